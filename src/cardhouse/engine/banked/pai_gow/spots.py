"""Shared parts of pai gow poker's steps: the order of action, and who sees and sets a hand."""

from collections.abc import Sequence
from typing import Final

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.banked.layout import Laid, Wager
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import PaiGow

# The keys of the seven piles before they are delivered.
PILES: Final = (51, 52, 53, 54, 55, 56, 57)
# The number of cards in each.
CARDS: Final = 7


def pai_gow(hand: PaiGowHand) -> PaiGow:
    """This table's ranking of front and back hands."""
    rules = hand.game.paigow
    assert rules is not None, "no pai gow poker"
    return rules


def clockwise(hand: PaiGowHand, spot: int) -> tuple[int, ...]:
    """All spots, beginning with this one."""
    spots = sorted(hand.layout.order)
    at = spots.index(spot)
    return (*spots[at:], *spots[:at])


def from_action(hand: PaiGowHand) -> tuple[int, ...]:
    """All spots in the order of action: from the one with the action button."""
    return clockwise(hand, hand.layout.action)


def sees(hand: PaiGowHand, viewer: int, key: int) -> bool:
    """True if a viewer may look into a face-down hand: only one in a deal."""
    return hand.layout.watching.get(viewer) == key


def backers(hand: PaiGowHand, spot: int) -> list[Wager]:
    """The bets with action behind the player of a spot, the most money first."""
    behind = [w for w in hand.layout.on(spot) if w.behind and w.action and not w.forfeited]
    return sorted(behind, key=lambda wager: -wager.action)


def setter(hand: PaiGowHand, spot: int) -> int:
    """The player who handles the cards of a spot; 0 if none of its bettors may see them."""
    lay = hand.layout
    bettors = (lay.players[spot], *(wager.player for wager in backers(hand, spot)))
    return next((player for player in bettors if sees(hand, player, spot)), 0)


def watchers(hand: PaiGowHand, spot: int) -> tuple[int, ...]:
    """The players who may look into the hand of a spot."""
    return tuple(player for player, seen in hand.layout.watching.items() if seen == spot)


def hidden(cards: Sequence[Card]) -> tuple[Card, ...]:
    """A back for each card."""
    return (HIDDEN,) * len(cards)


def is_set(hand: PaiGowHand, key: int) -> bool:
    """True if a hand is set, and the floor has changed none of its cards since."""
    laid = hand.layout.settings.get(key)
    cards = (*hand.down[key], *hand.up[key])
    return laid is not None and sorted((*laid.front, *laid.back)) == sorted(cards)


def by_house_way(cards: Sequence[Card], rules: PaiGow) -> Laid:
    """The house way; a hand it cannot set is laid out in the order dealt."""
    if len(cards) == CARDS == len(set(cards)) and HIDDEN not in cards:
        setting = house_way(cards, rules)
        return Laid(setting.front, setting.back)
    return Laid(tuple(cards[:2]), tuple(cards[2:]))
