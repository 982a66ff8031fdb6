"""A person's own page over HTTP; nobody else's can be asked for."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import Body, QueryParameter

from cardhouse.cards import Card
from cardhouse.room.own_entries import TABLES
from cardhouse.server.front.language import language_of
from cardhouse.server.front.problems import denied
from cardhouse.server.lobby import HandNumber, TableName
from cardhouse.server.me import files
from cardhouse.server.me.messages import (
    MyEntry,
    MyHands,
    MyPeriod,
    MyResults,
    MyStatement,
    MyStory,
    NewNote,
    Note,
)
from cardhouse.server.me.opened import opened
from cardhouse.server.me.outcome import outcome
from cardhouse.server.me.period import days, place
from cardhouse.server.me.results import kind_of, results, table_of
from cardhouse.server.me.search import HandResult, Sought, outcomes, search
from cardhouse.server.office import Office
from cardhouse.server.people import names
from cardhouse.server.people.commands import KeepNote
from cardhouse.server.people.doors import order
from cardhouse.server.people.guards import REFUSALS, known, office_of
from cardhouse.server.people.people import Person, key
from cardhouse.store.records import PersonEntry, PlayedHand, Span

AnyRequest = Request[Any, Any, Any]
Day = Annotated[str, QueryParameter(max_length=10)]
Text = Annotated[str, QueryParameter(max_length=100)]
Place = Annotated[str, QueryParameter(max_length=200)]
CardsText = Annotated[str, QueryParameter(max_length=40)]
LeastPot = Annotated[int, QueryParameter(ge=0, le=10**12)]
Period = Annotated[MyPeriod, QueryParameter()]
Won = Annotated[HandResult, QueryParameter()]
FileForm = Annotated[files.Form, QueryParameter()]
CARD: Final = re.compile("[2-9TJQKA][shdc]|Jo")
# Lines of a statement on a page, and in a file; hands in a file with and without their story.
PAGE: Final = 100
FILE_LINES: Final = 2000
FILE_STORIES: Final = 60


@get("/api/me/results", responses=REFUSALS)
async def my_results(request: AnyRequest, period: Period = "day", table: Text = "") -> MyResults:
    """The person's results today, in a week, in all or in the last sitting."""
    office, person = _asked(request)
    return await results(office, person.name, period, table)


@get("/api/me/hands", responses=REFUSALS)
async def my_hands(
    request: AnyRequest,
    before: Place = "",
    since: Day = "",
    until: Day = "",
    house: Text = "",
    game: Text = "",
    table: Text = "",
    result: Won = "",
    cards: CardsText = "",
    pot: LeastPot = 0,
    words: Text = "",
) -> MyHands:
    """The person's hands that fit, latest first."""
    office, person = _asked(request)
    sought = Sought(
        since=since,
        until=until,
        house=house,
        game=game,
        table=table,
        result=result,
        cards=cards_of(cards),
        pot=pot,
        words=words,
    )
    found = await search(office, person.name, sought, before, language_of(request))
    return MyHands(hands=tuple(each.hand for each in found.hands), before=found.before)


@get("/api/me/hands/{name:str}/{number:int}", responses=REFUSALS)
async def my_hand(request: AnyRequest, name: TableName, number: HandNumber) -> MyStory:
    """One of the person's hands in words."""
    office, person = _asked(request)
    row = await _row(office, person, name, number)
    result = await outcome(office.room.store, row)
    found = await opened(office, person.name, result, language_of(request))
    return MyStory(hand=found.hand, lines=found.lines)


@get("/api/me/hands/file", responses=REFUSALS, media_type="text/plain; charset=utf-8")
async def my_hands_file(
    request: AnyRequest,
    since: Day = "",
    until: Day = "",
    house: Text = "",
    game: Text = "",
    table: Text = "",
    result: Won = "",
    form: FileForm = "text",
) -> Response[str]:
    """The person's latest hands as a text of their stories, or for a spreadsheet."""
    office, person = _asked(request)
    sought = Sought(since=since, until=until, house=house, game=game, table=table, result=result)
    if form == "csv":
        found = await outcomes(office, person.name, sought, FILE_LINES)
        return files.hands_csv(office, found)
    language = language_of(request)
    told = await search(office, person.name, sought, "", language, FILE_STORIES)
    return files.stories(told.hands, language)


@get("/api/me/statement", responses=REFUSALS)
async def my_statement(
    request: AnyRequest, since: Day = "", until: Day = "", before: Place = ""
) -> MyStatement:
    """The person's chips outside play: purchases, buy-ins, cash-outs, fees and bonuses."""
    office, person = _asked(request)
    found = await office.room.store.entries(person.name, days(since, until, before), PAGE)
    before = ""
    if len(found) == PAGE:
        # The entries of one command stay together: the last of them may be on the next page.
        last = found[-1].at, found[-1].stream
        found = [each for each in found if (each.at, each.stream) != last]
        before = place(found[-1].at, found[-1].stream)
    return MyStatement(entries=tuple(map(_line, found)), before=before)


@get("/api/me/statement/file", responses=REFUSALS, media_type="text/csv; charset=utf-8")
async def my_statement_file(request: AnyRequest, since: Day = "", until: Day = "") -> Response[str]:
    """The person's statement for a spreadsheet."""
    office, person = _asked(request)
    found = await office.room.store.entries(person.name, days(since, until), FILE_LINES)
    return files.statement_csv(office, tuple(map(_line, found)))


@get("/api/me/notes", responses=REFUSALS)
async def my_notes(request: AnyRequest) -> list[Note]:
    """The person's notes on players."""
    office, person = office_of(request), known(request)
    own = office.register.state.notes.get(key(person.name), {})
    return [Note(about=note.about, text=note.text) for note in own.values()]


@post("/api/me/notes", status_code=200, responses=REFUSALS)
async def keep_note(request: AnyRequest, data: Annotated[NewNote, Body()]) -> list[Note]:
    """Keep a private note on a player, or take it away."""
    office, person = _asked(request)
    about, now = names.tidy(data.about), office.room.clock.now()
    command = KeepNote(at=now, name=person.name, about=about, text=data.text.strip())
    await order(request, command, f"note/{office.register.count}/{key(person.name)}")
    return await my_notes.fn(request)  # type: ignore[no-any-return]


def cards_of(text: str) -> tuple[Card, ...]:
    """Cards as they are written down: `As Kd`, or `AsKd`."""
    found = CARD.findall(text)
    if "".join(text.split()) != "".join(found):
        raise denied(400, "me-no-cards")
    return tuple(found)


def _asked(request: AnyRequest) -> tuple[Office, Person]:
    """The office and the person who asks; each may ask so often."""
    office, person = office_of(request), known(request)
    if not office.own_pages.take(key(person.name)):
        raise denied(429, "problem-often")
    return office, person


async def _row(office: Office, person: Person, table: str, number: int) -> PlayedHand:
    """A hand of the person's own, or 404."""
    stream = f"{TABLES}{table}"
    kept = await office.room.store.hand(stream, number)
    if kept is not None and kept.last:
        # The list has the hands of one time and stream together.
        span = Span(kept.at, f"{kept.at}~")
        for row in await office.room.store.played(person.name, span, PAGE):
            if (row.stream, row.number) == (stream, number):
                return row
    raise denied(404, "problem-no-hand", number=number, name=table)


def _line(entry: PersonEntry) -> MyEntry:
    return MyEntry(
        at=entry.at,
        kind=kind_of(entry),
        table=table_of(entry),
        amount=entry.amount,
        why=entry.why,
    )
