"""Openers: the lowest hand that may open a pot for high."""

from functools import cache

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.pot.deal import due_now
from cardhouse.engine.pot.hand import PotHand
from cardhouse.ranking import High, scale

# The best hand below a pair of jacks.
SHORT = parse_cards("Ts Th As Ks Qs")


def may_open(hand: PotHand, seat: int) -> bool:
    """True if a seat holds a pair of jacks or better; for low any hand will do."""
    if hand.low is not None:
        return True
    cards, rules = hand.down[seat], hand.game.high
    assert rules is not None, "openers are for high"
    if HIDDEN in cards or _foul(hand, seat):
        return False
    return scale(rules).value(cards) > _short(rules)


def _foul(hand: PotHand, seat: int) -> bool:
    """True if a hand has too many or too few cards, or a foreign one."""
    cards = hand.down[seat]
    return len(cards) != due_now(hand, seat) or not set(hand.foreign).isdisjoint(cards)


@cache
def _short(rules: High) -> int:
    return scale(rules).value(SHORT)
