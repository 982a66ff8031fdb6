"""A person's result of a hand, from the events that began, counted and reopened it."""

from __future__ import annotations

from msgspec import Struct

from cardhouse.engine.core.events import HandStarted
from cardhouse.formats.log import decode_event
from cardhouse.room.own_entries import TABLES
from cardhouse.room.statements import tag
from cardhouse.store.base import Store
from cardhouse.store.records import PlayedHand
from cardhouse.table.events import HandCounted
from cardhouse.table.reopening import HandReopened

COUNTS = (b"hand-counted", b"hand-reopened")


class Outcome(Struct, frozen=True, kw_only=True):
    """A person's result of a hand."""

    hand: PlayedHand
    table: str
    house: str
    game: str
    net: int
    stack: int


async def outcome(store: Store, hand: PlayedHand) -> Outcome:
    """The result of a hand."""
    started, counted = decode_event(hand.begun), decode_event(hand.counted)
    assert isinstance(started, HandStarted) and isinstance(counted, HandCounted)
    own = _due(counted, hand.seat) - started.stacks.get(hand.seat, 0)
    return Outcome(
        hand=hand,
        table=hand.stream.removeprefix(TABLES),
        house=started.house,
        game=started.game,
        net=own + (await _taken_along(store, hand) if _lacks(started, counted) else 0),
        stack=counted.stacks.get(hand.seat, 0),
    )


def _due(counted: HandCounted, seat: int) -> int:
    """A player's chips at the end of a hand, wherever they are then."""
    places = counted.stacks, counted.away, counted.held
    return sum(place.get(seat, 0) for place in places)


def _lacks(started: HandStarted, counted: HandCounted) -> bool:
    """True if chips of the hand had left the table when a ruling reopened it."""
    places = counted.stacks, counted.away, counted.held
    there = sum(sum(place.values()) for place in places) + counted.box + counted.bonus
    return there < sum(started.stacks.values())


async def _taken_along(store: Store, hand: PlayedHand) -> int:
    """The chips of earlier counts that a player had no more when the hand was reopened."""
    due = taken = 0
    async for stored in store.read(hand.stream, hand.first, hand.last):
        event = decode_event(stored.body) if tag(stored.body) in COUNTS else None
        if isinstance(event, HandCounted):
            due = _due(event, hand.seat)
        if isinstance(event, HandReopened):
            taken += due - event.stacks.get(hand.seat, 0) - event.held.get(hand.seat, 0)
    return taken
