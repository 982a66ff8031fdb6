"""What can still be in the stock."""

from collections import Counter

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.hand import Hand


def unseen(hand: Hand) -> tuple[Card, ...]:
    """The cards of the deck whose place nobody knows yet: chance draws from these."""
    deck = hand.deck
    if hand.stock.count(HIDDEN) == len(deck):
        return deck
    if len(set(deck)) == len(deck):
        known = set[Card]().union(*hand.places())
        return tuple([card for card in deck if card not in known])
    # In a shoe there are several of each.
    seen = Counter(card for place in hand.places() for card in place)
    left = []
    for card in deck:
        if seen[card]:
            seen[card] -= 1
        else:
            left.append(card)
    return tuple(left)
