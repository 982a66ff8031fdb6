"""Reports of a day or a shift, by table and by person, for pages, programs and spreadsheets."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import QueryParameter
from msgspec import Struct

from cardhouse.management import ClosedDay
from cardhouse.room.cage_days import DrawerDay, Drop, PoolDay, Shift
from cardhouse.room.clock import is_day, stamp
from cardhouse.room.gathering import Report
from cardhouse.room.players import standing
from cardhouse.room.reports import period, report
from cardhouse.room.statements import Liability
from cardhouse.room.trend import DayFigures, trend
from cardhouse.server.backoffice.figures import (
    PersonFigures,
    TableFigures,
    by_person,
    by_table,
    totals,
)
from cardhouse.server.backoffice.messages import (
    DayClosing,
    OwedSums,
    ReportView,
    StatementLine,
    StatementView,
)
from cardhouse.server.front.language import language_of
from cardhouse.server.front.problems import denied
from cardhouse.server.office import Office
from cardhouse.server.people.guards import REFUSALS, office_of
from cardhouse.server.spreadsheets import CSV, spreadsheet
from cardhouse.server.staff.check import viewer
from cardhouse.store.base import Store
from cardhouse.table.accounts import held, purse
from cardhouse.words.said import Said
from cardhouse.words.speech import plain

AnyRequest = Request[Any, Any, Any]
Day = Annotated[str, QueryParameter(max_length=10)]
ShiftNumber = Annotated[int, QueryParameter(ge=0, le=1000)]
PersonName = Annotated[str, QueryParameter(max_length=100)]
# Days in the chart.
TREND: Final = 14

# The lists of a report that are sent for spreadsheets, each with the kind of its rows.
Rows = Callable[[ReportView], tuple[Any, ...]]
LISTS: Final[dict[str, tuple[type[Struct], Rows]]] = {
    "tables": (TableFigures, lambda view: view.tables),
    "people": (PersonFigures, lambda view: view.people),
    "pools": (PoolDay, lambda view: view.pools),
    "drawers": (DrawerDay, lambda view: view.drawers),
    "drops": (Drop, lambda view: view.drops),
    "shifts": (Shift, lambda view: view.shifts),
    "days": (DayFigures, lambda view: view.days),
}


@get("/api/reports", responses=REFUSALS)
async def reports(request: AnyRequest, day: Day = "", shift: ShiftNumber = 0) -> ReportView:
    """The report of a day, or of a shift that began on it; today without a day."""
    await viewer(request, "see-reports")
    return await _view(office_of(request), day, shift, language_of(request))


@get("/api/reports/person", responses=REFUSALS)
async def statement(
    request: AnyRequest, name: PersonName, day: Day = "", shift: ShiftNumber = 0
) -> StatementView:
    """A person's statement: every entry of their chips away from the tables."""
    await viewer(request, "see-reports")
    language = language_of(request)
    found, _, _ = await _report(office_of(request), day, shift, name)
    if not {purse(name), held(name)} & set(found.accounts.ever):
        raise denied(404, "staff-no-statement", name=name)
    stood = standing(found, name)
    return StatementView(
        name=name,
        words=plain(found.period.said, language),
        money=found.money,
        opening=stood["opening"],
        closing=stood["closing"],
        entries=tuple(
            StatementLine(
                at=entry.at,
                why=entry.why,
                other=entry.other,
                amount=entry.amount,
                balance=entry.balance,
            )
            for entry in stood["entries"]
        ),
    )


@get("/api/reports/csv", responses=REFUSALS, media_type=CSV)
async def report_file(
    request: AnyRequest,
    what: Annotated[str, QueryParameter(max_length=20)],
    day: Day = "",
    shift: ShiftNumber = 0,
    name: PersonName = "",
) -> Response[str]:
    """One list of a report for a spreadsheet; `entries` is the statement of a person."""
    await viewer(request, "see-reports")
    if what == "entries":
        if not name:
            raise denied(400, "staff-whose")
        told = await statement.fn(request, name=name, day=day, shift=shift)
        return spreadsheet(what, told.entries, StatementLine, told.money)
    if what not in LISTS:
        raise denied(404, "staff-no-list", what=what, known=", ".join((*LISTS, "entries")))
    kind, rows = LISTS[what]
    view = await _view(office_of(request), day, shift, language_of(request))
    return spreadsheet(what, rows(view), kind, view.money)


async def _view(office: Office, day: str, shift: int, language: str) -> ReportView:
    found, agreed, days = await _report(office, day, shift)
    management, sums = office.room.management.state, totals(found)
    day_closed = None if shift else management.days.get(days[-1].day)
    return ReportView(
        words=plain(found.period.said, language),
        money=management.money,
        totals=sums,
        tables=by_table(found),
        people=by_person(found),
        pools=tuple(found.pools),
        drawers=tuple(found.cage.drawers),
        drops=tuple(found.cage.drops),
        shifts=tuple(found.cage.shifts),
        opening=_owed(found.before),
        closing=_owed(found.after),
        days=days,
        agreed=tuple(plain(said, language) for said in agreed),
        closed=None if day_closed is None else _closing(day_closed, sums),
    )


def _closing(day: ClosedDay, sums: dict[str, int]) -> DayClosing:
    return DayClosing(by=day.by, at=stamp(day.at), booked=day.booked, same=_same(day.booked, sums))


def _same(booked: dict[str, int], sums: dict[str, int]) -> bool:
    """True if the figures of a closed day still hold; an older version wrote fewer of them."""
    return all(sums.get(name) == amount for name, amount in booked.items())


def _owed(sums: Liability) -> OwedSums:
    return OwedSums(
        purses=sums.purses,
        bots=sums.bots,
        tables=sums.tables,
        held=sums.held,
        prizes=sums.prizes,
        total=sums.total,
    )


async def _report(
    office: Office, day: str, shift: int, player: str = ""
) -> tuple[Report, list[Said], tuple[DayFigures, ...]]:
    """A report compared with the ledger, and the days up to it, in one reading of the store."""
    which = day_of(office, day)

    async def read(store: Store) -> tuple[Report, list[Said], tuple[DayFigures, ...]]:
        found, agreed = await report(store, await period(store, which, shift), player)
        return found, agreed, await trend(store, which, TREND)

    try:
        return await office.apart.read(read)
    except LookupError:
        raise denied(404, "staff-no-shift", shift=shift) from None


def day_of(office: Office, day: str) -> date:
    """A day as it is written in an address; today without one."""
    day = day or stamp(office.room.clock.now())[:10]
    if not is_day(day):
        raise denied(400, "staff-bad-day", day=day)
    return date.fromisoformat(day)
