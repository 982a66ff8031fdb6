"""The default bot plays good cards, gives up bad ones, and sees no card it may not see."""

from random import Random

import pytest
from msgspec.structs import replace

from cardhouse.bots import Session
from cardhouse.bots.pot.sensible import Sensible
from cardhouse.chance import Seeded
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.pot.commands import Call, Check, Fold, Muck, Raise, Show
from cardhouse.engine.pot.view import look
from cardhouse.rulebook import posted
from cardhouse.table.rules import Band, Fee
from tests.kit.hands import Dealt, game

BOARD = "Ks 7d 7h 2c 3s"


def choices(dealt: Dealt, times: int = 60) -> list[type[Command]]:
    """The bot's choices at the same decision, over many seeds."""
    view = look(dealt.hand, dealt.turn)
    made = [Sensible(dealt.game, Random(i)).decide(view, dealt.ask) for i in range(times)]
    assert all(dealt.ask.allows(command) for command in made)
    return [type(command) for command in made]


def test_aces_are_raised_and_rags_thrown_away_before_the_flop() -> None:
    aces = choices(Dealt(seats=6, hands={3: "As Ah"}))
    assert aces.count(Raise) > 40 and Fold not in aces
    rags = choices(Dealt(seats=6, hands={3: "7s 2h"}))
    assert rags.count(Fold) > 50 and 0 < rags.count(Raise) < 10, "a bluff now and then"


def test_a_raised_pot_asks_for_better_cards() -> None:
    dealt = Dealt(seats=6, hands={4: "Js Ts"})
    dealt.act("3 call")
    assert choices(dealt).count(Fold) == 0
    dealt = Dealt(seats=6, hands={5: "Js Ts"})
    dealt.act("3 raise 4", "4 raise 6")
    assert choices(dealt).count(Fold) > 50


def test_nobody_folds_when_checking_is_free() -> None:
    dealt = Dealt(seats=2, hands={1: "7s 2h"}).act("2 call")
    assert set(choices(dealt)) <= {Check, Raise}


def test_the_river_is_played_by_the_chance_to_win() -> None:
    hands = {1: "Kd Kc", 2: "4h 5s"}
    dealt = Dealt(seats=3, hands=hands, board=BOARD).check_round().check_round().check_round()
    dealt.act("1 check", "2 check", "3 bet 4")
    assert choices(dealt).count(Raise) > 40
    dealt.act("1 raise 8")
    assert choices(dealt).count(Fold) > 50


def test_a_beaten_hand_is_mucked_and_a_winner_shown() -> None:
    dealt = Dealt(seats=2, hands={1: "Kd Kc", 2: "As Ah"}, board=BOARD)
    dealt.check_round().check_round().check_round().check_round()
    assert set(choices(dealt, 5)) == {Show}
    dealt.act("1 show")
    assert set(choices(dealt, 5)) == {Muck}


def test_where_amounts_are_free_it_stays_within_them() -> None:
    spread = game(table="1-4 spread")
    for seed in range(40):
        dealt = Dealt(spread, seats=2, hands={2: "As Ah"})
        command = Sensible(spread, Random(seed)).decide(look(dealt.hand, 2), dealt.ask)
        assert isinstance(command, Raise | Call)
        dealt.play(command)


def test_a_game_without_ranks_is_called() -> None:
    dealt = Dealt(game(high=None), seats=3)
    assert set(choices(dealt, 10)) == {Call}


def test_hidden_cards_do_not_change_a_decision() -> None:
    first = Dealt(seats=3, hands={3: "9s 9h", 1: "As Ah", 2: "Kd Kc"}, board="4c 5d Jh 2c 3s")
    second = Dealt(seats=3, hands={3: "9s 9h", 1: "2d 7d", 2: "8c 3h"}, board="4c 5d Jh 2c 3s")
    for dealt in (first, second):
        dealt.act("3 call", "1 call", "2 check", "1 check", "2 check")
    assert choices(first) == choices(second)


@pytest.mark.parametrize("other", ["caller", "random"])
def test_it_wins_from_bots_that_do_not_think(other: str) -> None:
    bots = {1: "sensible", 2: other, 3: "sensible", 4: other}
    session = Session.open(posted("tommys", "holdem"), chance=Seeded(1), seats=4, bots=bots, seed=1)
    # A fee of three dollars a hand would drown any edge at this table.
    fee = Fee(bands=(Band(up_to=10, amount=0),))
    session.table.spread = replace(session.table.spread, fee=fee)
    won = dict.fromkeys(bots, 0)
    for _ in range(250):
        session.next_hand()
        session.advance()
        started, hand = session.table.log[0], session.table.hand
        assert isinstance(started, HandStarted) and hand is not None
        for seat, stack in started.stacks.items():
            won[seat] += hand.chips[seat] - stack
    assert won[1] + won[3] > 0
