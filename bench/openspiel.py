"""OpenSpiel's limit hold'em in loops of its own C++: whole hands, and rollouts of its search.

Its `universal_poker` has at most four seats in this build, so its hands are shorter than ours of
six. `evaluate_bots` deals and plays whole hands with random bots. The rollouts of `MCTSBot` are the
fastest loop that the package has: they copy a hand whose first cards are dealt, and play it out.
"""

import random
from collections.abc import Callable

from bench.contest import Rate, work_for

Work = Callable[[float, int], Rate]

SEATS = 4
GAME = (
    f"universal_poker(betting=limit,numPlayers={SEATS},numRounds=4,blind=1 2 0 0,"
    "firstPlayer=3 1 1 1,numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,"
    "raiseSize=2 2 4 4,maxRaises=3 4 4 4)"
)
HANDS = 50
ROLLOUTS = 1_000
# The first visit is the hand as it is, then one for each of its three actions.
VISITS = 4


def works(missing: list[str]) -> dict[str, Work]:
    """Its loops by name, if it is installed."""
    try:
        import pyspiel  # noqa: F401
    except ImportError as error:
        missing.append(f"OpenSpiel's hands ({error})")
        return {}
    return {"OpenSpiel, four seats": _hands, "OpenSpiel's rollouts": _rollouts}


def _hands(seconds: float, seed: int) -> Rate:
    import pyspiel

    game = pyspiel.load_game(GAME)
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(SEATS)]
    coins = random.Random(seed)

    def hands() -> None:
        for _ in range(HANDS):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, coins.getrandbits(31))

    return work_for(seconds, hands, count=HANDS)


def _rollouts(seconds: float, seed: int) -> Rate:
    import pyspiel

    game, coins = pyspiel.load_game(GAME), random.Random(seed)

    def rollouts() -> None:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(coins.choice(state.legal_actions()))
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, coins.getrandbits(31))
        search = pyspiel.MCTSBot(game, evaluator, 1.0, VISITS, 10, False, seed, False)
        search.step(state)

    return work_for(seconds, rollouts, count=VISITS * ROLLOUTS)
