"""Tests of one table of compiled play for a process of its own; `test_one.py` runs them."""

from __future__ import annotations

import copy
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import cardhouse
from cardhouse.engine.families import look
from cardhouse.env import aec, gym
from cardhouse.env.zoo import TableEnv
from tests.runs.compiled.compiled import pot_games
from tests.unit.env.many.pot.in_play import Beside

GAMES = [(p.house, p.name) for p in pot_games() if p.house in cardhouse.houses()]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def made(**options: Any) -> TableEnv:
    return aec("tommys", "holdem", **{"seats": 3, "seed": 5, "compiled": True} | options)


def test_pettingzoo_accepts_it(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(made(), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(made, num_cycles=30)


@pytest.mark.parametrize(("house", "game"), GAMES)
def test_all_seats_see_and_win_what_they_do_in_the_engine(house: str, game: str) -> None:
    env = aec(house, game, seats=3, unit="cents", seed=7, compiled=True)
    assert env.played_by == "compiled play"
    episodes: Any = env._episodes
    tables = episodes._tables
    coins = Random(3)
    for _ in range(2):
        env.reset()
        arrays: Any = SimpleNamespace(seats=(1, 2, 3), tables=tables)
        beside = Beside(arrays, house, game, 0)
        while not beside.hand.over:
            compare(env, beside)
            asked = beside.asked().actor
            assert env.agent_selection == f"seat_{asked}"
            mask = env.observe(env.agent_selection)["action_mask"]
            menu = beside.coder.menu(beside.asked(), look(beside.hand, int(asked)))
            assert np.flatnonzero(mask).tolist() == sorted(menu)
            action = coins.choice(sorted(menu))
            # The engine takes a stock that is shuffled again from the row.
            env.step(action)
            beside.play(action)
        compare(env, beside)
        won = dict(zip(env.possible_agents, beside.won(), strict=True))
        assert env.rewards == won and all(env.terminations.values())
        assert env.infos["seat_1"]["dropped"] == -sum(won.values())


def compare(env: TableEnv, beside: Beside) -> None:
    """Every seat's view is the engine's."""
    for agent, seat in zip(env.possible_agents, (1, 2, 3), strict=True):
        seen = env.observe(agent)
        assert (seen["observation"] == beside.coder.observe(look(beside.hand, seat))).all()
        if agent != env.agent_selection or beside.hand.over:
            assert not seen["action_mask"].any()


def test_episodes_follow_from_the_seed() -> None:
    def hands(env: TableEnv, seed: int | None) -> list[bytes]:
        found = []
        for each in (seed, None, None):
            env.reset(seed=each)
            found.append(env.observe(env.agent_selection)["observation"].tobytes())
        return found

    env = made()
    first = hands(env, 9)
    assert first == hands(env, 9) and len({*first}) == 3
    assert hands(made(), None) == hands(made(), None) != hands(made(seed=6), None)


def test_an_observation_is_kept_by_whoever_asked_for_it() -> None:
    env = made()
    env.reset()
    seen = env.observe(env.agent_selection)["observation"]
    before = seen.tobytes()
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert seen.tobytes() == before


def test_what_is_not_legal_is_refused_with_what_there_is() -> None:
    env = made()
    env.reset()
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (wrong, -1, 10_000):
        with pytest.raises(
            cardhouse.IllegalCommand, match=rf"cannot do action {action} now; .*fold"
        ):
            env.step(action)
    with pytest.raises(cardhouse.WrongArgument, match="render_mode='ansi'"):
        env.render()


def test_a_copy_plays_on_alone() -> None:
    env = made()
    env.reset()
    other = copy.deepcopy(env)
    for _ in range(4):
        seen = [each.observe(each.agent_selection) for each in (env, other)]
        assert seen[0]["observation"].tobytes() == seen[1]["observation"].tobytes()
        env.step(int(np.flatnonzero(seen[0]["action_mask"])[-1]))
        assert other.observe(other.agent_selection)["observation"].tobytes() == (
            seen[1]["observation"].tobytes()
        )
        other.step(int(np.flatnonzero(seen[1]["action_mask"])[-1]))


def test_rewards_are_counted_in_bets_or_cents() -> None:
    def won(env: TableEnv) -> dict[str, float]:
        env.reset(seed=2)
        while not any(env.terminations.values()):
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
        return env.rewards

    cents = won(made(unit="cents"))
    assert {agent: each * 400 for agent, each in won(made()).items()} == cents and any(
        cents.values()
    )


def test_a_learner_among_bots_is_asked_alone() -> None:
    env = gym("tommys", "holdem", seats=3, seat=2, bots="random", seed=1, compiled=True)
    assert env.played_by == "compiled play"
    check_env(env, skip_render_check=True)
    seen, info = env.reset(seed=3)
    undecided = 0
    for _ in range(100):
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen, _, ended, cut, said = env.step(action)
        assert not said["illegal"] and not cut
        if ended:
            seen, info = env.reset()
            undecided += info["undecided"]
            assert bool(info["undecided"]) or not info["undecided_won"]
    assert undecided
    assert env.step(10_000)[-1]["illegal"]
