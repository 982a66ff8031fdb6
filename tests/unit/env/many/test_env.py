"""Many tables on the engine: the same environment for games without compiled play."""

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import cardhouse
from cardhouse.env import vector
from cardhouse.env.many.env import TablesEnv
from cardhouse.env.registered import names
from tests.kit.learning import EVERY, SOME


def walk(env: TablesEnv, steps: int) -> tuple[int, float]:
    """Random steps; the episodes that ended, and what the deciding seats won."""
    seen, _ = env.reset()
    ended, won = 0, 0.0
    for _ in range(steps):
        assert env.observation_space.contains(seen)
        actions = env.random_actions()
        seen, reward, over, cut, info = env.step(actions)
        assert not info["illegal"].any() and not (over & cut).any()
        ended, won = ended + int((over | cut).sum()), won + float(abs(reward).sum())
    return ended, won


@pytest.mark.parametrize(("house", "game"), SOME)
def test_the_engine_plays_every_kind_of_game(house: str, game: str) -> None:
    env = vector(house, game, tables=2, seats=3, seed=3, compiled=False)
    assert env.played_by.startswith("the engine")
    walk(env, 12)


@pytest.mark.long
@pytest.mark.parametrize(("house", "game"), EVERY)
def test_every_game_is_played_at_many_tables(house: str, game: str) -> None:
    ended, won = walk(vector(house, game, tables=3, seats=3, seed=3), 300)
    assert ended and won


def test_who_plays_is_told_with_the_reason() -> None:
    reasons = {
        "pan has no compiled play": vector("tommys", "pan", tables=1),
        "compiled play has one hand an episode": vector("tommys", "holdem", tables=1, hands=2),
        "compiled play has the bots caller and random, not 'sensible'": vector(
            "tommys", "holdem", tables=1, bots="sensible"
        ),
        "dealers-choice has no compiled play": vector("button-room", "dealers-choice", tables=1),
    }
    for reason, env in reasons.items():
        assert env.played_by == f"the engine: {reason}"
    with pytest.raises(
        cardhouse.WrongArgument, match=r"pan has no compiled play: .* engine plays$"
    ):
        vector("tommys", "pan", compiled=True)


def test_wrong_arguments_are_told_in_one_line() -> None:
    with pytest.raises(cardhouse.WrongArgument, match="tables"):
        vector("tommys", "holdem", tables=0)
    with pytest.raises(cardhouse.WrongArgument, match="autoreset_mode must be 'NextStep' or"):
        vector("tommys", "holdem", autoreset_mode="later")
    with pytest.raises(cardhouse.WrongArgument, match="seed"):
        vector("tommys", "holdem", tables=1, compiled=False, seed=-1)
    env = vector("tommys", "holdem", tables=2, compiled=False)
    with pytest.raises(cardhouse.WrongArgument, match="reset_mask must be 2 times True or False"):
        env.reset(options={"reset_mask": np.array([True])})


def test_the_same_seed_is_the_same_play_at_few_tables_and_at_many() -> None:
    few, many = (
        vector("tommys", "holdem", tables=n, seats=3, seed=5, compiled=False) for n in (1, 2)
    )
    few.reset(), many.reset()
    for _ in range(8):
        here, there = few.step(few.random_actions()), many.step(many.random_actions())
        assert (here[0]["observation"][0] == there[0]["observation"][0]).all()
        assert here[1][0] == there[1][0]


def test_new_episodes_begin_in_the_same_step_if_wished() -> None:
    env = vector(
        "tommys", "holdem", tables=2, seats=2, seed=5, compiled=False, autoreset_mode="SameStep"
    )
    env.reset()
    ends = 0
    for _ in range(20):
        seen, _, ended, _, info = env.step(env.random_actions())
        assert seen["action_mask"].any(axis=1).all()
        for table in np.flatnonzero(ended):
            assert not info["final_obs"][table]["action_mask"].any()
            assert info["final_info"]["won"][table].any()
        ends += int(ended.sum())
    assert ends


def test_gymnasium_makes_it_by_name_as_the_environment_of_that_name() -> None:
    name = "cardhouse/tommys.holdem-v0"
    env = gymnasium.make_vec(name, num_envs=2, seats=3, seed=4)
    one = gymnasium.make(name, seats=3)
    assert env.single_observation_space == one.observation_space
    assert env.single_action_space == one.action_space
    assert isinstance(env.unwrapped, TablesEnv) and "sensible" in env.unwrapped.played_by
    counted = RecordEpisodeStatistics(env)
    counted.reset(seed=1)
    ended = False
    for _ in range(30):
        *_, info = counted.step(env.unwrapped.random_actions())
        ended |= "episode" in info
    assert ended and name in names()
