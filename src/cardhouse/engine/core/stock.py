"""Cards that may still be in the stock."""

from collections import Counter

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.hand import Hand


def unseen(hand: Hand) -> tuple[Card, ...]:
    """The cards of the deck in unknown places: chance draws from these."""
    deck = hand.deck
    if hand.stock.count(HIDDEN) == len(deck):
        return deck
    if len(set(deck)) == len(deck):
        known = set[Card]().union(*hand.places())
        return tuple([card for card in deck if card not in known])
    # A shoe has several of each card.
    seen = Counter(card for place in hand.places() for card in place)
    left = []
    for card in deck:
        if seen[card]:
            seen[card] -= 1
        else:
            left.append(card)
    return tuple(left)
