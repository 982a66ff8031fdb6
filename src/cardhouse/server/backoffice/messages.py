"""Messages of the back office."""

from __future__ import annotations

from msgspec import Struct

from cardhouse.management import Money
from cardhouse.room.cage_days import DrawerDay, Drop, PoolDay, Shift
from cardhouse.room.trend import DayFigures
from cardhouse.server.backoffice.figures import PersonFigures, TableFigures
from cardhouse.store.heads import Head


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


class OfficeTables(Struct, frozen=True, kw_only=True):
    """All tables of the room, and the games that can be spread."""

    tables: tuple[TableRow, ...]
    games: tuple[GameCard, ...]


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
