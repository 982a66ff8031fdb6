"""A hand that got no card: all cards move back in dealing order, from the bank's left."""

from typing import Any

import pytest

from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.illegal import Reason
from cardhouse.floor.banked.reports import DealMistake, MissedHand
from tests.kit.banked import Banked, game
from tests.rules.lo_ball_room.house import HOUSE

rule = pytest.mark.rule
SPOTS = (6, 7, 2, BANK)


def stopped(missed: int, stop: int, **settings: Any) -> Banked:
    """Bank in seat 4, wagers on 6, 7 and 2, dealt in this order; one of them is missed."""
    wagers = dict.fromkeys((6, 7, 2), 10)
    table = Banked(
        game(HOUSE), bank=4, wagers=wagers, shoe="2 3 4 5 6 7 8 9", wait=True, **settings
    )
    table.open_bets().report(DealMistake(missed=(missed,), stop=stop))
    return table.close_bets()


@rule("LBR-BJ-47", "LBR-BJ-P12")
@pytest.mark.parametrize("banks", [{}, {"idle": (5,)}, {"behind": (5,)}])
def test_cards_move_back_in_the_order_of_the_deal(banks: dict[str, tuple[int, ...]]) -> None:
    table = stopped(7, 3, **banks)
    assert [table.cards(spot) for spot in SPOTS] == ["2", "", "3", "4"]
    table.report(MissedHand(spot=7))
    assert [table.cards(spot) for spot in SPOTS] == ["2", "3", "4", ""]
    table.act("lapse")
    assert [table.cards(spot) for spot in SPOTS] == ["2 6", "3 7", "4 8", "5"]


@rule("LBR-BJ-47", "LBR-BJ-P12")
def test_the_last_spot_of_the_deal_takes_the_banks_card() -> None:
    table = stopped(2, 3)
    table.report(MissedHand(spot=2))
    assert [table.cards(spot) for spot in SPOTS] == ["2", "3", "4", ""]


@rule("LBR-BJ-47", "LBR-BJ-P12")
@pytest.mark.parametrize(("missed", "early"), [(7, 2), (6, 2)])
def test_a_spot_whose_turn_is_still_to_come_was_not_missed(missed: int, early: int) -> None:
    # A single card is out: to spot 6, or past it to spot 7.
    table = stopped(missed, 1)
    table.refused(MissedHand(spot=early), Reason.NOT_SUCH_CASE)
