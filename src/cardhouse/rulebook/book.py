"""A rule book as data: the files of a house, with types."""

from collections.abc import Container, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Literal, Protocol, TypeVar

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

# Games that a rule on a house's own page may apply to.
if TYPE_CHECKING:
    Scope = str
else:
    Scope = Literal[tuple(dict.fromkeys(family.scope for family in FAMILIES))]
# Fields of a game of any family.
COMMON = frozenset(Game.__struct_fields__)

Text = Annotated[str, Meta(min_length=1)]


# The source of a rule that no document of the house states.
PRACTICE = "practice"


class Rule(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rule in plain words, the cite keys it answers for, and what enforces it."""

    # The house, the game and a number, such as TOM-HE-33.
    id: Annotated[str, Meta(pattern=r"^[A-Z]+(-[A-Z0-9]+)+$")]
    # The subject of the rule.
    kind: Kind
    # The place in the house's document that says it, or "practice" if the document is silent.
    source: str = ""
    # The rule in plain words.
    text: Text
    # A remark by the book's author.
    note: str = ""
    # The cite keys it answers for: events and refusals with one of them are its work.
    cites: tuple[str, ...] = ()
    # The options it sets, each with the value its words state: a piece of the page.
    sets: dict[str, Any] = {}
    # The steps, rulings and commands that carry it out, by name.
    by: tuple[Text, ...] = ()
    # The reason nothing enforces it, if it is words only.
    words: str = ""

    @property
    def practice(self) -> bool:
        """True if the rule stands on general practice, not on the house's document."""
        return self.source == PRACTICE


class RoomRule(Rule, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rule on the house's own page, for some of its games, or for all if it names none."""

    # The games it applies to.
    scope: tuple[Scope, ...] = ()


def by_key(rules: Iterable[Rule]) -> dict[str, tuple[Rule, ...]]:
    """The rules behind each cite key."""
    found: dict[str, list[Rule]] = {}
    for rule in rules:
        for key in rule.cites:
            found.setdefault(key, []).append(rule)
    return {key: tuple(each) for key, each in found.items()}


def most_special(key: str, known: Container[str]) -> str:
    """The key if known, or the nearest more general one; "" if there is none."""
    while key and key not in known:
        key = key.rpartition(".")[0]
    return key


class RoomPage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A house's page for all its games: `room.toml`."""

    # The house's name in full.
    name: Text
    # The house's address.
    address: str = ""
    # The title of the document that the rules put in plain words.
    document: str = ""
    # The collection at its tables; a house that posts no poker has none.
    fee: Fee | None = None
    # The limits of its tables; a house that posts no poker has none.
    limits: Limits | None = None
    # Cite keys the house's documents are silent on: common practice applies there.
    silent: tuple[str, ...] = ()
    # Rules for all its games, or for those of a scope.
    rule: tuple[RoomRule, ...] = ()


class BonusPage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A house's bonuses and their rules: `bonuses.toml`."""

    # The bonuses, in the order a hand is checked for them.
    bonus: tuple[Bonus, ...] = ()
    # Their rules.
    rule: tuple[Rule, ...] = ()

    def of(self, game: str) -> tuple[Bonus, ...]:
        """Bonuses of a game, in the order a hand is checked for them."""
        return tuple(bonus for bonus in self.bonus if bonus.game == game)


class GamePage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A house's page for one game, with shared parts filled in.

    The pages of a family add the options only its games have: `pages.py`.
    """

    # The game's name in full.
    title: Text
    # The steps of a hand, in order.
    script: Annotated[tuple[AnyStep, ...], Meta(min_length=1)]
    # The deck the game is dealt from.
    deck: Deck = Deck()
    # The rotation of the bank, in games banked by a player.
    rotation: Rotation = Rotation()
    # Rulings that differ from house to house.
    floor: Irregularities = Irregularities()
    # The number of players, and the conditions for sitting down.
    seating: Seating = Seating()
    # The tables the house posts; it usually spreads the first.
    table: Annotated[tuple[TableRules, ...], Meta(min_length=1)]
    # As on the house's own page, for this game only.
    silent: tuple[str, ...] = ()
    # The rules of this game.
    rule: tuple[Rule, ...] = ()

    @property
    def family(self) -> Family:
        """The page's family of games: that of its steps."""
        found = family_of_script(self.script)
        assert found is not None, "steps of several families"
        return found


class PostedTable(Protocol):
    """A table that a page posts."""

    @property
    def name(self) -> str:
        """Its name on the page."""


T = TypeVar("T", bound=PostedTable)


def table_named(name: str, tables: Sequence[T], whose: str) -> T:
    """A table of a page by its name; without one, the first, which the house usually spreads."""
    for table in tables:
        if name in ("", table.name):
            return table
    names = ", ".join(table.name for table in tables)
    raise LookupError(f"no table {name!r} {whose} posts: {names}")


class Posted(Struct, frozen=True, dict=True):
    """A game of a house, ready to be opened: its page, its house's page, and its fingerprint."""

    house: str
    name: str
    room: RoomPage
    page: GamePage
    # The resolved text, and its fingerprint: the book a hand is replayed under.
    text: str
    hash: str
    bonuses: BonusPage = BonusPage()

    @cached_property
    def family(self) -> Family:
        """The family of games it belongs to."""
        return self.page.family

    @property
    def title(self) -> str:
        """The game's title."""
        return self.page.title

    @property
    def seating(self) -> Seating:
        """The seating of its tables."""
        return self.page.seating

    def plays(self, game: str) -> "Posted":
        """The game dealt at its tables: always itself, unlike tables with changing games."""
        return self

    def at(self, table: str, game: str) -> TableRules:
        """The table rules for a game at one of its tables."""
        return self.table(table)

    def table(self, name: str = "") -> TableRules:
        """A table the house posts; the house usually spreads the first."""
        return table_named(name, self.page.table, f"for {self.name}; {self.house}")

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
        """The value of a game option on the page, or at one of its tables."""
        return getattr(self.page if table is None else table, option)

    def fee(self, table: TableRules | None = None) -> Fee:
        """The collection at a table: its own if it posts one, or else the house's."""
        if self.family.by_wager:
            return NO_FEE
        return (table or self.table()).fee or self.room.fee or NO_FEE

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """All rules in force at this game's tables, the game's own first, by id."""
        scope = self.family.scope
        house = [rule for rule in self.room.rule if not rule.scope or scope in rule.scope]
        return {rule.id: rule for rule in (*self.page.rule, *house)}

    @cached_property
    def _cited(self) -> dict[str, tuple[Rule, ...]]:
        return by_key((*self.rules.values(), *self.bonuses.rule))

    @cached_property
    def _silent(self) -> frozenset[str]:
        return frozenset((*self.page.silent, *self.room.silent))

    def silent(self, key: str) -> bool:
        """True if the book marks a key as one the house's documents are silent on."""
        return most_special(key, self._silent) != ""

    def cited(self, key: str) -> tuple[Rule, ...]:
        """The house's rules behind a cite key: its own, or those of a more general key."""
        return self._cited.get(most_special(key, self._cited), ())
