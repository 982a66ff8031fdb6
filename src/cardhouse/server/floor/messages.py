"""Messages of the floor's console."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cardhouse.cards import Card
from cardhouse.server.messages import Line, PageCard, RuleText, Sequence, State, WireFamily
from cardhouse.server.staff.acts import AnyReport
from cardhouse.server.talking import TalkLine

# A seat, a number, a place or a word.
Value = bool | int | str
# The most urgent first.
Urgency = Literal["called", "pending", "stalled", "runs", "idle"]


class CallCard(Struct, frozen=True, kw_only=True):
    """Somebody's call for the floor that nobody has answered yet."""

    call: int
    by: str
    reason: str
    # Since when they wait.
    seconds: float


class FloorCard(Struct, frozen=True, kw_only=True):
    """A table on the floor's list."""

    name: str
    # The sequence of its state: another one means that it has gone on.
    seq: int
    title: str
    stakes: str
    house: str
    family: WireFamily
    urgency: Urgency
    words: str
    # How long it has been waiting for somebody.
    seconds: float
    players: int
    calls: tuple[CallCard, ...] = ()
    # True while a floor person holds it, and if it finishes its hand first.
    paused: bool = False
    finishing: bool = False
    # True if it is closed, or was broken.
    closed: bool = False


class BarCard(Struct, frozen=True, kw_only=True):
    """A person who may not play in this room."""

    name: str
    by: str
    reason: str


class FreeSeat(Struct, frozen=True, kw_only=True):
    """Somebody who plays without a purchase, and how many cards they hold face down."""

    seat: int
    name: str
    cards: int = 0


class FreeCard(Struct, frozen=True, kw_only=True):
    """A game that can be played without a purchase, with its private table."""

    house: str
    game: str
    title: str
    # The table's name once it is open, and the floor person who opened it.
    table: str = ""
    by: str = ""
    most: int = 0
    seats: tuple[FreeSeat, ...] = ()
    # The seat that is asked to decide; 0 between hands.
    asked: int = 0
    running: bool = False


class FloorList(Struct, frozen=True, kw_only=True):
    """All tables, the most urgent first, and what concerns the whole room."""

    tables: tuple[FloorCard, ...]
    barred: tuple[BarCard, ...] = ()
    free: tuple[FreeCard, ...] = ()


class Choice(Struct, frozen=True):
    """A value to choose, and its words."""

    value: Value
    words: str


class FormField(Struct, frozen=True, kw_only=True):
    """Something to be told about a report."""

    name: str
    words: str
    # One of the choices, a card to point at, a sum in cents, several sums, several choices or
    # cards, or names.
    kind: Literal["choice", "card", "sum", "sums", "several", "cards", "names"]
    choices: tuple[Choice, ...] = ()
    # False if it may be left out.
    needed: bool = True


class ReportForm(Struct, frozen=True, kw_only=True):
    """A report or an order that could be ruled on now."""

    report: str
    words: str
    # True for an order, which needs a reason.
    order: bool
    fields: tuple[FormField, ...]
    # Each way to fill in those fields that are one choice or one card, in their order.
    cases: tuple[tuple[Value, ...], ...]


class Place(Struct, frozen=True, kw_only=True):
    """Cards in one place; only those that can be pointed at, with backs for hidden ones."""

    place: str
    words: str
    cards: tuple[Card, ...]
    # The number of all cards there.
    count: int
    # The place of each card, to point at it.
    at: tuple[str, ...] = ()


class MoveTarget(Struct, frozen=True, kw_only=True):
    """A table of the same game with the free seats that somebody can be moved to."""

    table: str
    title: str
    stakes: str
    seats: tuple[int, ...]


class SilenceCard(Struct, frozen=True, kw_only=True):
    """A person who may not talk at a table, or anywhere in the room."""

    name: str
    by: str
    reason: str
    minutes: int
    everywhere: bool


class FloorTable(Struct, frozen=True, kw_only=True):
    """A table as the floor sees it, and what could have happened there."""

    card: FloorCard
    state: State
    places: tuple[Place, ...]
    forms: tuple[ReportForm, ...]
    # True if the floor person sits there, and so rules on nothing.
    yours: bool
    # The acts at this table that are theirs.
    may: tuple[str, ...] = ()
    # Free seats, those of this table first, and the players whom no hand holds.
    targets: tuple[MoveTarget, ...] = ()
    movable: tuple[int, ...] = ()
    # Names that may not sit here, and messages that their players have not seen yet.
    barred: tuple[str, ...] = ()
    pages: tuple[PageCard, ...] = ()
    # The last lines of talk, and people who may not talk.
    talk: tuple[TalkLine, ...] = ()
    silenced: tuple[SilenceCard, ...] = ()


class PreviewOf(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A report to be ruled on, at the table as it was seen."""

    seq: Sequence
    report: AnyReport


class CardsGoing(Struct, frozen=True, kw_only=True):
    """Cards that change their place."""

    cards: Annotated[tuple[Card, ...], Meta(min_length=1)]
    source: str
    target: str


class ChipsGoing(Struct, frozen=True, kw_only=True):
    """An account before and after, in cents."""

    account: str
    words: str
    before: int
    after: int


class RulingPreview(Struct, frozen=True, kw_only=True):
    """A ruling that has not been made: all that it would move."""

    seq: int
    words: str
    before: tuple[Place, ...]
    after: tuple[Place, ...]
    cards: tuple[CardsGoing, ...]
    chips: tuple[ChipsGoing, ...]
    rules: tuple[RuleText, ...]
    # Said at the table once it is made.
    lines: tuple[Line, ...]
    # True if the dealer then deals on: nobody knows those cards yet.
    deals: bool
    # True if a second person must confirm it.
    second: bool
