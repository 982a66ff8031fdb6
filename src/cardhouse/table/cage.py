"""Chips the cage holds for players who walked away from their hands."""

from collections.abc import Iterator

from cardhouse.engine.core.cites import where
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.table.commands import FetchHeld
from cardhouse.table.deed import Deed
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table

CITE = "mistake.abandoned.cage"


class HeldFetched(TableEvent, frozen=True, kw_only=True, tag="held-fetched"):
    """The cage paid out a player's held chips: into their stack, or in money if they have left."""

    name: str
    chips: int
    # The player's seat; 0 if they no longer have one here.
    seat: int = 0
    cite: str = CITE

    def change(self, table: Table) -> None:
        del table.cage[self.name]
        if self.seat and table.running():
            table.players[self.seat].bought += self.chips
        elif self.seat:
            table.players[self.seat].chips += self.chips


def _holds_nothing(table: Table, name: str) -> Illegal | None:
    """The cage pays only players with chips there, and only once."""
    if name in table.cage:
        return None
    return Illegal(Reason.NOT_OFFERED, CITE, say("nothing-held", name=name))


def _fetch(table: Table, command: FetchHeld) -> Iterator[HeldFetched]:
    name, players = command.name, table.players.items()
    seat = next((s for s, p in players if p.name == name and not p.leaving), 0)
    yield HeldFetched(name=name, chips=table.cage[name], seat=seat)


def _may_hold(table: Table) -> bool:
    """True if the game has a step that leaves chips with the cage."""
    return any(CITE in step.ruled for step in table.game.script)


FETCH_HELD = Deed(
    kind=FetchHeld,
    of="name",
    bars=_holds_nothing,
    answer=_fetch,
    cites=(where(_may_hold, CITE),),
)
