"""The table's kernel: commands between hands, and those that go through to the hand."""

from collections.abc import Iterable
from itertools import chain

from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import BackedUp, Event, HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor import Report, rule
from cardhouse.ledger import BONUS, BOX, CAGE
from cardhouse.table.asks import deed_of
from cardhouse.table.bonus_events import find_bonus
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
    """Start the next hand with whoever is in the game, as its family does."""
    deed = course_of(table.game).next_hand
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
    """Fold an event of the table or of its hand: how a table is rebuilt from its log."""
    if isinstance(event, TableEvent):
        event.change(table)
        return
    if isinstance(event, HandStarted):
        table.hand, table.log = kernel.replay(table.game, [event]), [event]
        return
    assert table.hand is not None, "an event of a hand before any hand"
    if isinstance(event, BackedUp):
        table.hand = kernel.replay(table.game, table.log[: event.to])
    else:
        kernel.fold(table.hand, event)
    table.log.append(event)


def replay(table: Table, log: Iterable[AnyEvent]) -> Table:
    """Bring a fresh table to where a log leads."""
    for event in log:
        fold(table, event)
    if table.hand is not None:
        table.hand = kernel.replay(table.game, table.log)
    return table


def _through(table: Table, command: Command | Report) -> list[AnyEvent]:
    """A command to the hand, or a report about it."""
    hand = table.hand
    if hand is None:
        raise Illegal(Reason.HAND_OVER)
    opened: list[AnyEvent] = []
    if isinstance(command, Report) and hand.over:
        again = reopened(table)
        events = rule(hand, table.log, command, table.floor, again.at_table())
        again.change(table)
        opened.append(again)
    elif isinstance(command, Report):
        events = rule(hand, table.log, command, table.floor)
    else:
        events = kernel.play(hand, command)
    table.log += events
    return [*opened, *events, *_counted(table)]


def _counted(table: Table) -> list[AnyEvent]:
    """When the hand is over its chips are counted back to the players."""
    hand = table.hand
    if hand is None or not hand.over:
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
