"""The tables of the room as the management sees them, and the games for more of them."""

from __future__ import annotations

from itertools import count
from typing import Any

from litestar import Request, get

from cardhouse.room.furnish import table_name
from cardhouse.room.room import Room
from cardhouse.room.spreading import limits, to_spread
from cardhouse.rulebook import AnyPosted, open_table
from cardhouse.server.backoffice.messages import GameCard, LimitCard, OfficeTables, TableRow
from cardhouse.server.front.language import language_of
from cardhouse.server.office import Office
from cardhouse.server.people.guards import REFUSALS, office_of
from cardhouse.server.staff.check import viewer
from cardhouse.server.table.scene import sign


@get("/api/tables", responses=REFUSALS)
async def tables(request: Request[Any, Any, Any]) -> OfficeTables:
    """Every table with its players, wait list and terms, and the games that can be spread."""
    await viewer(request, "see-tables")
    office, language = office_of(request), language_of(request)
    return OfficeTables(
        tables=tuple(_row(office, name, language) for name in office.room.tables),
        games=tuple(game_card(office.room, each, language) for each in office.room.posts.values()),
    )


def _row(office: Office, name: str, language: str) -> TableRow:
    desk, room = office.desk(name), office.room
    assert desk is not None
    table, over, management = desk.table, desk.sign(language), room.management.state
    bots = sum(bool(player.bot) for player in table.players.values())
    opened = desk.keeper.craft.opened
    coming = to_spread(management, room.posts, name, desk.keeper.posted)
    assert opened is not None
    return TableRow(
        name=name,
        house=over.house,
        game=over.game,
        title=over.title,
        rules=over.rules,
        stakes=over.stakes,
        seats=over.most,
        players=len(table.players) - bots,
        bots=bots,
        waiting=tuple(dict.fromkeys((*table.called, *table.waiting))),
        seq=desk.keeper.count,
        hands=table.hands,
        running=table.running(),
        paused=management.paused.get(name, ""),
        closed=name in management.closed,
        host=management.hosts.get(name, ""),
        next_rules="" if coming.rules == opened.rules else coming.rules,
        next_seats=_seats(coming.seats, desk.keeper.posted) if coming.seats != opened.seats else 0,
        next_book=coming.book != opened.book,
        hours=hours.spans if (hours := management.hours.get(name)) else (),
    )


def _seats(seats: int, posted: AnyPosted) -> int:
    return seats or posted.seating.most


def game_card(room: Room, posted: AnyPosted, language: str) -> GameCard:
    """A game that can be spread, at each of its posted limits."""
    return GameCard(
        house=posted.house,
        house_name=posted.room.name,
        game=posted.name,
        title=posted.title,
        limits=tuple(
            LimitCard(
                name=rules,
                stakes=sign("", posted, rules, open_table(posted, rules), language).stakes,
            )
            for rules in limits(posted)
        ),
        least=posted.seating.least,
        most=posted.seating.most,
        name=_free_name(room, posted),
    )


def _free_name(room: Room, posted: AnyPosted) -> str:
    """The usual name of the game's table, with the first number that no other table has."""
    usual = table_name(posted)
    names = (usual if number == 1 else f"{usual}-{number}" for number in count(1))
    return next(name for name in names if name not in room.tables)
