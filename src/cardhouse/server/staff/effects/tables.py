"""Acts at a table: rulings, orders of the floor, tables opened and changed."""

from __future__ import annotations

from typing import Any

from cardhouse.floor import Report
from cardhouse.floor.core.pointing import pointed
from cardhouse.management.changes import (
    ChangeTable,
    OpenTable,
)
from cardhouse.room.booked import as_opened
from cardhouse.room.clock import stamp
from cardhouse.room.spreading import check_terms, to_spread
from cardhouse.rulebook import AnyPosted
from cardhouse.server.front.problems import denied
from cardhouse.server.staff import acts
from cardhouse.server.staff.effects.effect import Doer, Effect, ordered, table_of


async def rule(doer: Doer, act: acts.RuleAct) -> Effect:
    at = stamp(doer.room.clock.now())
    return _at_table(doer, act, acts.command_of(acts.REPORTS, act.report, by=doer.by, at=at))


async def house(doer: Doer, act: Any) -> Effect:
    at = doer.room.clock.now()
    return _at_table(doer, act, acts.command_of(acts.HOUSE, act, by=doer.by, at=at))


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


async def open_table(doer: Doer, act: Any) -> Effect:
    change: OpenTable = acts.command_of(acts.CHANGES, act)
    room, posted = doer.room, _posted(doer, act.house, act.game)
    check_terms(posted, change.rules, change.seats)
    keeper = room.new_table(change.table)

    async def make() -> Any:
        await keeper.open()
        if keeper.count:
            raise denied(409, "table-there", table=change.table)
        return await keeper.posting(posted, change.rules, change.seats)

    return Effect(change=change, orders=((keeper, make),))


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
