"""What the cage holds for players who have walked away from their hands, until they fetch it."""

from collections.abc import Iterator

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.commands import FetchHeld
from cardhouse.table.deed import Deed
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table

CITE = "mistake.abandoned.cage"


class HeldFetched(TableEvent, frozen=True, kw_only=True, tag="held-fetched"):
    """The cage paid a player what it held for him: into his stack, or in money if he has left."""

    name: str
    chips: int
    # Where he sits; 0 where he has no seat here any more.
    seat: int = 0
    cite: str = CITE

    def change(self, table: Table) -> None:
        del table.cage[self.name]
        if self.seat and table.running():
            table.players[self.seat].bought += self.chips
        elif self.seat:
            table.players[self.seat].chips += self.chips


def _holds_nothing(table: Table, name: str) -> Illegal | None:
    """The cage pays only who has something there, and only once."""
    if name in table.cage:
        return None
    return Illegal(Reason.NOT_OFFERED, CITE, f"The cage holds nothing for {name}.")


def _fetch(table: Table, command: FetchHeld) -> Iterator[HeldFetched]:
    name, players = command.name, table.players.items()
    seat = next((s for s, p in players if p.name == name and not p.leaving), 0)
    yield HeldFetched(name=name, chips=table.cage[name], seat=seat)


FETCH_HELD = Deed(kind=FetchHeld, of="name", bars=_holds_nothing, answer=_fetch)
