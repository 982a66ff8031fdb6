"""Messages of the back office."""

from __future__ import annotations

from msgspec import Struct


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
