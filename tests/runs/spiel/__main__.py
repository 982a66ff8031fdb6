"""`python -m tests.runs.spiel`: OpenSpiel's algorithms on our six cards, and on its own game.

Hold'em cut down to three ranks in two suits is walked through beside the same game of OpenSpiel's
universal_poker. Its value is worked out exactly for both; counterfactual regret minimization plays
ours, and its strategy is carried over to theirs.
"""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from cardhouse.env import openspiel
from tests.runs.spiel.alike import Alike, compared
from tests.runs.spiel.value import value

BOOK: Final = Path(__file__).parent / "cut-down"
# The same game: blinds of $1 and $2, bets of $2 and $4, a raise before the board and a bet and a
# raise after three cards of it.
THEIRS: Final = {
    "betting": "limit",
    "numPlayers": 2,
    "numRounds": 3,
    "stack": "4000 4000",
    "blind": "100 200",
    "raiseSize": "200 400 400",
    "maxRaises": "1 2 0",
    "firstPlayer": "1 2 2",
    "numSuits": 2,
    "numRanks": 3,
    "numHoleCards": 1,
    "numBoardCards": "0 3 1",
}
BIG_BET: Final = 400
CLOSE: Final = 1e-6
EXPLOITABLE: Final = 0.01


def main() -> None:
    """Print each figure beside what it must be; a difference is an error."""
    parser = argparse.ArgumentParser(prog="make spiel", description=__doc__)
    parser.add_argument("--iterations", type=int, default=100)
    options = parser.parse_args()
    ours = openspiel(str(BOOK), "holdem", stacks=4000, button=1, unit="cents", keep=True)
    theirs = pyspiel.load_game("universal_poker", THEIRS)
    alike = compared(ours, theirs)
    assert alike.same_knowledge, "players know more in one of the games"
    say(f"{alike.ends:,} ends of hands and {len(alike.theirs):,} points of knowledge: the same")
    exact = [value(game) / BIG_BET for game in (ours, theirs)]
    say(f"value to the button: ours {exact[0]:+.9f}, theirs {exact[1]:+.9f} big bets")
    assert abs(exact[0] - exact[1]) < CLOSE
    solver = cfr.CFRPlusSolver(ours)
    for _ in range(options.iterations):
        solver.evaluate_and_update_policy()
    solved = solver.average_policy()
    carried = carried_over(solved, theirs, alike)
    worth = [played(game, how) for game, how in ((ours, solved), (theirs, carried))]
    open_to = [
        exploitability.nash_conv(game, how) / 2 / BIG_BET
        for game, how in ((ours, solved), (theirs, carried))
    ]
    say(f"after {options.iterations} iterations: ours {worth[0]:+.9f}, theirs {worth[1]:+.9f}")
    say(f"exploitability: ours {open_to[0]:.9f}, theirs {open_to[1]:.9f}")
    native = exploitability.exploitability(ours.native(), solved) / BIG_BET
    say(f"the same by OpenSpiel's best response in C++: {native:.9f}")
    assert abs(native - open_to[0]) < CLOSE
    assert abs(worth[0] - worth[1]) < CLOSE and abs(open_to[0] - open_to[1]) < CLOSE
    assert open_to[0] < EXPLOITABLE and abs(worth[0] - exact[0]) < 2 * EXPLOITABLE


def carried_over(solved: Any, theirs: Any, alike: Alike) -> Any:
    """A strategy for our game as one for theirs."""
    found = policy.TabularPolicy(theirs)
    for known, others in alike.theirs.items():
        mine = solved.policy_for_key(known)
        their = found.policy_for_key(next(iter(others)))
        # Fold, check or call, bet or raise: in this order in both.
        chances = [mine[action] for action in _legal(solved, known)]
        for action, chance in zip(_legal(found, next(iter(others))), chances, strict=True):
            their[action] = chance
    return found


def _legal(strategy: Any, known: str) -> list[int]:
    mask = strategy.legal_actions_mask[strategy.state_lookup[known]]
    return [action for action, legal in enumerate(mask) if legal]


def played(game: Any, how: Any) -> float:
    """The first player's winnings if both play a strategy, in big bets."""
    worth = expected_game_score.policy_value(game.new_initial_state(), [how, how])
    return float(worth[0]) / BIG_BET


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
