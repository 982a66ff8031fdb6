"""The table's kernel: commands between hands, and commands passed on to the hand."""

from collections.abc import Iterable
from itertools import chain

from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import BackedUp, Event, HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor import Report, rule, rule_blindly
from cardhouse.ledger import BONUS, BOX, CAGE
from cardhouse.table.asks import deed_of
from cardhouse.table.bonus_events import find_bonus, take_back
from cardhouse.table.commands import (
    NextHand,
    TableCommand,
)
from cardhouse.table.events import (
    HandCounted,
    TableEvent,
)
from cardhouse.table.families import course_of
from cardhouse.table.leaving import gone
from cardhouse.table.reopening import reopened
from cardhouse.table.table import Table
from cardhouse.table.timed import collect_time

AnyEvent = Event | TableEvent


def play(table: Table, command: TableCommand | Command | Report) -> list[AnyEvent]:
    """Carry out a command at a table; an illegal one changes nothing."""
    match command:
        case NextHand():
            return next_hand(table, command)
        case TableCommand():
            deed = deed_of(table, command)
            deed.check(table, command)
            events: list[AnyEvent] = []
            for event in deed.answer(table, command):
                event.change(table)
                events.append(event)
            return events
        case _:
            return _through(table, command)


def next_hand(table: Table, command: NextHand) -> list[AnyEvent]:
    """Start the next hand with everybody in the game, as its family does."""
    deed = deed_of(table, command)
    deed.check(table, command)
    events: list[AnyEvent] = []
    starting = deed.answer(table, command)
    while True:
        try:
            event = next(starting)
        except StopIteration as end:
            started: HandStarted = end.value
            break
        event.change(table)
        events.append(event)
    table.hand, table.log = kernel.start(table.game, started)
    return [*events, *table.log, *_counted(table)]


def fold(table: Table, event: AnyEvent) -> None:
    """Fold an event of the table or of its hand, to rebuild a table from its log."""
    if isinstance(event, TableEvent):
        event.change(table)
        return
    if isinstance(event, HandStarted):
        table.spread = table.spread_of(event.game)
        table.hand, table.log = kernel.replay(table.game, [event]), [event]
        return
    assert table.hand is not None, "an event of a hand before any hand"
    if isinstance(event, BackedUp):
        table.hand = kernel.replay(table.hand.game, table.log[: event.to])
    else:
        kernel.fold(table.hand, event)
    table.log.append(event)


def replay(table: Table, log: Iterable[AnyEvent]) -> Table:
    """Replay a log on a fresh table."""
    for event in log:
        fold(table, event)
    return settled(table)


def settled(table: Table) -> Table:
    """A table after a fold, with the asks of its hand worked out again."""
    if table.hand is not None:
        table.hand = kernel.replay(table.hand.game, table.log)
    return table


def ruled(table: Table, report: Report, *, blind: bool = False) -> list[AnyEvent]:
    """Rule on a report about the hand in play, or about the last one, which is reopened.

    Blind, as for a preview, it goes no further than the cards that the ruling itself moves.
    """
    hand = table.hand
    if hand is None:
        raise Illegal(Reason.HAND_OVER)
    opened: list[AnyEvent] = []
    again = reopened(table) if hand.over else None
    at_table = None if again is None else again.at_table()
    decide = rule_blindly if blind else rule
    events = decide(hand, table.log, report, table.dealt.floor, at_table)
    for event in () if again is None else chain(take_back(table), (again,)):
        event.change(table)
        opened.append(event)
    table.log += events
    return [*opened, *events, *_counted(table)]


def _through(table: Table, command: Command | Report) -> list[AnyEvent]:
    """A command to the hand, or a report about it."""
    if isinstance(command, Report):
        return ruled(table, command)
    if table.hand is None:
        raise Illegal(Reason.HAND_OVER)
    events = kernel.play(table.hand, command)
    table.log += events
    return [*events, *_counted(table)]


def _counted(table: Table) -> list[AnyEvent]:
    """Count the chips back to the players when the hand is over."""
    hand = table.hand
    assert hand is not None
    if not hand.over:
        return []
    here = [seat for seat in hand.seats if seat in table.players]
    cancelled = table.log[-1].cite == "fee.cancelled"
    counted = HandCounted(
        stacks={seat: hand.chips[seat] for seat in here},
        away={seat: hand.chips[seat] for seat in hand.seats if seat not in here},
        box=hand.chips[BOX],
        bonus=hand.chips.get(BONUS, 0),
        held={s: chips for s in hand.seats if (chips := hand.chips.get(f"{CAGE}{s}", 0))},
        cancelled=cancelled,
    )
    course = course_of(table.game)
    before = course.before(table)
    counted.change(table)
    events: list[AnyEvent] = [counted]
    prizes = () if cancelled else find_bonus(table)
    first, last = course.counted(table, before), course.after(table)
    for event in chain(first, prizes, collect_time(table), last, gone(table)):
        event.change(table)
        events.append(event)
    return events
