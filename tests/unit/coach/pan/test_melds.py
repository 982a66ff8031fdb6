"""The coach at pan: every proposal, and the chips that all others pay for it."""

from __future__ import annotations

from cardhouse.coach.pan.coach import LAYING
from cardhouse.engine.pan.terms import Laying
from cardhouse.engine.pan.view import PanView
from tests.kit.coached import decisions


def test_a_meld_is_worth_what_the_others_pay() -> None:
    compared = 0
    for game, view, ask, advice in decisions("tommys", "pan", 6):
        assert isinstance(view, PanView)
        others = sum(seat.live for seat in view.seats) - 1
        proposed = {
            move.worth * game.stakes.chip * others
            for kind in LAYING
            if isinstance(terms := ask.offers.get(kind), Laying)
            for move in terms.proposals(kind)
        }
        shown = [choice for choice in advice.choices if isinstance(choice.command, LAYING)]
        assert {choice.worth for choice in shown} <= proposed
        assert not shown or max(choice.worth or 0 for choice in shown) == max(proposed)
        compared += len(shown)
    assert compared
