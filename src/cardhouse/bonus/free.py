"""Playing for a bonus without a purchase: a private table, a dealer, and dummy hands."""

from collections.abc import Iterable, Iterator

from cardhouse.bonus.dummies import LayOpen, dummy_discard
from cardhouse.bonus.free_commands import (
    DealFree,
    FetchFree,
    FreeCommand,
    LeaveFree,
    OpenFree,
    PayFree,
    SitFree,
)
from cardhouse.bonus.free_events import (
    AnyFreeEvent,
    DummiesDealt,
    FreeEvent,
    FreeFetched,
    FreeHandOver,
    FreePaid,
    FreePlayerLeft,
    FreePlayerSat,
    FreeTable,
    FreeTableOpened,
)
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask, Cards
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.portion import NOTHING
from cardhouse.engine.core.said import say
from cardhouse.engine.core.step import Step
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.hand import PotGame
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.families import course_of
from cardhouse.table.winning import won


def free_table(game: Game, bonuses: Iterable[Bonus]) -> FreeTable:
    """A table that deals a game for its bonuses alone."""
    found = tuple(bonuses)
    # Hands are dealt and shown, and nobody banks, so the game's options for a bank are left out.
    said = {name: getattr(game, name) for name in PotGame.__struct_fields__ if hasattr(game, name)}
    free = PotGame(**said | {"script": _script(game, found)})
    return FreeTable(game=free, bonuses=found)


def play(table: FreeTable, command: FreeCommand | Command) -> list[AnyFreeEvent]:
    """Carry out a command at a free table; an illegal one changes nothing."""
    events: list[AnyFreeEvent] = []
    if isinstance(command, FreeCommand):
        for event in _answer(table, command):
            event.change(table)
            events.append(event)
        if not isinstance(command, DealFree):
            return events
        table.hand, table.log = kernel.start(table.game, _started(table))
        events += table.log
    elif table.hand is None:
        raise Illegal(Reason.HAND_OVER)
    else:
        played = kernel.play(table.hand, command)
        table.log += played
        events += played
    return events + list(_play_on(table))


def fold(table: FreeTable, event: AnyFreeEvent) -> None:
    """Fold an event, to rebuild a free table from its log."""
    if isinstance(event, FreeEvent):
        event.change(table)
    elif isinstance(event, HandStarted):
        table.hand, table.log = kernel.replay(table.game, [event]), [event]
    else:
        assert table.hand is not None
        kernel.fold(table.hand, event)
        table.log.append(event)


def replay(table: FreeTable, log: Iterable[AnyFreeEvent]) -> FreeTable:
    """Replay a log on a fresh free table."""
    for event in log:
        fold(table, event)
    if table.hand is not None:
        table.hand = kernel.replay(table.game, table.log)
    return table


def _script(game: Game, bonuses: tuple[Bonus, ...]) -> tuple[Step, ...]:
    """The game without its money: its deal and its draw, then all hands face up."""
    if any(bonus.won_by == "two-jokers" for bonus in bonuses):
        return (Deal(up=2),)
    dealing = (step for step in game.script if step.portion() != NOTHING)
    return (*dealing, LayOpen())


def _answer(table: FreeTable, command: FreeCommand) -> Iterator[FreeEvent]:
    _check(table, command)
    match command:
        case OpenFree():
            yield _opened(table, command)
        case SitFree():
            yield _sat(table, command)
        case LeaveFree(seat=seat):
            if seat not in table.players:
                raise Illegal(Reason.NO_SUCH_SEAT)
            yield FreePlayerLeft(seat=seat)
        case DealFree():
            yield from _dealt(table, command)
        case PayFree():
            yield _paid(table, command)
        case FetchFree():
            yield _fetched(table, command)


def _check(table: FreeTable, command: FreeCommand) -> None:
    """Refuse a command unless the table is open, between hands, and owes no prize."""
    if not table.by and not isinstance(command, OpenFree):
        raise Illegal(Reason.NOT_OFFERED, "bonus.free.table", say("free-unopened"))
    if table.running() and not isinstance(command, FetchFree):
        raise Illegal(Reason.HAND_RUNNING)
    if table.claim is not None and isinstance(command, LeaveFree | DealFree):
        cite = f"bonus.paid.{table.claim.bonus}"
        raise Illegal(Reason.NOT_OFFERED, cite, say("bonus-unpaid"))


def _opened(table: FreeTable, command: OpenFree) -> FreeTableOpened:
    """A floor person opens the table under their name."""
    _allowed(table, command)
    if not command.by.strip():
        raise Illegal(Reason.NOT_OFFERED, "bonus.free.table", say("free-unsigned"))
    return FreeTableOpened(by=command.by)


def _sat(table: FreeTable, command: SitFree) -> FreePlayerSat:
    """Sit down under a name the cage can pay; nobody sits here twice."""
    if not 1 <= command.seat <= table.seats or command.seat in table.players:
        raise Illegal(Reason.SEAT_TAKEN)
    if not command.name.strip():
        raise Illegal(Reason.NOT_OFFERED, "bonus.free", say("free-nameless"))
    if command.name in table.players.values():
        raise Illegal(Reason.SEAT_TAKEN, "bonus.free", say("has-seat-already", name=command.name))
    return FreePlayerSat(seat=command.seat, name=command.name)


def _paid(table: FreeTable, command: PayFree) -> FreePaid:
    """Pay the entrants of the hand through the cage: they have no chips here."""
    claim = table.claim
    if claim is None or command.hand != table.hands:
        raise Illegal(Reason.NOT_OFFERED)
    if not command.shares.keys() <= table.players.keys():
        raise Illegal(Reason.NO_SUCH_SEAT)
    names = {table.players[seat]: cents for seat, cents in command.shares.items()}
    return FreePaid(shares=names, cite=f"bonus.{'paid' if names else 'once'}.{claim.bonus}")


def _fetched(table: FreeTable, command: FetchFree) -> FreeFetched:
    """The cage pays only people with chips there, and only once."""
    if command.name not in table.cage:
        words = say("nothing-held", name=command.name)
        raise Illegal(Reason.NOT_OFFERED, "bonus.free", words)
    return FreeFetched(name=command.name, chips=table.cage[command.name])


def _allowed(table: FreeTable, command: OpenFree | DealFree) -> None:
    """Free hands need an open room, and for some bonuses a live game in action."""
    if not command.open:
        raise Illegal(Reason.NOT_OFFERED, "bonus.free.open", say("room-closed"))
    live = table.game.name in command.live
    if not live and any(bonus.free.needs == "live-game" for bonus in table.bonuses):
        raise Illegal(Reason.NOT_OFFERED, "bonus.free.live", say("no-live-game"))


def _dealt(table: FreeTable, command: DealFree) -> Iterator[DummiesDealt]:
    """Deal dummy hands against a lone entrant."""
    _allowed(table, command)
    if not table.players:
        raise Illegal(Reason.NOT_ENOUGH_PLAYERS)
    count = table.bonuses[0].free.dummies if len(table.players) == 1 else 0
    empty = [seat for seat in range(1, table.seats + 1) if seat not in table.players]
    yield DummiesDealt(seats=tuple(empty[:count]))


def _started(table: FreeTable) -> HandStarted:
    """Nobody has a chip on this table, and the dealer deals from seat 1."""
    seats = tuple(sorted((*table.players, *table.dummies)))
    return HandStarted(
        house=table.game.house,
        game=table.game.name,
        seats=seats,
        stacks=dict.fromkeys(seats, 0),
        button=seats[-1],
        cite="bonus.free",
    )


def _dummy_command(hand: Hand, ask: Ask) -> Command:
    """A draw by the house's rule; a discard for good follows the default."""
    assert isinstance(ask.actor, int) and ask.default is not None
    terms = ask.offers.get(Discard)
    if isinstance(terms, Cards) and terms.least:
        return ask.default
    return dummy_discard(ask.actor, hand.down[ask.actor])


def _play_on(table: FreeTable) -> Iterator[AnyFreeEvent]:
    """The dealer draws for the dummy hands; at the end the hand is checked for a bonus."""
    hand = table.hand
    assert hand is not None
    while (ask := next(iter(hand.asked), None)) and ask.actor in table.dummies:
        events = kernel.play(hand, _dummy_command(hand, ask))
        table.log += events
        yield from events
    if hand.over:
        course = course_of(table.game)
        over = FreeHandOver(claim=won(course, hand, table.log, table.bonuses, table.dummies))
        over.change(table)
        yield over
