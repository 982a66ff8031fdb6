"""A hand's history as data, and as one line of JSON that rebuilds the same hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Literal, Union

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict, replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import BackedUp, Event, HandStarted, StepsReplaced
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.rulebook.steps import PlayedStep

# A seat, 0 for a spectator at the rail, or "all" for every card.
Viewer = int | Literal["all"]

# Errors in the engine caused by a log that no table ever wrote.
BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


class HistoryError(Exception):
    """A history that cannot be read, or with impossible events: one line says why."""

    def __init__(self, what: str, *, file: str = "", line: int = 0) -> None:
        what = " ".join(what.split())
        where = ": ".join(part for part in (file, f"line {line}" if line else "") if part)
        super().__init__(f"{where}: {what}" if where else what)
        self.what = what


class LawError(HistoryError):
    """Events impossible in this order: chips or cards do not add up."""


class History(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A single hand: house, table, rule book, players and events."""

    format: Literal["cardhouse-hand-1"] = "cardhouse-hand-1"
    house: str
    game: str
    table: str
    # The number of the hand at its table, from 1.
    hand: int
    # The fingerprint of the resolved rule book.
    book: str
    names: dict[int, str]
    events: tuple[Event, ...]
    # The text of the rule book, if it is no house's: an imported hand brings its own rules.
    rules: str | UnsetType = UNSET

    def started(self) -> HandStarted:
        """The first event, which every hand must have."""
        first = self.events[0] if self.events else None
        if not isinstance(first, HandStarted):
            raise HistoryError("a history begins with the event hand-started")
        return first


class WireStepsReplaced(
    Struct,
    frozen=True,
    kw_only=True,
    tag_field="event",
    tag="steps-replaced",
    forbid_unknown_fields=True,
):
    """The wire's twin of an event whose steps the engine knows only by their base class."""

    start: int
    steps: tuple[PlayedStep, ...]
    cite: str = ""


def encode(history: History) -> bytes:
    """A history as one line of JSON, without the line's end."""
    return msgspec.json.encode(history)


def decode(line: bytes | str) -> History:
    """Read one line of JSON; anything but a history is a HistoryError."""
    try:
        wire = _decoder().decode(line)
    except msgspec.ValidationError as error:
        raise HistoryError(f"not a hand's history: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise HistoryError(f"not a whole line of JSON: {error}") from None
    except RecursionError:
        raise HistoryError("not a hand's history: nested too deeply") from None
    fields = {name: getattr(wire, name) for name in History.__struct_fields__}
    history = History(**fields | {"events": tuple(map(_event, wire.events))})
    history.started()
    return history


def read(lines: Iterable[bytes], file: str = "") -> Iterator[History]:
    """The histories of a file, one per line, skipping empty lines."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield decode(line)
            except HistoryError as error:
                raise HistoryError(error.what, file=file, line=number) from None


@cache
def event_types() -> tuple[type[Event], ...]:
    """Every kind of event in the engine's families, each under its own tag."""
    found: list[type[Event]] = []
    left: list[type[Event]] = [Event]
    while left:
        kind = left.pop(0)
        left += kind.__subclasses__()
        # A base class that is never emitted has no tag but its own name.
        if kind.__struct_config__.tag != kind.__name__ and _is_ours(kind):
            found.append(kind)
    return tuple(found)


def replayed(history: History, game: Game) -> list[Hand]:
    """The hand after each event; a breach of the laws of chips and cards is a LawError."""
    hands: list[Hand] = []
    stacks = sum(history.started().stacks.values())
    for number, event in enumerate(history.events):
        try:
            hand = _folded(history, game, number, hands)
            _keep_the_laws(hand, stacks)
        except BROKEN as error:
            tag = type(event).__struct_config__.tag
            why = f": {error}" if isinstance(error, AssertionError | ValueError) else ""
            what = f"hand {history.hand}: event {number + 1} ({tag}) cannot have happened{why}"
            raise LawError(what) from None
        hands.append(hand)
    return hands


def as_seen(history: History, viewer: Viewer) -> History:
    """The history as a viewer may see it."""
    if viewer == "all":
        return history
    return replace(history, events=tuple(event.seen(viewer) for event in history.events))


def _folded(history: History, game: Game, number: int, hands: list[Hand]) -> Hand:
    event = history.events[number]
    if number == 0:
        return kernel.replay(game, [event])
    if isinstance(event, BackedUp):
        assert 0 < event.to <= number, f"there is no event {event.to} before it"
        return hands[event.to - 1].copy()
    assert not isinstance(event, HandStarted), "a hand starts once"
    hand = hands[-1].copy()
    kernel.fold(hand, event)
    return hand


def _keep_the_laws(hand: Hand, stacks: int) -> None:
    assert sum(hand.chips.values()) == stacks, "chips came from nowhere or are gone"
    cards = [card for place in hand.places() for card in place]
    assert len(cards) == len(hand.deck), "cards came from nowhere or are gone"
    known, deck = Counter(cards), _counted(hand.deck)
    wrong = [card for card, times in known.items() if times > deck[card] and card != HIDDEN]
    assert not wrong, f"{' '.join(wrong)} cannot be in this deck, or not so often"


@cache
def _counted(deck: tuple[Card, ...]) -> Counter[Card]:
    """The number of copies of each card in a deck."""
    return Counter(deck)


def _is_ours(kind: type) -> bool:
    return kind.__module__.startswith("cardhouse.")


def _event(event: Any) -> Event:
    if isinstance(event, WireStepsReplaced):
        return StepsReplaced(**asdict(event))
    assert isinstance(event, Event)
    return event


@cache
def _decoder() -> msgspec.json.Decoder[Any]:
    kinds = [k for k in event_types() if k is not StepsReplaced]
    union: Any = Union[(WireStepsReplaced, *kinds)]
    fields: list[Any] = []
    for field in msgspec.structs.fields(History):
        kind = tuple[union, ...] if field.name == "events" else field.type
        fields.append((field.name, kind) if field.required else (field.name, kind, field.default))
    wire = msgspec.defstruct("History", fields, kw_only=True, forbid_unknown_fields=True)
    return msgspec.json.Decoder(wire)
