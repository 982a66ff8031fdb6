"""Requests to chance."""

from cardhouse.cards import HIDDEN
from cardhouse.engine.core.asks import Arrangement, Ask
from cardhouse.engine.core.commands import CHANCE, Arrange
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.stock import unseen


def to_arrange(hand: Hand, count: int) -> tuple[Ask, ...]:
    """Ask chance for those of the next cards it has not decided on yet."""
    return arranging(hand, hand.stock[:count].count(HIDDEN))


def arranging(hand: Hand, unknown: int) -> tuple[Ask, ...]:
    """Ask chance for this many cards of the stock."""
    if not unknown:
        return ()
    return (Ask(CHANCE, {Arrange: Arrangement(cards=unseen(hand), least=unknown)}),)
