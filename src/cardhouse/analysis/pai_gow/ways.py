"""Every way to set a hand of seven cards, and the house way, from the engine's rules.

A setting is one number: the place of its back hand among all back hands, above that of its front.
"""

from functools import cache
from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.keep import is_there, kept
from cardhouse.analysis.pai_gow.alike import CARDS, Alike, alike, examples
from cardhouse.cards import RANKS, Card
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import PaiGow, back_scale, front
from cardhouse.ranking.scales import Scale

FRONT_BITS: Final = 7
FRONT_MASK: Final = (1 << FRONT_BITS) - 1
ALL_RANKS: Final = tuple(range(len(RANKS)))

_Setting = tuple[int, int]
Pair = tuple[Card, Card]
_PAIRS: Final = tuple(combinations(range(CARDS), 2))


class Ways(NamedTuple):
    """The settings of every group of hands that are alike."""

    groups: Alike
    house: NDArray[np.int32]
    """The house way, by group; -1 for an unused place in the table."""
    choices: NDArray[np.int32]
    """All settings that no other setting of the same hand beats, group after group."""
    starts: NDArray[np.int32]
    """The start of each group's choices."""
    back_values: NDArray[np.int64]
    """The values of the back hands that are ever made, by their places."""
    front_values: NDArray[np.int64]

    @property
    def backs(self) -> int:
        """The number of back hands."""
        return len(self.back_values)

    @property
    def fronts(self) -> int:
        """The number of front hands."""
        return len(self.front_values)


@cache
def ways(joker: str, wheel: str, ranks: tuple[int, ...] = ALL_RANKS) -> Ways:
    """The ways to set hands under a house's ranking, worked out once and kept on disk."""
    groups = alike(ranks)
    rules = PaiGow(joker=joker, wheel=wheel)  # type: ignore[arg-type]
    if ranks == ALL_RANKS:
        found = kept(f"pai-gow-{joker}-{wheel}", lambda: _build(groups, rules))
    else:
        found = _build(groups, rules)
    return Ways(groups, **found)


def are_kept(joker: str, wheel: str) -> bool:
    """True if the ways of a ranking have been worked out on this machine."""
    return is_there(f"pai-gow-{joker}-{wheel}")


def _build(groups: Alike, rules: PaiGow) -> dict[str, NDArray[Any]]:
    scale, worth = back_scale(rules), _Fronts(rules)
    found = {place: _settings(cards, rules, scale, worth) for place, cards in examples(groups)}
    every = [setting for house, choices in found.values() for setting in (house, *choices)]
    backs = {value: place for place, value in enumerate(sorted({b for b, _ in every}))}
    fronts = {value: place for place, value in enumerate(sorted({f for _, f in every}))}
    house = np.full(groups.groups, -1, np.int32)
    lists: list[list[int]] = [[]] * groups.groups
    for place, (way, choices) in found.items():
        codes = [backs[b] << FRONT_BITS | fronts[f] for b, f in (way, *choices)]
        house[place] = codes[0]
        lists[place] = codes[1:]
    starts = np.cumsum([0, *map(len, lists)], dtype=np.int32)
    return {
        "house": house,
        "choices": np.array([code for codes in lists for code in codes], np.int32),
        "starts": starts,
        "back_values": np.array(list(backs), np.int64),
        "front_values": np.array(list(fronts), np.int64),
    }


def _settings(
    cards: tuple[Card, ...], rules: PaiGow, scale: Scale, fronts: dict[Pair, int]
) -> tuple[_Setting, list[_Setting]]:
    """The house way, and the settings worth considering: no other one beats both hands."""
    legal = {}
    for one, two in _PAIRS:
        pair = cards[one], cards[two]
        behind = scale.value(cards[:one] + cards[one + 1 : two] + cards[two + 1 :])
        if fronts[pair] < behind:
            legal[frozenset(pair)] = behind, fronts[pair]
    best: list[_Setting] = []
    for behind, before in sorted(legal.values(), reverse=True):
        if not best or before > best[-1][1]:
            best.append((behind, before))
    return legal[frozenset(house_way(cards, rules).front)], best


class _Fronts(dict[Pair, int]):
    """The value of two cards in front, worked out when first asked for."""

    def __init__(self, rules: PaiGow) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, pair: Pair) -> int:
        self[pair] = value = front(pair, self._rules)
        return value
