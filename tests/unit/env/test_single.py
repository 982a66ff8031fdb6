"""One learner among bots, as Gymnasium knows it."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cardhouse.env import gym
from cardhouse.env.fields import starts
from cardhouse.env.registered import names
from cardhouse.env.single import SeatEnv
from tests.kit.learning import EVERY

BANKED = ("tommys.no-bust-blackjack", "lo-ball-room.no-bust-blackjack", "tommys.pai-gow-poker")
ROLES = ("player", "bank")


def play(env: SeatEnv, seed: int) -> tuple[float, bool]:
    """An episode at random: what was won, and whether the learner ever banked."""
    coins, won, banked = random.Random(seed), 0.0, False
    seen, _ = env.reset(seed=seed)
    # The seat's own place is the first of each field that has one for every seat.
    at = starts(env.fields).get("bank", 0)
    ended = cut = False
    while not (ended or cut):
        legal = np.flatnonzero(seen["action_mask"])
        banked |= bool(seen["observation"][at])
        seen, reward, ended, cut, info = env.step(coins.choice(legal))
        assert not info["illegal"]
        won += reward
    return won, banked


@pytest.mark.parametrize("name", [*BANKED, "tommys.holdem"])
def test_gymnasium_accepts_it(name: str) -> None:
    env = gymnasium.make(f"cardhouse/{name}-v0", render_mode="ansi")
    check_env(env.unwrapped)
    assert "seen from the rail" in str(env.unwrapped.render())


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(names()))
def test_gymnasium_accepts_every_game(name: str) -> None:
    env = gymnasium.make(name, hands=3)
    check_env(env.unwrapped)
    assert env.observation_space.contains(env.reset(seed=1)[0])


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(name for name in names() if "no-bust" in name))
@pytest.mark.parametrize("role", ROLES)
def test_gymnasium_accepts_every_role(name: str, role: str) -> None:
    env = gymnasium.make(name, role=role)
    check_env(env.unwrapped)
    assert env.observation_space.contains(env.reset(seed=1)[0])


def test_every_game_of_every_house_has_a_name() -> None:
    assert {(posted["house"], posted["game"]) for posted in names().values()} == {*EVERY}
    assert {*names()} <= {*gymnasium.registry}


@pytest.mark.parametrize("name", BANKED)
def test_a_player_never_banks_and_a_bank_does(name: str) -> None:
    house, _, game = name.partition(".")
    player, bank = (gym(house, game, role="player"), gym(house, game, role="bank"))
    assert not any(play(player, seed)[1] for seed in range(5))
    assert any(play(bank, seed)[1] for seed in range(5))


def test_an_action_that_is_not_legal_counts_as_silence() -> None:
    env = gym("tommys", "holdem", seats=2)
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, _, _, _, info = env.step(wrong)
    assert info["illegal"]


def test_hands_without_a_decision_are_told_and_belong_to_no_episode() -> None:
    env = gym("tommys", "holdem", seats=3, bots="tight", unit="cents")
    missed = [env.reset(seed=seed)[1] for seed in range(40)]
    assert any(info["undecided"] for info in missed)
    assert all(bool(info["undecided_won"]) <= bool(info["undecided"]) for info in missed)


def test_a_hand_is_won_and_lost() -> None:
    env = gym("tommys", "no-bust-blackjack", bots="caller", unit="cents")
    won = [play(env, seed)[0] for seed in range(30)]
    assert min(won) < 0 < max(won)


def test_bots_show_their_hands_where_nobody_is_asked_to_show() -> None:
    env = gym("tommys", "holdem", seats=2, bots="random", compiled=False)
    episodes: Any = env._episodes
    coins, told = random.Random(1), set[str]()
    for seed in range(60):
        seen, _ = env.reset(seed=seed)
        ended = False
        while not ended:
            seen, _, ended, _, _ = env.step(coins.choice(np.flatnonzero(seen["action_mask"])))
        told |= {type(event).__name__ for event in episodes.sitting.table.log}
    assert "Shown" in told and "Mucked" not in told
