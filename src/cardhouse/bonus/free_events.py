"""A free table, and what happens at it between its hands."""

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
    # The floor person who opened it; nobody while it is closed.
    by: str = ""
    players: dict[int, str] = field(default_factory=dict)
    dummies: tuple[int, ...] = ()
    hands: int = 0
    claim: Claim | None = None
    # What the cage holds, by name, for those who have won something here.
    cage: dict[str, int] = field(default_factory=dict)
    hand: Hand | None = None
    log: list[Event] = field(default_factory=list)

    def copy(self) -> FreeTable:
        """An independent table in the same state: where a command is tried out."""
        return replace(
            self,
            players=self.players.copy(),
            cage=self.cage.copy(),
            hand=None if self.hand is None else self.hand.copy(),
            log=self.log[:],
        )

    def running(self) -> bool:
        """Whether a hand is being played."""
        return self.hand is not None and not self.hand.over


class FreeEvent(Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    """A fact of a free table."""

    cite: str = "bonus.free"

    def transfers(self) -> tuple[Transfer, ...]:
        return ()

    def change(self, table: FreeTable) -> None:
        """What this event changes. Called by `fold` and nobody else."""


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
    """Somebody has had enough of it."""

    seat: int

    def change(self, table: FreeTable) -> None:
        del table.players[self.seat]


class DummiesDealt(FreeEvent, frozen=True, kw_only=True, tag="dummies-dealt"):
    """Which hands of the next deal belong to nobody."""

    seats: tuple[int, ...]
    cite: str = "bonus.free.dummy"

    def change(self, table: FreeTable) -> None:
        table.dummies = self.seats


class FreeHandOver(FreeEvent, frozen=True, kw_only=True, tag="free-hand-over"):
    """A free hand is over, and whether it has won a bonus."""

    claim: Claim | None = None

    def change(self, table: FreeTable) -> None:
        table.hands += 1
        table.claim = self.claim


class FreePaid(FreeEvent, frozen=True, kw_only=True, tag="free-paid"):
    """The cage has what a free hand has won; nothing where the prize was gone."""

    shares: dict[str, int]

    def transfers(self) -> tuple[Transfer, ...]:
        return tuple(Transfer(OWED, f"{CAGE}{n}", c, self.cite) for n, c in self.shares.items())

    def change(self, table: FreeTable) -> None:
        table.claim = None
        for name, cents in self.shares.items():
            table.cage[name] = table.cage.get(name, 0) + cents


class FreeFetched(FreeEvent, frozen=True, kw_only=True, tag="free-fetched"):
    """Somebody has fetched what the cage held for him."""

    name: str
    chips: int

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(f"{CAGE}{self.name}", purse(self.name), self.chips, self.cite),)

    def change(self, table: FreeTable) -> None:
        del table.cage[self.name]
