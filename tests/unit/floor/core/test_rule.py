"""A report finds its remedy, in place, or is refused and changes nothing."""

import pytest

from cardhouse.engine.core.cites import cited_at
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.family import POT
from cardhouse.floor import ALL_REPORTS, rule
from cardhouse.floor.core.reports import Boxed, Report, WrongCount
from cardhouse.floor.core.rules import Irregularities
from cardhouse.floor.core.rulings import remedies_in
from cardhouse.floor.families import RULINGS
from cardhouse.floor.pot import board
from cardhouse.floor.pot.reports import EarlyBoard, JokerFound, ReviveHand
from cardhouse.ledger import LEFT
from tests.kit.cases import finish, refused
from tests.kit.hands import Dealt


def kinds(base: type[Report]) -> set[type[Report]]:
    """Every report of the package, found by its class."""
    found = {kind for below in base.__subclasses__() for kind in kinds(below)}
    return found or {base}


def test_every_report_has_its_remedy() -> None:
    written = {kind for kind in kinds(Report) if kind.__module__.startswith("cardhouse.")}
    assert written == set(ALL_REPORTS)


def test_every_report_has_a_name_of_its_own() -> None:
    tags = [report.__struct_config__.tag for report in ALL_REPORTS]
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
    declared = cited_at(RULINGS[POT].remedies[EarlyBoard].cites, table.game, Irregularities())
    assert {event.cite for event in table.report(EarlyBoard())} <= declared


def test_no_report_has_two_remedies() -> None:
    with pytest.raises(AssertionError, match="two remedies"):
        remedies_in(board, board)


def test_a_remedy_that_turns_out_impossible_half_way_changes_nothing() -> None:
    table = Dealt(seats=3)
    # The order of the stock is unknown while chance has decided only on the hands.
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


def test_where_every_chip_is_still_there_a_hand_opened_again_lacks_nothing() -> None:
    table = Dealt(seats=3).act("3 fold", "1 fold")
    events = table.report(ReviveHand(seat=1, by="Flora", reason="a card was covered"))
    opened = events[0]
    assert isinstance(opened, Ruled) and (opened.kind, opened.detail) == ("opened-again", "")
    assert table.hand.live == [1, 2] and LEFT not in table.hand.chips
