"""The value of a house's games to players, banks and the house, as figures for a manager."""

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from cardhouse.analysis.families import FIGURES, figures_of
from cardhouse.analysis.figures import Costs
from cardhouse.engine.core.game import Game
from cardhouse.rulebook import House, Posted
from cardhouse.table.rules import TableRules


class Assumed(Struct, frozen=True, kw_only=True):
    """Assumptions beyond the rule book: stated on the page, and settable."""

    # Players at a table, including the bank; and the bet of all at a banked one (0: the minimum).
    players: int = 6
    bet: int = 0
    hours: int = 12
    # Hands an hour and open tables, by game, if not the usual ones.
    pace: Mapping[str, int] = {}
    tables: Mapping[str, int] = {}
    # True if pai gow poker must be exact, however long that takes.
    exact: bool = False


class AtLimit(Struct, frozen=True, kw_only=True):
    """A bet at a banked table: its collection, and the player's value after it."""

    bet: int
    collection: int
    player: float

    @property
    def share(self) -> float:
        """The collection as a share of the bet."""
        return self.collection / self.bet


class Banked(Struct, frozen=True, kw_only=True):
    """A banked table: the edge before collections, the method, and the cost of bets."""

    game: str
    title: str
    table: str
    player: float
    error: float
    how: str
    bank_fee: int
    limits: tuple[AtLimit, ...]
    curve: tuple[AtLimit, ...]


class Fee(Struct, frozen=True, kw_only=True):
    """A poker table: its fee, beside its largest bet."""

    game: str
    title: str
    table: str
    fee: int
    big_bet: int
    players: int
    fund: str

    @property
    def share(self) -> float:
        """The fee as a share of the largest bet."""
        return self.fee / self.big_bet

    @property
    def per_100(self) -> float:
        """The cost of a hundred hands to each player, in big bets."""
        return 100 * self.fee / self.players / self.big_bet


class Drop(Struct, frozen=True, kw_only=True):
    """The drop of a game's open tables in an hour."""

    game: str
    title: str
    table: str
    tables: int
    pace: int
    per_hand: int
    fund: str

    @property
    def per_hour(self) -> int:
        return self.tables * self.pace * self.per_hand


def pace_of(game: Game, assumed: Assumed) -> int:
    """Hands an hour."""
    return assumed.pace.get(game.name, figures_of(game).pace)


def banked(house: House, assumed: Assumed, told: Callable[[str], None]) -> Iterator[Banked]:
    """Every banked table the house posts."""
    for post in house.games.values():
        for rules in post.page.table if FIGURES[post.family].edge else ():
            told(f"{post.name}, {rules.name}")
            yield _banked(post, rules, assumed)


def _banked(post: Posted, rules: TableRules, assumed: Assumed) -> Banked:
    game = post.game(rules)
    figures = figures_of(game)
    assert figures.edge is not None and figures.costs is not None
    player, error, how = figures.edge(game, assumed.exact)
    costs, least, most = figures.costs(game), rules.stakes.small_bet, rules.stakes.big_bet
    steps = sorted({least, *(bet for bet in costs.tiers if least < bet <= most), most})
    # The curve jumps after each rate's last bet.
    jumps = {bet + rules.stakes.unit for bet in steps if bet < most}
    fine = {round(least * (most / least) ** (i / 60) / 100) * 100 for i in range(61)}
    return Banked(
        game=post.name,
        title=game.title,
        table=rules.name,
        player=player,
        error=error,
        how=how,
        bank_fee=costs.bank,
        limits=tuple(_at(bet, player, costs) for bet in steps),
        curve=tuple(_at(bet, player, costs) for bet in sorted({*fine, *steps, *jumps})),
    )


def _at(bet: int, player: float, costs: Costs) -> AtLimit:
    due = costs.due(bet)
    return AtLimit(bet=bet, collection=due, player=player - due / bet)


def fees(house: House, assumed: Assumed) -> Iterator[Fee]:
    """Every table whose players win from one another."""
    for post in house.games.values():
        for rules in () if FIGURES[post.family].edge else post.page.table:
            players = min(assumed.players, post.page.seating.most)
            fee = post.fee(rules)
            yield Fee(
                game=post.name,
                title=post.page.title,
                table=rules.name,
                fee=fee.due(players),
                big_bet=rules.stakes.big_bet or rules.stakes.chip,
                players=players,
                fund=fee.fund,
            )


def drops(house: House, assumed: Assumed) -> Iterator[Drop]:
    """The drop of each game at its first table, one table of each by default."""
    for post in house.games.values():
        rules = post.table()
        tables = assumed.tables.get(post.name, 0 if assumed.tables else 1)
        game = post.game(rules)
        players = min(assumed.players, post.page.seating.most)
        per_hand, fund = figures_of(game).drop(post, rules, players, assumed.bet)
        yield Drop(
            game=post.name,
            title=game.title,
            table=rules.name,
            tables=tables,
            pace=pace_of(game, assumed),
            per_hand=per_hand,
            fund=fund,
        )
