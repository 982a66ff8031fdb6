"""Tests of many tables for a process of its own, which compiles nothing if it is told so.

`test_tables.py` runs them.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import cardhouse
from cardhouse.analysis.evaluate.tables import CARDS
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.stock import left
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, Arrange
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Show
from cardhouse.env import vector
from cardhouse.env.coder import Coder
from cardhouse.env.many.env import TablesEnv
from cardhouse.env.many.pot.tables import PotTables
from cardhouse.env.opening import Place
from tests.runs.compiled.compiled import pot_games
from tests.unit.env.many.pot.watched import Watched, watched

PLAIN = os.environ.get("NUMBA_DISABLE_JIT") == "1"
POSTS = pot_games()
NAMED = pytest.mark.parametrize("post", POSTS, ids=lambda post: f"{post.house}.{post.name}")
HOUSES = pytest.mark.parametrize(
    ("house", "game"), [(p.house, p.name) for p in POSTS if p.house in cardhouse.houses()]
)
# A part of kernels has no door for Python.
IN_PYTHON = pytest.mark.skipif(not PLAIN, reason="kernels are called one by one")


@IN_PYTHON
@NAMED
def test_the_kernels_show_each_seat_what_the_engine_shows_it(post: Any) -> None:
    assert sum(watched(post, seed, Watched).run() for seed in range(2)) > 5


@IN_PYTHON
@NAMED
def test_no_hidden_card_changes_an_observation(post: Any) -> None:
    hands = [watched(post, seed, Swapped) for seed in (1, 2)]
    assert sum(hand.run() for hand in hands) > 5
    assert sum(hand.changed for hand in hands) > 50


class Swapped(Watched):
    """A hand in which the hidden cards change places before each decision, and back again."""

    changed = 0

    def _compare_actions(self) -> None:
        super()._compare_actions()
        viewer = self.dice.randrange(int(self.row[r.SEATED]))
        before, row = self.observed(viewer).tobytes(), self.row.copy()
        swap_hidden(self.row, viewer, self.dice)
        self.changed += int((row != self.row).sum())
        assert self.observed(viewer).tobytes() == before
        self.row[:] = row


def swap_hidden(row: Any, viewer: int, coins: Random) -> None:
    """Change the places of all cards that a seat cannot see: stock, burns and hands of others."""
    seats = [seat for seat in range(row[r.SEATED]) if seat != viewer]
    places = [r.STOCK + row[r.TOP] + i for i in range(left(row))]
    places += [r.DOWN + r.HELD * s + i for s in seats for i in range(row[r.DOWN_COUNT + s])]
    # Burns, muck and discards are places of cards; the seat's own discards are still its own.
    away = [card for card in range(r.DECK) if row[r.AWAY + card] not in (0, viewer + 1)]
    pool = [int(row[place]) for place in places] + away
    lying = [int(row[r.AWAY + card]) for card in away]
    coins.shuffle(pool)
    for place in places:
        row[place] = pool.pop()
    for card in away:
        row[r.AWAY + card] = 0
    for card, place in zip(pool, lying, strict=True):
        row[r.AWAY + card] = place


@HOUSES
def test_the_same_decisions_win_the_same_in_the_engine(house: str, game: str) -> None:
    env = vector(house, game, tables=3, seats=3, unit="cents", seed=7, compiled=True)
    assert env.played_by == "compiled play"
    env.reset()
    beside = [Beside(env, house, game, table) for table in range(env.num_envs)]
    hands = 0
    for _ in range(15 if PLAIN else 400):
        actions = env.random_actions()
        _, reward, over, _, info = env.step(actions)
        for table, each in enumerate(beside):
            if each.hand.over:
                assert not reward[table] and not over[table]
                beside[table] = Beside(env, house, game, table)
                continue
            acted = each.play(int(actions[table]))
            assert each.hand.over == over[table]
            if over[table]:
                hands += 1
                assert info["won"][table].tolist() == each.won()
                assert reward[table] == each.won()[env.seats.index(acted)]
            else:
                assert each.asked().actor == info["seat"][table] and not reward[table]
    assert hands


class Beside:
    """The engine's hand with the cards of one table."""

    def __init__(self, env: TablesEnv, house: str, game: str, table: int) -> None:
        tables: Any = env.tables
        place = Place(house, game, "")
        self.row = tables._room.rows[table]
        turn, n = int(tables._room.turns[table]) % len(env.seats), len(env.seats)
        seats = tuple(env.seats[(i + turn) % n] for i in range(n))
        self.stacks = dict(zip(env.seats, tables._room.stacks.tolist(), strict=True))
        fee = place.empty.fee
        spread = place.empty.spreads[0].game
        joining = any(step.joining for step in spread.script)
        self.hand, _ = kernel.start(
            spread,
            HandStarted(
                house=house,
                game=game,
                seats=seats,
                stacks={seat: self.stacks[seat] for seat in seats},
                button=seats[-1],
                fee_seat=seats[-1] if fee.payer == "button" else 0,
                fee=fee.due(n),
                fees={many: fee.due(many) for many in range(2, n + 1)} if joining else {},
            ),
        )
        self.coder = Coder(place.empty, env.seats)
        self._settle()

    def asked(self) -> Ask:
        return self.hand.asked[0]

    def play(self, action: int) -> int:
        """Carry an action out; who did."""
        ask = self.asked()
        assert isinstance(ask.actor, int)
        kernel.play(self.hand, self.coder.menu(ask, look(self.hand, ask.actor))[action])
        self._settle()
        return ask.actor

    def won(self) -> list[int]:
        return [self.hand.chips[seat] - chips for seat, chips in self.stacks.items()]

    def _settle(self) -> None:
        """Let chance order the stock as the row has it, and hands be shown."""
        while not self.hand.over:
            ask = self.asked()
            if ask.actor == CHANCE:
                terms: Any = ask.offers[Arrange]
                last = r.STOCK + int(self.row[r.BOTTOM])
                order = self.row[last - len(terms.cards) : last].tolist()
                kernel.play(self.hand, Arrange(cards=tuple(CARDS[card] for card in order)))
            elif Show in ask.offers:
                assert ask.default is not None
                kernel.play(self.hand, ask.default)
            else:
                return


def walked(env: TablesEnv, steps: int = 30) -> list[bytes]:
    """Everything that a run at random leaves behind."""
    seen, info = env.reset()
    found = [seen["observation"].tobytes(), seen["action_mask"].tobytes()]
    for _ in range(steps):
        seen, reward, over, cut, info = env.step(env.random_actions())
        found += [seen["observation"].tobytes(), seen["action_mask"].tobytes()]
        found += [reward.tobytes(), over.tobytes(), cut.tobytes()]
        found += [value.tobytes() for value in info.values() if value.dtype != object]
    return found


def made(**options: Any) -> TablesEnv:
    given = {"seats": 3, "tables": 4, "seed": 11, "compiled": True}
    return vector("tommys", "holdem", **given | options)


def test_the_same_seed_is_the_same_play() -> None:
    assert walked(made()) == walked(made())
    assert walked(made()) != walked(made(seed=12))
    env = made()
    first, _ = env.reset(seed=5)
    env.step(env.random_actions())
    again, _ = env.reset(seed=5)
    assert first["observation"].tobytes() == again["observation"].tobytes()


def test_a_table_is_the_same_among_few_and_among_many() -> None:
    few, many = made(tables=2), made(tables=5)
    few.reset(), many.reset()
    for _ in range(20):
        here = few.step(few.random_actions())
        there = many.step(many.random_actions())
        assert (here[0]["observation"] == there[0]["observation"][:2]).all()
        assert (here[1] == there[1][:2]).all()


def test_a_loop_in_the_kernels_is_the_same_as_step_by_step() -> None:
    here, there = made().tables, made().tables
    assert isinstance(here, PotTables) and isinstance(there, PotTables)
    nothing = np.zeros(4, dtype=np.int64)
    here.step(nothing)
    there.step(nothing)
    for _ in range(25):
        here.step(here.random_actions(), renew=True)
    there.play_at_random(25)
    assert here.seen.tobytes() == there.seen.tobytes()
    assert here.won.tobytes() == there.won.tobytes()
    assert (here.over == there.over).all() and here.mask.any(axis=1).all()


def test_a_new_hand_begins_in_the_next_step() -> None:
    env = made()
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    env.reset()
    ended = np.zeros(4, dtype=np.bool_)
    for _ in range(40):
        before = ended
        seen, reward, ended, _, _ = env.step(env.random_actions())
        assert not (ended & before).any() and not reward[before].any()
        assert ((seen["action_mask"].sum(axis=1) == 0) == ended).all()
        over = env.fields[0].size
        assert (seen["observation"][:, over] == ended).all()
        assert env.observation_space.contains(seen)


def test_a_new_hand_begins_in_the_same_step() -> None:
    env, plain = made(autoreset_mode="SameStep"), made()
    env.reset(), plain.reset()
    ends = 0
    for _ in range(30):
        seen, _, ended, _, info = env.step(env.random_actions())
        assert seen["action_mask"].any(axis=1).all()
        if ended.any():
            ends += 1
            assert (info["_final_obs"] == ended).all()
            last = info["final_obs"][int(ended.argmax())]
            assert not last["action_mask"].any() and last["observation"][1] == 1
            assert (info["final_info"]["won"][ended] != 0).any()
            assert not info["won"].any()
    assert ends


def test_without_autoreset_the_user_resets() -> None:
    env = made(autoreset_mode=AutoresetMode.DISABLED)
    env.reset()
    ended = np.zeros(4, dtype=np.bool_)
    while not ended.any():
        _, _, ended, _, _ = env.step(env.random_actions())
    with pytest.raises(cardhouse.WrongArgument, match="reset_mask"):
        env.step(env.random_actions())
    before = env.tables.seen.copy()
    env.reset(options={"reset_mask": ended})
    assert (env.tables.seen[~ended] == before[~ended]).all() and not env.tables.over.any()


def test_an_action_that_is_not_legal_counts_as_silence() -> None:
    env, other = made(), made()
    env.reset(), other.reset()
    _, _, _, _, info = env.step(np.full(4, 10_000))
    assert info["illegal"].all()
    # Every seat faces the blinds, and silence folds.
    fold = next(n for n in range(env.actions) if env.meaning(n).startswith("fold"))
    _, _, _, _, said = other.step(np.full(4, fold))
    assert not said["illegal"].any() and (env.tables.seen == other.tables.seen).all()
    with pytest.raises(cardhouse.WrongArgument, match="4 whole numbers, one for each table"):
        env.step(np.zeros(3, dtype=np.int64))
    with pytest.raises(cardhouse.WrongArgument, match="float64"):
        env.step(np.zeros(4))


def test_a_learner_among_bots_is_asked_alone() -> None:
    env = made(bots="caller", seat=2)
    env.reset()
    won = hands = 0.0
    for _ in range(60):
        _, reward, over, _, info = env.step(env.random_actions())
        assert (info["seat"] == 2).all()
        assert (reward == info["won"][:, env.seats.index(2)]).all()
        won, hands = won + reward.sum(), hands + over.sum()
    assert hands and won


def test_seats_that_are_asked_to_show_may_muck() -> None:
    env = made(showdown=True, seats=2, tables=8)
    env.reset()
    said = {env.meaning(n): n for n in range(env.actions)}
    shown = 0
    for _ in range(40):
        actions = env.random_actions()
        shown += env.tables.mask[:, said["show"]].sum()
        env.step(actions)
    assert shown


def test_what_is_returned_is_a_copy_unless_nobody_wants_one() -> None:
    env, shared = made(), made(copy=False)
    seen, _ = env.reset()
    assert seen["observation"] is not env.tables.seen
    assert shared.reset()[0]["observation"] is shared.tables.seen
    seen, reward, *_, info = shared.step(shared.random_actions())
    assert seen["action_mask"] is shared.tables.mask and reward is shared.tables.reward
    assert info["won"] is shared.tables.won


def test_ends_told_in_the_same_step_are_not_written_over() -> None:
    env, shared = (made(autoreset_mode="SameStep", copy=copy) for copy in (True, False))
    env.reset(), shared.reset()
    ends = 0
    for _ in range(20):
        _, reward, ended, _, info = env.step(env.random_actions())
        _, given, _, _, told = shared.step(shared.random_actions())
        assert (reward == given).all()
        if ended.any():
            ends += 1
            assert (info["final_info"]["won"] == told["final_info"]["won"]).all()
            assert told["final_info"]["won"].any() and not told["won"].any()
    assert ends
