"""A person's own page over HTTP; nobody else's can be asked for."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import Body, QueryParameter
from msgspec import Struct

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
from cardhouse.server.people.people import key
from cardhouse.server.spreadsheets import CSV
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


class Asker(Struct, frozen=True):
    """The person who asks for their own page, and how they are answered."""

    office: Office
    name: str
    language: str


async def asker(request: AnyRequest) -> Asker:
    """The person who asks; each may ask so often."""
    office, person = office_of(request), known(request)
    if not office.own_pages.take(key(person.name)):
        raise denied(429, "problem-often")
    return Asker(office, person.name, language_of(request))


async def sought(
    since: Day = "",
    until: Day = "",
    house: Text = "",
    game: Text = "",
    table: Text = "",
    result: Won = "",
    cards: CardsText = "",
    pot: LeastPot = 0,
    words: Text = "",
) -> Sought:
    """The conditions of a search; none of them needs to be given."""
    return Sought(
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


# Handlers ask for these by their names.
ASKER: Final = {"asker": Provide(asker)}
SEARCH: Final = {**ASKER, "sought": Provide(sought)}
Asking = NamedDependency[Asker]
Seeking = NamedDependency[Sought]


@get("/api/me/results", responses=REFUSALS, dependencies=ASKER)
async def my_results(asker: Asking, period: Period = "day", table: Text = "") -> MyResults:
    """The person's results today, in a week, in all or in the last sitting."""
    return await results(asker.office, asker.name, period, table)


@get("/api/me/hands", responses=REFUSALS, dependencies=SEARCH)
async def my_hands(asker: Asking, sought: Seeking, before: Place = "") -> MyHands:
    """The person's hands that fit, latest first."""
    found = await search(asker.office, asker.name, sought, before, asker.language)
    return MyHands(hands=tuple(each.hand for each in found.hands), before=found.before)


@get("/api/me/hands/{name:str}/{number:int}", responses=REFUSALS, dependencies=ASKER)
async def my_hand(asker: Asking, name: TableName, number: HandNumber) -> MyStory:
    """One of the person's hands in words."""
    row = await _row(asker, name, number)
    result = await outcome(asker.office.room.store, row)
    found = await opened(asker.office, asker.name, result, asker.language)
    return MyStory(hand=found.hand, lines=found.lines)


@get(
    "/api/me/hands/file",
    responses=REFUSALS,
    dependencies=SEARCH,
    media_type="text/plain; charset=utf-8",
)
async def my_hands_file(asker: Asking, sought: Seeking, form: FileForm = "text") -> Response[str]:
    """The person's latest hands as a text of their stories, or for a spreadsheet."""
    office, name, language = asker.office, asker.name, asker.language
    if form == "csv" and not sought.opens:
        return files.hands_csv(office, await outcomes(office, name, sought, FILE_LINES))
    told = await search(office, name, sought, "", language, FILE_STORIES)
    if form == "csv":
        return files.hands_csv(office, (each.outcome for each in told.hands))
    return files.stories(told.hands, language)


@get("/api/me/statement", responses=REFUSALS, dependencies=ASKER)
async def my_statement(
    asker: Asking, since: Day = "", until: Day = "", before: Place = ""
) -> MyStatement:
    """The person's chips outside play: purchases, buy-ins, cash-outs, fees and bonuses."""
    found = await asker.office.room.store.entries(asker.name, days(since, until, before), PAGE)
    before = ""
    if len(found) == PAGE:
        # The entries of one command stay together: the last of them may be on the next page.
        last = found[-1].at, found[-1].stream
        found = [each for each in found if (each.at, each.stream) != last]
        before = place(found[-1].at, found[-1].stream)
    return MyStatement(entries=tuple(map(_line, found)), before=before)


@get(
    "/api/me/statement/file",
    responses=REFUSALS,
    dependencies=ASKER,
    media_type=CSV,
)
async def my_statement_file(asker: Asking, since: Day = "", until: Day = "") -> Response[str]:
    """The person's statement for a spreadsheet."""
    found = await asker.office.room.store.entries(asker.name, days(since, until), FILE_LINES)
    return files.statement_csv(asker.office, tuple(map(_line, found)))


@get("/api/me/notes", responses=REFUSALS)
async def my_notes(request: AnyRequest) -> list[Note]:
    """The person's notes on players, which lie in memory."""
    return _notes(office_of(request), known(request).name)


@post("/api/me/notes", status_code=200, responses=REFUSALS, dependencies=ASKER)
async def keep_note(
    request: AnyRequest, asker: Asking, data: Annotated[NewNote, Body()]
) -> list[Note]:
    """Keep a private note on a player, or take it away."""
    office, about = asker.office, names.tidy(data.about)
    now, text = office.room.clock.now(), data.text.strip()
    command = KeepNote(at=now, name=asker.name, about=about, text=text)
    await order(request, command, f"note/{office.register.count}/{key(asker.name)}")
    return _notes(office, asker.name)


def cards_of(text: str) -> tuple[Card, ...]:
    """Cards as they are written down: `As Kd`, or `AsKd`."""
    found = CARD.findall(text)
    if "".join(text.split()) != "".join(found):
        raise denied(400, "me-no-cards")
    return tuple(found)


async def _row(asker: Asker, table: str, number: int) -> PlayedHand:
    """A hand of the person's own, or 404."""
    store, stream = asker.office.room.store, f"{TABLES}{table}"
    kept = await store.hand(stream, number)
    if kept is not None and kept.last:
        # The list has the hands of one time and stream together.
        span = Span(kept.at, f"{kept.at}~")
        for row in await store.played(asker.name, span, PAGE):
            if (row.stream, row.number) == (stream, number):
                return row
    raise denied(404, "problem-no-hand", number=number, name=table)


def _notes(office: Office, name: str) -> list[Note]:
    own = office.register.state.notes.get(key(name), {})
    return [Note(about=note.about, text=note.text) for note in own.values()]


def _line(entry: PersonEntry) -> MyEntry:
    return MyEntry(
        at=entry.at,
        kind=kind_of(entry),
        table=table_of(entry),
        amount=entry.amount,
        why=entry.why,
    )
