"""The coach's equity is what `cardhouse odds` prints for the same cards."""

from __future__ import annotations

import json

import pytest

from cardhouse.coach.families import advise
from cardhouse.coach.pot.coach import question_of
from cardhouse.coach.pot.draws import kept
from cardhouse.coach.pot.equity import equity
from cardhouse.coach.pot.outs import outs
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Call, Discard, Fold
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.view import PotView
from tests.kit.coached import decisions
from tests.kit.hands import Dealt
from tests.unit.cli.calls import call

# Hi-lo, the whole range of streets, up cards that have been seen, jokers, and draws.
LONG = [
    pytest.param(name, marks=pytest.mark.long)
    for name in (
        *("tommys/stud7-hilo", "tommys/stud7", "button-room/stud5", "tommys/omaha-hilo"),
        *("button-room/draw", "tommys/lowball", "ven-a-mexico/draw-joker", "tommys/draw-hilo"),
    )
]


@pytest.mark.parametrize("name", ["tommys/holdem", *LONG])
def test_the_figures_equal_those_of_odds(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    house, _, title = name.partition("/")
    compared = 0
    for played, view, _, advice in decisions(house, title, 2):
        if not any(isinstance(choice.command, Fold) for choice in advice.choices):
            continue
        assert isinstance(played, PotGame) and isinstance(view, PotView)
        held = kept(played, view, view.own)
        gone = tuple(card for card in view.own.down + view.own.up if card not in held)
        asked = question_of(view, held, gone)
        args = ["odds", house, title, *asked.hands, "--board", asked.board, "--dead", asked.dead]
        said = json.loads(call(capsys, *args, "--json").out)
        assert equity(played, asked).shares[0] == said["hands"][0]["equity"]
        shown = next(w.args["share"] for w in advice.why if w.id == "coach-share")
        assert shown == f"{100 * said['hands'][0]['equity']:.1f}"
        compared += 1
    assert compared >= 2


def test_every_street_of_holdem_is_what_odds_says(capsys: pytest.CaptureFixture[str]) -> None:
    table = Dealt(seats=2, hands={1: "Ah Kh", 2: "Qc Qd"}, board="7h 2h 9s 3c 4d")
    shares = {}
    for acts in (("2 call",), ("1 check",), ("1 check", "2 check"), ("1 check", "2 check")):
        table.act(*acts)
        ask = next(ask for ask in table.hand.asked if ask.actor == 1)
        view = look(table.hand, 1)
        assert isinstance(view, PotView)
        advice = advise(table.game, view, ask)
        board = "".join(view.board)
        said = json.loads(
            call(
                capsys, "odds", "tommys", "holdem", "AhKh", "random", "--board", board, "--json"
            ).out
        )
        shown = next(w.args["share"] for w in advice.why if w.id == "coach-share")
        assert shown == f"{100 * said['hands'][0]['equity']:.1f}"
        shares[len(view.board)] = float(shown)
    assert list(shares) == [0, 3, 4, 5]
    # Ace high with two overcards and a flush draw, which comes to nothing.
    assert shares[3] > shares[4] > shares[5]


@pytest.mark.long
@pytest.mark.parametrize("name", ["button-room/draw", "tommys/lowball"])
def test_what_to_throw_is_what_odds_says(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    house, _, title = name.partition("/")
    compared = 0
    for played, view, _, advice in decisions(house, title, 3):
        assert isinstance(played, PotGame) and isinstance(view, PotView)
        for choice in advice.choices:
            if not isinstance(choice.command, Discard) or choice.worth is None:
                continue
            gone = choice.command.cards
            held = tuple(card for card in view.own.down if card not in gone)
            asked = question_of(view, held, gone)
            args = ["odds", house, title, *asked.hands, "--dead", asked.dead, "--json"]
            said = json.loads(call(capsys, *args).out)
            assert choice.worth == pytest.approx(said["hands"][0]["equity"] * view.pot)
            compared += 1
    assert compared


def test_the_price_decides_between_call_and_fold() -> None:
    for _, view, _, advice in decisions("tommys", "holdem", 2):
        for said in advice.why:
            if said.id == "coach-price":
                # The price as a share of the pot after it is paid.
                cost = next(c.cost for c in advice.choices if isinstance(c.command, Call))
                assert isinstance(view, PotView)
                assert said.args["need"] == f"{100 * cost / (view.pot + cost):.1f}"
    priced = [
        (advice, {type(choice.command): choice.worth for choice in advice.choices})
        for _, _, _, advice in decisions("tommys", "holdem", 6)
    ]
    priced = [(advice, worth) for advice, worth in priced if Call in worth]
    assert priced
    for advice, worth in priced:
        assert worth[Fold] == 0.0
        assert (type(advice.best) is Fold) == all((each or 0.0) <= 0 for each in worth.values())


def test_outs_are_the_cards_that_make_a_better_hand_with_ones_own() -> None:
    """Four to a flush: nine cards of the suit, and the three that pair each of the own ranks."""
    table = Dealt(seats=2, hands={1: "Ah Kh", 2: "Qc Qd"}, board="7h 2h 9s 3c 4d")
    table.act("2 call", "1 check")
    view = look(table.hand, 1)
    assert isinstance(view, PotView) and len(view.board) == 3
    found = outs(table.game, view, view.own)
    hearts = {f"{rank}h" for rank in "3456789TJQ"} - {"7h"}
    assert list(found) == ["flush", "one pair"] and set(found["flush"]) == hearts
    # A card that pairs the board alone is everybody's.
    assert set(found["one pair"]) == {"Ac", "Ad", "As", "Kc", "Kd", "Ks"}
