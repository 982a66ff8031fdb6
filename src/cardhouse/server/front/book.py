"""A book of all connections: how many from each address, and which can make way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar


class Guest(Protocol):
    """A connection that can be dropped."""

    def drop(self) -> None:
        """Leave at once."""


G = TypeVar("G", bound=Guest)


class Bench(Generic[G]):
    """Guests that can make way, by address, in order of arrival."""

    def __init__(self) -> None:
        self._guests: dict[str, dict[G, None]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def of(self, address: str) -> int:
        """The number of guests from an address."""
        return len(self._guests.get(address, ()))

    def add(self, guest: G, address: str) -> None:
        """Take a place at the end; a guest with a place keeps it."""
        guests = self._guests.setdefault(address, {})
        self._count += guest not in guests
        guests.setdefault(guest)

    def discard(self, guest: G, address: str) -> None:
        """Give a place up, if there is one."""
        guests = self._guests.get(address, {})
        self._count -= guest in guests
        guests.pop(guest, None)
        if not guests:
            self._guests.pop(address, None)

    def first(self) -> G | None:
        """The earliest guest of the address that has the most."""
        if not self._guests:
            return None
        most: dict[G, None] = max(self._guests.values(), key=lambda guests: len(guests))
        return next(iter(most))


class Book(Generic[G]):
    """Limits in all, for each address, and for guests that keep us waiting.

    When there are too many, a guest makes way for the next: the earliest of the address with the
    most that can. Settled guests stay.
    """

    def __init__(self, most: int, of_address: int, waiting: int | None = None) -> None:
        self._most = most
        self._of_address = of_address
        self._waiting_most = most if waiting is None else waiting
        self._inside: dict[G, str] = {}
        self._counts: Counter[str] = Counter()
        self._waiting: Bench[G] = Bench()
        # All that can make way: guests that keep us waiting, and resting ones.
        self._loose: Bench[G] = Bench()

    def __len__(self) -> int:
        return len(self._inside)

    def __iter__(self) -> Iterator[G]:
        return iter(tuple(self._inside))

    @property
    def full(self) -> bool:
        """True if a guest must make way for the next."""
        return len(self._inside) >= self._most or len(self._waiting) >= self._waiting_most

    def loose(self, address: str) -> int:
        """The number of guests from an address that can make way."""
        return self._loose.of(address)

    def has_room(self, address: str) -> bool:
        """True if a guest from an address can come in, if need be in another's place."""
        few = self._counts[address] < self._of_address
        return few and (not self.full or self._who_makes_way() is not None)

    def make_room(self, address: str) -> bool:
        """True if a guest from an address can come in now; another may have been dropped for it."""
        return self._counts[address] < self._of_address and (not self.full or self.shed())

    def shed(self) -> bool:
        """Drop a guest that can make way; False if there is none."""
        if (guest := self._who_makes_way()) is None:
            return False
        self.leave(guest)
        guest.drop()
        return True

    def enter(self, guest: G, address: str) -> None:
        """Enter a guest, which keeps us waiting until it is settled."""
        self._inside[guest] = address
        self._counts[address] += 1
        self.wait_for(guest)

    def wait_for(self, guest: G) -> None:
        """Mark a guest as keeping us waiting."""
        if (address := self._inside.get(guest)) is not None:
            self._waiting.add(guest, address)
            self._loose.add(guest, address)

    def rest(self, guest: G) -> None:
        """Mark a guest as resting: it owes us nothing, but can make way."""
        if (address := self._inside.get(guest)) is not None:
            self._waiting.discard(guest, address)
            self._loose.add(guest, address)

    def settle(self, guest: G) -> None:
        """Mark a guest as settled: it keeps its place."""
        if (address := self._inside.get(guest)) is not None:
            self._waiting.discard(guest, address)
            self._loose.discard(guest, address)

    def leave(self, guest: G) -> None:
        """Strike a guest out."""
        self.settle(guest)
        if (address := self._inside.pop(guest, None)) is None:
            return
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def _who_makes_way(self) -> G | None:
        crowded = len(self._inside) >= self._most
        return (self._loose if crowded else self._waiting).first()
