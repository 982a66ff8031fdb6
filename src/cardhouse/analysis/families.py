"""What the games of each family are worth."""

from functools import cache
from typing import Final

from cardhouse.analysis.blackjack import edge
from cardhouse.analysis.blackjack import rules as blackjack_rules
from cardhouse.analysis.figures import Figures, Found, Kernel, fee
from cardhouse.analysis.pai_gow import edge as pai_gow_edge
from cardhouse.analysis.pai_gow.value import is_kept
from cardhouse.analysis.simulate.banked import blackjack, pai_gow, set_ways
from cardhouse.analysis.simulate.job import Job, Sums
from cardhouse.engine.banked.blackjack.family import BLACKJACK
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.banked.pai_gow.family import PAI_GOW
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.core.game import Game
from cardhouse.engine.families import family_of
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pot.family import POT
from cardhouse.rulebook import Posted, load
from cardhouse.table.rules import TableRules

# Deals where the exact value of pai gow poker has not been worked out yet.
TRIALS: Final = 2_000_000


def _blackjack_edge(game: BlackjackGame, exact: bool) -> Found:
    found = edge.edge(blackjack_rules.rules_of(game))
    how = f"best play, exact over the shoe but for splits (off by less than {found.bound:.4%})"
    return found.value, 0.0, how


def _pai_gow_edge(game: PaiGowGame, exact: bool) -> Found:
    rules = game.paigow
    if exact or is_kept(rules.joker, rules.wheel):
        worth = pai_gow_edge.edge(game)
        return worth.player, 0.0, f"best setting, exact over all {worth.deals:,} deals"
    worth = pai_gow_edge.edge(game, trials=TRIALS)
    error = worth.matches[0].error
    return worth.player, error, f"house way, simulated in {TRIALS:,} deals, ± {error:.3%}"


def _collections(post: Posted, rules: TableRules, players: int, bet: int) -> tuple[int, str]:
    """What all but the bank pay for their bets, and what the bank pays."""
    game = post.game(rules)
    assert isinstance(game, BankedGame)
    due = game.banking.collection
    bet = min(max(bet, rules.stakes.small_bet), rules.stakes.big_bet)
    return (players - 1) * due.due(bet) + due.bank, "box"


FIGURES: Final = {
    figures.family: figures
    for figures in (
        Figures(family=POT, pace=30, drop=fee),
        Figures(
            family=BLACKJACK,
            pace=60,
            drop=_collections,
            edge=_blackjack_edge,
            kernel=Kernel(lambda game: None, blackjack),
        ),
        Figures(
            family=PAI_GOW,
            pace=30,
            drop=_collections,
            edge=_pai_gow_edge,
            kernel=Kernel(set_ways, pai_gow),
        ),
        Figures(family=PAN, pace=15, drop=fee),
    )
}


def figures_of(game: Game) -> Figures:
    """What only the family of a game knows of its worth."""
    return FIGURES[family_of(game)]


def prepare(job: Job) -> None:
    """Work out once, before anybody starts, the tables that all workers read."""
    game = _game(job.house, job.game, job.table)
    if kernel := figures_of(game).kernel:
        kernel.prepare(game)


def play(job: Job, number: int) -> Sums:
    """One piece of a job, by the kernel of its game."""
    game = _game(job.house, job.game, job.table)
    kernel = figures_of(game).kernel
    assert kernel is not None, "this game has no kernel"
    return kernel.play(game, job, number)


@cache
def _game(house: str, game: str, table: str) -> Game:
    posted = load(house).games[game]
    return posted.game(posted.table(table))
