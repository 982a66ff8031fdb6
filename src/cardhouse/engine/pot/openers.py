"""Openers: the least hand with which a pot may be opened for high."""

from functools import cache

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.pot.deal import cards_due
from cardhouse.engine.pot.hand import PotHand
from cardhouse.ranking import High, scale

# The best hand that is no pair of jacks or better.
SHORT = parse_cards("Ts Th As Ks Qs")


def may_open(hand: PotHand, seat: int) -> bool:
    """Whether a seat holds a pair of jacks or better; for low any hand will do."""
    if hand.low is not None:
        return True
    cards, rules = hand.down[seat], hand.game.high
    if rules is None or HIDDEN in cards or _foul(hand, seat):
        return False
    return scale(rules).value(cards) > _short(rules)


def _foul(hand: PotHand, seat: int) -> bool:
    """Whether a hand has cards too many or too few, or one that does not belong to the deck."""
    cards = hand.down[seat]
    return len(cards) != cards_due(hand) or not set(hand.foreign).isdisjoint(cards)


@cache
def _short(rules: High) -> int:
    return scale(rules).value(SHORT)
