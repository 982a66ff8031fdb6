"""A table at which learners sit plays on by itself, and always comes to an end."""

import random

import pytest

from cardhouse.bots.names import DEFAULT
from cardhouse.engine.banked.commands import SetHand
from cardhouse.env import sitting
from cardhouse.env.coder import LET_PASS, Coder
from cardhouse.env.opening import Place
from cardhouse.env.sitting import Sitting
from tests.kit.learning import episodes, walk


def test_broke_learners_buy_in_again_between_hands() -> None:
    table = episodes("tommys", "holdem", hands=60)
    for _ in walk(table, seed=2):
        pass
    won, dropped = table.rewards()
    # Some have lost more than the buy-in they came with.
    assert min(won.values()) < -20_00 and sum(won.values()) + dropped == 0


def test_after_much_patience_silence_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting, "PATIENCE", 3)
    table, asked = episodes("tommys", "no-bust-blackjack"), dict[int, int]()
    for seat in walk(table):
        if not table.sitting.between:
            asked[seat] = asked.get(seat, 0) + 1
    assert max(asked.values()) == 3 and not table.sitting.cut_short


def test_a_hand_that_does_not_end_is_cut_short_and_counts_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sitting, "LONGEST", 20)
    table = episodes("tommys", "pan")
    decisions = sum(1 for _ in walk(table))
    assert table.sitting.cut_short and decisions <= 20
    assert not any(table.rewards()[0].values())


def test_an_optional_decision_may_be_let_pass() -> None:
    table, optional = episodes("tommys", "pai-gow-poker", hands=8), 0
    for _ in walk(table):
        ask = table.sitting.ask
        if ask is not None and not ask.must:
            assert table.menu[LET_PASS] is None and SetHand in ask.offers
            optional += 1
    assert optional


def test_every_seat_is_asked_for_the_bank_and_the_game() -> None:
    said = set()
    for house, game in (("tommys", "no-bust-blackjack"), ("button-room", "dealers-choice")):
        table = episodes(house, game, hands=6)
        for _ in walk(table):
            if table.sitting.between:
                said |= {table.coder.meaning(action) for action in table.menu}
    assert {"take-bank", "pass-bank", "name-game (stud5)", "name-game (holdem)"} <= said


def test_nobody_passes_the_bank_that_nobody_else_takes() -> None:
    table = episodes("tommys", "no-bust-blackjack", hands=2)
    table.begin(1)
    while not table.sitting.over:
        passing = [each for each in table.menu if table.coder.meaning(each) == "pass-bank"]
        done = [each for each in table.menu if table.coder.meaning(each) == "done"]
        table.act((passing or done or sorted(table.menu))[0])
    assert table.sitting.started


def test_a_house_seats_its_own_standing_banks() -> None:
    place = Place("lo-ball-room", "no-bust-blackjack", "")
    seating = place.seated(place.seats((2, 3, 4)), {}, stacks=None, hands=1, bank=0, showdown=False)
    assert seating.banks == {1, 5} and seating.bots == {1: DEFAULT, 5: DEFAULT}
    table = Sitting(seating, "7")
    assert Coder(table.table, seating.taken).places.seats == 5
    coins = random.Random(1)
    coder = Coder(table.table, seating.taken)
    while not table.over:
        assert table.ask is not None and table.seat in (2, 3, 4)
        menu = coder.menu(table.ask, table.view(table.seat))
        table.play(menu[coins.choice(sorted(menu))])
    assert table.table.hand is not None and table.table.hand.button in (1, 5)
