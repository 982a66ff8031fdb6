"""Banked games played in bulk by kernels: everybody plays by a chart or by the house way."""

from functools import cache

from cardhouse.analysis.blackjack import play as blackjack_play
from cardhouse.analysis.blackjack.edge import edge, is_solved
from cardhouse.analysis.blackjack.play import block
from cardhouse.analysis.blackjack.rules import rules_of
from cardhouse.analysis.blackjack.table import Felt, felt
from cardhouse.analysis.figures import Announce
from cardhouse.analysis.pai_gow import play as pai_gow_play
from cardhouse.analysis.simulate.job import BANK, HOUSE, PLAYER, Job, RoleSum, Sums
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.rulebook import load


def blackjack(game: BlackjackGame, job: Job, number: int) -> Sums:
    """A piece of a job. The bank covers every wager, and one of the seats is its own."""
    deals, table = job.size(number), _felt(job.house, job.game, job.table, job.bet)
    found = block(table, deals, job.key(number), 0, spots=job.seats - 1)
    player = RoleSum(entries=found.wagers, net=found.won, squares=found.bank_squared)
    bank = RoleSum(entries=deals, net=found.bank_won, squares=found.bank_squared)
    return _with_fees(game, job.bet, deals, player, bank)


def pai_gow(game: PaiGowGame, job: Job, number: int) -> Sums:
    """A piece of a job, everybody setting the house way."""
    deals = job.size(number)
    found = pai_gow_play.deal(game.paigow, deals, job.key(number), players=job.seats - 1)
    squares = found.bank_squares * job.bet * job.bet
    bank = RoleSum(entries=deals, net=found.bank * job.bet, squares=squares)
    player = RoleSum(
        entries=found.wagers,
        net=-found.bank * job.bet,
        squares=squares,
        won=found.won,
        even=found.even,
        lost=found.lost,
    )
    return _with_fees(game, job.bet, deals, player, bank)


def blackjack_ready(game: BlackjackGame, job: Job, announce: Announce) -> None:
    """Solve the game and compile the loop, once."""
    if not blackjack_play.is_ready() or not is_solved(rules_of(game)):
        announce()
    block(_felt(job.house, job.game, job.table, job.bet), 1, job.key(0), 0, spots=job.seats - 1)


def pai_gow_ready(game: PaiGowGame, job: Job, announce: Announce) -> None:
    """Work out the setting of every hand and compile the loop, once."""
    if not pai_gow_play.is_ready(game.paigow):
        announce()
    pai_gow_play.deal(game.paigow, 1, job.key(0), players=job.seats - 1)


def _with_fees(game: BankedGame, bet: int, deals: int, player: RoleSum, bank: RoleSum) -> Sums:
    """Take flat collections off the winnings, and adjust the squares."""
    fees = game.banking.collection
    due = fees.due(bet)
    players = player.entries // deals
    for line, each in ((player, players * due), (bank, fees.bank)):
        line.hands = deals
        line.squares += each * each * deals - 2 * each * line.net
        line.fees = -each * deals
        line.net -= each * deals
    drop = players * due + fees.bank
    house = RoleSum(hands=deals, entries=deals, net=drop * deals, squares=drop * drop * deals)
    return Sums(hands=deals, lines={PLAYER: player, BANK: bank, HOUSE: house})


@cache
def _felt(house: str, name: str, table: str, bet: int) -> Felt:
    posted = load(house).games[name]
    game = posted.game(posted.table(table))
    rules = rules_of(game)
    # Solved once and kept: a second start reads the answer.
    return felt(rules, edge(rules).chart, game, bet=bet)
