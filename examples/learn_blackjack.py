"""A small agent learns No-Bust Blackjack: `python -m examples.learn_blackjack`.

A bot banks. The agent always bets the least on its own spot, and learns when to draw from its total
and the bank's card. Rewards are least wagers, with the house's collection taken off.
"""

import time
from collections.abc import Hashable

from cardhouse.env import gym
from cardhouse.env.banked.sight import HANDS, TOLD
from cardhouse.env.fields import RANKED, starts
from examples.learning import Score, Seen, compare, report

# The wager is laid down: the least on one's own spot, and nothing else.
LAID = ("wager (one's own spot, the least)", "done", "decline", "let it pass")


def learn(hands: int = 25_000, tested: int = 6_000) -> tuple[Score, Score]:
    """Winnings of a hand at random, and as learned."""
    env = gym("tommys", "no-bust-blackjack", seats=2)
    at = starts(env.fields)
    said = {env.meaning(action): action for action in range(env.actions)}

    def tells(seen: Seen) -> Hashable:
        numbers = seen["observation"]
        bank = numbers[at["bank-hand"] : at["bank-hand"] + RANKED]
        hands = numbers[at["hands"] : at["hands"] + HANDS * TOLD].reshape(HANDS, TOLD)
        in_turn = next((hand for hand in hands if hand[RANKED + 3]), hands[0])
        points, soft = in_turn[RANKED + 1], in_turn[RANKED + 2]
        return int(points), bool(soft), int(bank.argmax()) if bank.any() else -1

    return compare(env, tells, [said[words] for words in LAID], hands=hands, tested=tested)


if __name__ == "__main__":
    began = time.perf_counter()
    report(*learn(), time.perf_counter() - began)
