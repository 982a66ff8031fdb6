"""A book of everybody who is connected: how many from one address, and who keeps us waiting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar


class Guest(Protocol):
    """Somebody who can be shown the door."""

    def drop(self) -> None:
        """Leave at once."""


G = TypeVar("G", bound=Guest)


class Book(Generic[G]):
    """So many in all and from one address; in a full room, whoever keeps us waiting makes way."""

    def __init__(self, most: int, of_address: int) -> None:
        self.most = most
        self.of_address = of_address
        self._inside: dict[G, str] = {}
        self._counts: Counter[str] = Counter()
        # By address, whoever has kept us waiting longest first.
        self._waited_for: dict[str, dict[G, None]] = {}

    def __len__(self) -> int:
        return len(self._inside)

    def __iter__(self) -> Iterator[G]:
        return iter(tuple(self._inside))

    def has_room(self, address: str) -> bool:
        """Whether somebody from there can come in, if need be in another's place."""
        if self._counts[address] >= self.of_address:
            return False
        return len(self._inside) < self.most or self._slowest(address) is not None

    def make_room(self, address: str) -> bool:
        """Whether somebody from there can come in now; another guest may have been dropped."""
        if self._counts[address] >= self.of_address:
            return False
        return len(self._inside) < self.most or self.shed(address)

    def shed(self, address: str = "") -> bool:
        """Drop whoever keeps us waiting longest, of the address that does so most."""
        if (guest := self._slowest(address)) is None:
            return False
        self.leave(guest)
        guest.drop()
        return True

    def enter(self, guest: G, address: str) -> None:
        """Write somebody down; until they are settled, they keep us waiting."""
        self._inside[guest] = address
        self._counts[address] += 1
        self.wait_for(guest)

    def wait_for(self, guest: G) -> None:
        """Somebody owes us something: they make way when the room is full."""
        if (address := self._inside.get(guest)) is not None:
            self._waited_for.setdefault(address, {}).setdefault(guest)

    def settle(self, guest: G) -> None:
        """Somebody owes us nothing."""
        address = self._inside.get(guest, "")
        waited_for = self._waited_for.get(address, {})
        waited_for.pop(guest, None)
        if not waited_for:
            self._waited_for.pop(address, None)

    def leave(self, guest: G) -> None:
        """Strike somebody out."""
        self.settle(guest)
        if (address := self._inside.pop(guest, None)) is None:
            return
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def _slowest(self, address: str) -> G | None:
        """Who makes way for an address.

        Whoever has others of their own waiting already gets nobody's place for one more, unless
        another address has clearly more: two who do the same would push each other out for ever.
        """
        if not self._waited_for:
            return None
        heaviest = max(self._waited_for.values(), key=len)
        own = len(self._waited_for.get(address, ()))
        return next(iter(heaviest)) if not own or own + 1 < len(heaviest) else None
