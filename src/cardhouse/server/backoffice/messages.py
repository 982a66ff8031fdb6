"""Messages of the back office."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cardhouse.management import Money
from cardhouse.management.changes import Name, NewLimit, RuleWords
from cardhouse.management.hours import Span
from cardhouse.room.cage_days import DrawerDay, Drop, PoolDay, Shift
from cardhouse.room.trend import DayFigures
from cardhouse.server.backoffice.figures import PersonFigures, TableFigures
from cardhouse.store.heads import HEADS_FORMAT, Head
from cardhouse.table.amendments import Amendment


class LimitCard(Struct, frozen=True, kw_only=True):
    """A table that a house posts for a game: its name, and its stakes in words."""

    name: str
    stakes: str


class GameCard(Struct, frozen=True, kw_only=True):
    """A game that can be spread here, with the limits and seats that its book allows."""

    house: str
    house_name: str
    game: str
    title: str
    limits: tuple[LimitCard, ...]
    least: int
    most: int
    # A free name for one more table of it.
    name: str


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as the management sees it."""

    name: str
    house: str
    game: str
    title: str
    rules: str
    stakes: str
    seats: int
    players: int
    bots: int
    # The wait list in order, those first who have been called to a seat.
    waiting: tuple[str, ...]
    # The table's sequence, for acts that are decided on what is seen.
    seq: int
    hands: int
    running: bool
    # The reason why staff have paused it.
    paused: str
    closed: bool
    host: str
    # The limit and the seats from the next hand on; empty and 0 if they stay as they are.
    next_rules: str = ""
    next_seats: int = 0
    # True if another edition of its book holds from the next hand on.
    next_book: bool = False
    # The hours of every day at which it opens and closes by itself.
    hours: tuple[Span, ...] = ()


class OfficeTables(Struct, frozen=True, kw_only=True):
    """All tables of the room, and the games that can be spread."""

    tables: tuple[TableRow, ...]
    games: tuple[GameCard, ...]


class BookLimit(Struct, frozen=True, kw_only=True):
    """A posted limit: its stakes and fees in words, and the figures that can be edited."""

    name: str
    stakes: str
    fees: tuple[str, ...]
    figures: Amendment


class EditionCard(Struct, frozen=True, kw_only=True):
    """An edition of a book: who gave it when, and all that differs from the print."""

    number: int
    by: str
    at: str
    limits: dict[str, Amendment]
    rules: dict[str, str]


class BookCard(Struct, frozen=True, kw_only=True):
    """The book of a game as it is in force, and its editions, the latest last."""

    house: str
    house_name: str
    game: str
    title: str
    # The digest of its text, under which the tables' events name it.
    book: str
    limits: tuple[BookLimit, ...]
    editions: tuple[EditionCard, ...]


class NewEdition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An edition to be looked at before it is given."""

    house: Annotated[str, Meta(max_length=100)]
    game: Annotated[str, Meta(max_length=100)]
    limits: Annotated[dict[NewLimit, Amendment], Meta(max_length=50)] = {}
    rules: Annotated[dict[Name, RuleWords], Meta(max_length=50)] = {}


class RuleToReword(Struct, frozen=True, kw_only=True):
    """A rule whose words state other figures than an edition."""

    id: str
    text: str


class DraftView(Struct, frozen=True, kw_only=True):
    """An edition before it is in force: what it changes, and what is wrong with it."""

    # The changed figures by limit, as they are and as they would be.
    before: dict[str, Amendment]
    after: dict[str, Amendment]
    # Every fault that `check` finds; an edition with one is refused.
    faults: tuple[str, ...]
    rules: tuple[RuleToReword, ...]
    # The tables of the room that it concerns, from their next hands on.
    tables: tuple[str, ...]


class BonusCard(Struct, frozen=True, kw_only=True):
    """A bonus of a house as it stands now; amounts in cents."""

    house: str
    game: str
    title: str
    # The prize that the next hand could win; 0 if it is won until prizes grow again.
    prize: int
    # Collected from players and not posted yet.
    fund: int
    # Since it was first posted: collected from players, put in by the house, paid to winners.
    collected: int
    advanced: int
    paid: int
    # True if players pay for it.
    collects: bool
    # The moment at which the prize grows next.
    grows: str


class FreeRow(Struct, frozen=True, kw_only=True):
    """A table at which people play for bonuses without a purchase."""

    table: str
    title: str
    people: tuple[str, ...]
    running: bool


class BonusesView(Struct, frozen=True, kw_only=True):
    """The bonuses of the room, prizes on their way to winners, and tables without a purchase."""

    bonuses: tuple[BonusCard, ...]
    # Won, and paid before the next hand.
    owed: int
    # Kept by the cage, by name.
    held: dict[str, int]
    free: tuple[FreeRow, ...]


class OwedSums(Struct, frozen=True, kw_only=True):
    """The players' money in the room at one moment."""

    purses: int
    # Chips of bots away from the tables.
    bots: int
    tables: int
    held: int
    prizes: int
    total: int


class DayClosing(Struct, frozen=True, kw_only=True):
    """A day whose books are closed."""

    by: str
    at: str
    booked: dict[str, int]
    # True if the events of the day still say the same.
    same: bool


class ReportView(Struct, frozen=True, kw_only=True):
    """A day or a shift of the room; amounts in cents."""

    words: str
    money: Money
    totals: dict[str, int]
    tables: tuple[TableFigures, ...]
    people: tuple[PersonFigures, ...]
    pools: tuple[PoolDay, ...]
    drawers: tuple[DrawerDay, ...]
    drops: tuple[Drop, ...]
    shifts: tuple[Shift, ...]
    opening: OwedSums
    closing: OwedSums
    # The days up to this one.
    days: tuple[DayFigures, ...]
    # Everything that was compared with the ledger before this was shown.
    agreed: tuple[str, ...]
    closed: DayClosing | None = None


class StatementLine(Struct, frozen=True, kw_only=True):
    """A line of a person's statement; amounts in cents."""

    at: str
    why: str
    # The account at the other end.
    other: str
    amount: int
    balance: int


class StatementView(Struct, frozen=True, kw_only=True):
    """A person's chips away from the tables in a period, entry by entry."""

    name: str
    words: str
    money: Money
    opening: int
    closing: int
    entries: tuple[StatementLine, ...]


class ChainView(Struct, frozen=True, kw_only=True):
    """The last event of every stream, whose digest covers everything before it."""

    heads: tuple[Head, ...]
    # As in the files of `verify --write-heads`, which `verify --heads` reads.
    format: Literal["cardhouse-heads-1"] = HEADS_FORMAT


class ProofView(Struct, frozen=True, kw_only=True):
    """The outcome of an audit of the whole store."""

    sound: bool
    # The first fault; empty if there is none.
    fault: str
    at: str
    streams: int = 0
    events: int = 0
    transfers: int = 0
    accounts: int = 0
    commands: int = 0
    tables: int = 0
    hands: int = 0
    books: int = 0


class AuditedHand(Struct, frozen=True, kw_only=True):
    """A finished hand as an auditor finds it, without its cards."""

    table: str
    number: int
    # Names by seat.
    seats: dict[int, str]
    # True if a second person has agreed that every card may be seen.
    shown: bool
    # True if the auditor waits for a second person.
    asked: bool
