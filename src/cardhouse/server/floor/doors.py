"""The floor's doors: the tables by urgency, one of them with its forms, and previews of rulings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Body
from msgspec import to_builtins

from cardhouse.engine.core.illegal import Illegal
from cardhouse.floor.core.pointing import seen
from cardhouse.room.clock import stamp
from cardhouse.room.moving import others
from cardhouse.server.floor.forms import Wording
from cardhouse.server.floor.free import free_cards
from cardhouse.server.floor.listing import floor_card, floor_cards, silences
from cardhouse.server.floor.messages import (
    BarCard,
    FloorList,
    FloorTable,
    MoveTarget,
    PreviewOf,
    RulingPreview,
)
from cardhouse.server.floor.previews import preview_view
from cardhouse.server.front.language import language_of
from cardhouse.server.front.problems import Denied, denied
from cardhouse.server.lobby import TableName, desk_of
from cardhouse.server.office import Office
from cardhouse.server.people.guards import REFUSALS, known, office_of
from cardhouse.server.people.people import Person
from cardhouse.server.staff import acts
from cardhouse.server.staff.check import denial, permit, sits_at, viewer
from cardhouse.server.staff.rights import FLOOR as AT_TABLES
from cardhouse.server.staff.rights import RIGHTS
from cardhouse.table.moving import movable, open_seats
from cardhouse.table.waiting import free_seats
from cardhouse.words.refusals import refused

AnyRequest = Request[Any, Any, Any]
PAGE = "see-floor"


@get("/api/floor", responses=REFUSALS)
async def floor(request: AnyRequest) -> FloorList:
    """All tables, those that want somebody first."""
    person = await viewer(request, PAGE)
    office, language = office_of(request), language_of(request)
    tables = [name for name in office.room.tables if _is_shown(office, person, name)]
    # A host looks after their own tables, and hears of nothing else.
    everywhere = denial(office, person, PAGE) is None
    barred = office.room.management.state.barred.values() if everywhere else ()
    return FloorList(
        tables=floor_cards(office, tables, language),
        barred=tuple(BarCard(name=bar.name, by=bar.by, reason=bar.reason) for bar in barred),
        free=free_cards(office.room) if everywhere else (),
    )


def _is_shown(office: Office, person: Person, table: str) -> bool:
    return denial(office, person, PAGE, table) is None


@get("/api/floor/tables/{name:str}", responses=REFUSALS)
async def floor_table(request: AnyRequest, name: TableName) -> FloorTable:
    """A table as anybody at the rail sees it, and every report that could be true of it now."""
    person, office, language = known(request), office_of(request), language_of(request)
    await permit(office, person, PAGE, table=name)
    desk = desk_of(office, name)
    # Everything is of one moment, however long the forms are looked for.
    table, state = desk.table, desk.state("", language)
    card = floor_card(office, name, language)
    found = await office.forms.of(desk.keeper)
    wording = None if table.hand is None else Wording(table, language)
    return FloorTable(
        card=card,
        state=state,
        places=() if table.hand is None or wording is None else wording.places(seen(table.hand)),
        forms=() if wording is None else tuple(wording.form(each) for each in found),
        yours=sits_at(office, person, name),
        may=tuple(do for do in AT_TABLES if denial(office, person, do, name) is None),
        targets=tuple(_targets(office, name, language)),
        movable=movable(table),
        barred=tuple(dict.fromkeys(table.barred)),
        pages=tuple(desk.pages().values()),
        talk=tuple(desk.talk.chat.lines),
        silenced=silences(office.room, name),
    )


def _targets(office: Office, name: str, language: str) -> Iterator[MoveTarget]:
    """Tables with free seats to which players of a table can be moved, itself first."""
    source = office.room.tables[name]
    for keeper in (source, *others(office.room, source)):
        seats = free_seats(source.state) if keeper is source else open_seats(keeper.state)
        desk = desk_of(office, keeper.name)
        over = desk.sign(language)
        if seats:
            yield MoveTarget(table=keeper.name, title=over.title, stakes=over.stakes, seats=seats)


@post("/api/floor/tables/{name:str}/preview", status_code=200, responses=REFUSALS)
async def floor_preview(
    request: AnyRequest, name: TableName, data: Annotated[PreviewOf, Body()]
) -> RulingPreview:
    """Every card and chip that a ruling would move; nothing is ruled yet."""
    person, office, language = known(request), office_of(request), language_of(request)
    await permit(office, person, PAGE, table=name)
    desk = desk_of(office, name)
    if data.seq != desk.keeper.count:
        raise denied(409, "order-gone-on")
    at = stamp(office.room.clock.now())
    report = acts.command_of(acts.REPORTS, data.report, by=person.name, at=at)
    try:
        return preview_view(
            name,
            desk.keeper.posted,
            desk.table,
            report,
            seq=data.seq,
            second=RIGHTS["rule"].by_two({"report": to_builtins(data.report)}),
            language=language,
        )
    except Illegal as illegal:
        raise Denied(409, refused(illegal)) from None
