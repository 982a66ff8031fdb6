"""A table of learners as PettingZoo knows it."""

import random
import warnings
from collections.abc import Iterator
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import cardhouse
import cardhouse.env
from cardhouse import IllegalCommand
from cardhouse.env.zoo import TableEnv
from tests.kit.learning import EVERY, SOME

# Compiled play has its tests in `many/pot`.
aec = partial(cardhouse.env.aec, compiled=False)

# PettingZoo excepts its own environments with masks from these by their names.
MASKED = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)


@pytest.fixture(autouse=True)
def of_masks() -> Iterator[None]:
    """Every other warning of PettingZoo is an error."""
    with warnings.catch_warnings():
        for words in MASKED:
            warnings.filterwarnings("ignore", words, UserWarning)
        yield


def play(env: TableEnv, seed: int) -> tuple[bytes, dict[str, float], float]:
    """An episode at random: all bytes observed, what each agent won, and what was dropped."""
    coins, seen, dropped = random.Random(seed), b"", 0.0
    env.reset(seed=seed)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, ended, cut, _ = env.last()
        assert observed is not None
        won[agent] += reward
        seen += b"".join(observed[name].tobytes() for name in sorted(observed))
        if ended or cut:
            env.step(None)
            continue
        env.step(coins.choice(np.flatnonzero(observed["action_mask"])))
        dropped += next(iter(env.infos.values()))["dropped"]
    return seen, won, dropped


@pytest.mark.parametrize(("house", "game"), SOME)
def test_pettingzoo_accepts_it(house: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec(house, game, hands=2, seats=3), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: aec(house, game, seats=3), num_cycles=40)


@pytest.mark.long
@pytest.mark.parametrize(("house", "game"), EVERY)
def test_pettingzoo_accepts_every_game(
    house: str, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(aec(house, game, hands=30), num_cycles=1000)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: aec(house, game, hands=30), num_cycles=500)


@pytest.mark.parametrize(("house", "game"), SOME)
def test_what_is_won_and_what_the_house_drops_is_nothing(house: str, game: str) -> None:
    env = aec(house, game, seats=3, unit="cents")
    moved = 0.0
    for seed in range(2):
        _, won, dropped = play(env, seed)
        assert sum(won.values()) + dropped == 0 and env.agents == []
        moved += sum(map(abs, won.values()))
    assert moved


def test_the_same_seed_shows_the_same_bytes_and_another_seed_others() -> None:
    first, second = (play(aec("tommys", "stud7-hilo"), 3) for _ in range(2))
    assert first == second
    assert play(aec("tommys", "stud7-hilo"), 4)[0] != first[0]


def test_episodes_follow_from_the_seed_of_the_first() -> None:
    def hands(env: TableEnv) -> list[bytes]:
        env.reset(seed=9)
        found = []
        for _ in range(3):
            env.reset()
            found.append(env.observe(env.agent_selection)["observation"].tobytes())
        return found

    env = aec("tommys", "holdem")
    first = hands(env)
    assert first == hands(env) and len({*first}) == 3


def test_only_the_seat_that_is_asked_has_a_mask() -> None:
    env = aec("tommys", "holdem", seats=3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert [agent for agent, any_ in masks.items() if any_] == [env.agent_selection]


def test_an_action_that_the_mask_holds_back_is_refused_with_what_there_is() -> None:
    env = aec("tommys", "holdem", seats=2)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalCommand, match=rf"cannot do action {wrong} now; it may: .*fold"):
        env.step(wrong)


def test_bots_play_the_other_seats() -> None:
    env = aec("tommys", "holdem", seats=4, bots={2: "sensible", 4: "caller"})
    assert env.possible_agents == ["seat_1", "seat_3"]
    assert set(play(env, 2)[1]) == {"seat_1", "seat_3"}


def test_seats_are_asked_to_show_only_if_that_is_wanted() -> None:
    def shows(env: TableEnv) -> bool:
        env.reset(seed=3)
        names = set()
        for _ in env.agent_iter():
            observed, _, ended, _, _ = env.last()
            legal = () if ended or observed is None else np.flatnonzero(observed["action_mask"])
            said = {env.meaning(int(action)): int(action) for action in legal}
            names |= {*said}
            cheap = said.get("check", said.get("call", said.get("show")))
            env.step(None if ended else cheap)
        return "show" in names

    assert shows(aec("tommys", "holdem", seats=2, showdown=True))
    assert not shows(aec("tommys", "holdem", seats=2))


def test_rewards_are_counted_in_bets_or_cents() -> None:
    cents = play(aec("tommys", "holdem", unit="cents"), 3)[1]
    bets = play(aec("tommys", "holdem"), 3)[1]
    assert {agent: won * 400 for agent, won in bets.items()} == cents


def test_the_table_is_told_in_words() -> None:
    env = aec("tommys", "holdem", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert "seen from the rail" in env.render()
    env = aec("tommys", "no-bust-blackjack", seats=2)
    env.reset(seed=1)
    assert env.render() == "between hands: seat 1 decides"
    env.close()


def test_who_plays_is_told_with_the_reason() -> None:
    made = cardhouse.env.aec
    for reason, env in {
        "pan has no compiled play": made("tommys", "pan"),
        "compiled play has one hand an episode": made("tommys", "holdem", hands=2),
        "compiled play cannot be drawn": made("tommys", "holdem", render_mode="ansi"),
    }.items():
        assert env.played_by == f"the engine: {reason}"
    with pytest.raises(cardhouse.WrongArgument, match="the bots caller and random, not 'sensible'"):
        made("tommys", "holdem", bots={1: "sensible"}, compiled=True)
    with pytest.raises(cardhouse.WrongArgument, match="cannot be drawn: leave out compiled=True"):
        made("tommys", "holdem", render_mode="ansi", compiled=True)
