"""The staff's doors: one for every act, and what may be read of the people and the journal."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import Body, QueryParameter

from cardhouse.engine.core.illegal import Illegal
from cardhouse.management.events import ManagementEvent
from cardhouse.room.clock import stamp
from cardhouse.room.managing import ManagementCraft
from cardhouse.server.commands import tag
from cardhouse.server.front.language import language_of
from cardhouse.server.front.problems import Denied
from cardhouse.server.people.guards import REFUSALS, known, office_of, person_of
from cardhouse.server.people.people import key
from cardhouse.server.people.roles import ALL_ROLES, INCOMPATIBLE
from cardhouse.server.privacy import may_enter
from cardhouse.server.staff import acting
from cardhouse.server.staff.check import denial, viewer
from cardhouse.server.staff.details import details
from cardhouse.server.staff.messages import (
    Acted,
    Entry,
    InvitationCard,
    NewAct,
    Pair,
    PeopleList,
    PersonCard,
    RequestCard,
    RightCard,
    RightsTable,
)
from cardhouse.server.staff.rights import RIGHTS
from cardhouse.store.records import Stored
from cardhouse.words.refusals import refused
from cardhouse.words.said import say
from cardhouse.words.speech import plain

AnyRequest = Request[Any, Any, Any]
# Lines of the journal on one page.
PAGE = 50
# Lines without an act that say something beside their kind.
TOLD = ("request-declined",)


@post("/api/acts", status_code=200, responses=REFUSALS)
async def acts(request: AnyRequest, data: Annotated[NewAct, Body()]) -> Acted:
    """Do an act of the staff: once for each id, and with its line in the journal."""
    try:
        return await acting.act(office_of(request), known(request), data.id, data.act)
    except Illegal as illegal:
        raise Denied(409, illegal.detail or refused(illegal)) from None


@get("/api/rights", responses=REFUSALS)
async def rights(request: AnyRequest) -> RightsTable:
    """The table of rights, as the room checks it."""
    office, person, language = office_of(request), person_of(request), language_of(request)
    return RightsTable(
        roles={role: plain(say(f"role-{role}"), language) for role in ALL_ROLES},
        rights=tuple(
            RightCard(
                do=do,
                words=plain(say(f"right-{do}"), language),
                roles=right.roles,
                second=right.second,
                apart=right.apart,
                yours=person is not None and denial(office, person, do) is None,
            )
            for do, right in RIGHTS.items()
        ),
        incompatible=tuple(
            Pair(
                roles=tuple(role for role in ALL_ROLES if role in pair),
                words=plain(say(f"clash-{why}"), language),
            )
            for pair, why in INCOMPATIBLE.items()
        ),
    )


@get("/api/journal", responses=REFUSALS)
async def journal(
    request: AnyRequest, before: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0
) -> list[Entry]:
    """The latest lines of the staff's journal, or those before a number, the latest first."""
    await viewer(request, "see-journal")
    room, language = office_of(request).room, language_of(request)
    last = before - 1 if before else room.management.count
    # The line after an act has its effect, which tells more of an edition.
    stored = room.store.read(room.management.stream, max(0, last - PAGE), last + 1)
    events = [each async for each in stored]
    found = [
        _entry(each, following, language)
        for each, following in zip(events, (*events[1:], None), strict=True)
        if each.number <= last
    ]
    return found[::-1]


def _entry(stored: Stored, following: Stored | None, language: str) -> Entry:
    event: ManagementEvent = ManagementCraft().decode(stored.body)
    said: dict[str, Any] = msgspec.to_builtins(event)
    own = {name: said.pop(name, None) for name in ("event", "at", "by")}
    act, kind = said.get("act", {}), tag(type(event))
    do, changed = act.get("do", ""), {}
    if do == "edit-book" and following is not None and following.command == stored.command:
        changed = msgspec.to_builtins(ManagementCraft().decode(following.body))
    return Entry(
        number=stored.number,
        at=stored.at,
        by=own["by"],
        kind=kind,
        words=plain(say(f"right-{do}"), language) if do in RIGHTS else do,
        # The effect of an act is told in the line of the act itself.
        details=details(act or said, language, changed) if act or kind in TOLD else "",
        said=said,
    )


@get("/api/requests", responses=REFUSALS)
async def requests(request: AnyRequest) -> list[RequestCard]:
    """Acts that wait for a second person, the longest first; a host sees those at their tables."""
    person = await viewer(request, "see-requests")
    office, language = office_of(request), language_of(request)
    cards = []
    for number, each in office.room.management.state.requests.items():
        do, table = each.act["do"], each.act.get("table", "")
        if denial(office, person, "see-requests", table) is not None:
            continue
        if not may_enter(office.room, person, table):
            continue
        may = denial(office, person, do, table, second=True) is None
        cards.append(
            RequestCard(
                number=number,
                by=each.by,
                at=stamp(each.at),
                words=plain(say(f"right-{do}"), language),
                details=details(each.act, language),
                act=each.act,
                yours=may and key(each.by) != key(person.name),
            )
        )
    return cards


@get("/api/people", responses=REFUSALS)
async def people(request: AnyRequest) -> PeopleList:
    """Everybody of the room with their roles, and those who were invited."""
    await viewer(request, "see-people")
    office = office_of(request)
    state, barred = office.register.state, office.room.management.state.barred
    now = office.room.clock.now()
    return PeopleList(
        people=tuple(
            PersonCard(
                name=each.name,
                guest=each.guest,
                roles=each.roles,
                hosts=office.hosted(each),
                barred=bar.reason if (bar := barred.get(key(each.name))) else "",
            )
            for each in state.persons.values()
        ),
        invited=tuple(
            InvitationCard(name=each.name, roles=each.roles, by=each.by, until=stamp(each.until))
            for each in state.invitations.values()
            if now < each.until
        ),
    )
