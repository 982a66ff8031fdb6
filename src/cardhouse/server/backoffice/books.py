"""The books of the room's games: fees and limits in force, and editions before they are given."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Body

from cardhouse.management import Edition, book_key
from cardhouse.room.clock import stamp
from cardhouse.room.posts import revisions
from cardhouse.rulebook import Posted, open_table
from cardhouse.rulebook.editions import edited, figures
from cardhouse.server.backoffice.messages import (
    BookCard,
    BookLimit,
    DraftView,
    EditionCard,
    NewEdition,
    RuleToReword,
)
from cardhouse.server.front.language import language_of
from cardhouse.server.lobby import fees
from cardhouse.server.office import Office
from cardhouse.server.people.guards import REFUSALS, office_of
from cardhouse.server.staff.check import viewer
from cardhouse.server.staff.effects.books import drafted
from cardhouse.server.table.scene import sign

AnyRequest = Request[Any, Any, Any]


@get("/api/books", responses=REFUSALS)
async def books(request: AnyRequest) -> list[BookCard]:
    """Every game of the room with its limits and fees as they are in force, and its editions."""
    await viewer(request, "see-books")
    office, language = office_of(request), language_of(request)
    return [_card(office, each, language) for each in office.room.posts.games()]


@post("/api/books/draft", status_code=200, responses=REFUSALS)
async def draft(request: AnyRequest, data: Annotated[NewEdition, Body()]) -> DraftView:
    """Look at an edition before it is given: before and after, and every fault; nothing changes."""
    await viewer(request, "edit-book")
    made = await drafted(office_of(request).room, data)
    before, after = made.changed()
    return DraftView(
        before=before,
        after=after,
        faults=tuple(f"{fault.path}: {fault.what}" for fault in made.faults),
        rules=tuple(RuleToReword(id=rule.id, text=rule.text) for rule in made.contradicted),
        tables=made.tables,
    )


def _card(office: Office, printed: Posted, language: str) -> BookCard:
    management = office.room.management.state
    found, _ = edited(printed, revisions(management, printed.house))
    posted = found if isinstance(found, Posted) else printed
    editions = management.editions.get(book_key(printed.house, printed.name), ())
    return BookCard(
        house=posted.house,
        house_name=posted.room.name,
        game=posted.name,
        title=posted.title,
        book=posted.hash,
        limits=tuple(
            BookLimit(
                name=table.name,
                stakes=sign(
                    "", posted, table.name, open_table(posted, table.name), language
                ).stakes,
                fees=fees(posted, table.name, language),
                figures=figures(posted, table),
            )
            for table in posted.page.table
        ),
        editions=tuple(map(_edition, editions)),
    )


def _edition(each: Edition) -> EditionCard:
    return EditionCard(
        number=each.number, by=each.by, at=stamp(each.at), limits=each.limits, rules=each.rules
    )
