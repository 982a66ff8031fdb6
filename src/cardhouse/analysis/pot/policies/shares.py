"""The shares of the pot that hands win, by game: one byte each, read without NumPy.

The tables of the packaged games ship with the program. Others are counted by
`compiled/counting.py` and kept on disk; a game of which none is known is judged by the likest that
ships.
"""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import fields

from cardhouse.analysis.kernel.place import folder
from cardhouse.analysis.pot.policies import traits as t
from cardhouse.analysis.pot.policies.buckets import size
from cardhouse.analysis.pot.policies.traits import traits
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.hand import PotGame

# Change it whenever a feature changes: older tables then mean nothing.
VERSION: Final = 1
_FILE: Final = files(__package__).joinpath("shares.txt")


def key(game: PotGame) -> str:
    """A name for all games whose hands win the same shares: money plays no part."""
    draws = [_options(step) for step in game.script if isinstance(step, Draw)]
    records = [_options(each) for each in (game.deck, game.high, game.low)]
    rules = (VERSION, streets(game), records, game.pick, draws)
    return sha256(repr(rules).encode()).hexdigest()[:12]


def _options(record: Struct | None) -> dict[str, Any] | None:
    """The options of a record that differ from their defaults: a new one changes no old name."""
    if record is None:
        return None
    found = {each.name: (getattr(record, each.name), each.default) for each in fields(record)}
    return {name: value for name, (value, default) in found.items() if value != default}


def streets(game: PotGame) -> tuple[int, ...]:
    """The traits of a game without its money."""
    found = list(traits(game))
    found[t.FREE] = found[t.OPENED] = 0
    found[t.UNIT : t.UNIT + t.STREETS] = [0] * t.STREETS
    return tuple(found)


def shares_of(game: PotGame) -> bytes:
    """The shares of a game's hands by their places."""
    return known(key(game)) or _likest(streets(game))


@cache
def _shipped() -> dict[str, tuple[tuple[int, ...], str]]:
    found = {}
    for line in _FILE.read_text("ascii").splitlines():
        name, numbers, packed = line.split(" ")
        found[name] = tuple(map(int, numbers.split(","))), packed
    return found


def known(name: str) -> bytes:
    """The table under a name, shipped or kept; empty if there is none."""
    if name in _shipped():
        return _unpacked(name)
    try:
        return zlib.decompress(kept_at(name).read_bytes())
    except (OSError, zlib.error):
        return b""


def kept_at(name: str) -> Path:
    """The file of a table that was counted here."""
    return folder() / f"shares-{name}.z"


@cache
def _unpacked(name: str) -> bytes:
    return zlib.decompress(b85decode(_shipped()[name][1]))


def line(game: PotGame, table: bytes) -> str:
    """A table as it ships."""
    numbers = ",".join(map(str, streets(game)))
    return f"{key(game)} {numbers} {b85encode(zlib.compress(table, 9)).decode()}"


def _likest(wanted: tuple[int, ...]) -> bytes:
    """The table of the game with the fewest other traits, stretched to the game's own streets."""

    def distance(numbers: tuple[int, ...]) -> int:
        return sum((a != b) * (9 if i < t.ROUNDS else 1) for i, (a, b) in pairs(numbers))

    def pairs(numbers: tuple[int, ...]) -> enumerate[tuple[int, int]]:
        return enumerate(zip(numbers, wanted, strict=True))

    shipped = _shipped()
    name = min(shipped, key=lambda each: distance(shipped[each][0]))
    return stretched(_unpacked(name), shipped[name][0], wanted)


@cache
def stretched(table: bytes, known: tuple[int, ...], wanted: tuple[int, ...]) -> bytes:
    """A table with a row for each street of another game: the last ones are alike."""
    rows, needed = known[t.ROUNDS] * (1 + known[t.TURNS]), wanted[t.ROUNDS] * (1 + wanted[t.TURNS])
    across, width = size(known) // rows, size(wanted) // needed
    ahead = [known[t.ROUNDS] - wanted[t.ROUNDS] + i for i in range(wanted[t.ROUNDS])]
    found = b""
    for number in range(needed):
        row = max(0, ahead[number % wanted[t.ROUNDS]])
        part = table[row * across : (row + 1) * across]
        if len(part) < width:
            # A game for one side has no levels of the other.
            part = bytes(part[i] for i in range(len(part)) for _ in range(width // across))
        found += part[:: max(1, len(part) // width)][:width]
    return found
