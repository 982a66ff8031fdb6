"""The floor's list: every table with its most urgent matter, the longest wait first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Final, get_args

from cardhouse.management import Call
from cardhouse.room.room import Room
from cardhouse.room.standing import standstill
from cardhouse.server.floor.messages import CallCard, FloorCard, SilenceCard, Urgency
from cardhouse.server.office import Office
from cardhouse.server.table.desk import Desk
from cardhouse.table.clock import MINUTE
from cardhouse.words.said import Said, say
from cardhouse.words.speech import plain

# A player who thinks longer than this holds up the table.
STALLED_SECONDS: Final = 15.0
_ORDER: Final = {urgency: place for place, urgency in enumerate(get_args(Urgency))}

# A table's wish, in words, and since how many seconds.
Matter = tuple[Urgency, Said, float]


def floor_cards(office: Office, tables: Iterable[str], language: str) -> tuple[FloorCard, ...]:
    """Tables of the room, the most urgent first."""
    cards = [floor_card(office, name, language) for name in tables]
    return tuple(sorted(cards, key=lambda card: (_ORDER[card.urgency], -card.seconds, card.name)))


def floor_card(office: Office, name: str, language: str) -> FloorCard:
    """A table on the list."""
    desk = office.desk(name)
    assert desk is not None, "no such table"
    over, state = desk.sign(language), office.room.management.state
    urgency, said, seconds = min(_matters(office, desk), key=lambda m: (_ORDER[m[0]], -m[2]))
    return FloorCard(
        name=name,
        seq=desk.keeper.count,
        title=over.title,
        stakes=over.stakes,
        house=over.house_name,
        family=over.family,
        urgency=urgency,
        words=plain(said, language),
        seconds=round(seconds, 1),
        players=len(desk.table.players),
        calls=tuple(_call(office, number, call) for number, call in _calls(office, name)),
        paused=name in state.paused,
        finishing=name in state.finishing and desk.table.running(),
        closed=name in state.closed,
    )


def _matters(office: Office, desk: Desk) -> Iterator[Matter]:
    room, name = office.room, desk.name
    state, now = room.management.state, room.clock.now()
    for _, call in _calls(office, name):
        words = {"name": call.by, "reason": call.reason}
        said = say("floor-called-for" if call.reason else "floor-called", **words)
        yield "called", said, now - call.at
    for request in state.requests.values():
        if request.act.get("table") == name:
            yield "pending", say("floor-pending"), now - request.at
    if (held := room.stopped(name)) is not None:
        yield "pending", say("floor-paused", why=held.words), _loop_time() - held.since
    elif why := standstill(room, name):
        # A closed table that everybody has left wants nothing.
        at_rest = room.closed(name) and not desk.table.players
        yield ("idle" if at_rest else "stalled"), say("floor-paused", why=why), 0.0
    for seat, left in desk.dealer.clocks().items():
        if (waited := left.of - left.seconds) >= STALLED_SECONDS:
            yield "stalled", say("floor-stalled", name=desk.table.name_at(seat)), waited
    running = desk.table.running()
    yield ("runs" if running else "idle"), say("floor-runs" if running else "floor-idle"), 0.0


def _loop_time() -> float:
    return asyncio.get_running_loop().time()


def _calls(office: Office, name: str) -> Iterator[tuple[int, Call]]:
    for number, call in office.room.management.state.calls.items():
        if call.table == name:
            yield number, call


def _call(office: Office, number: int, call: Call) -> CallCard:
    waited = office.room.clock.now() - call.at
    return CallCard(call=number, by=call.by, reason=call.reason, seconds=round(waited, 1))


def silences(room: Room, table: str) -> tuple[SilenceCard, ...]:
    """The people who may not talk at a table, or anywhere, until their time is up."""
    now = room.clock.now()
    return tuple(
        SilenceCard(
            name=each.name,
            by=each.by,
            reason=each.reason,
            minutes=-((now - each.until) // MINUTE),
            everywhere=not each.table,
        )
        for each in room.management.state.silences.values()
        if each.table in ("", table) and each.until > now
    )
