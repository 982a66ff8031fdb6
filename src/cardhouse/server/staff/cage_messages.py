"""Messages of the cage's pages: the window, the count, and the book of a club."""

from __future__ import annotations

from msgspec import Struct

from cardhouse.cage.settlement import Payment
from cardhouse.management import Money
from cardhouse.room.cage_days import Drop, Exchange, Settlement


class ShiftCard(Struct, frozen=True, kw_only=True):
    """The present shift; number 0 before the first."""

    number: int
    leader: str = ""
    since: str = ""


class DrawerCard(Struct, frozen=True, kw_only=True):
    """A drawer of the day, from its float to its count.

    Nobody who may close a drawer is told what should be in it: they count first.
    """

    drawer: str
    by: str
    yours: bool
    open: bool
    # Counted into it at the beginning of the day, or since.
    opening: int
    # The cash that should be in an open drawer; None to those who may close one.
    cash: int | None = None
    # The count of a closed drawer, and how much it was over; negative if short.
    counted: int | None = None
    over: int = 0


class PatronCard(Struct, frozen=True, kw_only=True):
    """A patron at the window: chips, winnings held for them, and cash of the day."""

    name: str
    purse: int
    held: int = 0
    # The tables where they sit.
    tables: tuple[str, ...] = ()
    cash_in: int = 0
    cash_out: int = 0
    # True if more cash than the law lets pass went one way today.
    reported: bool = False


class DayTotals(Struct, frozen=True, kw_only=True):
    """The cage's figures of the day."""

    sold: int
    redeemed: int
    short: int
    over: int


class CageView(Struct, frozen=True, kw_only=True):
    """The cage as its staff sees it."""

    money: Money
    day: str
    shift: ShiftCard
    drawers: tuple[DrawerCard, ...]
    # Those who were looked for, or those with business today or chips in the room.
    patrons: tuple[PatronCard, ...]
    # The latest first.
    exchanges: tuple[Exchange, ...]
    # Cash above this, one way in a day, is reported.
    reported_above: int
    # None to those who still count a drawer.
    totals: DayTotals | None = None


class CountView(Struct, frozen=True, kw_only=True):
    """The shift and the drop: the tables whose boxes can be fetched, and those of the day.

    What should be in a box is told to nobody: two people count it first.
    """

    money: Money
    day: str
    shift: ShiftCard
    # Open drawers stand in the way of a change of shift.
    open_drawers: tuple[str, ...]
    tables: tuple[str, ...]
    drops: tuple[Drop, ...]


class StandingCard(Struct, frozen=True, kw_only=True):
    """A person of a club: chips lent, and chips that they have now."""

    name: str
    lent: int
    chips: int


class ClubView(Struct, frozen=True, kw_only=True):
    """The book of a club."""

    money: Money
    people: tuple[StandingCard, ...]
    # Payments, if everybody settled up now.
    owing: tuple[Payment, ...]
    # The settlements of the day, the latest first.
    settled: tuple[Settlement, ...]
    # The reason why nobody can settle up now; empty if a manager can.
    playing: str = ""
