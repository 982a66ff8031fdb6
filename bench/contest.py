"""The contestants' interface, and the work that all of them do."""

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

# Six seats at $2-$4 with a bet and three raises, with stacks too deep for anybody to be all in.
# Hold'em and Omaha have blinds of $1 and $2, stud an ante and a forced bet of $1 each.
SEATS = 6
SMALL_BLIND, BIG_BLIND = 1, 2
ANTE = BRING_IN = 1
SMALL_BET, BIG_BET = 2, 4
STACK = 10_000

HOLDEM = "limit hold'em"
STUD_HILO = "limit stud hi-lo"
OMAHA_HILO = "limit Omaha hi-lo"
GAMES = (HOLDEM, STUD_HILO, OMAHA_HILO)

# The policy: facing a bet, fold this often; otherwise raise this often if that is legal; else check
# or call. A contestant rolls in this order, so that the same work costs the same rolls. The player
# with the bring-in completes the bet as often as others raise.
FOLD = 0.05
RAISE = 0.5


@dataclass(frozen=True, slots=True)
class Result:
    """Hands played to the end."""

    hands: int
    decisions: int
    cpu_seconds: float


@dataclass(frozen=True, slots=True)
class Rate:
    """Any other work, counted."""

    count: int
    cpu_seconds: float


@dataclass(frozen=True, slots=True)
class Contestant:
    """A library; work that it cannot do is left out.

    Each function works for the given CPU seconds, on the cards and rolls of a seed: `hands` plays,
    by game; `evaluations` values the best five of seven cards already in the library's own form;
    `clone` copies a hand in play (six in, on the flop).
    """

    name: str
    hands: Mapping[str, Callable[[float, int], Result]] = field(default_factory=dict)
    evaluations: Callable[[float, int], Rate] | None = None
    clone: Callable[[float, int], Rate] | None = None


def dice(seed: int) -> Callable[[], float]:
    """The rolls of the policy."""
    return random.Random(seed).random


def sevens(seed: int) -> list[list[str]]:
    """A thousand deals of seven cards, as text."""
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    rng = random.Random(seed)
    return [rng.sample(deck, 7) for _ in range(1000)]


def play_for(seconds: float, play: Callable[[], int]) -> Result:
    """Call `play`, which plays one hand and counts its decisions, until the time is spent."""
    hands = decisions = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += play()
        hands += 1
        spent = time.process_time() - start
    return Result(hands, decisions, spent)


def work_for(seconds: float, work: Callable[[], object], *, count: int = 1) -> Rate:
    """Call `work`, which does `count` things, until the time is spent."""
    done = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        work()
        done += count
        spent = time.process_time() - start
    return Rate(done, spent)


class Watch:
    """The CPU time of this process, and whether any is left."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._start, self.spent = seconds, time.process_time(), 0.0

    def goes_on(self) -> bool:
        """True until the time is spent."""
        self.spent = time.process_time() - self._start
        return self.spent < self._seconds
