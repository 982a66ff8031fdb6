"""What can still be in the stock."""

from collections import Counter

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.hand import Hand, places


def unseen(hand: Hand) -> tuple[Card, ...]:
    """The cards of the deck whose place nobody knows yet: chance draws from these."""
    if hand.stock.count(HIDDEN) == len(hand.deck):
        return hand.deck
    known = Counter(card for place in places(hand) for card in place)
    left = []
    for card in hand.deck:
        if known[card]:
            known[card] -= 1
        else:
            left.append(card)
    return tuple(left)
