"""Every way to set a hand of seven cards, and the house way, from the engine's rules.

A setting is one number: the place of its back hand among all back hands, above that of its front.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.keep import is_there, kept
from cardhouse.analysis.pai_gow.alike import Alike, alike, examples
from cardhouse.analysis.pai_gow.settings import Picked, house_way_of, sensible, tried
from cardhouse.cards import RANKS
from cardhouse.ranking.paigow import PaiGow

FRONT_BITS: Final = 7
FRONT_MASK: Final = (1 << FRONT_BITS) - 1
ALL_RANKS: Final = tuple(range(len(RANKS)))


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
    places, hands = examples(groups)
    found = tried(hands, rules)
    way = house_way_of(groups, hands, found, rules)
    best, numbers = sensible(found)
    backs, fronts = (np.unique(np.concatenate(each)) for each in zip(way, best, strict=True))

    def code(made: Picked) -> NDArray[np.int64]:
        places = np.searchsorted(backs, made.back), np.searchsorted(fronts, made.front)
        return places[0] << FRONT_BITS | places[1]

    house = np.full(groups.groups, -1, np.int32)
    house[places] = code(way)
    starts = np.zeros(groups.groups + 1, np.int32)
    starts[places + 1] = numbers
    return {
        "house": house,
        "choices": code(best).astype(np.int32),
        "starts": np.cumsum(starts, dtype=np.int32),
        "back_values": backs,
        "front_values": fronts,
    }
