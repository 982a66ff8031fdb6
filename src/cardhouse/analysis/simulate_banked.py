"""Banked games played in bulk by kernels: everybody plays by a chart or by the house way."""

from functools import cache

from cardhouse.analysis import pai_gow_play
from cardhouse.analysis.blackjack_play import block
from cardhouse.analysis.blackjack_rules import rules_of
from cardhouse.analysis.blackjack_table import Felt, felt
from cardhouse.analysis.edge import edge
from cardhouse.analysis.pai_gow_ways import ways
from cardhouse.analysis.simulate import BANK, HOUSE, PLAYER, Job, Line, Sums
from cardhouse.engine.banked.rules import Banking
from cardhouse.engine.core.game import Game
from cardhouse.rulebook import load


def prepare(job: Job) -> None:
    """Work out once, before anybody starts, the tables that all workers read."""
    game = _game(job.house, job.game, job.table)
    if game.paigow is not None:
        ways(game.paigow.joker, game.paigow.wheel)


def play(job: Job, number: int) -> Sums:
    """One piece of a job. The bank covers every wager, and one of the seats is its own."""
    game = _game(job.house, job.game, job.table)
    deals = job.size(number)
    players = job.seats - 1
    if game.paigow is not None:
        return _pai_gow(game, job, deals, players, job.key(number))
    table = _felt(job.house, job.game, job.table, job.bet)
    found = block(table, deals, job.key(number), 0, spots=players)
    player = Line(entries=found.wagers, net=found.won, squares=found.bank_squared)
    bank = Line(entries=deals, net=found.bank_won, squares=found.bank_squared)
    return _with_fees(game, job.bet, deals, player, bank)


def _pai_gow(game: Game, job: Job, deals: int, players: int, seed: int) -> Sums:
    assert game.paigow is not None
    found = pai_gow_play.deal(game.paigow, deals, seed, players=players)
    squares = found.bank_squares * job.bet * job.bet
    bank = Line(entries=deals, net=found.bank * job.bet, squares=squares)
    player = Line(
        entries=found.wagers,
        net=-found.bank * job.bet,
        squares=squares,
        won=found.won,
        even=found.even,
        lost=found.lost,
    )
    return _with_fees(game, job.bet, deals, player, bank)


def _with_fees(game: Game, bet: int, deals: int, player: Line, bank: Line) -> Sums:
    """Take flat collections off what was won; the squares of what is left follow."""
    fees = _banking(game).collection
    due = fees.due(bet)
    players = player.entries // deals
    for line, each in ((player, players * due), (bank, fees.bank)):
        line.hands = deals
        line.squares += each * each * deals - 2 * each * line.net
        line.fees = -each * deals
        line.net -= each * deals
    drop = players * due + fees.bank
    house = Line(hands=deals, entries=deals, net=drop * deals, squares=drop * drop * deals)
    return Sums(hands=deals, lines={PLAYER: player, BANK: bank, HOUSE: house})


def _banking(game: Game) -> Banking:
    assert game.banking is not None
    return game.banking


@cache
def _game(house: str, game: str, table: str) -> Game:
    posted = load(house).games[game]
    return posted.game(posted.table(table))


@cache
def _felt(house: str, name: str, table: str, bet: int) -> Felt:
    game = _game(house, name, table)
    rules = rules_of(game)
    # Solved once and kept: a second start reads the answer.
    return felt(rules, edge(rules).chart, game, bet=bet)
