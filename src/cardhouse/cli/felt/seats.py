"""The seats around the felt: name plates, stacks, cards, bets, and what became of a hand."""

from typing import Final

from msgspec import Struct, field

from cardhouse.cards import HIDDEN, Card
from cardhouse.cli.felt.canvas import Canvas
from cardhouse.cli.felt.cards import Look, card_box, chip, in_suits
from cardhouse.cli.felt.places import Place, Plan
from cardhouse.engine.core.view import SeatView, View
from cardhouse.words.scene import dollars

PLATE: Final = "#1d232b"
PLATE_TURN: Final = "#7a4a00"
PLATE_WON: Final = "#14532d"
PALE: Final = "#7d8590"
CHIP: Final = 4
# What a stack takes of its plate, with some room around it.
STACK: Final = 7


class Scene(Struct, kw_only=True):
    """What is drawn: a view, and what everybody at the table knows besides."""

    view: View
    names: dict[int, str]
    # Players at the table who are not in the hand, with their chips.
    idle: dict[int, int] = field(default_factory=dict)
    # Hands that were shown, which the dealer may have taken in since.
    shown: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    won: dict[int, int] = field(default_factory=dict)
    # How many cards the game lays on the board.
    board: int = 0
    # Whom the eye should follow: who is to act, or has just acted.
    turn: int = 0
    # At a banked table: what each player won or lost with each hand.
    results: dict[tuple[int, int], int] = field(default_factory=dict)
    # One's own cards as they are set or about to be, and what the two hands are called.
    front: tuple[Card, ...] = ()
    back: tuple[Card, ...] = ()
    labels: tuple[str, ...] = ()


class Pen(Struct, frozen=True):
    """What a part of the drawing needs: the sheet, the scene, the measures and the colours."""

    canvas: Canvas
    scene: Scene
    plan: Plan
    look: Look

    def ink(self, colour: str, plain: str = "") -> str:
        """An ink where there is colour, another one where there is none."""
        return colour if self.look.colour else plain

    def sign(self, text: str) -> str:
        return self.look.plain(text)


def draw_seat(pen: Pen, number: int, place: Place) -> None:
    """One seat: its plate, and what lies in front of it."""
    seat = next((seat for seat in pen.scene.view.seats if seat.seat == number), None)
    plate(pen, number, place, live=seat is not None and seat.live)
    if seat is None:
        idle(pen, number, place)
        return
    stack(pen, seat, place)
    own = number == pen.scene.view.viewer
    cards = _cards(pen, seat)
    if own and pen.scene.view.pan is not None:
        cards = tuple(sorted(cards, key=in_suits))
    if own and cards:
        _own_cards(pen, cards)
    elif cards:
        _hand(pen, place, cards)
    if seat.plays_board:
        word(pen, place, "board")
    elif not cards and not seat.live:
        word(pen, place, "folded")
    if seat.bet and not pen.scene.view.over:
        _bet(pen, seat, place)


def _cards(pen: Pen, seat: SeatView) -> tuple[Card, ...]:
    return (*seat.down, *seat.up) or pen.scene.shown.get(seat.seat, ())


def plate(pen: Pen, number: int, place: Place, *, live: bool) -> None:
    """The name with the button, lit up when the eye should be there."""
    scene, (width, height) = pen.scene, pen.plan.plate
    turn, won = scene.turn == number, number in scene.won
    ground = PLATE_WON if won else PLATE_TURN if turn else PLATE
    pen.canvas.fill(place.at, (width, height), pen.ink(ground))
    x, y = place.at
    pen.canvas.put((x, y), pen.sign("▸") if turn else " ", ink=pen.ink("bold #ffd75f", "bold"))
    ink = pen.ink("bold white", "bold") if live or won else pen.ink(PALE)
    name = f"{number} {scene.names.get(number, '')}"
    pen.canvas.put((x + 1, y), name[: width - 5], ink=ink)
    if scene.view.button == number:
        # The bank's button shows which hand of its turn it is.
        mark = "D" if scene.view.layout is None else f"B{scene.view.layout.number}"
        disc = f" {mark} " if pen.look.colour else f"({mark})"
        at = (x + width - 1 - len(disc), y)
        pen.canvas.put(at, disc, ink=pen.ink("bold black", "bold"), ground=pen.ink("#ffffff"))


def stack(pen: Pen, seat: SeatView, place: Place, *, all_in: bool = True) -> None:
    """What a player has; where it is all in the middle, a word says so."""
    x, y = place.at[0] + 1, place.at[1] + 1
    view, won = pen.scene.view, pen.scene.won.get(seat.seat, 0)
    if won:
        pen.canvas.put((x, y), f"+{dollars(won)}", ink=pen.ink("bold #7ee787", "bold"))
    elif all_in and not seat.chips and seat.live and not view.over:
        pen.canvas.put((x, y), "ALL-IN", ink=pen.ink("bold #ff7b72", "bold"))
    else:
        pen.canvas.put((x, y), dollars(seat.chips), ink=pen.ink("#e6c35c"))


def _hand(pen: Pen, place: Place, cards: tuple[Card, ...]) -> None:
    """Another player's cards as chips at the plate's end; more than two lie closer together."""
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


def _own_cards(pen: Pen, cards: tuple[Card, ...]) -> None:
    """The largest cards on the table stand above one's own plate."""
    (width, height), plan = pen.plan.own_card, pen.plan
    gap = 1 if len(cards) <= 5 else 0
    x = plan.middle - (len(cards) * (width + gap) - gap) // 2
    y = plan.height - plan.plate[1] - height
    for i, card in enumerate(cards):
        card_box(pen.canvas, (x + i * (width + gap), y), card, size=plan.own_card, look=pen.look)


def word(pen: Pen, place: Place, said: str) -> None:
    end = place.at[0] + pen.plan.plate[0] - 1
    pen.canvas.put((end - len(said), place.at[1] + 1), said, ink=pen.ink(f"italic {PALE}"))


def idle(pen: Pen, number: int, place: Place) -> None:
    chips = pen.scene.idle.get(number, 0)
    at = (place.at[0] + 1, place.at[1] + 1)
    pen.canvas.put(at, dollars(chips) if chips else "no chips", ink=pen.ink(PALE))
    word(pen, place, "sits out")


def _bet(pen: Pen, seat: SeatView, place: Place) -> None:
    """The chips in front of a seat, on the felt towards the middle."""
    text = f"{pen.sign('●')} {dollars(seat.bet)}"
    x, y = place.bet
    if place.side == "right":
        x -= len(text) - 1
    elif place.side != "left":
        x -= len(text) // 2
    pen.canvas.put((x, y), text, ink=pen.ink("bold #ffffff", "bold"))
    pen.canvas.put((x, y), pen.sign("●"), ink=pen.ink("bold #ff5c5c", "bold"))
