"""`make solved`: the solver against the kernel and against the event engine, at every house."""

import argparse
import math
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from cardhouse.analysis.blackjack.chart import Chart
from cardhouse.analysis.blackjack.edge import edge
from cardhouse.analysis.blackjack.play import play_rounds
from cardhouse.analysis.blackjack.rules import rules_of
from cardhouse.analysis.blackjack.solve import Solver
from cardhouse.analysis.blackjack.solved import insured, solved
from cardhouse.analysis.blackjack.table import felt
from cardhouse.bots.banked.charted import chart_of
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.rulebook import posted
from tests.unit.analysis.engine_rounds import engine_round, shuffled
from tests.unit.analysis.looking import one_card_seen

HOUSES = ("tommys", "new-esquire", "lo-ball-room", "ven-a-mexico")
NAME = "no-bust-blackjack"
BET = 10_00
ERRORS = 3.0
# A split hand shows hardly more cards than this.
CARDS_SEEN = 5
# Hands of the engine that share a seed.
PIECE = 5_000


@dataclass(frozen=True)
class Sample:
    """A mean and its standard error, as parts of a wager."""

    mean: float
    error: float

    def off(self, exact: float) -> float:
        """The number of standard errors between the two."""
        return (self.mean - exact) / self.error


def game_and_chart(house: str) -> tuple[BlackjackGame, Chart]:
    game = posted(house, NAME).game()
    assert isinstance(game, BlackjackGame)
    chart = chart_of(game)
    assert chart is not None, f"no chart for {house}: make charts"
    return game, chart


def exact(house: str) -> float:
    """The chart's value by the solver."""
    game, chart = game_and_chart(house)
    solver = Solver(rules_of(game))
    assert insured(solver) == 0.0, "the kernel insures nothing"
    return float(solver.shoe / solver.shoe.sum() @ solved(solver, chart))


def by_kernel(house: str, rounds: int, seed: int, workers: int = 1) -> Sample:
    """The same from rounds of the kernel, each from a fresh shoe."""
    game, chart = game_and_chart(house)
    desk = felt(rules_of(game), chart, game, bet=BET).fresh()
    sums = play_rounds(desk, rounds, seed, workers=workers)
    return Sample(sums.mean() / BET, sums.error() / BET)


def by_engine(house: str, hands: int, seed: int, workers: int = 1) -> Sample:
    """The same from hands of the event engine."""
    pieces = [
        (house, min(PIECE, hands - done), f"{seed}/{house}/{done}")
        for done in range(0, hands, PIECE)
    ]
    if workers == 1:
        parts = [_piece(piece) for piece in pieces]
    else:
        with ProcessPoolExecutor(workers) as pool:
            parts = list(pool.map(_piece, pieces))
    total, squares = (sum(column) for column in zip(*parts, strict=True))
    mean = total / hands
    error = math.sqrt((squares / hands - mean * mean) / hands)
    return Sample(mean / BET, error / BET)


def _piece(piece: tuple[str, int, str]) -> tuple[int, int]:
    house, hands, seed = piece
    game, chart = game_and_chart(house)
    deck, source = game.deck.cards(), random.Random(seed)
    total = squares = 0
    for _ in range(hands):
        (won,) = engine_round(game, chart, shuffled(deck, source), bet=BET)
        total += won
        squares += won * won
    return total, squares


def main(argv: Sequence[str] | None = None) -> int:
    """Compare all houses and print the results; 1 if anything is too far off."""
    parser = argparse.ArgumentParser(prog="make solved", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000_000, help="rounds of the kernel")
    parser.add_argument("--hands", type=int, default=200_000, help="hands of the event engine")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args(argv)
    sys.stdout.write(f"{'percent of the wager':<22}{'exact':>9}{'kernel':>18}{'engine':>18}\n")
    worst = 0.0
    for house in HOUSES:
        value = exact(house)
        found = [
            by_kernel(house, options.rounds, options.seed, options.workers),
            by_engine(house, options.hands, options.seed, options.workers),
        ]
        cells = "".join(
            f"{100 * s.mean:>9.3f} ±{100 * s.error:.3f} {s.off(value):+.1f}" for s in found
        )
        sys.stdout.write(f"{house:<22}{100 * value:>9.4f}{cells}\n")
        sys.stdout.flush()
        worst = max(worst, *(abs(s.off(value)) for s in found))
        rules = rules_of(game_and_chart(house)[0])
        look, bound = one_card_seen(Solver(rules)), edge(rules).bound
        sys.stdout.write(f"  a look at a split's next hand: {100 * look:.6f}, said to be less ")
        sys.stdout.write(f"than {100 * bound:.5f}\n")
        if CARDS_SEEN * look > bound:
            worst = math.inf
    verdict = "all within" if worst < ERRORS else "NOT all within"
    sys.stdout.write(f"{verdict} {ERRORS:g} standard errors\n")
    return 0 if worst < ERRORS else 1


if __name__ == "__main__":
    sys.exit(main())
