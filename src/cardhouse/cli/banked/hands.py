"""Hands at a banked table: cards and counts, as large as there is room."""

from collections.abc import Sequence

from cardhouse.cards import HIDDEN, Card
from cardhouse.cli.felt.cards import chip
from cardhouse.cli.felt.groups import GAP
from cardhouse.cli.felt.pen import Pen
from cardhouse.cli.felt.places import Place
from cardhouse.cli.felt.seats import CHIP
from cardhouse.engine.banked.view import HandView


def counted(pen: Pen, hand: HandView) -> str:
    """A hand's count, in short: "19", "7/17", "23 over"."""
    if not (hand.kind or hand.surrendered):
        return ""
    kind = "surrendered" if hand.surrendered else hand.kind
    doubled = hand.doubled and not hand.surrendered
    points, low = hand.points, hand.points - 10
    return pen.say("felt-count", kind=kind, points=points, low=low, doubled=doubled)


def cards_of(hand: HandView) -> tuple[Card, ...]:
    """All cards of a hand, face up and face down."""
    return (*hand.up, *hand.down)


def in_words(pen: Pen, hand: HandView) -> str:
    """A hand in a few characters: its cards or the number of its backs, and its count."""
    if hand.front:
        return f"{_tight(pen, hand.front)} / {_tight(pen, hand.back)}"
    backs = cards_of(hand).count(HIDDEN)
    shown = _tight(pen, [card for card in cards_of(hand) if card != HIDDEN])
    hidden = pen.sign(f"▒x{backs}") if backs else ""
    return " ".join(filter(None, (shown, hidden, counted(pen, hand))))


def hand_row(pen: Pen, place: Place, hands: Sequence[HandView], *, row: int, most: int) -> None:
    """Draw a player's hands side by side in one row: as cards, in words, or as totals only."""
    chips = sum(_chips_width(pen, hand) for hand in hands) + GAP * (len(hands) - 1)
    if chips <= most and all(len(cards_of(hand)) <= 4 for hand in hands):
        x = _start(pen, place, chips)
        for hand in hands:
            _chips(pen, (x, row), hand)
            x += _chips_width(pen, hand) + GAP
        return
    words = "  ".join(in_words(pen, hand) for hand in hands)
    if len(words) > most and len(hands) > 1:
        words = "  ".join(counted(pen, hand) for hand in hands)
    words = words[:most]
    pen.canvas.put((_start(pen, place, len(words)), row), words, ink=pen.ink("bold white"))


def _chips(pen: Pen, at: tuple[int, int], hand: HandView) -> None:
    x, row = at
    for card in cards_of(hand):
        chip(pen.canvas, (x, row), card, pen.look)
        x += CHIP
    pen.canvas.put((x, row), f" {counted(pen, hand)} ", ink=pen.ink("bold #ffd75f", "bold"))


def _chips_width(pen: Pen, hand: HandView) -> int:
    said = counted(pen, hand)
    return CHIP * len(cards_of(hand)) + (len(said) + 1 if said else 0)


def _start(pen: Pen, place: Place, width: int) -> int:
    """The first column of a player's hands: towards the middle of the table."""
    if place.side == "left":
        return place.at[0] + pen.plan.plate[0] - width
    if place.side == "right":
        return place.at[0]
    return place.bet[0] - width // 2


def _tight(pen: Pen, cards: Sequence[Card]) -> str:
    return "".join(map(pen.look.card, cards))
