"""What a house's games are worth to players, banks and the house, as figures for a manager."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec import Struct

from cardhouse.analysis import blackjack_rules, edge, pai_gow_edge
from cardhouse.analysis.pai_gow_value import is_kept
from cardhouse.engine.banked.rules import Collection
from cardhouse.engine.core.game import Game
from cardhouse.rulebook import House, Posted
from cardhouse.table.rules import TableRules

# Deals where the exact value of pai gow poker has not been worked out yet.
TRIALS: Final = 2_000_000
POKER_PACE: Final = 30
BLACKJACK_PACE: Final = 60
PAI_GOW_PACE: Final = 30
PAN_PACE: Final = 15


class Assumed(Struct, frozen=True, kw_only=True):
    """What no rule book says: stated on the page, and settable."""

    # How many sit at a table, who banks included; what all bet at a banked one (0: the least).
    players: int = 6
    bet: int = 0
    hours: int = 12
    # Hands an hour and open tables, by game, where they are not the usual ones.
    pace: Mapping[str, int] = {}
    tables: Mapping[str, int] = {}
    # Whether pai gow poker must be exact, however long that takes.
    exact: bool = False


class AtLimit(Struct, frozen=True, kw_only=True):
    """One bet at a banked table: its collection, and what a player has left of it."""

    bet: int
    collection: int
    player: float

    @property
    def share(self) -> float:
        """The collection as a share of the bet."""
        return self.collection / self.bet


class Banked(Struct, frozen=True, kw_only=True):
    """One banked table: the edge before collections, how it was found, and what bets cost."""

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
    """One poker table: its fee, beside what is bet there."""

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
        """Big bets that a hundred hands cost each player."""
        return 100 * self.fee / self.players / self.big_bet


class Drop(Struct, frozen=True, kw_only=True):
    """What a game's open tables drop in an hour."""

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
    if game.pan is not None:
        usual = PAN_PACE
    elif game.paigow is not None:
        usual = PAI_GOW_PACE
    else:
        usual = POKER_PACE if game.banking is None else BLACKJACK_PACE
    return assumed.pace.get(game.name, usual)


def banked(house: House, assumed: Assumed, told: Callable[[str], None]) -> Iterator[Banked]:
    """Every banked table that the house posts."""
    for post in house.games.values():
        for rules in post.page.table if post.page.banking else ():
            told(f"{post.name}, {rules.name}")
            yield _banked(post, rules, assumed)


def _banked(post: Posted, rules: TableRules, assumed: Assumed) -> Banked:
    game = post.game(rules)
    assert game.banking is not None
    player, error, how = _edge(game, assumed)
    fees, least, most = game.banking.collection, rules.stakes.small_bet, rules.stakes.big_bet
    steps = sorted({least, *(t.up_to for t in fees.wagers if least < t.up_to <= most), most})
    # The curve jumps behind each rate's last bet.
    jumps = {bet + rules.stakes.unit for bet in steps if bet < most}
    fine = {round(least * (most / least) ** (i / 60) / 100) * 100 for i in range(61)}
    return Banked(
        game=post.name,
        title=game.title,
        table=rules.name,
        player=player,
        error=error,
        how=how,
        bank_fee=fees.bank,
        limits=tuple(_at(bet, player, fees) for bet in steps),
        curve=tuple(_at(bet, player, fees) for bet in sorted({*fine, *steps, *jumps})),
    )


def _at(bet: int, player: float, fees: Collection) -> AtLimit:
    due = fees.due(bet)
    return AtLimit(bet=bet, collection=due, player=player - due / bet)


def _edge(game: Game, assumed: Assumed) -> tuple[float, float, str]:
    """The player's edge before collections, its standard error, and how it was found."""
    if game.paigow is None:
        found = edge.edge(blackjack_rules.rules_of(game))
        how = f"best play, exact over the shoe but for splits (off by less than {found.bound:.4%})"
        return found.value, 0.0, how
    rules = game.paigow
    if assumed.exact or is_kept(rules.joker, rules.wheel):
        worth = pai_gow_edge.edge(game)
        return worth.player, 0.0, f"best setting, exact over all {worth.deals:,} deals"
    worth = pai_gow_edge.edge(game, trials=TRIALS)
    error = worth.matches[0].error
    return worth.player, error, f"house way, simulated in {TRIALS:,} deals, ± {error:.3%}"


def fees(house: House, assumed: Assumed) -> Iterator[Fee]:
    """Every table whose players win from one another."""
    for post in house.games.values():
        for rules in () if post.page.banking else post.page.table:
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
    """What each game drops at its first table, one table of each where nothing is said."""
    for post in house.games.values():
        rules = post.table()
        tables = assumed.tables.get(post.name, 0 if assumed.tables else 1)
        game = post.game(rules)
        players = min(assumed.players, post.page.seating.most)
        if game.banking is not None:
            due, fund = game.banking.collection, "box"
            bet = min(max(assumed.bet, rules.stakes.small_bet), rules.stakes.big_bet)
            per_hand = (players - 1) * due.due(bet) + due.bank
        else:
            fee = post.fee(rules)
            per_hand, fund = fee.due(players), fee.fund
        yield Drop(
            game=post.name,
            title=game.title,
            table=rules.name,
            tables=tables,
            pace=pace_of(game, assumed),
            per_hand=per_hand,
            fund=fund,
        )
