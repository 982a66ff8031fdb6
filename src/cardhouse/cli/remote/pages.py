"""Pages of the staff at a shell: text for people, JSON for programs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from urllib.parse import quote

from msgspec import Struct, json

from cardhouse.cli.books import print_json
from cardhouse.cli.languages import language_of
from cardhouse.cli.parser import Commands, Parser
from cardhouse.cli.remote.columns import clean, lines
from cardhouse.cli.remote.fields import HELP, whole
from cardhouse.cli.remote.options import add_room, room_of
from cardhouse.cli.remote.room import UNREACHED, RemoteRoom
from cardhouse.server.backoffice.messages import (
    AuditedHand,
    BonusesView,
    ChainView,
    OfficeTables,
    ProofView,
    ReportView,
    StatementView,
)
from cardhouse.server.floor.messages import FloorCard, FloorList, Place, ReportForm
from cardhouse.server.staff.cage_messages import CageView, ClubView, CountView
from cardhouse.server.staff.messages import Entry, PeopleList, RequestCard, RightsTable


class SeenTable(Struct, frozen=True, kw_only=True):
    """A table as the floor sees it, without the pictures of a page."""

    card: FloorCard
    places: tuple[Place, ...]
    forms: tuple[ReportForm, ...]


class SeenFrame(Struct, frozen=True, kw_only=True):
    """A moment of a hand: its lines in words."""

    lines: tuple[dict[str, Any], ...] = ()


class SeenHand(Struct, frozen=True, kw_only=True):
    """A finished hand as one of its seats saw it."""

    summary: str
    frames: tuple[SeenFrame, ...]


class SeenLimit(Struct, frozen=True, kw_only=True):
    """A posted limit in words."""

    name: str
    stakes: str
    fees: tuple[str, ...]


class SeenEdition(Struct, frozen=True, kw_only=True):
    """An edition of a book, by its number and its giver."""

    number: int
    by: str
    at: str


class SeenBook(Struct, frozen=True, kw_only=True):
    """The book of a game in words, without the figures of the page's form."""

    house: str
    game: str
    book: str
    limits: tuple[SeenLimit, ...]
    editions: tuple[SeenEdition, ...]


class Page(Struct, frozen=True, kw_only=True):
    """A page of the staff: its right, its address, its message, and the command's help."""

    right: str
    path: str
    kind: Any
    help: str
    # Words in their place: parts of the address, and one that is asked for; and options.
    places: tuple[str, ...] = ()
    needs: dict[str, str] = {}
    options: dict[str, str] = {}
    post: bool = False
    # Fields for programs, which people read in other words.
    hides: tuple[str, ...] = ()
    show: Callable[[str, Any], int] | None = None


DAY: Final = {"day": "the day, such as 2026-11-16 (default: today)", "shift": "a shift of the day"}


def _table(name: str, told: SeenTable) -> int:
    print(f"{told.card.name} at {told.card.seq}: {clean(told.card.words)}")
    for each in told.places:
        cards = " ".join(map(str, each.cards)) or str(each.count)
        print(f"  {clean(each.words)} ({_pointers(each)}): {cards}")
    for form in told.forms:
        needed = [each.name for each in form.fields] + (["reason"] if form.order else [])
        fields = " ".join(f"--{each.replace('_', '-')}" for each in needed)
        print(f"  {form.report} {fields}".rstrip() + f": {clean(form.words)}")
    return 0


def _pointers(place: Place) -> str:
    """The cards of a place as a ruling points at them: "stock/1 ... stock/4"."""
    if len(place.at) < 3:
        return " ".join(place.at) or place.place
    return f"{place.at[0]} ... {place.at[-1]}"


def _hand(name: str, told: SeenHand) -> int:
    print(clean(told.summary))
    for frame in told.frames:
        for line in frame.lines:
            print(f"  {clean(str(line.get('text', '')))}")
    return 0


def _proof(name: str, told: ProofView) -> int:
    if not told.sound:
        print(f"The records are not sound: {clean(told.fault)}")
        return UNREACHED
    print(f"The records are sound: {told.events:,} events, {told.hands:,} hands, as of {told.at}.")
    return 0


STAFF: Final = {
    "people": Page(
        right="see-people",
        path="/api/people",
        kind=PeopleList,
        help="everybody with their roles, and those who were invited",
    ),
    "journal": Page(
        right="see-journal",
        path="/api/journal",
        kind=list[Entry],
        help="the staff's journal, the latest line first",
        options={"before": "lines before this number"},
        hides=("said",),
    ),
    "requests": Page(
        right="see-requests",
        path="/api/requests",
        kind=list[RequestCard],
        help="acts that wait for a second person",
        hides=("act",),
    ),
    "rights": Page(
        right="",
        path="/api/rights",
        kind=RightsTable,
        help="the table of rights, and which of them are yours",
    ),
    "chain": Page(
        right="see-chain",
        path="/api/audit/chain",
        kind=ChainView,
        help="the digests of the last events, to be kept elsewhere",
        options={"stream": "one stream only"},
    ),
    "verify": Page(
        right="see-chain",
        path="/api/audit/verify",
        kind=ProofView,
        help="audit the records of the running room; nothing is written",
        post=True,
        show=_proof,
    ),
    "hand": Page(
        right="see-hand",
        path="/api/audit/tables/{table}/hands/{hand}",
        kind=AuditedHand,
        help="a finished hand: who was dealt in",
        places=("table", "hand"),
    ),
    "cards": Page(
        right="see-hand",
        path="/api/audit/tables/{table}/hands/{hand}/seats/{seat}",
        kind=SeenHand,
        help="a finished hand as one of its seats saw it, once a manager agreed (show-hand)",
        places=("table", "hand", "seat"),
        show=_hand,
    ),
}
TABLES: Final = {
    "list": Page(
        right="see-tables",
        path="/api/tables",
        kind=OfficeTables,
        help="all tables with their wait lists, and the games that can be spread",
    ),
    "books": Page(
        right="see-books",
        path="/api/books",
        kind=list[SeenBook],
        help="the limits and fees of every game as they are in force, and the editions of its book",
    ),
    "bonuses": Page(
        right="see-bonuses",
        path="/api/bonuses",
        kind=BonusesView,
        help="the bonuses with their prizes and funds, and tables without a purchase",
    ),
}
CAGE: Final = {
    "window": Page(
        right="see-cage",
        path="/api/cage",
        kind=CageView,
        help="the drawers, the patrons with their cash of the day, the latest exchanges",
        options={"find": "patrons with these letters in their names"},
    ),
    "count": Page(
        right="see-count",
        path="/api/count",
        kind=CountView,
        help="the shift, and the drops of the day",
    ),
    "club": Page(
        right="see-club",
        path="/api/club",
        kind=ClubView,
        help="who has bought in, and who owes whom",
    ),
    "report": Page(
        right="see-reports",
        path="/api/reports",
        kind=ReportView,
        help="the report of a day or a shift",
        options=DAY,
    ),
    "statement": Page(
        right="see-reports",
        path="/api/reports/person",
        kind=StatementView,
        help="a person's chips away from the tables, entry by entry",
        needs={"name": HELP["name"]},
        options=DAY,
    ),
    "csv": Page(
        right="see-reports",
        path="/api/reports/csv",
        kind=str,
        help="one list of a report for a spreadsheet",
        needs={
            "what": "tables, people, pools, drawers, drops, shifts, days, or entries of a --name"
        },
        options={"name": HELP["name"], **DAY},
    ),
}
FLOOR: Final = {
    "list": Page(
        right="see-floor",
        path="/api/floor",
        kind=FloorList,
        help="all tables, those that want somebody first",
    ),
    "table": Page(
        right="see-floor",
        path="/api/floor/tables/{table}",
        kind=SeenTable,
        help="a table as the rail sees it, and every report that could be true of it now",
        places=("table",),
        show=_table,
    ),
}
WHOLE: Final = ("before", "shift", "hand", "seat")


def add_pages(subparsers: Commands[Parser], pages: dict[str, Page]) -> None:
    """Add a command for each page."""
    for name, page in pages.items():
        told = f"{page.help[:1].upper()}{page.help[1:]}."
        subparsers.add_parser(
            name,
            help=page.help,
            description=told,
            allow_abbrev=False,
            fill=partial(_fill, name, page),
        )


def _fill(name: str, page: Page, parser: Parser) -> None:
    for each, words in {**{place: HELP[place] for place in page.places}, **page.needs}.items():
        kind = whole if each in WHOLE else str
        parser.add_argument(f"at_{each}", type=kind, metavar=each.upper(), help=words)
    for each, words in page.options.items():
        kind = whole if each in WHOLE else str
        parser.add_argument(
            f"--{each}", type=kind, dest=f"at_{each}", metavar=each.upper(), help=words
        )
    add_room(parser)
    parser.set_defaults(do=partial(run_page, name, page))


def run_page(name: str, page: Page, args: argparse.Namespace) -> int:
    """Show a page of a running room."""
    room = room_of(args)
    path = page.path.format(
        **{each: quote(str(getattr(args, f"at_{each}")), safe="") for each in page.places}
    )
    asked = {each: getattr(args, f"at_{each}") for each in (*page.needs, *page.options)}
    if page.kind is str:
        print(room.text(path, **asked), end="")
        return 0
    return _show(name, page, args, room, room.post(path) if page.post else room.get(path, **asked))


def _show(name: str, page: Page, args: argparse.Namespace, room: RemoteRoom, told: Any) -> int:
    found = room.as_kind(told, page.kind)
    if args.json:
        print_json(told)
        return UNREACHED if isinstance(found, ProofView) and not found.sound else 0
    if page.show is not None:
        return page.show(name, found)
    # Only what people read of it: programs get the rest.
    seen = json.decode(json.encode(found))
    if page.hides:
        seen = [{k: v for k, v in row.items() if k not in page.hides} for row in seen]
    for line in lines(name, seen, language_of(args)):
        print(line)
    return 0
