"""Acts carried out: stored with their line in the journal, or kept for a second person."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cardhouse.engine.core.illegal import Illegal
from cardhouse.management import Request, key
from cardhouse.management.changes import OpenTable, refused, waiting
from cardhouse.management.commands import AskSecond, Perform
from cardhouse.management.events import ActDone, SecondAsked
from cardhouse.management.own_tables import MakeTable
from cardhouse.room.keeper import Part, together
from cardhouse.room.managing import ManagementCraft
from cardhouse.room.room import Room
from cardhouse.room.tables import TableKeeper
from cardhouse.server.commands import tag
from cardhouse.server.front.in_time import in_time
from cardhouse.server.front.problems import denied
from cardhouse.server.office import Office
from cardhouse.server.people.people import Person
from cardhouse.server.privacy import may_enter
from cardhouse.server.staff.acts import ACTS, AnyAct, ConfirmAct
from cardhouse.server.staff.check import denial, permit, refuse, slow_down
from cardhouse.server.staff.effects import effect_of
from cardhouse.server.staff.effects.effect import Doer
from cardhouse.server.staff.messages import Acted
from cardhouse.server.staff.rights import RIGHTS
from cardhouse.store.records import Conflict
from cardhouse.words.said import Said, say

# Lines of the journal between two snapshots of the management.
SNAPSHOT_ENTRIES: Final = 200
# Acts with the name of a table that is not there yet; one that is taken is refused as such.
NEW: Final = (tag(OpenTable), tag(MakeTable))
# The act that refuses another one.
DECLINE: Final = "decline"


async def act(office: Office, person: Person, name: str, sent: Any) -> Acted:
    """Carry out a person's act under its id, once; Denied or Illegal if it cannot be."""
    async with in_time():
        do, plain = tag(type(sent)), msgspec.to_builtins(sent)
        if isinstance(sent, ConfirmAct):
            return await _confirm(office, person, name, sent.request)
        table = _table(office, plain)
        if do == DECLINE:
            await _may_decline(office, person, plain)
        else:
            await permit(office, person, do, table=table, act=plain)
        if do not in NEW and not may_enter(office.room, person, table):
            # Nobody hears of a private table by trying: the answer is that for no table at all.
            raise denied(404, "problem-no-table", name=table)
        if "player" in RIGHTS[do].roles:
            slow_down(office, person)
        if RIGHTS[do].by_two(plain):
            return await _ask(office, person, name, sent, plain)
        return await perform(Doer(office, person.name), name, _mark(person, name), sent, plain)


async def perform(
    doer: Doer, name: str, mark: str, sent: Any, plain: dict[str, Any], request: int = 0
) -> Acted:
    """Store an act's effect and its line in the journal: both, or neither."""
    room = doer.room
    if (known := await _known(room, mark, plain)) is not None:
        return Acted(id=name, entry=known)
    effect = await effect_of(doer, sent)

    async def written() -> Perform:
        _still_may(doer, plain)
        if effect.still is not None:
            effect.still()
        return Perform(
            at=room.clock.now(),
            by=doer.by,
            act=plain,
            change=effect.change,
            witness=doer.witness,
            request=request,
        )

    others = [Part(keeper, mark, make) for keeper, make in effect.orders]
    try:
        done, *orders = await together(Part(room.management, mark, written), *others)
    except Conflict:
        raise denied(409, "order-gone-on") from None
    except _Lapsed as lapsed:
        await refuse(doer.office, lapsed.person, plain, lapsed.said)
    if done.repeated:
        await _known(room, mark, plain)
    if done.count % SNAPSHOT_ENTRIES < len(done.events):
        await room.management.keep()
    if effect.after is not None:
        await effect.after()
    word = "" if done.repeated else effect.word
    ordered = zip(effect.orders, orders, strict=True)
    seen = (each.count for (keeper, _), each in ordered if isinstance(keeper, TableKeeper))
    return Acted(id=name, entry=done.count, seq=next(seen, 0), word=word)


class _Lapsed(Exception):
    """Somebody lost the right to an act before it was carried out."""

    def __init__(self, person: Person, said: Said) -> None:
        super().__init__(said.id)
        self.person = person
        self.said = said


def _still_may(doer: Doer, plain: dict[str, Any]) -> None:
    """Check the rights once more when nothing else can change them: roles may just have gone."""
    office, do, table = doer.office, plain["do"], _table(doer.office, plain)
    for name, second in ((doer.by, False), (doer.witness, True)):
        # The owner of the room is nobody of its register.
        person = office.register.state.find(name) if name else None
        if person is None:
            continue
        said = denial(office, person, do, table, second=second)
        if said is not None:
            raise _Lapsed(person, said)


async def _ask(
    office: Office, person: Person, name: str, sent: Any, plain: dict[str, Any]
) -> Acted:
    """Keep an act for a second person, unless it could not be done anyway."""
    management, mark = office.room.management, _mark(person, name)
    booked = 0
    if await _known(office.room, mark, plain) is None:
        try:
            booked = (await effect_of(Doer(office, person.name), sent)).booked
        except Illegal as wrong:
            if "counted" in plain and wrong.detail is not None:
                # Written down: by trying one could find out what the books have.
                await refuse(office, person, plain, wrong.detail, 409)
            raise
    now = office.room.clock.now()
    order = AskSecond(at=now, by=person.name, id=name, act=plain, booked=booked)
    done = await management.order(order, mark)
    asked = (
        number
        for number, request in management.state.requests.items()
        if (key(request.by), request.id) == (key(person.name), name)
    )
    if request := next(asked, 0):
        return Acted(id=name, entry=done.count, request=request)
    return await _outcome(office, name, done.count)


async def _outcome(office: Office, name: str, asked: int) -> Acted:
    """The outcome of a request that was asked for at a line of the journal and is over now."""
    room, craft, number = office.room, ManagementCraft(), 0
    async for stored in room.store.read(room.management.stream, asked - 1):
        match craft.decode(stored.body):
            case SecondAsked(request=request) if not number:
                number = request
            case ActDone(request=request) if request == number:
                return Acted(id=name, entry=stored.number)
    raise refused("request-over", request=number)


async def _confirm(office: Office, person: Person, name: str, number: int) -> Acted:
    """Carry out a request as its second person, if it is still legal and its asker still may."""
    mark = _mark(person, name)
    if (known := await _known(office.room, mark, None, number)) is not None:
        return Acted(id=name, entry=known)
    request = await _second(office, person, "confirm", number)
    asker = office.register.state.find(request.by)
    do, table = request.act["do"], request.act.get("table", "")
    if asker is None or denial(office, asker, do, table) is not None:
        tried = {"do": "confirm", "request": number}
        await refuse(office, person, tried, say("staff-asker-may-not", name=request.by), 409)
    sent = msgspec.convert(request.act, AnyAct)
    doer = Doer(office, request.by, person.name, request.booked)
    return await perform(doer, name, mark, sent, request.act, number)


async def _known(
    room: Room, mark: str, plain: dict[str, Any] | None, request: int = 0
) -> int | None:
    """The last line of an act already carried out under its id; Denied if that was another act.

    A confirmation has no act of its own: it is the same if it confirms the same request.
    """
    stream, craft = room.management.stream, ManagementCraft()
    if (known := await room.store.applied(stream, mark)) is None:
        return None
    # An act has its own line, and at most one more for the change it made.
    async for stored in room.store.read(stream, max(0, known - 2), known):
        event = craft.decode(stored.body)
        if stored.command != mark or not isinstance(event, ActDone | SecondAsked):
            continue
        is_same = event.request == request if plain is None else event.act == _kept(plain)
        if not is_same:
            raise denied(409, "act-id-used")
    return known


def _kept(plain: dict[str, Any]) -> Any:
    """An act as the journal keeps it."""
    return msgspec.json.decode(msgspec.json.encode(plain))


async def _may_decline(office: Office, person: Person, plain: dict[str, Any]) -> None:
    """Let people decline what they might confirm, and take back what they asked for."""
    await _second(office, person, DECLINE, plain["request"])


async def _second(office: Office, person: Person, do: str, number: int) -> Request:
    """A request that a person may look at as its second one; their own they may only decline."""
    tried = {"do": do, "request": number}
    try:
        request = waiting(office.room.management.state, number)
    except Illegal:
        # Somebody without any right to look hears nothing of what there is; a host has one.
        hosted = next(iter(office.hosted(person)), "")
        await permit(office, person, do, table=hosted, act=tried)
        raise
    table, own = request.act.get("table", ""), key(request.by) == key(person.name)
    await permit(office, person, do, table=table, act=tried)
    if not own:
        await permit(office, person, request.act["do"], table=table, act=tried, second=True)
    elif do != DECLINE:
        await refuse(office, person, tried, say("staff-second"))
    return request


def _table(office: Office, plain: dict[str, Any]) -> str:
    """The table that an act is about: its own, or that of the call it answers."""
    call = office.room.management.state.calls.get(plain.get("call", 0))
    table: str = plain.get("table", call.table if call else "")
    return table


def _mark(person: Person, name: str) -> str:
    """The name under which a person's act is carried out only once, in every stream."""
    return f"act/{key(person.name)}/{name}"


assert DECLINE in ACTS
