"""The chance that a hand of lowball draw wins a bonus, if all draw like dummies, and show."""

from math import sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import inlined, kernel
from cardhouse.cards import RANKS

HAND: Final = 5
DECK: Final = 53
# A card is 4 x rank + suit, the ace being the lowest rank; the joker is the last one.
JOKER: Final = 52
LOW_ORDER: Final = f"A{RANKS[:-1]}"
KEPT_MOST: Final = LOW_ORDER.index("8")
PLAYERS_MOST: Final = 10
SPOILED: Final = -1


class Chance(NamedTuple):
    """The chance that a hand of play wins a bonus, and its standard error."""

    likely: float
    error: float


@inlined
def _pick(cards: NDArray[np.int64], first: int) -> int:
    """Move a random card from the first on to the first place, and return it."""
    place = first + int(np.random.random() * (len(cards) - first))
    cards[first], cards[place] = cards[place], cards[first]
    return int(cards[first])


@inlined
def _with(ranks: int, card: int) -> int:
    """The ranks of a low with another card; a pair spoils it."""
    bit = 1 << (card >> 2)
    return SPOILED if ranks == SPOILED or ranks & bit else ranks | bit


@kernel
def _play(deck: NDArray[np.int64], players: int, lows: NDArray[np.int64]) -> None:
    """Deal, keep the joker and each low rank once, draw the rest; a low is its ranks, and joker."""
    kept = np.zeros(PLAYERS_MOST, np.int64)
    taken = 0
    for player in range(players):
        lows[player], kept[player] = 0, 0
        for _ in range(HAND):
            card = _pick(deck, taken)
            taken += 1
            good = card >> 2 <= KEPT_MOST and not lows[player, 0] >> (card >> 2) & 1
            if card == JOKER:
                lows[player, 1] = 1
            elif good:
                lows[player, 0] |= 1 << (card >> 2)
            kept[player] += good or card == JOKER
    for player in range(players):
        for _ in range(HAND - kept[player]):
            if taken == DECK:
                # The deck has run out: a draw from the discards counts as spoiling the low.
                lows[player, 0] = SPOILED
                break
            card = _pick(deck, taken)
            taken += 1
            if card == JOKER:
                lows[player, 1] = 1
            else:
                lows[player, 0] = _with(lows[player, 0], card)


@inlined
def _is(ranks: int, joker: int, low: int) -> bool:
    """True if a hand is the given low; the joker is the lowest missing rank."""
    if ranks == SPOILED:
        return False
    return (ranks | (~ranks & (ranks + 1)) if joker else ranks) == low


@kernel
def _count(deals: int, players: int, seed: int, beaten: int, winner: int) -> NDArray[np.int64]:
    """The deals with one low beaten by the other: without the joker, and with it."""
    np.random.seed(seed)
    deck, lows = np.arange(DECK), np.zeros((PLAYERS_MOST, 2), np.int64)
    found = np.zeros(2, np.int64)
    for _ in range(deals):
        _play(deck, players, lows)
        natural, any_ = np.zeros(2, np.int64), np.zeros(2, np.int64)
        for player in range(players):
            ranks, joker = lows[player]
            if _is(ranks, joker, beaten):
                any_[0] += 1
                natural[0] += 1 - joker
            if _is(ranks, joker, winner):
                any_[1] += 1
                natural[1] += 1 - joker
        if natural[0] and natural[1]:
            found[0] += 1
        elif any_[0] and any_[1]:
            found[1] += 1
    return found


def chance(
    beaten: str, winner: str, joker: str, *, players: int, deals: int, seed: int = 1
) -> Chance:
    """The chance in a hand of play if nobody folds."""
    masks = [sum(1 << LOW_ORDER.index(r) for r in low.split("-")) for low in (beaten, winner)]
    natural, with_joker = _count(deals, players, seed, *masks).tolist()
    wins = {"without": natural, "with": with_joker}.get(joker, natural + with_joker)
    likely = wins / deals
    return Chance(likely, sqrt(likely * (1 - likely) / deals))
