"""The cards a joker, or any wild card, may stand for."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from cardhouse.ranking.layout import ACE, FIVE

_WHEEL: Final = 1 << ACE | 0b1111


def spread(
    counts: Sequence[int], wilds: int, joker: Literal["none", "bug", "wild"]
) -> Iterator[list[int]]:
    """The rank counts that wild cards can make, for hands of equal ranks.

    All wild cards go to one rank, because a third equal card beats a second pair, and a fourth
    beats a full house. A bug can only be an ace; five wild cards are five aces.
    """
    if not wilds:
        yield list(counts)
        return
    held = [rank for rank, count in enumerate(counts) if count]
    for rank in [ACE] if joker == "bug" or wilds >= 5 else held:
        made = list(counts)
        made[rank] += wilds
        yield made


def straight_tops(mask: int, wilds: int) -> Iterator[int]:
    """The top ranks of all straights made by a set of ranks and the wild cards."""
    for top in range(ACE, FIVE, -1):
        if (mask >> (top - 4) & 0b11111).bit_count() + wilds >= 5:
            yield top
    if (mask & _WHEEL).bit_count() + wilds >= 5:
        yield FIVE


def fill(mask: int, wilds: int) -> int:
    """Turn each wild card of a flush into the highest card missing from the suit."""
    for rank in range(ACE, -1, -1):
        if wilds and not mask >> rank & 1:
            mask |= 1 << rank
            wilds -= 1
    return mask


def lowest_missing(counts: Sequence[int]) -> int:
    """The lowest rank not held, the ace being one: the joker's rank in a low hand."""
    ace_first: list[int] = [ACE, *range(ACE)]
    return next(rank for rank in ace_first if not counts[rank])
