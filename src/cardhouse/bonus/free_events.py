"""A free table, and its events between hands."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from cardhouse.engine.core.events import Event
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.ledger import CAGE, Transfer
from cardhouse.table.accounts import purse
from cardhouse.table.bonus_events import OWED
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.claim import Claim


class FreeTable(Struct):
    """A table without chips. Only `fold` changes it, and the hand in play."""

    game: Game
    bonuses: tuple[Bonus, ...]
    seats: int = 8
    # The floor person who opened it; empty while it is closed.
    by: str = ""
    players: dict[int, str] = field(default_factory=dict)
    dummies: tuple[int, ...] = ()
    hands: int = 0
    claim: Claim | None = None
    # Winnings the cage holds, by name.
    cage: dict[str, int] = field(default_factory=dict)
    hand: Hand | None = None
    log: list[Event] = field(default_factory=list)

    def copy(self) -> FreeTable:
        """An independent table in the same state, for trying out a command."""
        return replace(
            self,
            players=self.players.copy(),
            cage=self.cage.copy(),
            hand=None if self.hand is None else self.hand.copy(),
            log=self.log[:],
        )

    def running(self) -> bool:
        """True while a hand is being played."""
        return self.hand is not None and not self.hand.over


class FreeEvent(Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    """A fact of a free table."""

    cite: str = "bonus.free"

    def transfers(self) -> tuple[Transfer, ...]:
        return ()

    def change(self, table: FreeTable) -> None:
        """Apply this event to the table; called only by `fold`."""


AnyFreeEvent = FreeEvent | Event


class FreeTableOpened(FreeEvent, frozen=True, kw_only=True, tag="free-table-opened"):
    """A floor person has provided a dealer at a private table."""

    by: str
    cite: str = "bonus.free.table"

    def change(self, table: FreeTable) -> None:
        table.by = self.by


class FreePlayerSat(FreeEvent, frozen=True, kw_only=True, tag="free-player-sat"):
    """Somebody plays for the bonus without a wager."""

    seat: int
    name: str

    def change(self, table: FreeTable) -> None:
        table.players[self.seat] = self.name


class FreePlayerLeft(FreeEvent, frozen=True, kw_only=True, tag="free-player-left"):
    """An entrant left the free table."""

    seat: int

    def change(self, table: FreeTable) -> None:
        del table.players[self.seat]


class DummiesDealt(FreeEvent, frozen=True, kw_only=True, tag="dummies-dealt"):
    """The dummy hands of the next deal."""

    seats: tuple[int, ...]
    cite: str = "bonus.free.dummy"

    def change(self, table: FreeTable) -> None:
        table.dummies = self.seats


class FreeHandOver(FreeEvent, frozen=True, kw_only=True, tag="free-hand-over"):
    """A free hand is over, with the bonus it has won, if any."""

    claim: Claim | None = None

    def change(self, table: FreeTable) -> None:
        table.hands += 1
        table.claim = self.claim


class FreePaid(FreeEvent, frozen=True, kw_only=True, tag="free-paid"):
    """The cage holds the winnings of a free hand; nothing if the prize was gone."""

    shares: dict[str, int]

    def transfers(self) -> tuple[Transfer, ...]:
        return tuple(Transfer(OWED, f"{CAGE}{n}", c, self.cite) for n, c in self.shares.items())

    def change(self, table: FreeTable) -> None:
        table.claim = None
        for name, cents in self.shares.items():
            table.cage[name] = table.cage.get(name, 0) + cents


class FreeFetched(FreeEvent, frozen=True, kw_only=True, tag="free-fetched"):
    """Somebody has fetched their winnings from the cage."""

    name: str
    chips: int

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(f"{CAGE}{self.name}", purse(self.name), self.chips, self.cite),)

    def change(self, table: FreeTable) -> None:
        del table.cage[self.name]
