"""A table of values for what a small agent can tell apart, and how well it plays.

Both examples share this: the agent averages what each action has won in each situation, tries
others now and then while it learns, and takes the best one afterwards.
"""

import random
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any

import numpy as np

from cardhouse.env.single import SeatEnv

Seen = dict[str, Any]
# The situation that the agent tells apart, from an observation.
Tells = Callable[[Seen], Hashable]
# An action that is laid down: it is taken wherever it is legal.
Laid = Sequence[int]
# How often something else than the best is tried while learning.
TRIES = 0.15


@dataclass
class Agent:
    """Values by situation and action: the mean of everything won after it."""

    tells: Tells
    coins: random.Random
    sums: dict[tuple[Hashable, int], tuple[int, float]] = field(default_factory=dict)

    def best(self, situation: Hashable, legal: list[int]) -> int:
        """The action that has won most; one that was never tried counts as nothing won."""
        return max(legal, key=lambda action: self.value(situation, action))

    def value(self, situation: Hashable, action: int) -> float:
        """The mean of everything an action has won."""
        count, total = self.sums.get((situation, action), (0, 0.0))
        return total / count if count else 0.0

    def learn(self, taken: list[tuple[Hashable, int]], won: float) -> None:
        """Add what a hand has won to everything that was done in it."""
        for key in taken:
            count, total = self.sums.get(key, (0, 0.0))
            self.sums[key] = (count + 1, total + won)


@dataclass(frozen=True)
class Score:
    """The mean of what a hand wins, and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.error:.3f} a hand"

    def beats(self, other: "Score") -> bool:
        """True if even the ends of both intervals of 95 % are this way round."""
        return self.mean - 1.96 * self.error > other.mean + 1.96 * other.error


def play(env: SeatEnv, agent: Agent, laid: Laid, *, tries: float, seed: int) -> float:
    """One hand; at `tries` of 1 the agent plays at random, and above 0 it learns."""
    seen, _ = env.reset(seed=seed)
    taken: list[tuple[Hashable, int]] = []
    won, over = 0.0, False
    while not over:
        legal = [int(action) for action in np.flatnonzero(seen["action_mask"])]
        action = next((each for each in laid if each in legal), None)
        if action is None:
            situation = agent.tells(seen)
            wanders = agent.coins.random() < tries
            action = agent.coins.choice(legal) if wanders else agent.best(situation, legal)
            taken.append((situation, action))
        seen, reward, ended, cut, _ = env.step(action)
        won, over = won + reward, ended or cut
    if 0 < tries < 1:
        agent.learn(taken, won)
    return won


def compare(
    env: SeatEnv, tells: Tells, laid: Laid = (), *, hands: int, tested: int, seed: int = 1
) -> tuple[Score, Score]:
    """Learn for so many hands; then play the same new hands at random, and as learned."""
    agent = Agent(tells, random.Random(seed))
    for number in range(hands):
        play(env, agent, laid, tries=TRIES, seed=number)
    by_chance, learned = (
        [play(env, agent, laid, tries=tries, seed=hands + number) for number in range(tested)]
        for tries in (1.0, 0.0)
    )
    return _score(by_chance), _score(learned)


def _score(won: list[float]) -> Score:
    return Score(fmean(won), stdev(won) / len(won) ** 0.5)


def report(by_chance: Score, learned: Score, seconds: float) -> None:
    """Print both."""
    print(f"at random:  {by_chance}")
    print(f"as learned: {learned}")
    print(f"{'better' if learned.beats(by_chance) else 'no better'} than chance, {seconds:.0f} s")
