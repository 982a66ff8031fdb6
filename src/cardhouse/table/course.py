"""The sequence of hands of a family at a table."""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Final, Generic

from msgspec import Struct

from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.engine.core.step import H
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.commands import NextHand
from cardhouse.table.deed import Deed, Office
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table
from cardhouse.table.terms import Absent

# Events before the next hand, and then its start.
Start = Generator[TableEvent, None, HandStarted]


# Bonus keys cited by that refusal.
NOT_YET: Final = ("paid",)


def not_yet(table: Table) -> Illegal | None:
    """The refusal of a next hand that every family shares."""
    if table.running():
        return Illegal(Reason.HAND_RUNNING)
    if table.claim is not None:
        cite = f"bonus.paid.{table.claim.bonus}"
        return Illegal(Reason.NOT_OFFERED, cite, say("bonus-before-hand"))
    return None


def nobody_absent(table: Table, dealer: Office) -> Absent:
    """Terms for games without a rule for cards dealt to a player sitting out."""
    return Absent()


def none_is_absent(table: Table, command: NextHand) -> Illegal:
    return Illegal(Reason.NOT_SUCH_CASE, detail=say("none-absent"))


class Course(Struct, Generic[H], frozen=True, kw_only=True):
    """A family's course between hands; its deeds are offered at no other table."""

    family: Family[H]
    # The start of the next hand, and other deeds only this family knows.
    next_hand: Deed
    deeds: tuple[Deed, ...] = ()
    # Keys cited when the chips of a hand have been counted.
    cites: Cites = ()
    # A note taken of a hand before its chips are counted, the events that follow the count, and the
    # events after everything due is paid.
    before: Callable[[Table], Any] = lambda table: None
    counted: Callable[[Table, Any], Iterator[TableEvent]] = lambda table, before: iter(())
    after: Callable[[Table], Iterator[TableEvent]] = lambda table: iter(())
    # The seat offered the bank, and true if nobody has it after everybody was asked.
    offered: Callable[[Table], int] = lambda table: 0
    broken: Callable[[Table], bool] = lambda table: False
    # True while the first button is still to be found, and events once a game of the family is
    # named for the next hand.
    unplaced: Callable[[Table], bool] = lambda table: False
    named: Callable[[Table], Iterator[TableEvent]] = lambda table: iter(())
    # The first place at the rail, not a seat, from which somebody may take part; 0 if there is
    # none.
    rail: Callable[[Table], int] = lambda table: 0
    # True for a seat that may not come in where it is.
    between: Callable[[Table, int], bool] = lambda table, seat: False
    # A hand as it stood when it was settled, the seats whose hand wins a bonus, and the seats that
    # share it.
    as_settled: Callable[[H, Sequence[Event]], Hand | None] = lambda hand, log: None
    wins: Callable[[H, Bonus, tuple[int, ...]], tuple[int, ...]] = lambda hand, bonus, dummies: ()
    sharers: Callable[[H], set[int]] = lambda hand: set(hand.seats) - set(hand.left_out)
