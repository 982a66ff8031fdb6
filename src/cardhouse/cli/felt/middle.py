"""The middle of the felt: cards in a row, and the pot above them."""

from collections.abc import Sequence
from typing import Final

from cardhouse.cards import Card
from cardhouse.cli.felt.cards import card_box, slot
from cardhouse.cli.felt.pen import Pen
from cardhouse.words.said import Money

GOLD: Final = "bold #ffd75f"


def draw_cards(pen: Pen, cards: Sequence[Card], count: int) -> None:
    """Draw cards side by side, and slots for those to come."""
    plan, width = pen.plan, pen.plan.board_card[0]
    count = max(count, len(cards))
    x = plan.middle - (count * (width + 1) - 1) // 2
    for i in range(count):
        at = (x + i * (width + 1), plan.board_row)
        if i < len(cards):
            card_box(pen.canvas, at, cards[i], size=plan.board_card, look=pen.look)
        else:
            slot(pen.canvas, at, size=plan.board_card, look=pen.look)


def draw_pot(pen: Pen, amount: int) -> None:
    """Draw the pot, if there is one."""
    if amount:
        pot = f"{pen.sign('●')} {pen.say('felt-pot', amount=Money(amount))}"
        at = (pen.plan.middle, pen.plan.board_row - 1)
        pen.canvas.centre(at, pot, ink=pen.ink(GOLD, "bold"))
