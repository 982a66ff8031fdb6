"""Hands played in bulk: fixed pieces with a seed each, so that the work can be shared out.

A piece is the same on any worker, and sums are whole numbers added in the order of the pieces: the
same seed gives the same result with any number of workers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from math import sqrt
from typing import Any, Final, Protocol, Self, TypeVar

from msgspec import Struct, field

# Roles of a line besides "seat 1" and so on.
PLAYER: Final = "player"
BANK: Final = "bank"
BEHIND: Final = "behind the bank"
HOUSE: Final = "house"
BONUS: Final = "bonus"


class Job(Struct, frozen=True, kw_only=True):
    """The work to be played: everything a worker needs to know."""

    house: str
    game: str
    table: str
    # Players at the table, including the bank.
    seats: int
    seed: str
    hands: int
    # Hands in a piece, which begins with a new table.
    piece: int
    # The wager of every player at a banked table, in cents.
    bet: int = 0
    # The bots by name: in the seats, none for the default ones; or those that meet in an arena,
    # with the chips each starts a hand with.
    bots: tuple[str, ...] = ()
    chips: int = 0

    @property
    def pieces(self) -> int:
        """The number of pieces; the last one may be short."""
        return -(-self.hands // self.piece)

    def size(self, number: int) -> int:
        """The number of hands in a piece."""
        return min(self.piece, self.hands - number * self.piece)

    def key(self, number: int) -> int:
        """A number that seeds one piece and no other."""
        digest = hashlib.sha256(f"{self.seed}/{number}".encode()).digest()
        return int.from_bytes(digest[:7])


class RoleSum(Struct):
    """A role's results in a number of hands, in cents."""

    hands: int = 0
    # Times the role was played: several players share a hand.
    entries: int = 0
    net: int = 0
    # The squares of the role's win in each hand, all its entries together.
    squares: int = 0
    # The part paid as collections, with the sign of a loss.
    fees: int = 0
    won: int = 0
    even: int = 0
    lost: int = 0

    def add(self, nets: Iterable[tuple[int, int]]) -> None:
        """Count one hand: each entry's win after its fee, and that fee."""
        whole = 0
        for net, fee in nets:
            whole += net
            self.entries += 1
            self.fees -= fee
            before = net + fee
            self.won += before > 0
            self.even += before == 0
            self.lost += before < 0
        self.hands += 1
        self.net += whole
        self.squares += whole * whole

    def __iadd__(self, other: RoleSum) -> RoleSum:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self

    @property
    def mean(self) -> float:
        """Average win of an entry, in cents, after collections."""
        return self.net / self.entries if self.entries else 0.0

    @property
    def before(self) -> float:
        """Average win of an entry, in cents, before collections."""
        return (self.net - self.fees) / self.entries if self.entries else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean, hand by hand: entries of one hand go together."""
        if self.hands < 2:
            return 0.0
        mean = self.net / self.hands
        spread = max(self.squares / self.hands - mean * mean, 0.0)
        return sqrt(spread / (self.hands - 1)) * self.hands / self.entries


class Sums(Struct):
    """Results of some hands, by role."""

    hands: int = 0
    lines: dict[str, RoleSum] = field(default_factory=dict)

    def line(self, role: str) -> RoleSum:
        """The line of a role, which starts empty."""
        return self.lines.setdefault(role, RoleSum())

    def __iadd__(self, other: Sums) -> Sums:
        self.hands += other.hands
        for role, line in other.lines.items():
            mine = self.line(role)
            mine += line
        return self


class Total(Protocol):
    """Results of some hands, to which those of others can be added."""

    hands: int

    def __iadd__(self, other: Any, /) -> Self: ...


Part = TypeVar("Part", bound=Total)

# Plays one piece of a job. It must be importable by name: workers are other processes.
Play = Callable[[Job, int], Part]


def summed(parts: Iterable[Part], start: Part) -> Iterator[Part]:
    """The sums after each piece, in order."""
    total = start
    for part in parts:
        # A new sum each time: an interruption in the middle of it spoils none that is known.
        total = deepcopy(total).__iadd__(part)
        yield total
