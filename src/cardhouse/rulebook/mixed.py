"""Tables with changing games: their page, and the games spread there."""

from functools import cached_property
from math import lcm
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from cardhouse.engine.core.stakes import Cents
from cardhouse.rulebook.book import (
    BonusPage,
    Posted,
    RoomPage,
    Rule,
    Text,
    by_key,
    most_special,
    table_named,
)
from cardhouse.table.rules import Changing, Seating, TableRules, TimeFee


class MixedTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of several games: the table of each it plays, and the conditions for sitting down."""

    name: Text
    # By game, if the table played here has another name in that game.
    plays: dict[str, Text] = {}
    # By default, the largest that one of its games asks for.
    buy_in: Cents | None = None
    short_buy: Annotated[int, Meta(ge=0)] | None = None
    time_fee: TimeFee | None = None


class MixedPage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A house's page for tables with changing games: the games, and their order."""

    title: Text
    # In rotation order; the first is dealt until another is named.
    games: Annotated[tuple[Text, ...], Meta(min_length=2)]
    changing: Changing = Changing()
    table: Annotated[tuple[MixedTable, ...], Meta(min_length=1)]
    silent: tuple[str, ...] = ()
    rule: tuple[Rule, ...] = ()


class Mixed(Struct, frozen=True, dict=True):
    """Tables of a house with several games, ready to be opened.

    It is used like *Posted* if a table is meant and not a hand.
    """

    house: str
    name: str
    room: RoomPage
    page: MixedPage
    games: dict[str, Posted]
    text: str
    hash: str
    bonuses: BonusPage = BonusPage()

    @property
    def title(self) -> str:
        """The title of its page."""
        return self.page.title

    def table(self, name: str = "") -> MixedTable:
        """A table the house posts; the house usually spreads the first."""
        return table_named(name, self.page.table, f"for {self.name}; {self.house}")

    def plays(self, game: str) -> Posted:
        """A game of these tables, by name."""
        return self.games[game]

    def at(self, table: str, game: str) -> TableRules:
        """The table rules for a game at one of these tables."""
        found = self.table(table)
        return self.plays(game).table(found.plays.get(game, found.name))

    def each(self, table: str) -> tuple[tuple[Posted, TableRules], ...]:
        """Its games in order, each with the table played."""
        return tuple((post, self.at(table, name)) for name, post in self.games.items())

    @cached_property
    def seating(self) -> Seating:
        """As many seats as the game with the fewest, so that every game can seat everybody."""
        all_of_them = [post.page.seating for post in self.games.values()]
        most = min(seating.most for seating in all_of_them)
        return replace(all_of_them[0], most=most, least=min(s.least for s in all_of_them))

    def step(self, table: str) -> int:
        """The step chips are sold in: whole bets in every game."""
        return lcm(*(rules.stakes.step for _, rules in self.each(table)))

    def buy_in(self, table: str) -> int:
        """The least a player must bring."""
        asked = (rules.least_buy_in(post.page.seating) for post, rules in self.each(table))
        return self.table(table).buy_in or max(asked)

    def short_buy(self, table: str) -> int:
        """Smaller buys are short buys."""
        own = self.table(table).short_buy
        return max(rules.short_buy for _, rules in self.each(table)) if own is None else own

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """All rules in force at these tables, their own first, by id."""
        found = {rule.id: rule for rule in self.page.rule}
        for post in self.games.values():
            found = found | post.rules
        return found

    @cached_property
    def _cited(self) -> dict[str, tuple[Rule, ...]]:
        return by_key((*self.rules.values(), *self.bonuses.rule))

    def silent(self, key: str) -> bool:
        """True if the book marks a key as one the house's documents are silent on."""
        return most_special(key, (*self.page.silent, *self.room.silent)) != ""

    def cited(self, key: str) -> tuple[Rule, ...]:
        """The house's rules behind a cite key: its own, or those of a more general key."""
        return self._cited.get(most_special(key, self._cited), ())


# A post that a table can be opened by.
AnyPosted = Posted | Mixed


class House(Struct, frozen=True):
    """A house, the games it posts, and its tables with changing games."""

    id: str
    room: RoomPage
    games: dict[str, Posted]
    bonuses: BonusPage = BonusPage()
    mixed: dict[str, Mixed] = {}

    def posts(self) -> dict[str, AnyPosted]:
        """Every post a table can be opened by, by name."""
        return {**self.games, **self.mixed}
