"""How the games of one family are told."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from cardhouse.engine.core.events import Event
from cardhouse.engine.core.family import Family
from cardhouse.rulebook import Posted, RoomPage
from cardhouse.table.events import TableEvent
from cardhouse.table.rules import TableRules
from cardhouse.words.scene import Scene

# How an event is told: one of the kind under which the words stand.
Words = Mapping[type[Event], Callable[[Any, Scene], str]]
# How an event of the table is told, with everybody's names.
Between = Mapping[type[TableEvent], Callable[[Any, Mapping[int, str]], str]]


class Telling(Struct, frozen=True, kw_only=True):
    """Words that only the games of one family need."""

    family: Family
    words: Words
    # What a table plays for, what else is said of it, and what it collects.
    stakes: Callable[[Posted, TableRules], str]
    more: Callable[[Posted, TableRules], str] = lambda post, rules: ""
    fees: Callable[[Posted, TableRules], str]
    # Who is named in the list of seats, and what that seat is called.
    mark: str
    # What the house's page limits.
    limits: Callable[[RoomPage], str] = lambda room: ""
    # What happens between two hands; and what somebody in a seat does there, without their name,
    # which is only told where others sit at the same table.
    between: Between = {}
    seated: Mapping[type[TableEvent], Callable[[Any], str]] = {}
    # Whose cards lie on a place.
    hand_of: Callable[[Scene, int], str] = lambda scene, key: scene.who(key)
    # Whether players hear what they were dealt before this event.
    pauses: tuple[type[Event], ...] = ()
    # What stands above an event, if anything.
    heading: Callable[[Event, Any], Iterator[str]] = lambda event, hand: iter(())
    # What the cards make that a seat has shown, or that the viewer holds.
    hand_name: Callable[[Any, int], str] = lambda hand, seat: ""
    holding: Callable[[Any, Any], str] = lambda view, game: ""


def nothing(event: Event, scene: Scene) -> str:
    """What nobody would mention."""
    return ""
