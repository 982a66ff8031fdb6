"""The state of the cage. Players' chips are in the room's ledger, not here."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from cardhouse.table.clock import Moment


class Drawer(Struct):
    """A cashier's drawer: its owner, and the cash that must be in it."""

    by: str
    cash: int
    since: Moment


class Cage(Struct):
    """The open drawers, the shift, and the debts. Only `fold` changes it."""

    drawers: dict[str, Drawer] = field(default_factory=dict)
    # The shift's number, its leader, and its start; empty before the first.
    shift: int = 0
    leader: str = ""
    since: Moment = 0
    # Chips lent by name and not settled yet.
    owed: dict[str, int] = field(default_factory=dict)

    def copy(self) -> Cage:
        """An independent cage in the same state."""
        drawers = {name: replace(drawer) for name, drawer in self.drawers.items()}
        return replace(self, drawers=drawers, owed=self.owed.copy())
