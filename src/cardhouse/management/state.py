"""The state of the management. Chips and cards are elsewhere: here is how the room is run."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from cardhouse.management.hours import Hours
from cardhouse.table.amendments import Amendments
from cardhouse.table.clock import Moment

# How the money works: chips for everybody, the host's word for each buy-in, or cash at the cage.
Money = Literal["play-money", "club", "cage"]

# The journal's name for whoever has the room's data in hand.
OWNER: Final = "the owner of the room"
# The journal's name for the room itself, where it keeps the opening hours.
CLOCK: Final = "the clock of the room"


class Call(Struct, frozen=True, kw_only=True):
    """Somebody called the floor to a table, and nobody has come yet."""

    table: str
    by: str
    at: Moment
    reason: str = ""


class Page(Struct, frozen=True, kw_only=True):
    """A message of the floor to one player, until they have seen it."""

    table: str
    name: str
    by: str
    at: Moment
    text: str


class Request(Struct, frozen=True, kw_only=True):
    """An act that waits for a second person."""

    by: str
    at: Moment
    # The name under which it was asked for, and the act as it was sent.
    id: str
    act: dict[str, Any]
    # For a count: the sum that the books had then, which neither of the two is told.
    booked: int = 0


class Terms(Struct, frozen=True, kw_only=True):
    """A table as the management wants it: one of the posted limits, and its seats."""

    # The limit by its name; empty for the one that the house usually spreads.
    rules: str = ""
    # 0 stands for as many as the book says.
    seats: int = 0


class Edition(Struct, frozen=True, kw_only=True):
    """An edition of a game's book: the limits as amended, and the new words of rules."""

    number: int
    by: str
    at: Moment
    limits: Amendments
    rules: dict[str, str] = {}


class ClosedDay(Struct, frozen=True, kw_only=True):
    """A day whose books are closed, with its figures in cents as they were then."""

    by: str
    at: Moment
    booked: dict[str, int]


class Private(Struct, frozen=True, kw_only=True):
    """A table that only people see who came by its link: the digest of its word, and their keys."""

    digest: str
    guests: tuple[str, ...] = ()


class Silence(Struct, frozen=True, kw_only=True):
    """A person who may not talk for a time, at a table or in the whole room."""

    # Empty for the whole room.
    table: str = ""
    name: str
    by: str
    until: Moment
    reason: str


class Bar(Struct, frozen=True, kw_only=True):
    """A person who may not play in this room."""

    name: str
    by: str
    reason: str


class Management(Struct):
    """How the room is run. Only `fold` changes it."""

    money: Money = "play-money"
    # Tables with a host, tables that were stopped with the reason, and closed ones.
    hosts: dict[str, str] = field(default_factory=dict)
    paused: dict[str, str] = field(default_factory=dict)
    closed: dict[str, str] = field(default_factory=dict)
    # Paused tables that play their hand to its end first, and closed ones whose players move on.
    finishing: dict[str, str] = field(default_factory=dict)
    broken: dict[str, str] = field(default_factory=dict)
    # Tables that staff have opened or changed; they hold from the next hand on.
    terms: dict[str, Terms] = field(default_factory=dict)
    # Tables that people have made for themselves, by table, and those that are private.
    made: dict[str, str] = field(default_factory=dict)
    private: dict[str, Private] = field(default_factory=dict)
    # Opening hours by table, and the moment when each table was last opened or closed.
    hours: dict[str, Hours] = field(default_factory=dict)
    switched: dict[str, Moment] = field(default_factory=dict)
    # Every edition of a game's book, the one in force last, by house and game.
    editions: dict[str, tuple[Edition, ...]] = field(default_factory=dict)
    # Closed days by their dates, and the hands whose cards were shown, each to some people.
    days: dict[str, ClosedDay] = field(default_factory=dict)
    shown: dict[str, tuple[str, ...]] = field(default_factory=dict)
    # Barred people by their keys.
    barred: dict[str, Bar] = field(default_factory=dict)
    # True if people may talk at the tables; and those who may not, by table and key.
    chat: bool = True
    silences: dict[str, Silence] = field(default_factory=dict)
    # Open calls and requests by number, and the numbers given so far.
    calls: dict[int, Call] = field(default_factory=dict)
    requests: dict[int, Request] = field(default_factory=dict)
    pages: dict[int, Page] = field(default_factory=dict)
    called: int = 0
    requested: int = 0
    paged: int = 0

    def copy(self) -> Management:
        """An independent copy; the records in it never change."""
        return replace(
            self,
            hosts=self.hosts.copy(),
            paused=self.paused.copy(),
            closed=self.closed.copy(),
            finishing=self.finishing.copy(),
            broken=self.broken.copy(),
            pages=self.pages.copy(),
            terms=self.terms.copy(),
            made=self.made.copy(),
            private=self.private.copy(),
            hours=self.hours.copy(),
            switched=self.switched.copy(),
            editions=self.editions.copy(),
            days=self.days.copy(),
            shown=self.shown.copy(),
            barred=self.barred.copy(),
            silences=self.silences.copy(),
            calls=self.calls.copy(),
            requests=self.requests.copy(),
        )


def book_key(house: str, game: str) -> str:
    """A game's book by its house and its name there."""
    return f"{house}/{game}"


def hand_key(table: str, hand: int) -> str:
    """A finished hand by its table and its number there."""
    return f"{table}/{hand}"


def silence_key(table: str, name: str) -> str:
    """A person by the table at which they are silent; the whole room has no name."""
    return f"{table}/{key(name)}"


def key(name: str) -> str:
    """A name without regard to case: two with the same key are one person."""
    return name.strip().casefold()
