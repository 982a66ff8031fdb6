"""A rule book as data: what the files of a house say, with types."""

from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from cardhouse.cards import Deck
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.game import Game
from cardhouse.engine.families import FAMILIES, family_of_script
from cardhouse.floor.core.rules import Irregularities
from cardhouse.rulebook.steps import AnyStep
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.rules import NO_FEE, Fee, Limits, Rotation, Seating, TableRules

Kind = Literal[
    "bank",
    "betting",
    "bonus",
    "button-and-blinds",
    "conduct",
    "deal",
    "draw",
    "equipment",
    "fee",
    "floor",
    "glossary",
    "irregularity",
    "limits",
    "meld",
    "payout",
    "ranking",
    "seating",
    "settlement",
    "showdown",
]

# For which games a rule of a house's own page may be said to hold.
if TYPE_CHECKING:
    Scope = str
else:
    Scope = Literal[tuple(dict.fromkeys(family.scope for family in FAMILIES))]
# What a game of any family has.
COMMON = frozenset(Game.__struct_fields__)

Text = Annotated[str, Meta(min_length=1)]


class Rule(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule in the house's words, the cite keys that it answers for, and what enforces it."""

    id: Annotated[str, Meta(pattern=r"^[A-Z]+(-[A-Z0-9]+)+$")]
    kind: Kind
    text: Text
    note: str = ""
    cites: tuple[str, ...] = ()
    # The options that it sets, each with the value that its words state: a piece of the page.
    sets: dict[str, Any] = {}
    # The steps, rulings and commands that carry it out, by their names.
    by: tuple[Text, ...] = ()
    # Why nothing enforces it, where it is words only.
    words: str = ""


class RoomRule(Rule, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rule on the house's own page, and for which games it holds; for all where it is silent."""

    scope: tuple[Scope, ...] = ()


class RoomPage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a house posts for all its games: `room.toml`."""

    name: Text
    address: str = ""
    # A house that posts no poker has neither.
    fee: Fee | None = None
    limits: Limits | None = None
    # Cite keys on which the house's documents are silent: the common practice holds there.
    silent: tuple[str, ...] = ()
    rule: tuple[RoomRule, ...] = ()


class BonusPage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The bonuses that a house posts, and their rules: `bonuses.toml`."""

    bonus: tuple[Bonus, ...] = ()
    rule: tuple[Rule, ...] = ()

    def of(self, game: str) -> tuple[Bonus, ...]:
        """What can be won in a game, in the order in which a hand is looked at."""
        return tuple(bonus for bonus in self.bonus if bonus.game == game)


class GamePage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a house posts for one game, with what it shares with others filled in.

    The pages of a family say beside that what only its games have: `pages.py`.
    """

    title: Text
    script: Annotated[tuple[AnyStep, ...], Meta(min_length=1)]
    deck: Deck = Deck()
    rotation: Rotation = Rotation()
    floor: Irregularities = Irregularities()
    seating: Seating = Seating()
    table: Annotated[tuple[TableRules, ...], Meta(min_length=1)]
    # As on the house's own page, for this game only.
    silent: tuple[str, ...] = ()
    rule: tuple[Rule, ...] = ()

    @property
    def family(self) -> Family:
        """The family of games to which the page belongs: that of its steps."""
        found = family_of_script(self.script)
        assert found is not None, "steps of several families"
        return found


class Posted(Struct, frozen=True, dict=True):
    """A game of a house, ready to be opened: its page, its house's page, and its fingerprint."""

    house: str
    name: str
    room: RoomPage
    page: GamePage
    # The resolved text, and the fingerprint that names it: under it a hand is replayed.
    text: str
    hash: str
    bonuses: BonusPage = BonusPage()

    @cached_property
    def family(self) -> Family:
        """The family of games to which it belongs."""
        return self.page.family

    def table(self, name: str = "") -> TableRules:
        """A table that the house posts; the first one is what it usually spreads."""
        for table in self.page.table:
            if name in ("", table.name):
                return table
        names = ", ".join(table.name for table in self.page.table)
        raise LookupError(f"no table {name!r} for {self.name}; {self.house} posts: {names}")

    def game(self, table: TableRules | None = None, **settings: Any) -> Game:
        """The game as one table plays it; a setting such as `stakes` may be the table's own."""
        page = self.page
        table = table or self.table()
        settings.setdefault("stakes", table.stakes)
        family = self.family
        own = [name for name in family.game.__struct_fields__ if name not in COMMON]
        for name in own:
            settings.setdefault(name, self.said(name, table) or self.said(name))
        return family.game(
            house=self.house,
            name=self.name,
            title=page.title,
            deck=table.deck or page.deck,
            script=page.script,
            fee_time=self.fee(table).time,
            fund=self.fee(table).fund,
            **settings,
        )

    def said(self, option: str, table: TableRules | None = None) -> Any:
        """What the page says of an option of its games, or one of its tables of itself."""
        return getattr(self.page if table is None else table, option)

    def fee(self, table: TableRules | None = None) -> Fee:
        """The collection at a table: its own where it posts one, or the house's."""
        if self.family.by_wager:
            return NO_FEE
        return (table or self.table()).fee or self.room.fee or NO_FEE

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """All rules that hold at this game's tables, the game's own first, by id."""
        scope = self.family.scope
        house = [rule for rule in self.room.rule if not rule.scope or scope in rule.scope]
        return {rule.id: rule for rule in (*self.page.rule, *house)}

    @cached_property
    def _cited(self) -> dict[str, tuple[Rule, ...]]:
        found: dict[str, list[Rule]] = {}
        for rule in (*self.rules.values(), *self.bonuses.rule):
            for key in rule.cites:
                found.setdefault(key, []).append(rule)
        return {key: tuple(rules) for key, rules in found.items()}

    @cached_property
    def _silent(self) -> frozenset[str]:
        return frozenset((*self.page.silent, *self.room.silent))

    def silent(self, key: str) -> bool:
        """Whether the house's documents say nothing on a key, and the book says so."""
        while key:
            if key in self._silent:
                return True
            key = key.rpartition(".")[0]
        return False

    def cited(self, key: str) -> tuple[Rule, ...]:
        """The house's rules behind a cite key: its own, or those of the more general key."""
        while key:
            if key in self._cited:
                return self._cited[key]
            key = key.rpartition(".")[0]
        return ()


class House(Struct, frozen=True):
    """A house and the games it posts."""

    id: str
    room: RoomPage
    games: dict[str, Posted]
    bonuses: BonusPage = BonusPage()
