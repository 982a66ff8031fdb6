"""A table's log on the wire: its own events and those of its hands, one JSON object each."""

from functools import cache
from typing import Any, Union

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from cardhouse.engine.core.events import StepsReplaced
from cardhouse.formats.history import WireStepsReplaced, event_types
from cardhouse.table import AnyEvent
from cardhouse.table.events import TableEvent


class LogError(ValueError):
    """Bytes that are no event of a table: one line says why."""


def encode_event(event: AnyEvent) -> bytes:
    """An event as bytes; equal events are equal bytes."""
    return msgspec.json.encode(event)


def decode_event(body: bytes) -> AnyEvent:
    """The event in these bytes."""
    try:
        event = _decoder().decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LogError(f"not an event: {error}") from None
    if isinstance(event, WireStepsReplaced):
        return StepsReplaced(**asdict(event))
    found: AnyEvent = event
    return found


@cache
def table_event_types() -> tuple[type[TableEvent], ...]:
    """Every kind of event of a table between hands."""
    found: list[type[TableEvent]] = []
    left: list[type[TableEvent]] = [TableEvent]
    while left:
        kind = left.pop(0)
        left += kind.__subclasses__()
        if kind is not TableEvent and kind.__module__.startswith("cardhouse."):
            found.append(kind)
    return tuple(found)


@cache
def decoder_of(*kinds: type[Struct]) -> msgspec.json.Decoder[Any]:
    """A decoder for several kinds of event, told apart by their tags."""
    union: Any = Union[(*kinds,)]
    return msgspec.json.Decoder(union)


@cache
def _decoder() -> msgspec.json.Decoder[Any]:
    hands = [kind for kind in event_types() if kind is not StepsReplaced]
    return decoder_of(WireStepsReplaced, *hands, *table_event_types())
