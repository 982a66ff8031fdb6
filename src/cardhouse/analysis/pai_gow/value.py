"""The value of pai gow poker, over all 8,250,459,031,214,400 deals of two hands.

The house way against the house way, the best setting of a player against a bank of the house way,
and the best setting of a bank against players of the house way.
"""

from math import comb
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.keep import fingerprint, is_there, kept
from cardhouse.analysis.pai_gow.alike import CARDS
from cardhouse.analysis.pai_gow.best import NARROW
from cardhouse.analysis.pai_gow.chosen import CHOOSE, Chosen, chosen, looks
from cardhouse.analysis.pai_gow.count import COUNTS, Cells, layer
from cardhouse.analysis.pai_gow.hands import steps
from cardhouse.analysis.pai_gow.shared import Sets, sets
from cardhouse.analysis.pai_gow.ways import ALL_RANKS, FRONT_BITS, FRONT_MASK, Ways, ways
from cardhouse.analysis.pai_gow.work import Told, Work, quiet

# Ways of setting; in pairs the player's comes first, then the bank's.
HOUSE_WAY, BEST_PLAYER, BEST_BANK = range(3)
# A change in one of these makes earlier results useless.
_MADE_BY: Final = tuple(
    f"analysis/pai_gow/{name}.py" for name in ("best", "chosen", "count", "hands", "shared")
)
# The cost of comparing a hand three ways, in hands looked at.
_COMPARE: Final = 5
PAIRS: Final = ((HOUSE_WAY, HOUSE_WAY), (BEST_PLAYER, HOUSE_WAY), (HOUSE_WAY, BEST_BANK))


class Counts(NamedTuple):
    """A player's hands against a bank's, counted in deals."""

    win: int
    """Both of the player's hands outrank the bank's."""
    lose: int
    """Neither of them does."""
    under: int
    """Both rank below the bank's: the losing deals without a copy."""
    front_copies: int
    back_copies: int
    deals: int

    def lost(self, copies: str) -> int:
        """The player's losing deals, if copies are the bank's or push."""
        return self.lose if copies == "bank" else self.under

    def edge(self, copies: str) -> float:
        """The player's average win, as a share of the bet."""
        return (self.win - self.lost(copies)) / self.deals


class Value(NamedTuple):
    """The three matches."""

    house_way: Counts
    best_player: Counts
    best_bank: Counts


def value(
    joker: str,
    wheel: str,
    *,
    ranks: tuple[int, ...] = ALL_RANKS,
    workers: int = 1,
    told: Told = quiet,
) -> Value:
    """The exact value under a house's ranking, worked out once and kept on disk."""

    def work_out() -> dict[str, NDArray[Any]]:
        found = ways(joker, wheel, ranks)
        return {"counts": _value(found, Work(workers, told, _whole(found)))}

    if ranks == ALL_RANKS:
        counts = kept(_name(joker, wheel), work_out)["counts"]
    else:
        counts = work_out()["counts"]
    cards = 4 * len(ranks) + 1
    deals = comb(cards, CARDS) * comb(cards - CARDS, CARDS)
    return Value(*(Counts(*map(int, [*line, deals])) for line in counts))


def is_kept(joker: str, wheel: str) -> bool:
    """True if the exact value has been worked out before."""
    return is_there(_name(joker, wheel))


def _name(joker: str, wheel: str) -> str:
    return f"pai-gow-value-{joker}-{wheel}-{fingerprint(_MADE_BY)}"


def _value(found: Ways, work: Work) -> NDArray[np.int64]:
    """Add and subtract, over sets of cards, the pairs of hands that both hold the set."""
    best = chosen(found, work)
    table = steps(found.groups, best.odd)
    cells = _cells(found, best)
    deck, pairs = found.groups.deck(), np.array(PAIRS)
    total = np.zeros((len(PAIRS), COUNTS), np.int64)
    for size in range(CARDS + 1):
        most = comb(len(deck) - max(size, 1), CARDS - max(size, 1))
        for some in sets(found.groups.ranks, size):

            def play(a: int, b: int, some: Sets = some, most: int = most) -> NDArray[np.int64]:
                held = some.masks[a:b], some.times[a:b], some.joker
                return layer(*held, deck, table, cells, pairs, most)

            cost = _COMPARE * looks(len(deck), size, some)
            total += (-1) ** size * sum(work.share(len(some.masks), cost, play))
    return total


def _whole(found: Ways) -> int:
    """The total work, in hands looked at."""
    cards = len(found.groups.deck())
    whole = 0
    for size in range(CARDS + 1):
        for some in sets(found.groups.ranks, size):
            times = _COMPARE + 1 if size <= NARROW else _COMPARE
            whole += times * looks(cards, size, some)
            whole += CHOOSE * len(some.masks) if size == CARDS else 0
    return whole


def _cells(found: Ways, best: Chosen) -> Cells:
    """Number the settings made by any of the three ways."""
    codes = np.stack([best.house, best.player, best.bank])
    made = np.unique(codes[codes >= 0])
    return Cells(
        np.searchsorted(made, codes).astype(np.int32),
        (made >> FRONT_BITS).astype(np.int32),
        (made & FRONT_MASK).astype(np.int32),
        found.fronts,
    )
