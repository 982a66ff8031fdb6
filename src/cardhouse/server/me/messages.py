"""Messages of a person's own page."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from cardhouse.cards import Card
from cardhouse.server.messages import Line

# A stretch of time: today, seven days, the last sitting, or everything.
MyPeriod: TypeAlias = Literal["day", "week", "all", "sitting"]
# The kinds of lines of a statement.
EntryKind: TypeAlias = Literal[
    "chips-got", "chips-given", "brought", "taken", "kept", "fetched", "fee", "bonus"
]


class GameNet(Struct, frozen=True, kw_only=True):
    """A person's result in one game of a house, in cents."""

    house: str
    house_name: str
    game: str
    title: str
    hands: int
    net: int


class StackPoint(Struct, frozen=True, kw_only=True):
    """The moment after a hand: the chips at its table, and the result of the period so far."""

    at: str
    table: str
    number: int
    stack: int
    net: int


class EntrySum(Struct, frozen=True, kw_only=True):
    """The sum of one kind of a person's entries, in cents."""

    kind: EntryKind
    amount: int


class MyResults(Struct, frozen=True, kw_only=True):
    """A person's results in a period, in cents."""

    period: MyPeriod
    # The table of the last sitting; empty for other periods.
    table: str = ""
    hands: int
    won: int
    # Hands, time and bonuses together.
    net: int
    # Fees from the person's own stack, the hands' among them; those from a pot are nobody's.
    fees: int
    # Paid for time between hands, and won as bonuses: the parts of `net` that belong to no hand.
    time: int
    bonuses: int
    games: tuple[GameNet, ...]
    points: tuple[StackPoint, ...]
    sums: tuple[EntrySum, ...]
    # True if the period has more than is counted here: the latest hands and entries are.
    cut: bool = False


class MyHand(Struct, frozen=True, kw_only=True):
    """One of a person's hands."""

    table: str
    number: int
    at: str
    house_name: str
    title: str
    net: int
    stack: int
    # The chips that winners were given.
    pot: int
    cards: tuple[Card, ...]
    summary: str


class MyHands(Struct, frozen=True, kw_only=True):
    """Some of a person's hands, latest first."""

    hands: tuple[MyHand, ...]
    # The place where a further request goes on; empty at the end.
    before: str = ""


class MyStory(Struct, frozen=True, kw_only=True):
    """One of a person's hands in words, as they saw it."""

    hand: MyHand
    lines: tuple[Line, ...]


class MyEntry(Struct, frozen=True, kw_only=True):
    """A line of a person's statement."""

    at: str
    kind: EntryKind
    # The table behind it; empty at the cage.
    table: str
    amount: int
    why: str


class MyStatement(Struct, frozen=True, kw_only=True):
    """Some lines of a person's statement, latest first."""

    entries: tuple[MyEntry, ...]
    # The place where a further request goes on; empty at the end.
    before: str = ""


class Note(Struct, frozen=True, kw_only=True):
    """A person's private note on a player."""

    about: str
    text: str


class NewNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A note to keep; without text there is none any more."""

    about: Annotated[str, Meta(min_length=1, max_length=24)]
    text: Annotated[str, Meta(max_length=500)]
