"""A sample of `make floor`: hands in a storm of mistakes, and a second settlement to check them."""

import pytest
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core.events import CardsMoved, Ruled
from cardhouse.engine.core.said import Listed, Said, say
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.floor import ALL_REPORTS
from cardhouse.floor.core.case import named
from cardhouse.floor.core.reports import Boxed, WrongCount
from cardhouse.table import AnyEvent
from tests.kit.banked import Banked, game
from tests.kit.cases import finish
from tests.kit.hands import Dealt
from tests.rules.lo_ball_room.house import HOUSE
from tests.runs.floor import storm
from tests.runs.floor.named import check_details
from tests.runs.floor.resettled import check_banked, prize
from tests.runs.floor.resettled_pots import check_pots

HANDS = 3
TABLES = pytest.mark.parametrize("table", storm.tables(), ids=" ".join)


@TABLES
def test_whatever_is_reported_all_laws_hold_and_all_is_settled_right(table: storm.Table) -> None:
    tally = storm.batch((table, 1), HANDS)
    assert tally.failures == []
    assert tally.hands >= HANDS
    assert tally.ruled.total() > 0 and tally.compared.total() > 0


@pytest.mark.rule("TOM-LB-11")
@pytest.mark.parametrize(("seed", "hand"), [(31, 7), (36, 11)], ids=["a joker", "a card short"])
def test_a_foul_hand_left_alone_face_up_is_no_seven(seed: int, hand: int) -> None:
    tally = storm.batch((("tommys", "lowball", ""), seed), hand)
    assert tally.failures == [] and tally.hands == hand


def test_every_house_game_is_in_it_once() -> None:
    assert len({table[:2] for table in storm.tables()}) == 24


def test_a_report_that_was_too_rare_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    total = storm.Tally(hands=9)
    total.ruled.update({kind.__name__: 50 for kind in ALL_REPORTS})
    assert storm.report(total, 1.0, 50) == 0
    total.ruled["Boxed"] -= 1
    assert storm.report(total, 1.0, 50) == 1
    assert "ruled fewer than 50 times: Boxed" in capsys.readouterr().out


def test_a_cent_too_much_out_of_a_pot_is_found() -> None:
    table = finish(Dealt(seats=3))
    assert check_pots(table.hand, table.log) == "showdown"
    first, second, *_ = table.hand.seats
    table.hand.chips[first] += 1
    table.hand.chips[second] -= 1
    with pytest.raises(AssertionError):
        check_pots(table.hand, table.log)


@pytest.mark.parametrize(
    ("detail", "wrong"),
    [
        (named(Card("As")), "not everybody sees"),
        (say("shared-with", partners=Listed((named(Card("As")),))), "not everybody sees"),
        ("As", "a text for its detail"),
    ],
)
def test_a_ruling_that_names_a_hidden_card_is_found(detail: Said | str, wrong: str) -> None:
    events: list[AnyEvent] = [Ruled(kind="exposed", detail=detail)]
    with pytest.raises(AssertionError, match=wrong):
        check_details(WrongCount(seat=1), events)


def test_a_card_that_lies_face_up_may_be_named() -> None:
    ace = Card("As")
    ruled = Ruled(kind="exposed", detail=named(ace))
    check_details(Boxed(card=ace), [ruled])
    moved = CardsMoved(cards=(ace,), source="down:1", target="muck", public=True)
    check_details(WrongCount(seat=1), [ruled, moved])
    with pytest.raises(AssertionError, match="not everybody sees"):
        check_details(WrongCount(seat=1), [ruled, replace(moved, public=False)])


def test_a_pot_for_the_wrong_hand_is_found() -> None:
    table = finish(Dealt(seats=2, hands={1: "As Ad", 2: "7c 2d"}, board="Kh 9s 8d 4c 3h"))
    (award,) = table.events(PotAwarded)
    assert award.seat == 1
    wrong = [replace(e, seat=2) if e is award else e for e in table.log]
    table.hand.chips[1] -= award.amount
    table.hand.chips[2] += award.amount
    with pytest.raises(AssertionError):
        check_pots(table.hand, wrong)


def test_a_cent_too_much_on_a_wager_is_found() -> None:
    table = Banked(game("new-esquire"), wagers={1: 10, 2: 10}, shoe="T T 9 8 7 T").stand()
    assert check_banked(table.hand, table.log)
    table.hand.chips[1] += 1
    table.hand.chips[2] -= 1
    with pytest.raises(AssertionError):
        check_banked(table.hand, table.log)


def test_two_jokers_are_seen_where_they_lie() -> None:
    table = Banked(game(HOUSE), bank=1, wagers={2: 10, 3: 10}, shoe="9 Jo 8 9 Jo T T").stand()
    assert prize(table.hand, table.log) == ("double-joker", (3,))
