"""The coach's equity is what `cardhouse odds` prints for the same cards."""

from __future__ import annotations

import json

import pytest

from cardhouse.coach.pot.coach import question_of
from cardhouse.coach.pot.draws import kept
from cardhouse.coach.pot.equity import equity
from cardhouse.coach.pot.outs import outs
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Call, Fold
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.view import PotView
from tests.kit.coached import decisions
from tests.kit.hands import Dealt
from tests.unit.cli.calls import call

LONG = [
    pytest.param(name, marks=pytest.mark.long) for name in ("tommys/stud7-hilo", "button-room/draw")
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


def test_the_price_decides_between_call_and_fold() -> None:
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
