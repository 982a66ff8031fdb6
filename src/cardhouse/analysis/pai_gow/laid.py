"""The house way of every group of hands, shipped with the package: building it takes a minute.

`python -m cardhouse.analysis.pai_gow.laid` writes the files anew, when the house way or a ranking
has changed.
"""

import lzma
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.pai_gow.alike import Alike, alike
from cardhouse.analysis.pai_gow.ways import (
    ALL_RANKS,
    FRONT_BITS,
    FRONT_MASK,
    Ways,
    are_kept,
    ways,
)

FOLDER: Final = Path(__file__).with_name("house_ways")
# The rankings that houses post; any other is worked out where it is wanted.
SHIPPED: Final = (("bug", "lowest"), ("wild", "lowest"))
# The parts of a file one after another, each as long as the sizes before it say.
_SIZES: Final = np.dtype("<i4")
_VALUES: Final = np.dtype("<i8")
_BACKS: Final = np.dtype("<i2")
_FRONTS: Final = np.dtype("i1")


class Laid(NamedTuple):
    """The house way by group, in places on the scales of back and front hands."""

    groups: Alike
    house: NDArray[np.int32]
    back_values: NDArray[np.int64]
    front_values: NDArray[np.int64]

    def code(self, back: int, front: int) -> int:
        """A setting as one number, by the values of its two hands."""
        behind = int(np.searchsorted(self.back_values, back))
        return behind << FRONT_BITS | int(np.searchsorted(self.front_values, front))


@cache
def laid(joker: str, wheel: str, ranks: tuple[int, ...] = ALL_RANKS) -> Laid:
    """The house way under a ranking: as shipped, or else worked out."""
    if ranks == ALL_RANKS and (joker, wheel) in SHIPPED:
        # A file that is damaged or missing costs time, and nothing else.
        with suppress(OSError, lzma.LZMAError, ValueError):
            return Laid(alike(), **unpacked(file_of(joker, wheel).read_bytes()))
    found = ways(joker, wheel, ranks)
    return Laid(found.groups, found.house, found.back_values, found.front_values)


def is_laid(joker: str, wheel: str) -> bool:
    """True if the house way under a ranking is shipped, or has been worked out here."""
    shipped = (joker, wheel) in SHIPPED and file_of(joker, wheel).exists()
    return shipped or are_kept(joker, wheel)


def file_of(joker: str, wheel: str) -> Path:
    """The file of a ranking."""
    return FOLDER / f"{joker}-{wheel}.xz"


def packed(found: Ways) -> bytes:
    """The house way in a file with its checksum; backs and fronts apart, which is shorter."""
    sizes = [len(found.back_values), len(found.front_values), len(found.house)]
    parts = (
        np.array(sizes, _SIZES),
        found.back_values.astype(_VALUES),
        found.front_values.astype(_VALUES),
        (found.house >> FRONT_BITS).astype(_BACKS),
        np.where(found.house < 0, -1, found.house & FRONT_MASK).astype(_FRONTS),
    )
    whole = b"".join(part.tobytes() for part in parts)
    return lzma.compress(whole, check=lzma.CHECK_SHA256, preset=9)


def unpacked(data: bytes) -> dict[str, Any]:
    """The arrays of a file; LZMAError or ValueError if it is damaged."""
    whole = lzma.decompress(data)
    backs, fronts, groups = np.frombuffer(whole, _SIZES, 3).tolist()
    at = 3 * _SIZES.itemsize
    found = []
    for kind, size in ((_VALUES, backs), (_VALUES, fronts), (_BACKS, groups), (_FRONTS, groups)):
        found.append(np.frombuffer(whole, kind, size, at))
        at += size * kind.itemsize
    house = np.bitwise_or(found[2].astype(np.int32) << FRONT_BITS, found[3], dtype=np.int32)
    return {"house": house, "back_values": found[0], "front_values": found[1]}


def main() -> None:
    """Write the files where the package has them, or where they are wanted."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for joker, wheel in SHIPPED:
        (folder / file_of(joker, wheel).name).write_bytes(packed(ways(joker, wheel)))


if __name__ == "__main__":
    main()
