"""A stud hand in the terminal: up cards told apart from down cards, with and without colour."""

from collections.abc import Sequence
from typing import Final

from cardhouse.cards import HIDDEN, Card
from cardhouse.cli.felt.cards import BACK_INK, PAPER, SHADED
from cardhouse.cli.felt.groups import GAP, large
from cardhouse.cli.felt.pen import Pen
from cardhouse.cli.felt.places import Place
from cardhouse.cli.felt.strip import strip

# The rows of a plate: name, chips and bet, cards.
PLATE_ROWS: Final = 3


def own_cards(pen: Pen, down: Sequence[Card], up: Sequence[Card]) -> None:
    """Draw the viewer's own cards, large: those that only they see, and those that all see."""
    both = [(down, "felt-down", SHADED), (up, "felt-up", PAPER)]
    groups = [(tuple(cards), pen.say(said), paper) for cards, said, paper in both if cards]
    cards, labels, papers = zip(*groups, strict=True)
    # The plates at the sides need their columns.
    room = pen.plan.width - 2 * pen.plan.plate[0] - 2 * GAP
    large(pen, cards, labels, most=room, papers=papers)


def row_of_cards(pen: Pen, place: Place, down: Sequence[Card], up: Sequence[Card]) -> None:
    """Draw another player's cards on their plate: down cards, then up cards in brackets."""
    x, row = place.at[0] + 1, place.at[1] + PLATE_ROWS - 1
    backs = down.count(HIDDEN)
    if backs:
        pen.canvas.put((x, row), pen.sign("▒" * backs), ink=pen.ink(BACK_INK))
        x += backs + 1
    seen = [card for card in down if card != HIDDEN]
    tight = x + 3 * (len(seen) + len(up)) + 2 > place.at[0] + pen.plan.plate[0]
    if seen:
        x = strip(pen, (x, row), seen, tight=tight, paper=SHADED)
    if up:
        ink = pen.ink(PAPER, "bold")
        pen.canvas.put((x, row), "[", ink=ink)
        x = strip(pen, (x + 1, row), up, tight=tight)
        pen.canvas.put((x, row), "]", ink=ink)
