"""The room from its door, and what holds and was played at each table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from cardhouse.rulebook import Posted
from cardhouse.server.messages import (
    HandCard,
    Health,
    HouseCard,
    Lobby,
    Replay,
    Rules,
    RuleText,
    TableCard,
)
from cardhouse.server.office import Office
from cardhouse.server.people.guards import REFUSALS, office_of, person_of
from cardhouse.server.table.desk import Desk
from cardhouse.store.records import StoreError
from cardhouse.words.book import table_words
from cardhouse.words.enforced import enforced_words
from cardhouse.words.families import telling
from cardhouse.words.fees import fee_words
from cardhouse.words.scene import dollars

AnyRequest = Request[Any, Any, Any]
TableName = Annotated[str, PathParameter(max_length=100)]
HandNumber = Annotated[int, PathParameter(ge=1, le=10**9)]
# The store has so many seconds to answer.
STORE_SECONDS = 2.0


@get("/api/room", responses=REFUSALS)
async def room(request: AnyRequest) -> Lobby:
    """All houses with their tables."""
    office, person = office_of(request), person_of(request)
    houses: dict[str, list[Desk]] = {}
    for name in office.room.tables:
        desk = office.desk(name)
        assert desk is not None
        houses.setdefault(desk.keeper.posted.house, []).append(desk)
    return Lobby(
        you=None if person is None else await office.me(person),
        houses=tuple(_room(name, desks) for name, desks in sorted(houses.items())),
    )


def _room(name: str, desks: list[Desk]) -> HouseCard:
    posted = desks[0].keeper.posted
    return HouseCard(
        id=name,
        name=posted.room.name,
        address=posted.room.address,
        tables=tuple(table_card(desk) for desk in desks),
    )


def table_card(desk: Desk) -> TableCard:
    """A table in the lobby."""
    table, over = desk.table, desk.sign
    return TableCard(
        name=desk.name,
        house=over.house,
        game=over.game,
        title=over.title,
        rules=over.rules,
        stakes=over.stakes,
        family=over.family,
        seats=over.most,
        taken=len(table.players),
        people=sum(not player.bot for player in table.players.values()),
        waiting=len(table.waiting),
        hands=table.hands,
        running=table.running(),
        watching=len(desk.lines),
        buy_in=table.buy_in,
    )


@get("/api/tables/{name:str}/rules", responses=REFUSALS)
async def rules(request: AnyRequest, name: TableName) -> Rules:
    """The rules, fees and limits of a table, from the data by which it is played."""
    desk = desk_of(office_of(request), name)
    posted, over = desk.keeper.posted, desk.sign
    return Rules(
        house=over.house,
        house_name=over.house_name,
        game=over.game,
        title=over.title,
        table=over.rules,
        rules=tuple(
            RuleText(
                id=rule.id,
                text=rule.text,
                kind=rule.kind,
                note=rule.note,
                enforced=enforced_words(rule),
            )
            for rule in (*posted.rules.values(), *posted.bonuses.rule)
        ),
        fees=fees(posted, over.rules),
        limits=limits(posted, over.rules),
        posted=tuple(rule.text for rule in desk.table.posted),
        book=posted.hash,
    )


def fees(posted: Posted, rules: str) -> tuple[str, ...]:
    """What it costs to play at a table."""
    table = posted.table(rules)
    words = telling(posted.family).fees(posted, table) or fee_words(posted.fee(table))
    timed = table.time_fee
    if timed is None:
        return (words,)
    return words, f"{dollars(timed.amount)} from every player each {timed.minutes} minutes"


def limits(posted: Posted, rules: str) -> tuple[str, ...]:
    """What a table plays for, and what the house allows."""
    words = [table_words(posted, posted.table(rules))]
    if limit := telling(posted.family).limits(posted.room):
        words.append(f"{limit[0].upper()}{limit[1:]} in this house")
    seating = posted.page.seating
    words.append(f"{seating.least} to {seating.most} players")
    return tuple(words)


@get("/api/tables/{name:str}/hands", responses=REFUSALS)
async def hands(
    request: AnyRequest,
    name: TableName,
    before: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
) -> list[HandCard]:
    """The latest hands of a table, or those before a number."""
    office, person = office_of(request), person_of(request)
    history = office.history(desk_of(office, name).name)
    return await history.page(person.name if person else "", before)


@get("/api/tables/{name:str}/hands/{number:int}", responses=REFUSALS)
async def hand(request: AnyRequest, name: TableName, number: HandNumber) -> Replay:
    """One hand, moment by moment, with what the viewer could see."""
    office, person = office_of(request), person_of(request)
    history = office.history(desk_of(office, name).name)
    found = await history.replay(number, person.name if person else "")
    if found is None:
        raise NotFoundException(f"There is no finished hand {number} at {name}.")
    return found


@get("/health", responses={503: ResponseSpec(Health, description="It cannot be used.")})
async def health(request: AnyRequest) -> Response[Health]:
    """Whether the room can be used: its store works, and it is not closing."""
    office = office_of(request)
    tables = len(office.room.tables)
    if office.closing:
        return Response(Health(ready=False, words="The room is closing."), status_code=503)
    if office.room.patient.paused:
        words = "The room is paused: its records cannot be written just now."
        return Response(Health(ready=False, words=words), status_code=503)
    try:
        async with asyncio.timeout(STORE_SECONDS):
            await office.room.store.head("cage")
    except (StoreError, TimeoutError, OSError):
        return Response(Health(ready=False, words="The store does not answer."), status_code=503)
    return Response(Health(ready=True, words="The room is open.", tables=tables))


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: AnyRequest) -> bytes:
    """Figures for Prometheus."""
    office = office_of(request)
    figures, tables = office.metrics, office.room.tables.values()
    running = sum(keeper.state.running() for keeper in tables)
    figures.paused.set(len(office.room.patient.paused))
    figures.tables.labels("playing").set(running)
    figures.tables.labels("resting").set(len(tables) - running)
    figures.hands.set(sum(keeper.state.hands for keeper in tables))
    figures.lines.set(len(office.lines))
    figures.connections.set(len(office.connections))
    return figures.text()


def desk_of(office: Office, name: str) -> Desk:
    """The desk of a table, or no such page."""
    if (desk := office.desk(name)) is None:
        raise NotFoundException(f"There is no table {name} in this room.")
    return desk
