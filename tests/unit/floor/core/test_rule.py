"""A report finds its remedy, in place, or is refused and nothing has changed."""

import pytest

from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.family import POT
from cardhouse.floor import rule
from cardhouse.floor.core.reports import Boxed, Report, WrongCount
from cardhouse.floor.families import RULINGS
from cardhouse.floor.pot.cites import BOARD_CITES
from cardhouse.floor.pot.reports import REPORTS, EarlyBoard, JokerFound
from tests.kit.cases import finish, refused
from tests.kit.hands import Dealt


def test_every_report_has_its_remedy() -> None:
    assert set(RULINGS[POT].remedies) == set(REPORTS)


def test_every_report_has_a_name_of_its_own() -> None:
    tags = [report.__struct_config__.tag for report in REPORTS]
    assert len(set(tags)) == len(tags)


def test_a_ruling_changes_the_hand_in_place_and_returns_its_events() -> None:
    table = Dealt(seats=3)
    hand = table.hand
    events = rule(hand, table.log, EarlyBoard())
    assert isinstance(events[0], Ruled)
    assert len(hand.aside) == 3
    assert hand is table.hand


def test_a_ruling_cites_a_key_that_every_book_must_answer_for() -> None:
    table = Dealt(seats=3)
    assert {event.cite for event in table.report(EarlyBoard())} <= BOARD_CITES


def test_a_remedy_that_turns_out_impossible_half_way_changes_nothing() -> None:
    table = Dealt(seats=3)
    # Nobody knows the order of a stock of which chance has decided on the hands alone.
    table.hand.stock[:] = ["??" for _ in table.hand.stock]  # type: ignore[misc]
    before = table.hand.copy()
    with pytest.raises(Illegal) as error:
        rule(table.hand, table.log, EarlyBoard())
    assert error.value.reason is Reason.NOT_SUCH_CASE
    assert table.hand == before


@pytest.mark.parametrize("report", [JokerFound(), EarlyBoard(), WrongCount(seat=1)])
def test_a_hand_that_is_over_stands(report: Report) -> None:
    table = finish(Dealt(seats=3))
    error = refused(table, report, Reason.HAND_OVER)
    assert error.cite == "floor.final"


def test_nor_can_a_card_of_its_stock_be_boxed_any_more() -> None:
    table = finish(Dealt(seats=3))
    refused(table, Boxed(card=table.hand.stock[0]), Reason.HAND_OVER)
