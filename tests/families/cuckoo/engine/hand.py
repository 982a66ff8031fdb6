"""Cuckoo as one table plays it, and one hand of it."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand, Position
from tests.families.cuckoo.engine.rules import Cuckoo


class Going(Position):
    """The round goes from player to player, with those still to be asked."""

    waiting: list[int]

    def copy(self) -> Going:
        return Going(self.waiting[:])

    def leave(self, key: int) -> None:
        if key in self.waiting:
            self.waiting.remove(key)


class CuckooHand(Hand, kw_only=True):
    """A hand of cuckoo."""

    game: CuckooGame
    # The number of exchanges so far.
    exchanges: int = 0

    def copy(self) -> Self:
        return replace(
            self,
            chips=self.chips.copy(),
            at=None if self.at is None else self.at.copy(),
            stock=self.stock[:],
            burns=self.burns[:],
            muck=self.muck[:],
            aside=self.aside[:],
            down={seat: cards[:] for seat, cards in self.down.items()},
            up={seat: cards[:] for seat, cards in self.up.items()},
            exposed=self.exposed[:],
            live=self.live[:],
            paid=self.paid.copy(),
        )


class CuckooGame(Game, frozen=True, kw_only=True):
    """A single card each, which may be forced on the neighbour; the highest takes the antes."""

    hand: ClassVar[type[Hand]] = CuckooHand

    cuckoo: Cuckoo
