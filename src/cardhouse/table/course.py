"""How hands of a family follow one another at a table."""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Generic

from msgspec import Struct

from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.step import H
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.command_cites import DoerCites
from cardhouse.table.commands import NextHand, TableCommand
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table

# What happens before the next hand starts, event by event, and then how it starts.
Start = Generator[TableEvent, None, HandStarted]


class Course(Struct, Generic[H], frozen=True, kw_only=True):
    """What a family does between hands; its commands are offered at no other table."""

    family: Family[H]
    start: Callable[[Table, NextHand], Start]
    commands: tuple[type[TableCommand], ...] = ()
    answer: Callable[[Table, Any], Iterator[TableEvent]] = lambda table, command: iter(())
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
    # Whether somebody may take part from a place that is no seat.
    rail: Callable[[Table, int], bool] = lambda table, seat: False
    # Who may not come in where he sits.
    between: Callable[[Table, int], bool] = lambda table, seat: False
    # A hand as it stood when it was settled, whose hand wins a bonus, and who shares it.
    as_settled: Callable[[H, Sequence[Event]], Hand | None] = lambda hand, log: None
    wins: Callable[[H, Bonus, tuple[int, ...]], tuple[int, ...]] = lambda hand, bonus, dummies: ()
    sharers: Callable[[H], set[int]] = lambda hand: set(hand.seats) - set(hand.left_out)
