"""Small cards side by side on one strip of paper."""

from collections.abc import Sequence

from cardhouse.cards import Card
from cardhouse.cli.felt.cards import PAPER
from cardhouse.cli.felt.pen import Pen


def strip(
    pen: Pen, at: tuple[int, int], cards: Sequence[Card], *, tight: bool, paper: str = PAPER
) -> int:
    """Draw cards in a row, without gaps if tight; return the column after them."""
    x, row = at
    ground = paper if pen.look.colour else ""
    for number, card in enumerate(cards):
        if number and not tight:
            pen.canvas.put((x, row), " ", ground=ground)
            x += 1
        pen.canvas.put((x, row), pen.look.card(card), ink=pen.look.ink(card), ground=ground)
        x += 2
    return x
