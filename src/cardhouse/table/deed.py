"""A deed, one kind of command between hands: its giver, terms and consequences."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Seat, say
from cardhouse.table.commands import TableCommand
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table
from cardhouse.table.terms import PLAIN, Terms


class Office(Enum):
    """An office acting for the house, or chance."""

    CHANCE = "chance"
    DEALER = "dealer"
    FLOOR = "floor"
    CLOCK = "clock"
    BONUSES = "bonuses"
    # Moves players between seats and tables, for the floor.
    SEATING = "seating"


# A seat, a guest by name, or an office of the house.
Who: TypeAlias = int | str | Office


class Deed(Struct, frozen=True, kw_only=True):
    """A kind of command: its bars and terms alone decide if it is legal."""

    kind: type[TableCommand]
    # The field that names its giver, or the office that gives it.
    of: Literal["seat", "name"] | Office
    # Obstacles, whatever the command contains.
    bars: Callable[[Table, Any], Illegal | None] = lambda table, who: None
    # Allowed contents if there is no obstacle, and the refusal of anything beyond them.
    terms: Callable[[Table, Any], Terms] = lambda table, who: PLAIN
    wrong: Callable[[Table, Any], Illegal] = lambda table, command: Illegal(Reason.NOT_OFFERED)
    answer: Callable[[Table, Any], Iterator[TableEvent]]
    # Keys cited by its events and refusals, with conditions asked of a table; and those of each
    # bonus, without its name, with conditions asked of the bonus.
    cites: Cites = ()
    of_bonus: Cites = ()

    def who(self, command: TableCommand) -> Who:
        """The giver of a command."""
        if isinstance(self.of, Office):
            return self.of
        given: int | str = getattr(command, self.of)
        return given

    def offered(self, table: Table, who: Who) -> Terms | None:
        """Terms on which it is offered to somebody; None if it is not."""
        if self.bars(table, who) is not None:
            return None
        terms = self.terms(table, who)
        return terms if terms.allows_any() else None

    def check(self, table: Table, command: TableCommand) -> None:
        """Raise Illegal, with the reason, for a command that is not offered."""
        who = self.who(command)
        if (bar := self.bars(table, who)) is not None:
            raise bar
        if not self.terms(table, who).allows(command):
            raise self.wrong(table, command)


def gone_or_going(table: Table, seat: int) -> Illegal | None:
    """A player who has got up may only leave."""
    if seat in table.players and table.players[seat].leaving:
        return Illegal(Reason.NOT_OFFERED, detail=say("leaves-after-hand", seat=Seat(seat)))
    return nobody(table, seat)


def nobody(table: Table, seat: int) -> Illegal | None:
    """Only a seated player may act for a seat."""
    if seat in table.players:
        return None
    return Illegal(Reason.NO_SUCH_SEAT, detail=say("seat-empty", seat=Seat(seat)))
