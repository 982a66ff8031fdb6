"""How hands of a family follow one another at a table."""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Generic

from msgspec import Struct

from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.step import H
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.command_cites import DoerCites
from cardhouse.table.commands import NextHand
from cardhouse.table.deed import Deed, Office
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table
from cardhouse.table.terms import Absent

# What happens before the next hand starts, event by event, and then how it starts.
Start = Generator[TableEvent, None, HandStarted]


def not_yet(table: Table) -> Illegal | None:
    """What no family deals the next hand before."""
    if table.running():
        return Illegal(Reason.HAND_RUNNING)
    if table.claim is not None:
        cite, words = f"bonus.paid.{table.claim.bonus}", "The bonus is paid before the next hand."
        return Illegal(Reason.NOT_OFFERED, cite, words)
    return None


def nobody_absent(table: Table, dealer: Office) -> Absent:
    """Where cards dealt to somebody who sits out are no case of the rules."""
    return Absent()


def none_is_absent(table: Table, command: NextHand) -> Illegal:
    return Illegal(Reason.NOT_SUCH_CASE, detail="Nobody can be dealt in by mistake here.")


class Course(Struct, Generic[H], frozen=True, kw_only=True):
    """What a family does between hands; its deeds are offered at no other table."""

    family: Family[H]
    # How the next hand starts, and what else only this family knows.
    next_hand: Deed
    deeds: tuple[Deed, ...] = ()
    # What the tables of the family cite between hands beside what every table does.
    cites: DoerCites = {}
    # What is remembered of a hand before its chips are counted, what follows from the count, and
    # what comes when everything due is paid.
    before: Callable[[Table], Any] = lambda table: None
    counted: Callable[[Table, Any], Iterator[TableEvent]] = lambda table, before: iter(())
    after: Callable[[Table], Iterator[TableEvent]] = lambda table: iter(())
    # Who is offered the bank, and whether nobody has it although everybody was asked.
    offered: Callable[[Table], int] = lambda table: 0
    broken: Callable[[Table], bool] = lambda table: False
    # The first place, which is no seat, from which somebody may take part; 0 where there is none.
    rail: Callable[[Table], int] = lambda table: 0
    # Who may not come in where they sit.
    between: Callable[[Table, int], bool] = lambda table, seat: False
    # A hand as it stood when it was settled, whose hand wins a bonus, and who shares it.
    as_settled: Callable[[H, Sequence[Event]], Hand | None] = lambda hand, log: None
    wins: Callable[[H, Bonus, tuple[int, ...]], tuple[int, ...]] = lambda hand, bonus, dummies: ()
    sharers: Callable[[H], set[int]] = lambda hand: set(hand.seats) - set(hand.left_out)
