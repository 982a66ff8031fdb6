"""A ruling that is only previewed, in the words in which the table would hear it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from msgspec.structs import fields, replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import BackedUp, Event, Ruled
from cardhouse.engine.core.view import RAIL
from cardhouse.table.events import TableEvent
from cardhouse.table.preview import Preview
from cardhouse.table.table import Table
from cardhouse.words.between import room_said
from cardhouse.words.families import scene_of
from cardhouse.words.said import Said, cards_in
from cardhouse.words.text import DEAL, Teller


def announced(before: Table, foreseen: Preview) -> Iterator[tuple[Said, Event | TableEvent]]:
    """Everything said to the rail, with the events behind it; cards nobody has seen stay backs."""
    assert before.hand is not None, "no hand was ruled on"
    known = {card for cards in foreseen.before.values() for card in cards}
    hand, log, teller = before.hand.copy(), before.log[:], Teller()
    for event in foreseen.events:
        if isinstance(event, TableEvent):
            yield from ((said, event) for said in room_said(event))
            continue
        if isinstance(event, BackedUp):
            hand = kernel.replay(hand.game, log[: event.to])
        else:
            kernel.fold(hand, event)
        log.append(event)
        for said in teller.hear(veiled(event.seen(RAIL), known), scene_of(hand, log)):
            if said.id != DEAL:
                yield said, event


def veiled(event: Event, known: Collection[Card]) -> Event:
    """An event without the faces of cards that are not known."""
    hidden: dict[str, Any] = {}
    for info in fields(event):
        value = getattr(event, info.name)
        if info.type is Card:
            hidden[info.name] = value if value in known else HIDDEN
        elif info.type == tuple[Card, ...]:
            hidden[info.name] = tuple(card if card in known else HIDDEN for card in value)
    said = event.detail if isinstance(event, Ruled) else ""
    if isinstance(said, Said) and not cards_in(said) <= {*known}:
        hidden["detail"] = ""
    return replace(event, **hidden) if hidden else event
