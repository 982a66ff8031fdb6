"""Acts at a table: rulings, orders of the floor, tables opened and changed."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from cardhouse.engine.core.illegal import Illegal
from cardhouse.floor import Report
from cardhouse.floor.core.pointing import pointed
from cardhouse.management.changes import (
    ChangeTable,
    OpenTable,
)
from cardhouse.management.own_tables import MakeTable
from cardhouse.room.booked import as_opened
from cardhouse.room.clock import stamp
from cardhouse.room.moving import move_orders, others
from cardhouse.room.spreading import check_terms, to_spread
from cardhouse.room.tables import TableKeeper
from cardhouse.rulebook import AnyPosted
from cardhouse.server.front.problems import denied
from cardhouse.server.people.passwords import digest, new_word
from cardhouse.server.privacy import may_enter
from cardhouse.server.staff import acts
from cardhouse.server.staff.effects.effect import (
    Doer,
    Effect,
    ordered,
    person_of,
    table_of,
)
from cardhouse.server.table.orders import come_in
from cardhouse.server.table.scene import seat_of
from cardhouse.table.commands import AdmitToTable, BarFromTable, ChangeSeat, LeaveList


async def rule(doer: Doer, act: acts.RuleAct) -> Effect:
    at = stamp(doer.room.clock.now())
    return _at_table(doer, act, acts.command_of(acts.REPORTS, act.report, by=doer.by, at=at))


async def house(doer: Doer, act: Any) -> Effect:
    at = doer.room.clock.now()
    command = acts.command_of(acts.HOUSE, act, by=doer.by, at=at)
    if isinstance(command, BarFromTable | AdmitToTable):
        # Names are barred as the room spells them; a bot is no person of the room.
        command = replace(command, name=person_of(doer, command.name))
    return _at_table(doer, act, command)


async def page(doer: Doer, act: Any) -> Effect:
    """A message for somebody who sits at the table or waits for it."""
    table, name = doer.room.tables[table_of(doer, act.table)].state, person_of(doer, act.name)
    if not seat_of(table, name) and name not in table.waiting:
        raise denied(409, "staff-not-there", name=name, table=act.table)
    return Effect(change=replace(acts.command_of(acts.CHANGES, act), name=name))


async def silence(doer: Doer, act: Any) -> Effect:
    """Silence for a person of the room, or its end; at a table, or everywhere."""
    if table := getattr(act, "table", ""):
        table_of(doer, table)
    change = acts.command_of(acts.CHANGES, act)
    return Effect(change=replace(change, name=person_of(doer, act.name)))


async def strike_line(doer: Doer, act: Any) -> Effect:
    """A line of talk taken back, which the journal keeps with its speaker."""
    desk = doer.office.desk(table_of(doer, act.table))
    assert desk is not None
    if (line := desk.talk.chat.line(act.line)) is None:
        raise denied(409, "chat-line-gone", line=act.line)
    stamped = {"speaker": line.name, "spoken": line.text or line.emote or ""}
    return Effect(change=acts.command_of(acts.CHANGES, act, **stamped))


def _at_table(doer: Doer, act: Any, command: Any) -> Effect:
    """A command to a table; one about a seat or a hand only if the table has not gone on."""
    keeper = doer.room.tables[table_of(doer, act.table)]

    def order() -> Any:
        if getattr(act, "seq", keeper.count) != keeper.count:
            raise denied(409, "order-gone-on")
        hand = keeper.state.hand
        # A floor person does not see hidden cards, and points at them.
        return pointed(hand, command) if hand and isinstance(command, Report) else command

    return ordered(keeper, order)


async def move(doer: Doer, act: acts.MoveAct) -> Effect:
    """Move a player with their chips; those in the game come in again as the house has it."""
    source = doer.room.tables[table_of(doer, act.table)]
    target = _other_table(doer, source, act.to_table)
    player, name = source.state.players.get(act.seat), source.state.name_at(act.seat)
    plays = player is not None and player.plays()

    def fresh() -> None:
        if act.seq != source.count:
            raise denied(409, "order-gone-on")

    async def change() -> ChangeSeat:
        fresh()
        return ChangeSeat(seat=act.seat, to=act.to, by=doer.by)

    async def comes_in() -> None:
        if plays:
            await come_in(target, act.to, name, f"moved/{target.count}")

    if target is source:
        return Effect(orders=((source, change),), after=comes_in)
    (_, out), into = move_orders(source, act.seat, target, act.to, doer.by)

    async def leave() -> Any:
        fresh()
        return await out()

    return Effect(orders=((source, leave), into), after=comes_in)


def _other_table(doer: Doer, source: TableKeeper, name: str) -> TableKeeper:
    """The table that somebody is moved to: the same, or an open one of the same game."""
    if name in ("", source.name):
        return source
    target = doer.room.tables[table_of(doer, name)]
    if doer.room.closed(name):
        raise denied(409, "table-is-closed", table=name)
    if target not in others(doer.room, source):
        raise denied(409, "staff-other-game", table=name)
    person = doer.office.register.state.find(doer.by)
    if person is not None and seat_of(target.state, person.name):
        raise denied(403, "staff-apart", table=name)
    return target


async def bots(doer: Doer, act: acts.BotsAct) -> Effect:
    if doer.room.management.state.money != "play-money":
        raise denied(409, "bots-for-play-money")
    desk = doer.office.desk(table_of(doer, act.table))
    assert desk is not None
    company = desk.company
    company.take(act.count)

    async def come_and_go() -> None:
        await company.ask(act.count)

    return Effect(after=come_and_go)


async def open_table(doer: Doer, act: Any, **stamped: Any) -> Effect:
    change: OpenTable | MakeTable = acts.command_of(acts.CHANGES, act, **stamped)
    room, posted = doer.room, _posted(doer, act.house, act.game)
    check_terms(posted, change.rules, change.seats)
    keeper = room.new_table(change.table)

    async def make() -> Any:
        await keeper.open()
        if keeper.count:
            raise denied(409, "table-there", table=change.table)
        return await keeper.posting(posted, change.rules, change.seats)

    return Effect(change=change, orders=((keeper, make),))


async def make_table(doer: Doer, act: Any) -> Effect:
    """A table of the doer's own; a private one has a link whose word only they are told."""
    if act.bots and doer.room.management.state.money != "play-money":
        raise denied(409, "bots-for-play-money")
    word = new_word() if act.private else ""
    opening = await open_table(doer, act, digest=digest(word) if word else "")

    async def come() -> None:
        desk = doer.office.desk(act.table)
        if desk is not None and act.bots:
            await desk.company.ask(act.bots)

    return replace(opening, word=word, after=come)


async def renew_link(doer: Doer, act: Any) -> Effect:
    """A new link for a private table, whose word only the doer is told.

    People who may not come in any more do not wait for a seat there either.
    """
    keeper, word = doer.room.tables[table_of(doer, act.table)], new_word()
    change = acts.command_of(acts.CHANGES, act, digest=digest(word))

    async def strike() -> None:
        for name in tuple(keeper.state.waiting):
            person = doer.office.register.state.find(name)
            if not may_enter(doer.room, person, keeper.name):
                # Somebody else may have been faster.
                with suppress(Illegal):
                    await keeper.order(LeaveList(name=name), f"link/{keeper.count}")

    return Effect(change=change, word=word, after=strike)


async def change_table(doer: Doer, act: Any) -> Effect:
    """Another limit or other seats, which the dealer puts up before the next hand."""
    change: ChangeTable = acts.command_of(acts.CHANGES, act)
    room, keeper = doer.room, doer.room.tables[table_of(doer, act.table)]
    posted = room.posts.get((keeper.posted.house, keeper.posted.name), keeper.posted)
    check_terms(posted, change.rules, change.seats, keeper.state)
    terms, now = as_opened(posted, change.rules, change.seats), keeper.posted
    if terms == to_spread(room.management.state, room.posts, change.table, now):
        raise denied(409, "table-so", table=change.table)
    return Effect(change=change)


def _posted(doer: Doer, house: str, game: str) -> AnyPosted:
    if (posted := doer.room.posts.get((house, game))) is None:
        raise denied(404, "staff-no-game", house=house, game=game)
    return posted
