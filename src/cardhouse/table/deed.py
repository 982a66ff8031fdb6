"""What one kind of command between hands is: whose, on which terms, and what follows."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.commands import TableCommand
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table
from cardhouse.table.terms import PLAIN, Terms


class Office(Enum):
    """Who acts for the house, or for nobody."""

    CHANCE = "chance"
    DEALER = "dealer"
    FLOOR = "floor"
    CLOCK = "clock"
    BONUSES = "bonuses"


# Somebody in a seat, somebody by name, or an office of the house.
Who: TypeAlias = int | str | Office


class Deed(Struct, frozen=True, kw_only=True):
    """One kind of command: nothing but its bars and terms says whether it is legal."""

    kind: type[TableCommand]
    # Which field names who gives it, or the office that does.
    of: Literal["seat", "name"] | Office
    # What stands in the way, whatever the command contains.
    bars: Callable[[Table, Any], Illegal | None] = lambda table, who: None
    # What it may contain, where nothing stands in the way, and what is said if it goes beyond.
    terms: Callable[[Table, Any], Terms] = lambda table, who: PLAIN
    wrong: Callable[[Table, Any], Illegal] = lambda table, command: Illegal(Reason.NOT_OFFERED)
    answer: Callable[[Table, Any], Iterator[TableEvent]]

    def who(self, command: TableCommand) -> Who:
        """Who gives a command."""
        if isinstance(self.of, Office):
            return self.of
        given: int | str = getattr(command, self.of)
        return given

    def offered(self, table: Table, who: Who) -> Terms | None:
        """On which terms it is offered to somebody; none where it is not."""
        if self.bars(table, who) is not None:
            return None
        terms = self.terms(table, who)
        return terms if terms.allows_any() else None

    def check(self, table: Table, command: TableCommand) -> None:
        """Illegal, with the reason, for a command that is not offered."""
        who = self.who(command)
        if (bar := self.bars(table, who)) is not None:
            raise bar
        if not self.terms(table, who).allows(command):
            raise self.wrong(table, command)


def gone_or_going(table: Table, seat: int) -> Illegal | None:
    """Who has got up has nothing more to do here but to go."""
    if seat in table.players and table.players[seat].leaving:
        return Illegal(Reason.NOT_OFFERED, detail=f"Seat {seat} leaves after this hand.")
    return nobody(table, seat)


def nobody(table: Table, seat: int) -> Illegal | None:
    """Only who has a seat may do something about it."""
    if seat in table.players:
        return None
    return Illegal(Reason.NO_SUCH_SEAT, detail=f"Nobody sits in seat {seat}.")
