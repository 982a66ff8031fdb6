"""Every way to set a hand of seven cards, and the house way, from the engine's rules.

A setting is one number: the place of its back hand among all back hands, above that of its front.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.keep import is_there, kept
from cardhouse.analysis.pai_gow.alike import Alike, alike, examples
from cardhouse.analysis.pai_gow.settings import VALUE_BITS, VALUE_MASK, settings
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

    def code(self, back: int, front: int) -> int:
        """A setting as one number, by the values of its two hands."""
        return int(_codes(back, front, self.back_values, self.front_values))


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
    way, best, counts = settings(groups, hands, rules)
    every = np.concatenate([way, best])
    back, front = every >> VALUE_BITS, every & VALUE_MASK
    backs, fronts = np.unique(back), np.unique(front)
    codes = _codes(back, front, backs, fronts).astype(np.int32)
    house = np.full(groups.groups, -1, np.int32)
    house[places] = codes[: len(way)]
    starts = np.zeros(groups.groups + 1, np.int32)
    starts[places + 1] = counts
    return {
        "house": house,
        "choices": codes[len(way) :],
        "starts": np.cumsum(starts, dtype=np.int32),
        "back_values": backs,
        "front_values": fronts,
    }


def _codes(back: Any, front: Any, backs: NDArray[np.int64], fronts: NDArray[np.int64]) -> Any:
    """Settings as numbers, from the values of their hands and all values in order."""
    return np.searchsorted(backs, back) << FRONT_BITS | np.searchsorted(fronts, front)
