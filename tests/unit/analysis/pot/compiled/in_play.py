"""Tests of compiled play for a process of its own, which compiles nothing if it is told so.

`test_compiled.py` runs them.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from cardhouse.analysis.pot.compiled import (
    acts,
    bet,
    boards,
    chance,
    draws,
    machine,
    mapping,
    offers,
    ready,
    showdown,
)
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.counting import wits_of
from cardhouse.analysis.pot.compiled.fees import fee_table
from cardhouse.analysis.pot.compiled.many import BOARD_CARDS, OWN_CARDS, SEAT_SEEN, SEATS_SEEN
from cardhouse.analysis.pot.compiled.plan import Plan, flatten
from cardhouse.analysis.pot.compiled.play import Company, play, played_by
from cardhouse.analysis.pot.compiled.policies import CALLER, RANDOM, any_act, named, policy
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.tables import Tables
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.opening import OpeningStake
from cardhouse.rulebook import Posted
from cardhouse.table.rules import Fee
from tests.kit.sixth import posted
from tests.runs.compiled.compiled import judged, pot_games
from tests.runs.compiled.judge import Differs, Judged
from tests.runs.compiled.starts import at_a_table, started

PLAIN = os.environ.get("NUMBA_DISABLE_JIT") == "1"
GAMES = [(post.house, post.name) for post in pot_games()]
HANDS = 12 if PLAIN else 300


@pytest.mark.parametrize(("house", "game"), GAMES)
def test_a_game_is_played_as_the_engine_plays_it(house: str, game: str) -> None:
    post = posted(house, game)
    decisions = sum(judged(post, seed) for seed in range(HANDS))
    assert decisions > 5 * HANDS


def test_a_low_must_be_bet_only_where_low_is_played() -> None:
    """The pot is played for high, and for low once nobody opens it."""
    post = posted("button-room", "draw")
    turned = 0
    for seed in range(60):
        dice = Random(seed)
        game = at_a_table(post, dice)
        game = replace(game, betting=replace(game.betting, must_bet_low=10))
        hand = Judged(game, started(post, game, dice), dice)
        hand.run()
        turned += hand.hand.low is not None
    assert 0 < turned < 60


def test_a_stake_after_the_deal_is_named_again_after_a_redeal() -> None:
    post = posted("button-room", "draw")
    longest = 0
    for seed in range(120):
        dice = Random(seed)
        game = at_a_table(post, dice)
        deal = next(i for i, step in enumerate(game.script) if isinstance(step, Deal))
        script = (*game.script[: deal + 1], OpeningStake(), *game.script[deal + 1 :])
        hand = Judged(replace(game, script=script), started(post, game, dice), dice)
        longest = max(longest, hand.run())
    assert longest > 12


Fault = Callable[..., Any]
FAULTS: list[tuple[str, str, ModuleType, str, Fault]] = [
    ("tommys", "holdem", bet, "counts_in_full", lambda game, hand, to: True),
    ("tommys", "holdem", offers, "_uncapped", lambda game, hand: False),
    ("tommys", "stud7", bet, "open_pair", lambda hand: False),
    ("tommys", "stud7-hilo", bet, "card_opens", lambda game, hand, first: 0),
    ("tommys", "lowball", draws, "_waiting", lambda hand: 0),
    ("tommys", "lowball", showdown, "failed", lambda game, hand: 0),
    ("lo-ball-room", "lowball", bet, "standing", lambda game, hand: r.NOBODY),
    ("button-room", "draw", machine, "open_redeal", lambda game, hand, step: None),
    ("ven-a-mexico", "draw-joker", machine, "due", lambda hand: hand[r.FEE]),
    ("button-room", "stud5", boards, "_higher", lambda game, hand, seat, other: False),
]


@pytest.mark.skipif(not PLAIN, reason="compiled kernels have taken each other in")
@pytest.mark.parametrize(
    ("house", "game", "where", "what", "fault"), FAULTS, ids=[each[3] for each in FAULTS]
)
def test_the_judge_notices_a_fault(
    house: str,
    game: str,
    where: ModuleType,
    what: str,
    fault: Fault,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(where, what, fault)
    with pytest.raises((Differs, AssertionError, IndexError)):
        for seed in range(600):
            judged(posted(house, game), seed)


def planned(house: str, game: str) -> tuple[Posted, PotGame, Plan]:
    post = posted(house, game)
    source = post.game()
    assert isinstance(source, PotGame)
    return post, source, flatten(source)


def company(kinds: list[int], stack: int) -> Company:
    policies = np.stack([policy(kind) for kind in kinds])
    stacks = np.full(len(kinds), stack, dtype=np.int64)
    return Company(policies, stacks, np.zeros_like(stacks), np.zeros(len(kinds)))


def looped(plan: Plan, fee: Fee, players: Company, loop: Any = play) -> tuple[int, int]:
    """Play sixty hands at three tables."""
    rows = np.zeros((3, r.WIDTH), dtype=np.int64)
    with np.errstate(over="ignore"):
        decisions, fees = loop(
            *(plan.ranks, plan.game, rows, chance.dice(7, 3), players, fee_table(fee), 60)
        )
    return int(decisions), int(fees)


@pytest.mark.parametrize(("house", "game"), [("tommys", "stud7-hilo"), ("button-room", "draw")])
def test_a_loop_of_hands_loses_no_chip(house: str, game: str) -> None:
    post, _, plan = planned(house, game)
    players = company([RANDOM] * 5, 40_00)
    decisions, fees = looped(plan, post.fee(), players)
    assert fees == 60 * post.fee().due(5)
    assert players.won.sum() == -fees
    assert decisions > 300
    # The same dice give the same hands.
    again = company([RANDOM] * 5, 40_00)
    assert looped(plan, post.fee(), again)[0] == decisions
    assert (again.won == players.won).all()


def test_callers_pay_and_show_and_never_raise() -> None:
    post, source, plan = planned("tommys", "holdem")
    players = company([CALLER] * 4, 40_00)
    decisions, _ = looped(plan, post.fee(), players)
    # Four rounds, and the showdown.
    assert decisions == 60 * 4 * 5
    most = source.stakes.blinds[-1]
    assert players.squares.sum() <= 60 * ((3 * most) ** 2 + 4 * (most + post.fee().due(4)) ** 2)


@pytest.mark.parametrize(
    ("house", "game"),
    [("tommys", "holdem"), ("tommys", "stud7-hilo"), ("ven-a-mexico", "draw-joker")],
)
def test_the_sensible_player_beats_playing_at_random(house: str, game: str) -> None:
    post, source, plan = planned(house, game)
    players = company([RANDOM] * 4, 20 * source.stakes.big_bet)._replace(wits=wits_of(plan))
    players.policies[1::2] = named("sensible")
    for _ in range(5 if PLAIN else 50):
        looped(plan, post.fee(), players)
    assert players.won[1] + players.won[3] > players.won[0] + players.won[2]


def test_long_compiling_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, plan = planned("tommys", "holdem")
    said: list[str] = []
    monkeypatch.setattr(ready, "is_kept", lambda kernel: False)
    ready.make_ready(plan, lambda: said.append("compiling"))
    assert said == ["compiling"]
    monkeypatch.undo()
    # Now it is on disk, or nothing is compiled at all.
    ready.make_ready(plan, lambda: said.append("again"))
    assert said == ["compiling"]


def test_a_decision_of_your_own_plays_in_the_loop() -> None:
    post, _, plan = planned("tommys", "holdem")
    own = played_by(folding)
    players = company([RANDOM] * 3, 40_00)
    decisions, _ = looped(plan, post.fee(), players, own)
    assert decisions == 60 * 2


def fold_or_check(policy: Any, game: Any, hand: Any, dice: Any, wits: Any) -> tuple[int, int]:
    """Give up as soon as anything is asked."""
    return acts.FOLD, 0


def _as_kernel(function: Any) -> Any:
    from cardhouse.analysis.kernel.jit import unkept

    return unkept(function)


folding = _as_kernel(fold_or_check)


def test_a_shuffled_deck_is_whole_and_has_any_card_anywhere() -> None:
    _, _, plan = planned("tommys", "omaha-hi")
    seen: Counter[int] = Counter()
    tables = Tables(plan, tables=40, stacks=[40_00] * 4, seed=3)
    for _ in range(10):
        for row in tables.rows:
            cards = row[r.STOCK : r.STOCK + 52]
            assert sorted(cards) == list(range(52))
            seen.update([int(cards[0])])
        tables.reset()
    # 400 top cards of 52: each about eight times.
    assert len(seen) > 45 and max(seen.values()) < 25


def test_tables_are_played_together_and_refuse_what_is_not_offered() -> None:
    post, _, plan = planned("tommys", "stud7")
    tables = Tables(plan, tables=8, stacks=[40_00, 20_00, 5_00], fee=post.fee(), seed=5)
    dice = np.random.default_rng(1)
    for _ in range(200):
        if tables.over.all():
            break
        assert (tables.mask().any(axis=1) != tables.over).all()
        assert ((tables.players < 0) == tables.over).all()
        before = tables.rows.copy()
        with pytest.raises(ValueError, match="does not allow act 12"):
            tables.step(np.full(8, acts.BOARD), np.zeros(8, dtype=np.int64))
        assert (tables.rows == before).all()
        chosen, amounts = some_acts(tables, dice)
        tables.step(chosen, amounts)
    assert tables.over.all()
    boxes = tables.rows[:, r.BOX]
    assert (tables.won().sum(axis=1) == -boxes).all() and (boxes == post.fee().due(3)).all()
    dealt = tables.over.copy()
    dealt[1:] = False
    tables.reset(dealt)
    assert not tables.over[0] and tables.over[1:].all()


def test_the_button_moves_on_and_players_keep_their_results() -> None:
    _, _, plan = planned("tommys", "holdem")
    tables = Tables(plan, tables=2, stacks=[40_00, 30_00, 20_00], seed=5)
    assert tables.won().tolist() == [[-1_00, -2_00, 0]] * 2
    assert tables.players.tolist() == [2, 2]
    tables.reset(np.array([True, False]))
    assert tables.won().tolist() == [[0, -1_00, -2_00], [-1_00, -2_00, 0]]
    assert tables.players.tolist() == [0, 2]
    assert tables.rows[0, r.CHIPS : r.CHIPS + 3].tolist() == [29_00, 18_00, 40_00]
    with pytest.raises(ValueError, match="2 to 10 players with chips"):
        Tables(plan, tables=1, stacks=[40_00])


def some_acts(tables: Tables, dice: np.random.Generator) -> tuple[Numbers, Numbers]:
    """A random offered act at each table, with the least amount."""
    mask = tables.mask()
    least, _, _ = tables.amounts()
    chosen = np.array([dice.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])
    return chosen.astype(np.int64), least.copy()


def test_what_a_seat_sees_holds_no_hidden_card_of_another() -> None:
    _, _, plan = planned("tommys", "stud7-hilo")
    tables = Tables(plan, tables=6, stacks=[40_00] * 4, seed=9)
    dice = np.random.default_rng(2)
    looks = 0
    while not tables.over.all():
        seen = tables.observe()
        for number, hand in enumerate(tables.rows):
            if hand[r.ASKED] != acts.DECISION:
                continue
            looks += 1
            actor = int(hand[r.ACTOR])
            own = mapping.down(hand.tolist(), actor)
            cards = seen[number, OWN_CARDS : OWN_CARDS + r.HELD]
            assert [int(card) for card in cards if card >= 0] == [
                int(card) for card in hand[r.DOWN + r.HELD * actor :][: len(own)]
            ]
            hidden = {
                int(hand[r.DOWN + r.HELD * seat + i])
                for seat in range(4)
                if seat != actor
                for i in range(hand[r.DOWN_COUNT + seat])
            }
            shown = set(seen[number, OWN_CARDS:SEATS_SEEN].tolist())
            for seat in range(4):
                first = SEATS_SEEN + seat * (len(SEAT_SEEN) + r.HELD) + len(SEAT_SEEN)
                shown |= set(seen[number, first : first + r.HELD].tolist())
            assert not hidden & shown
        tables.step(*some_acts(tables, dice))
    assert looks > 50


def test_the_board_and_the_stacks_are_seen() -> None:
    _, _, plan = planned("tommys", "holdem")
    tables = Tables(plan, tables=1, stacks=[40_00, 30_00, 20_00], seed=9)
    call = np.array([acts.CALL])
    nothing = np.zeros(1, dtype=np.int64)
    for _ in range(3):
        tables.step(call, nothing)
    seen = tables.observe()[0]
    assert (seen[BOARD_CARDS : BOARD_CARDS + 3] >= 0).all()
    assert (seen[BOARD_CARDS + 3 : SEATS_SEEN] == -1).all()
    # The seat in turn comes first: the small blind, then clockwise.
    width = len(SEAT_SEEN) + r.HELD
    assert [int(seen[SEATS_SEEN + width * i]) for i in range(3)] == [38_00, 28_00, 18_00]


def test_amounts_of_a_random_player_are_steps_of_the_range() -> None:
    hand = np.zeros(r.WIDTH, dtype=np.int64)
    hand[r.OFFERS] = 1 << acts.RAISE
    hand[r.LEAST], hand[r.MOST], hand[r.STEP] = 400, 1000, 200
    if not PLAIN:
        pytest.skip("a part of kernels has no door for Python")
    dice = chance.dice(1, 1)
    with np.errstate(over="ignore"):
        found = {any_act(hand, dice) for _ in range(200)}
    assert found == {(acts.RAISE, to) for to in (400, 600, 800, 1000)}
