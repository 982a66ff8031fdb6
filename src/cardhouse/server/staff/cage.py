"""The doors of the cage: its window, the count of the drop, and the book of a club."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import QueryParameter

from cardhouse.cage.settlement import payments, results
from cardhouse.management import key
from cardhouse.room.cage_days import CASH_REPORTED, CageDay, DrawerDay, Patron
from cardhouse.room.clock import stamp
from cardhouse.room.club import standings, still_seated
from cardhouse.room.room import Room
from cardhouse.server.front.language import language_of
from cardhouse.server.office import Office
from cardhouse.server.people.guards import REFUSALS, office_of
from cardhouse.server.people.people import Person
from cardhouse.server.privacy import may_enter
from cardhouse.server.staff.cage_messages import (
    CageView,
    ClubView,
    CountView,
    DayTotals,
    DrawerCard,
    PatronCard,
    ShiftCard,
    StandingCard,
)
from cardhouse.server.staff.check import denial, viewer
from cardhouse.server.table.scene import seat_of
from cardhouse.table import Table
from cardhouse.table.accounts import purse
from cardhouse.words.speech import plain

AnyRequest = Request[Any, Any, Any]
# Patrons and exchanges on the page.
MOST: Final = 50


@get("/api/cage", responses=REFUSALS)
async def window(
    request: AnyRequest, find: Annotated[str, QueryParameter(max_length=24)] = ""
) -> CageView:
    """The drawers, the patrons with their cash of the day, and the latest exchanges."""
    person, office = await viewer(request, "see-cage"), office_of(request)
    room, day = office.room, await office.day_book.today()
    counts = any(key(each.by) == key(person.name) for each in room.cage.state.drawers.values())
    blind = counts or denial(office, person, "close-drawer") is None
    return CageView(
        money=room.management.state.money,
        day=stamp(room.clock.now())[:10],
        shift=_shift(room),
        drawers=tuple(_drawer(each, person, blind=blind) for each in day.drawers),
        patrons=await _patrons(office, person, day, find),
        exchanges=tuple(day.exchanges[: -MOST - 1 : -1]),
        reported_above=CASH_REPORTED,
        totals=None if counts else _totals(day),
    )


@get("/api/count", responses=REFUSALS)
async def count(request: AnyRequest) -> CountView:
    """The shift, and the drops of the day."""
    await viewer(request, "see-count")
    office = office_of(request)
    room, day = office.room, await office.day_book.today()
    return CountView(
        money=room.management.state.money,
        day=stamp(room.clock.now())[:10],
        shift=_shift(room),
        open_drawers=tuple(room.cage.state.drawers),
        tables=tuple(room.tables),
        drops=tuple(reversed(day.drops)),
    )


@get("/api/club", responses=REFUSALS)
async def club(request: AnyRequest) -> ClubView:
    """The people who bought in, the payments they owe, and the settlements of the day."""
    person, office = await viewer(request, "see-club"), office_of(request)
    room, day = office.room, await office.day_book.today()
    people = await standings(room) if room.management.state.money == "club" else {}
    found = results(
        {name: lent for name, (lent, _) in people.items()},
        {name: chips for name, (_, chips) in people.items()},
    )
    hidden = {name for name in room.tables if not may_enter(room, person, name)}
    return ClubView(
        money=room.management.state.money,
        people=tuple(
            StandingCard(name=name, lent=lent, chips=chips)
            for name, (lent, chips) in people.items()
        ),
        owing=payments(found),
        settled=tuple(reversed(day.settlements)),
        playing=plain(still, language_of(request)) if (still := still_seated(room, hidden)) else "",
    )


def _shift(room: Room) -> ShiftCard:
    cage = room.cage.state
    since = stamp(cage.since) if cage.shift else ""
    return ShiftCard(number=cage.shift, leader=cage.leader, since=since)


def _drawer(day: DrawerDay, person: Person, *, blind: bool) -> DrawerCard:
    is_open = day.counted is None
    cash = day.opening + day.sold + day.filled - day.redeemed
    return DrawerCard(
        drawer=day.drawer,
        by=day.by,
        yours=key(day.by) == key(person.name),
        open=is_open,
        opening=day.opening,
        cash=cash if is_open and not blind else None,
        counted=day.counted,
        over=day.over,
    )


def _totals(day: CageDay) -> DayTotals:
    found = [each.over for each in day.drawers if each.counted is not None]
    return DayTotals(
        sold=day.sold,
        redeemed=day.redeemed,
        short=sum(-over for over in found if over < 0) + sum(drop.short for drop in day.drops),
        over=sum(over for over in found if over > 0),
    )


async def _patrons(
    office: Office, person: Person, day: CageDay, find: str
) -> tuple[PatronCard, ...]:
    """People whose names contain some letters, or those with chips or business today."""
    room, balances = office.room, await office.room.store.balances()
    kept = _held(room)
    names = sorted(person.name for person in office.register.state.persons.values())
    if find:
        shown = [name for name in names if key(find) in key(name)]
    else:
        shown = [n for n in names if n in day.patrons or n in kept or balances.get(purse(n), 0)]
    # A cashier hears of no private table.
    tables = {t: k.state for t, k in room.tables.items() if may_enter(room, person, t)}
    return tuple(
        _patron(tables, name, day.patrons.get(name, Patron()), balances, kept)
        for name in shown[:MOST]
    )


def _patron(
    tables: dict[str, Table],
    name: str,
    today: Patron,
    balances: dict[str, int],
    kept: Counter[str],
) -> PatronCard:
    return PatronCard(
        name=name,
        purse=balances.get(purse(name), 0),
        held=kept[name],
        tables=tuple(t for t, table in tables.items() if seat_of(table, name)),
        cash_in=today.cash_in,
        cash_out=today.cash_out,
        reported=today.reported,
    )


def _held(room: Room) -> Counter[str]:
    """Winnings that wait for their owners, by name."""
    found: Counter[str] = Counter()
    for keeper in room.tables.values():
        found.update(keeper.state.cage)
    for dealer in room.free.values():
        found.update(dealer.keeper.state.cage)
    return found
