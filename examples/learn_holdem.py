"""A small agent learns limit hold'em: `python -m examples.learn_holdem`.

The house's random bot plays the other seat. The agent tells apart the street, whether there is a
bet to call, and what its cards make with the board. Rewards are big bets; the house takes its fee,
so that even the better player may lose.
"""

import time
from collections.abc import Hashable
from typing import Any

from cardhouse.env import gym
from cardhouse.env.fields import CARD, CARDS, starts
from examples.learning import Score, Seen, compare, report

# The rank and the suit of each place of a field of cards, without the joker.
FACES = [(card[0], card[1]) for card in CARD if len({*card}) == 2 and card != "Jo"]
ORDER = "23456789TJQKA"


def learn(hands: int = 25_000, tested: int = 6_000) -> tuple[Score, Score]:
    """Winnings of a hand at random, and as learned."""
    env = gym("tommys", "holdem", seats=2, bots="random")
    at = starts(env.fields)

    def tells(seen: Seen) -> Hashable:
        numbers = seen["observation"]
        own = _faces(numbers[at["own"] : at["own"] + CARDS])
        board = _faces(numbers[at["board"] : at["board"] + CARDS])
        return len(board), bool(numbers[at["call"]]), _made(own, board)

    return compare(env, tells, hands=hands, tested=tested)


def _faces(field: Any) -> list[tuple[str, str]]:
    """The cards of a field."""
    return [face for face, held in zip(FACES, field, strict=False) if held]


def _made(own: list[tuple[str, str]], board: list[tuple[str, str]]) -> tuple[int, int]:
    """How many cards of the hand have a fellow, and how high its best card is."""
    ranks = [rank for rank, _ in (*own, *board)]
    paired = sum(ranks.count(rank) > 1 for rank, _ in own)
    high = max((ORDER.index(rank) for rank, _ in own), default=0)
    return paired, high // 4


if __name__ == "__main__":
    began = time.perf_counter()
    report(*learn(), time.perf_counter() - began)
