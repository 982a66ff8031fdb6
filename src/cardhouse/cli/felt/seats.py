"""The seats around the felt: name plates, stacks, cards, and the fate of each hand."""

from collections.abc import Sequence
from typing import Final

from cardhouse.cards import HIDDEN, Card
from cardhouse.cli.felt.cards import card_box, chip
from cardhouse.cli.felt.pen import Pen
from cardhouse.cli.felt.places import Place
from cardhouse.cli.felt.scene import Scene
from cardhouse.engine.core.view import SeatView
from cardhouse.words.scene import dollars

PLATE: Final = "#1d232b"
PLATE_TURN: Final = "#7a4a00"
PLATE_WON: Final = "#14532d"
PALE: Final = "#7d8590"
CHIP: Final = 4
# The width of a stack on its plate, with some room around it.
STACK: Final = 7


def draw_seat(
    pen: Pen, scene: Scene, number: int, place: Place, cards: Sequence[Card], said: str = ""
) -> None:
    """Draw a seat: its plate, the cards in front of it, and a word about its hand."""
    seat = scene.seat(number)
    plate(pen, scene, number, place, live=seat is not None and seat.live)
    if seat is None:
        idle(pen, scene, number, place)
        return
    stack(pen, scene, seat, place)
    if cards and number == scene.view.viewer:
        _own_cards(pen, cards)
    elif cards:
        _hand(pen, place, cards)
    elif not seat.live:
        said = said or pen.say("felt-folded")
    word(pen, place, said)


def plate(pen: Pen, scene: Scene, number: int, place: Place, *, live: bool) -> None:
    """Draw the name with the button, lit up to catch the eye."""
    width, height = pen.plan.plate
    turn, won = scene.turn == number, number in scene.won
    ground = PLATE_WON if won else PLATE_TURN if turn else PLATE
    pen.canvas.fill(place.at, (width, height), pen.ink(ground))
    x, y = place.at
    pen.canvas.put((x, y), pen.sign("▸") if turn else " ", ink=pen.ink("bold #ffd75f", "bold"))
    ink = pen.ink("bold white", "bold") if live or won else pen.ink(PALE)
    name = f"{number} {scene.names.get(number, '')}"
    pen.canvas.put((x + 1, y), name[: width - 5], ink=ink)
    if scene.view.button == number:
        mark = scene.disc()
        disc = f" {mark} " if pen.look.colour else f"({mark})"
        at = (x + width - 1 - len(disc), y)
        pen.canvas.put(at, disc, ink=pen.ink("bold black", "bold"), ground=pen.ink("#ffffff"))


def stack(pen: Pen, scene: Scene, seat: SeatView, place: Place, *, all_in: bool = True) -> None:
    """Draw a player's chips, or a word if they are all in."""
    x, y = place.at[0] + 1, place.at[1] + 1
    won = scene.won.get(seat.seat, 0)
    if won:
        pen.canvas.put((x, y), f"+{dollars(won)}", ink=pen.ink("bold #7ee787", "bold"))
    elif all_in and not seat.chips and seat.live and not scene.view.over:
        pen.canvas.put((x, y), pen.say("felt-all-in"), ink=pen.ink("bold #ff7b72", "bold"))
    else:
        pen.canvas.put((x, y), dollars(seat.chips), ink=pen.ink("#e6c35c"))


def _hand(pen: Pen, place: Place, cards: Sequence[Card]) -> None:
    """Draw another player's cards as chips at the plate's end, closer if more than two."""
    end, row = place.at[0] + pen.plan.plate[0] - 1, place.at[1] + 1
    if len(cards) * (CHIP + 1) <= pen.plan.plate[0] // 2 + 2:
        x = end - len(cards) * (CHIP + 1) + 1
        for i, card in enumerate(cards):
            chip(pen.canvas, (x + i * (CHIP + 1), row), card, pen.look)
        return
    backs = cards.count(HIDDEN)
    words = pen.look.cards(tuple(card for card in cards if card != HIDDEN))
    words = f"{words} {pen.sign('▒')}x{backs}".strip() if backs else words
    if len(words) > pen.plan.plate[0] - STACK:
        words = words.replace(" ", "")
    pen.canvas.put((end - len(words), row), words, ink=pen.ink("bold white"))


def _own_cards(pen: Pen, cards: Sequence[Card]) -> None:
    """Draw the viewer's cards above their plate, the largest on the table."""
    (width, height), plan = pen.plan.own_card, pen.plan
    gap = 1 if len(cards) <= 5 else 0
    x = plan.middle - (len(cards) * (width + gap) - gap) // 2
    y = plan.height - plan.plate[1] - height
    for i, card in enumerate(cards):
        card_box(pen.canvas, (x + i * (width + gap), y), card, size=plan.own_card, look=pen.look)


def word(pen: Pen, place: Place, said: str) -> None:
    end = place.at[0] + pen.plan.plate[0] - 1
    pen.canvas.put((end - len(said), place.at[1] + 1), said, ink=pen.ink(f"italic {PALE}"))


def idle(pen: Pen, scene: Scene, number: int, place: Place) -> None:
    chips = scene.idle.get(number, 0)
    at = (place.at[0] + 1, place.at[1] + 1)
    held = dollars(chips) if chips else pen.say("felt-no-chips")
    pen.canvas.put(at, held, ink=pen.ink(PALE))
    word(pen, place, pen.say("felt-out"))
