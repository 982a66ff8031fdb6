"""Learning environments for one core: decisions a second.

A decision counts with its observation, its legal actions, a choice among them at random and, once
the hand is over, the winnings. Everybody is seeded once, and deals hand after hand.
"""

import random
import statistics
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from bench import many
from bench.contest import Rate, Watch
from bench.report import OURS

Work = Callable[[float, int], Rate]
Make = Callable[[], Any]

HOUSE, PLAYERS = "tommys", 2
GAMES = ("stud7-hilo", "draw-hilo", "no-bust-blackjack", "pai-gow-poker", "pan")
# Episodes of several hands, as a learner would play them.
HANDS = 20
# Turns and their CPU seconds, where these measurements run alone.
TURNS, SECONDS = 3, 1.0


def tables(missing: list[str]) -> dict[str, dict[str, Work]]:
    """The measurements by title."""
    holdem: dict[str, Work] = {}
    entered: tuple[tuple[str, Callable[[], Work]], ...] = (
        (OURS, partial(_ours, "holdem", 1)),
        (f"{OURS}, the engine", partial(_ours, "holdem", 1, compiled=False)),
        (f"{OURS}, the engine, {HANDS} hands", partial(_ours, "holdem", HANDS)),
        ("PettingZoo texas_holdem", _pettingzoo),
        ("RLCard limit-holdem, run()", _rlcard_runs),
        ("RLCard limit-holdem, bare loop", _rlcard_loops),
    )
    for name, make in entered:
        try:
            holdem[name] = make()
        except ImportError as error:
            missing.append(f"{name} as an environment ({error})")
    others = many.tables(missing, holdem)
    for game in GAMES if OURS in holdem else ():
        one, many_hands = _ours(game, 1), _ours(game, HANDS)
        title = f"{game} as an environment, two players: decisions/s"
        others[title] = {OURS: one, f"{OURS}, {HANDS} hands an episode": many_hands}
    return {"limit hold'em as an environment, two players: decisions/s": holdem, **others}


def _ours(game: str, hands: int, *, compiled: bool | None = None) -> Work:
    from cardhouse.env import aec

    env = aec(HOUSE, game, seats=PLAYERS, hands=hands, compiled=compiled)
    # Kernels are compiled or loaded before the watch starts.
    env.reset(seed=0)
    return _turns(lambda: env)


def _pettingzoo() -> Work:
    # Its window is never opened, and says so when it is imported.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import texas_holdem_v4

    return _turns(lambda: texas_holdem_v4.raw_env(num_players=PLAYERS))


def _turns(make: Make) -> Work:
    """Seats take turns at random until the time is spent."""

    def work(seconds: float, seed: int) -> Rate:
        env, coins, done = make(), random.Random(seed), 0
        env.reset(seed=seed)
        watch = Watch(seconds)
        while watch.goes_on():
            env.reset()
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(int(coins.choice(np.flatnonzero(seen["action_mask"]))))
                done += 1
        return Rate(done, watch.spent)

    return work


def _rlcard_runs() -> Work:
    """Whole hands by its own loop, with its own random players: the way its users train."""
    import rlcard
    from rlcard.agents import RandomAgent

    def work(seconds: float, seed: int) -> Rate:
        env = rlcard.make("limit-holdem", config={"seed": seed})
        env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
        done, watch = 0, Watch(seconds)
        while watch.goes_on():
            trajectories, _ = env.run(is_training=True)
            # States and actions take turns, and a last state ends each player's.
            done += sum(len(each) // 2 for each in trajectories)
        return Rate(done, watch.spent)

    return work


def _rlcard_loops() -> Work:
    """The least that can be asked of it: no mask, no record of the hand, Python's own dice."""
    import rlcard

    def work(seconds: float, seed: int) -> Rate:
        env = rlcard.make("limit-holdem", config={"seed": seed})
        coins, done, watch = random.Random(seed), 0, Watch(seconds)
        while watch.goes_on():
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(coins.choice(list(state["legal_actions"])))
                done += 1
            env.get_payoffs()
        return Rate(done, watch.spent)

    return work


def main() -> None:
    """Print the median of a few turns of each; `make bench` measures them beside all else."""
    missing: list[str] = []
    found: dict[Work, float] = {}
    for title, works in tables(missing).items():
        print(title)
        for name, work in works.items():
            # Peers stand in several tables, and play once.
            if work not in found:
                turns = [work(SECONDS, seed) for seed in range(TURNS)]
                found[work] = statistics.median(turn.count / turn.cpu_seconds for turn in turns)
            print(f"  {name:<36}{found[work]:>13,.0f}", flush=True)
    for reason in missing:
        print(f"not measured: {reason}")


if __name__ == "__main__":
    main()
