"""The value of games banked by a player."""

from typing import Final

from cardhouse.analysis.blackjack import edge
from cardhouse.analysis.blackjack import rules as blackjack_rules
from cardhouse.analysis.figures import Costs, Figures, Found, Kernel
from cardhouse.analysis.pai_gow import edge as pai_gow_edge
from cardhouse.analysis.pai_gow.value import is_kept
from cardhouse.analysis.simulate.banked import blackjack, blackjack_ready, pai_gow, pai_gow_ready
from cardhouse.engine.banked.blackjack.family import BLACKJACK as BLACKJACK_FAMILY
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.banked.pai_gow.family import PAI_GOW as PAI_GOW_FAMILY
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.rulebook import Posted
from cardhouse.table.rules import TableRules

# Deals to sample until the exact value of pai gow poker has been worked out.
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


def _costs(game: BankedGame) -> Costs:
    fees = game.banking.collection
    tiers = tuple(tier.up_to for tier in fees.wagers)
    return Costs(due=fees.due, tiers=tiers, bank=fees.bank)


def _collections(post: Posted, rules: TableRules, players: int, bet: int) -> tuple[int, str]:
    """Collections from the players for their bets, plus the bank's."""
    game = post.game(rules)
    assert isinstance(game, BankedGame)
    due = game.banking.collection
    bet = min(max(bet, rules.stakes.small_bet), rules.stakes.big_bet)
    return (players - 1) * due.due(bet) + due.bank, "box"


BLACKJACK: Final = Figures(
    family=BLACKJACK_FAMILY,
    pace=60,
    drop=_collections,
    edge=_blackjack_edge,
    costs=_costs,
    kernel=Kernel(blackjack_ready, blackjack),
)
PAI_GOW: Final = Figures(
    family=PAI_GOW_FAMILY,
    pace=30,
    drop=_collections,
    edge=_pai_gow_edge,
    costs=_costs,
    kernel=Kernel(pai_gow_ready, pai_gow),
)
