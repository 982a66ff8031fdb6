"""The auditor's doors: finished hands, the chain of events, and its proof. Nothing is changed."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import PathParameter, QueryParameter

from cardhouse.management import hand_key, key
from cardhouse.room.audit import Audited, audit
from cardhouse.room.clock import stamp
from cardhouse.server.backoffice.messages import AuditedHand, ChainView, ProofView
from cardhouse.server.front.language import language_of
from cardhouse.server.front.problems import denied
from cardhouse.server.lobby import HandNumber, TableName, desk_of
from cardhouse.server.messages import Replay
from cardhouse.server.office import Office
from cardhouse.server.people.audit import people_beside
from cardhouse.server.people.guards import REFUSALS, office_of
from cardhouse.server.people.people import Person
from cardhouse.server.staff.check import refuse, viewer
from cardhouse.store.base import Store
from cardhouse.store.heads import Head
from cardhouse.store.records import KeptHand, StoreError
from cardhouse.words.said import say

AnyRequest = Request[Any, Any, Any]
SeatNumber = Annotated[int, PathParameter(ge=1, le=200)]


@get("/api/audit/tables/{name:str}/hands/{number:int}", responses=REFUSALS)
async def audited_hand(request: AnyRequest, name: TableName, number: HandNumber) -> AuditedHand:
    """A finished hand with the people who were dealt in, and whether its cards may be seen."""
    person = await viewer(request, "see-hand")
    office = office_of(request)
    kept = await _kept(office, name, number)
    waiting = office.room.management.state.requests.values()
    return AuditedHand(
        table=name,
        number=number,
        seats={seat: seated.name for seat, seated in kept.seats.items()},
        shown=_shown(office, person, name, number),
        asked=any(
            key(each.by) == key(person.name)
            and each.act == {**each.act, "do": "show-hand", "table": name, "hand": number}
            for each in waiting
        ),
    )


@get("/api/audit/tables/{name:str}/hands/{number:int}/seats/{seat:int}", responses=REFUSALS)
async def audited_seat(
    request: AnyRequest, name: TableName, number: HandNumber, seat: SeatNumber
) -> Replay:
    """A finished hand as one of its seats saw it, once a second person has agreed."""
    person = await viewer(request, "see-hand")
    office = office_of(request)
    kept = await _kept(office, name, number)
    if not _shown(office, person, name, number):
        tried = {"do": "see-hand", "table": name, "hand": number, "seat": seat}
        await refuse(office, person, tried, say("staff-consent"))
    if seat not in kept.seats:
        raise denied(404, "staff-not-dealt", seat=seat)
    found = await office.history(name).replay(number, "", language_of(request), seat=seat)
    assert found is not None, "it was found a moment ago"
    return found


async def _kept(office: Office, name: str, number: int) -> KeptHand:
    stream = desk_of(office, name).keeper.stream
    kept = await office.room.store.hand(stream, number)
    if kept is None or not kept.last:
        raise denied(404, "problem-no-hand", number=number, name=name)
    return kept


def _shown(office: Office, person: Person, name: str, number: int) -> bool:
    shown = office.room.management.state.shown.get(hand_key(name, number), ())
    return key(person.name) in shown


@get("/api/audit/chain", responses=REFUSALS)
async def chain(
    request: AnyRequest, stream: Annotated[str, QueryParameter(max_length=200)] = ""
) -> ChainView:
    """The digests of the last events, to be kept elsewhere and compared later."""
    await viewer(request, "see-chain")
    store, heads = office_of(request).room.store, list[Head]()
    streams = await store.streams()
    if stream and stream not in streams:
        raise denied(404, "staff-no-stream", stream=stream)
    for each in [stream] if stream else streams:
        count, digest = await store.head(each)
        if count:
            (at,) = [stored.at async for stored in store.read(each, count - 1, count)]
            heads.append(Head(stream=each, count=count, digest=digest.hex(), at=at))
    return ChainView(heads=tuple(heads))


@post("/api/audit/verify", status_code=200, responses=REFUSALS)
async def verify(request: AnyRequest) -> ProofView:
    """Audit the whole store as it is at this moment; nothing is written."""
    await viewer(request, "see-chain")
    office = office_of(request)
    at = stamp(office.room.clock.now())

    async def read(store: Store) -> Audited:
        return await audit(store, beside=people_beside())

    try:
        found = await office.apart.read(read)
    except StoreError as error:
        return ProofView(sound=False, fault=str(error), at=at)
    return ProofView(
        sound=True,
        fault="",
        at=at,
        streams=found.streams,
        events=found.events,
        transfers=found.transfers,
        accounts=found.accounts,
        commands=found.commands,
        tables=found.tables,
        hands=found.hands,
        books=found.books,
    )
