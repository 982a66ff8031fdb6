"""The room's kernel: commands between hands, and those that go through to the hand."""

from collections.abc import Iterable, Iterator
from itertools import chain

from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import BackedUp, Event, HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor import Report, rule
from cardhouse.ledger import BONUS, BOX, CAGE
from cardhouse.table.bonus_events import find_bonus, pay_bonus
from cardhouse.table.buyin import bought, check_step
from cardhouse.table.cage import fetch
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    Expel,
    FetchHeld,
    JoinList,
    Leave,
    LeaveList,
    NextHand,
    PayBonus,
    PostRule,
    Sit,
    SitOut,
    TableCommand,
    Tick,
)
from cardhouse.table.events import (
    CameIn,
    HandCounted,
    PlayerExpelled,
    PlayerSat,
    SatOut,
    TableEvent,
)
from cardhouse.table.families import course_of
from cardhouse.table.leaving import freed, leave
from cardhouse.table.posting import post_rule
from cardhouse.table.reopening import reopened
from cardhouse.table.table import Table
from cardhouse.table.timed import collect_time, tick
from cardhouse.table.waiting import call, check_turn, join, lapse, page, unlist

AnyEvent = Event | TableEvent


def play(table: Table, command: TableCommand | Command | Report) -> list[AnyEvent]:
    """Carry out a command at a table; an illegal one changes nothing."""
    match command:
        case NextHand():
            return next_hand(table, command)
        case TableCommand():
            events: list[AnyEvent] = []
            for event in _answer(table, command):
                event.change(table)
                events.append(event)
            return events
        case _:
            return _through(table, command)


def next_hand(table: Table, command: NextHand) -> list[AnyEvent]:
    """Start the next hand with whoever is in the game, as its family does."""
    if table.running():
        raise Illegal(Reason.HAND_RUNNING)
    if table.claim is not None:
        cite, words = f"bonus.paid.{table.claim.bonus}", "The bonus is paid before the next hand."
        raise Illegal(Reason.NOT_OFFERED, cite, words)
    events: list[AnyEvent] = []
    starting = course_of(table.game).start(table, command)
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
    for event in chain(first, prizes, collect_time(table), last, _gone(table)):
        event.change(table)
        events.append(event)
    return events


def _gone(table: Table) -> Iterator[TableEvent]:
    """Seats become free, and those who wait are called to them."""
    yield from freed(table)
    yield from call(table)


def _answer(table: Table, command: TableCommand) -> Iterator[TableEvent]:
    match command:
        case Sit():
            yield _sit(table, command)
        case BuyChips():
            table.seated(command.seat)
            yield bought(table, command)
            yield from collect_time(table)
        case JoinList() | LeaveList():
            yield from _list(table, command)
        case SitOut(seat=seat):
            table.seated(seat)
            yield SatOut(seat=seat)
        case ComeIn():
            yield _come_in(table, command)
        case Leave() | Expel():
            yield _up(table, command)
            yield from call(table)
        case Tick() | PayBonus() | FetchHeld() | PostRule():
            yield from _due(table, command)
        case _:
            yield from _of_family(table, command)


def _due(table: Table, command: Tick | PayBonus | FetchHeld | PostRule) -> Iterator[TableEvent]:
    """What the clock, the house's bonuses, its cage or its management bring to the table."""
    match command:
        case Tick(at=at):
            yield from tick(table, at)
            yield from lapse(table, at)
            yield from _gone(table)
            yield from page(table, at)
        case PayBonus():
            yield pay_bonus(table, command)
            yield from _gone(table)
        case FetchHeld(name=name):
            yield fetch(table, name)
        case PostRule():
            yield post_rule(table, command)


def _of_family(table: Table, command: TableCommand) -> Iterator[TableEvent]:
    """What only the games of one family know."""
    course = course_of(table.game)
    if type(command) not in course.commands:
        raise Illegal(Reason.NOT_OFFERED)
    yield from course.answer(table, command)


def _list(table: Table, command: JoinList | LeaveList) -> Iterator[TableEvent]:
    """The list of those who wait for a seat."""
    yield join(table, command.name) if isinstance(command, JoinList) else unlist(table, command)
    yield from call(table)


def _sit(table: Table, command: Sit) -> PlayerSat:
    rail = course_of(table.game).rail(table, command.seat)
    if not 1 <= command.seat <= table.seating.most and not rail:
        raise Illegal(Reason.NO_SUCH_SEAT, detail=f"Seats are 1 to {table.seating.most}.")
    if command.seat in table.players or table.playing(command.seat):
        raise Illegal(Reason.SEAT_TAKEN)
    if command.name in table.barred:
        raise Illegal(Reason.BARRED, "floor.dead-hand")
    if any(player.name == command.name for player in table.players.values()):
        raise Illegal(Reason.SEAT_TAKEN, detail=f"{command.name} sits at this table already.")
    if not rail and command.seat not in table.rotation.seats:
        check_turn(table, command.name)
    if table.rotation.seats and (command.seat in table.rotation.seats) != (command.role == "bank"):
        raise Illegal(Reason.SEAT_TAKEN, "seat.bank")
    if command.chips < table.buy_in and not (rail and command.chips > 0):
        least = f"At least {table.buy_in / 100:.2f}."
        raise Illegal(Reason.BUY_IN_TOO_SMALL, "seat.buy-in", least)
    check_step(table, command.chips)
    owing = (table.begun() or table.running()) and bool(table.game.stakes.blinds)
    return PlayerSat(
        seat=command.seat,
        name=command.name,
        chips=command.chips,
        owing=owing,
        missed=owing and command.name in table.left_owing,
        role=command.role,
        bot=command.bot,
    )


def _up(table: Table, command: Leave | Expel) -> TableEvent:
    """Somebody gets up, or is sent out: never automatically, with a floor person's name to it."""
    player = table.seated(command.seat)
    if isinstance(command, Leave):
        return leave(table, command.seat)
    if not command.by.strip() or not command.reason.strip():
        raise Illegal(Reason.NOT_OFFERED, "floor", "It needs a floor person's name and a reason.")
    left = leave(table, command.seat)
    return PlayerExpelled(
        seat=command.seat,
        name=player.name,
        by=command.by,
        reason=command.reason,
        after_hand=left.after_hand,
        chips=left.chips,
    )


def _come_in(table: Table, command: ComeIn) -> CameIn:
    """Who owes nothing plays at once; else one posts, not between the blinds, or waits."""
    player = table.seated(command.seat)
    if player.standing == "in" or not player.chips:
        raise Illegal(Reason.NO_BLIND_OWED, "seat.enter")
    if player.standing == "out" and not player.missed:
        return CameIn(seat=command.seat, how="in")
    cite = "blind.missed" if player.missed else "seat.enter"
    if command.how == "post" and course_of(table.game).between(table, command.seat):
        raise Illegal(Reason.BETWEEN_BLINDS, "seat.between-blinds")
    return CameIn(seat=command.seat, how=command.how, cite=cite)
