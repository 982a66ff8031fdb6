"""A game as one table of a house plays it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cardhouse.api import figures
from cardhouse.api.dealing import Seed, deal
from cardhouse.api.figures import Edge, Odds
from cardhouse.api.hand import Hand
from cardhouse.api.result import Result
from cardhouse.api.rule import Rule, public
from cardhouse.api.spread import Spread, cite_of
from cardhouse.engine import Event
from cardhouse.engine.core.stakes import Stakes
from cardhouse.words.book import table_words
from cardhouse.words.rank import Rank


class Game:
    """A posted game at one of its tables: deal it, rank its hands, work out its value.

    >>> import cardhouse
    >>> game = cardhouse.open_book("tommys").game("holdem")
    >>> print(game)
    Texas Hold'em, 2-4: limit $2-$4, blinds $1 and $2, buy-in from $20
    >>> game.tables[:3]
    ('2-4', '4-8', '8-16')
    """

    def __init__(self, spread: Spread) -> None:
        self._spread = spread

    @property
    def house(self) -> str:
        """The house's short name."""
        return self._spread.posted.house

    @property
    def name(self) -> str:
        """The game's short name: that of its page."""
        return self._spread.posted.name

    @property
    def title(self) -> str:
        """The game's name in full."""
        return self._spread.posted.page.title

    @property
    def table(self) -> str:
        """The name of the table."""
        return self._spread.rules.name

    @property
    def tables(self) -> tuple[str, ...]:
        """All tables the house posts for this game, by name."""
        return tuple(table.name for table in self._spread.posted.page.table)

    @property
    def stakes(self) -> Stakes:
        """Bets, blinds, ante and the smallest chip, in cents."""
        return self._spread.rules.stakes

    @property
    def buy_in(self) -> int:
        """The least a player must bring, in cents."""
        return self._spread.rules.least_buy_in(self._spread.posted.page.seating)

    @property
    def seats(self) -> range:
        """The possible numbers of players: `range(2, 10)` is two to nine."""
        return self._spread.players

    @property
    def rules(self) -> Mapping[str, Rule]:
        """Every rule in force at the table, by id."""
        return {name: public(rule) for name, rule in self._spread.posted.rules.items()}

    def cited(self, by: Event | str) -> tuple[Rule, ...]:
        """The rules behind an event, or behind a cite key."""
        return self._spread.cited(by if isinstance(by, str) else cite_of(by))

    @property
    def fingerprint(self) -> str:
        """The hash of everything the book says about this game."""
        return self._spread.posted.hash

    def deal(
        self,
        *,
        seats: int | Iterable[int] = 6,
        stacks: int | Mapping[int, int] | None = None,
        button: int = 0,
        seed: Seed = None,
        deck: str | Sequence[str] = "",
    ) -> Hand:
        """A hand, dealt and played on until a player must decide.

        `seats` are seat numbers, or a count. `stacks` are cents for each seat or for all; by
        default the usual buy-in. `button` is drawn for by default; at a banked table it is the
        bank. `deck` names the cards on top of the deck, first card first.
        """
        return deal(self._spread, seats=seats, stacks=stacks, button=button, seed=seed, deck=deck)

    def rank(
        self, *hands: str | Sequence[str], board: str | Sequence[str] = ""
    ) -> tuple[Rank, ...]:
        """Hands in words, with the winner; in a game with high and low, all highs first.

        >>> import cardhouse
        >>> game = cardhouse.open_book("tommys").game("holdem")
        >>> for rank in game.rank("AsAh", "KdKc", board="Ks 7d 7h 2c 3s"):
        ...     print(rank)
        As Ah: Two pair, Aces and Sevens (As Ah 7h 7d Ks)
        Kd Kc: Kings full of Sevens (Ks Kd Kc 7h 7d), wins
        """
        return figures.rank(self._spread, hands, board)

    def odds(
        self,
        *hands: str | Sequence[str],
        board: str | Sequence[str] = "",
        dead: str | Sequence[str] = "",
        trials: int | None = None,
        seed: int = 1,
    ) -> tuple[Odds, ...]:
        """Each hand's winnings against the others: counted if that is quick, otherwise sampled.

        A hand is cards, `random`, or in a game of two cards a range such as `QQ+`.
        """
        return figures.odds(self._spread, hands, (board, dead), trials=trials, seed=seed)

    def edge(self, *, exact: bool = False) -> Edge:
        """The value of a banked game, as a share of the wager, before collections.

        `exact` computes it exactly even if that takes minutes.
        """
        return figures.edge(self._spread, exact=exact)

    def simulate(
        self, hands: int = 1000, *, seats: int = 6, seed: int | str = 1, workers: int = 1
    ) -> Mapping[str, Result]:
        """Wins and losses of sensible bots over many hands, by role, with standard errors."""
        return figures.simulate(self._spread, hands, seats=seats, seed=seed, workers=workers)

    def __str__(self) -> str:
        return f"{self.title}, {table_words(self._spread.posted, self._spread.rules)}"

    def __repr__(self) -> str:
        return f"<Game {self.name} at {self.house}, table {self.table}>"
