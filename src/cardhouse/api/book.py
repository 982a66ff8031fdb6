"""A house's rule book, by name or from a folder."""

from __future__ import annotations

import os
from collections.abc import Iterator

from cardhouse.api import arguments
from cardhouse.api.errors import NotPosted
from cardhouse.api.game import Game
from cardhouse.api.rule import Rule, public
from cardhouse.api.spread import Spread
from cardhouse.rulebook import House
from cardhouse.rulebook import load as load_house
from cardhouse.rulebook.files import houses as shipped


class Book:
    """A house's book: its games, their tables and its rules.

    >>> import cardhouse
    >>> book = cardhouse.open_book("button-room")
    >>> book.games
    ('draw', 'holdem', 'lowball', 'stud5', 'stud7')
    >>> book.game("stud7")
    <Game stud7 at button-room, table 3-6>
    """

    def __init__(self, house: House, source: str) -> None:
        self._house = house
        self._source = source

    @property
    def name(self) -> str:
        """The house's short name: that of its folder."""
        return self._house.id

    @property
    def title(self) -> str:
        """The house's name in full."""
        return self._house.room.name

    @property
    def games(self) -> tuple[str, ...]:
        """The games the house posts, by name."""
        return tuple(self._house.games)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules on the house's own page; each game adds its own."""
        return tuple(map(public, self._house.room.rule))

    def game(self, name: str, *, table: str = "") -> Game:
        """A game at one of its tables; by default, the table the house usually spreads."""
        if arguments.text("name", name) in self._house.mixed:
            games = ", ".join(self._house.mixed[name].games)
            raise NotPosted(f"the game of {name} changes from hand to hand; open each: {games}")
        if name not in self._house.games:
            raise NotPosted(f"no game {name!r} at {self.name}; it posts: {', '.join(self.games)}")
        return Game(Spread(self._house.games[name], arguments.text("table", table), self._source))

    def __iter__(self) -> Iterator[Game]:
        """Every game at the table the house usually spreads."""
        return map(self.game, self.games)

    def __repr__(self) -> str:
        return f"<Book of {self.name}: {', '.join(self.games)}>"


def open_book(house: str | os.PathLike[str]) -> Book:
    """The book of a house that comes with the package, or of a folder with its TOML files.

    >>> import cardhouse
    >>> cardhouse.open_book("tommys").title
    "Tommy's Casino and Saloon"
    """
    given: object = house
    if not isinstance(given, str | os.PathLike):
        posted = ", ".join(houses())
        raise arguments.wrong("house", f"one of {posted}, or the path of a folder", given)
    name = os.fspath(house)
    try:
        return Book(load_house(name), name)
    except LookupError as error:
        raise NotPosted(error.args[0]) from None


def houses() -> tuple[str, ...]:
    """The houses that come with the package.

    >>> import cardhouse
    >>> cardhouse.houses()
    ('button-room', 'lo-ball-room', 'new-esquire', 'tommys', 'ven-a-mexico')
    """
    return tuple(shipped())
