"""The lobby, and each table's rules and hands."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from cardhouse.rulebook import AnyPosted, Mixed
from cardhouse.server.front.language import language_of
from cardhouse.server.front.problems import denied
from cardhouse.server.messages import (
    HandCard,
    Health,
    HouseCard,
    Lobby,
    MoneyCard,
    Replay,
    Rules,
    RuleText,
    TableCard,
)
from cardhouse.server.office import Office
from cardhouse.server.people.guards import REFUSALS, office_of, person_of
from cardhouse.server.privacy import is_invited, may_enter
from cardhouse.server.table.between import proposed_buy
from cardhouse.server.table.company import free_seats
from cardhouse.server.table.desk import Desk
from cardhouse.store.records import StoreError
from cardhouse.words.book import (
    about_words,
    all_table_words,
    cost_words,
    fees_words,
    limits_words,
    players_words,
)
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.enforced import enforced_words
from cardhouse.words.said import say
from cardhouse.words.sources import source_words
from cardhouse.words.speech import plain

AnyRequest = Request[Any, Any, Any]
TableName = Annotated[str, PathParameter(max_length=100)]
HandNumber = Annotated[int, PathParameter(ge=1, le=10**9)]
# Time for the store to answer.
STORE_SECONDS = 2.0


@get("/api/room", responses=REFUSALS)
async def room(request: AnyRequest) -> Lobby:
    """All houses with their tables."""
    office, person, language = office_of(request), person_of(request), language_of(request)
    houses: dict[str, list[Desk]] = {}
    for name in office.room.tables:
        if office.room.closed(name) or not is_invited(office.room, person, name):
            continue
        desk = office.desk(name)
        assert desk is not None
        houses.setdefault(desk.keeper.posted.house, []).append(desk)
    return Lobby(
        you=None if person is None else await office.me(person),
        houses=tuple(
            _room(name, desks, language, person.name if person else "")
            for name, desks in sorted(houses.items())
        ),
        money=office.room.management.state.money,
    )


def _room(name: str, desks: list[Desk], language: str, who: str) -> HouseCard:
    posted = desks[0].keeper.posted
    return HouseCard(
        id=name,
        name=posted.room.name,
        address=posted.room.address,
        tables=tuple(table_card(desk, language, who) for desk in desks),
    )


def table_card(desk: Desk, language: str = ENGLISH, who: str = "") -> TableCard:
    """A table in the lobby, for a visitor by name."""
    table, over, posted = desk.table, desk.sign(language), desk.keeper.posted
    game = table.game.name
    cost, payer = cost_words(posted.plays(game), posted.at(over.rules, game), language)
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
        brings=proposed_buy(table),
        about=about_words(posted, game, language),
        cost=cost,
        payer=payer,
        free=len(free_seats(table)),
        private=desk.is_private,
        called=who in table.called,
        games=over.games,
    )


@get("/api/money", responses=REFUSALS)
async def money(request: AnyRequest) -> MoneyCard:
    """How the money works in this room, for every page that shows some."""
    return MoneyCard(money=office_of(request).room.management.state.money)


@get("/api/tables/{name:str}/rules", responses=REFUSALS)
async def rules(request: AnyRequest, name: TableName) -> Rules:
    """The rules, fees and limits of a table, from the data that it is played by."""
    desk, language = entered_desk(request, name), language_of(request)
    posted, over = desk.keeper.posted, desk.sign(language)
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
                source=source_words(rule, posted.room.document, language),
                practice=rule.practice,
                enforced=enforced_words(rule),
            )
            for rule in (*posted.rules.values(), *posted.bonuses.rule)
        ),
        fees=fees(posted, over.rules, language),
        limits=limits(posted, over.rules, language),
        posted=tuple(rule.text for rule in desk.table.posted),
        book=posted.hash,
    )


def fees(posted: AnyPosted, rules: str, language: str = ENGLISH) -> tuple[str, ...]:
    """The cost of playing at a table, in each of its games."""
    if not isinstance(posted, Mixed):
        return fees_words(posted, posted.table(rules), language)
    each = [(post.title, fees_words(post, at, language)) for post, at in posted.each(rules)]
    if len({words for _, words in each}) == 1:
        return each[0][1]
    return tuple(f"{title}: {words}" for title, all_words in each for words in all_words)


def limits(posted: AnyPosted, rules: str, language: str = ENGLISH) -> tuple[str, ...]:
    """A table's stakes, and the house's limits."""
    games = tuple(posted.games.values()) if isinstance(posted, Mixed) else (posted,)
    seating = posted.seating
    return (
        *all_table_words(posted, rules, language),
        *limits_words(games, "whole", language),
        players_words(seating.least, seating.most, language),
    )


@get("/api/tables/{name:str}/hands", responses=REFUSALS)
async def hands(
    request: AnyRequest,
    name: TableName,
    before: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
) -> list[HandCard]:
    """The latest hands of a table, or those before a number."""
    office, person = office_of(request), person_of(request)
    history = office.history(entered_desk(request, name).name)
    return await history.page(person.name if person else "", before, language_of(request))


@get("/api/tables/{name:str}/hands/{number:int}", responses=REFUSALS)
async def hand(request: AnyRequest, name: TableName, number: HandNumber) -> Replay:
    """A hand frame by frame, with the cards that the viewer could see."""
    office, person = office_of(request), person_of(request)
    history = office.history(entered_desk(request, name).name)
    found = await history.replay(number, person.name if person else "", language_of(request))
    if found is None:
        raise denied(404, "problem-no-hand", number=number, name=name)
    return found


@get("/health", responses={503: ResponseSpec(Health, description="It cannot be used.")})
async def health(request: AnyRequest) -> Response[Health]:
    """Answer 200 if the room can be used: its store works, and it is not closing."""
    office = office_of(request)
    wrong = await _wrong(office)
    words = plain(say(wrong or "room-open"), language_of(request))
    if wrong:
        return Response(Health(ready=False, words=words), status_code=503)
    return Response(Health(ready=True, words=words, tables=len(office.room.tables)))


@get("/health/live")
async def live(request: AnyRequest) -> Health:
    """Answer as long as the process can answer at all: it needs no new start.

    A room that waits for its store is live and not ready.
    """
    office = office_of(request)
    words = plain(say("line-closing" if office.closing else "room-open"), language_of(request))
    return Health(ready=not office.closing, words=words, tables=len(office.room.tables))


async def _wrong(office: Office) -> str:
    """The reason why the room cannot be used; empty if it can."""
    if office.closing:
        return "line-closing"
    if office.room.patient.paused:
        return "room-paused"
    try:
        async with asyncio.timeout(STORE_SECONDS):
            await office.room.store.head("cage")
    except (StoreError, TimeoutError, OSError):
        return "room-silent"
    return ""


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


def entered_desk(request: AnyRequest, name: str) -> Desk:
    """The desk of a table for a visitor; a private one is not there for people without its link."""
    office = office_of(request)
    if not may_enter(office.room, person_of(request), name):
        raise denied(404, "problem-no-table", name=name)
    if (desk := office.desk(name)) is None:
        raise denied(404, "problem-no-table", name=name)
    return desk


def desk_of(office: Office, name: str) -> Desk:
    """The desk of a table of the house, for its staff, or 404: practice tables are none."""
    desk = office.desk(name) if name in office.room.tables else None
    if desk is None:
        raise denied(404, "problem-no-table", name=name)
    return desk
