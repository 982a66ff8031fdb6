"""Scraps in odd places: several of them, with other mistakes, in an unknown deck."""

import pytest

from cardhouse.cards import HIDDEN, JOKER, Card
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.deal_events import ScrapFound, ScrapMarked
from cardhouse.engine.pot.hand import PotGame
from cardhouse.floor.core.reports import Boxed
from cardhouse.floor.pot.reports import EarlyBoard, Exposed, ExtraDealt, FlopCount, JokerFound
from tests.kit.cases import deck, finish, refused
from tests.kit.hands import Dealt, game
from tests.kit.playing import game_of
from tests.kit.refusals import detail_of
from tests.unit.floor.pot.test_any_report import Sparing

STUB = "3c 8d 8h Qs 5h 2d 9c Kd 7s Jh"


def test_two_scraps_under_each_other_are_both_passed_over() -> None:
    table = Dealt(deck=deck(6, STUB))
    table.report(Boxed(card=Card("8d")))
    table.report(Boxed(card=Card("8h")))
    table.check_round()
    assert table.hand.board == ["Qs", "5h", "2d"]
    assert table.hand.aside == ["8d", "8h"]
    assert [event.card for event in table.events(ScrapFound)] == ["8d", "8h"]


def test_a_premature_turn_passes_over_a_scrap() -> None:
    table = Dealt(deck=deck(6, "2s 3s 4s 5s 6s 8d 7s 9s Ts")).check_round()
    table.report(Boxed(card=Card("8d")))
    table.report(EarlyBoard())
    assert table.hand.aside == ["8d", "7s"]
    assert table.hand.burns == ["2s", "6s"]
    table.check_round()
    assert table.hand.board[3] == "Ts"


def test_a_fourth_flop_card_is_no_joker() -> None:
    table = Dealt(deck=deck(6, "2s 3s 4s 5s Jo 6s"), foreign="Jo").check_round()
    table.report(FlopCount(cards=4))
    assert table.hand.aside == ["Jo"]
    assert len(table.hand.board) == 3
    finish(table)


def test_a_card_too_many_is_no_scrap() -> None:
    table = Dealt(deck=deck(6, "8d 3s 4s"))
    table.report(Boxed(card=Card("8d")))
    table.report(ExtraDealt(seat=2))
    assert table.hand.down[2][-1] == "3s"
    assert table.hand.aside == ["8d"]


def test_a_scrap_in_a_stock_that_nobody_knows_is_found_when_it_turns_up() -> None:
    for seed in range(30):
        table = Dealt(seats=4, foreign="Jo", wait=True)
        table.chance = Sparing(seed)
        table.report(Boxed(card=Card("8d")))
        table.deal()
        assert HIDDEN in table.hand.stock
        finish(table)
        played = [*table.hand.board, *table.hand.burns, *table.hand.muck]
        shown = [card for up in table.hand.up.values() for card in up]
        assert "8d" not in played + shown
        assert JOKER not in table.hand.board
        assert HIDDEN not in table.hand.board


def test_a_mark_lies_on_the_card_until_it_is_found() -> None:
    table = Dealt(deck=deck(6, STUB))
    table.report(Boxed(card=Card("8d")))
    assert [event.card for event in table.events(ScrapMarked)] == ["8d"]
    assert table.hand.scraps == ["8d"]
    table.check_round()
    assert table.hand.scraps == []


def test_a_card_that_lies_face_up_in_a_hand_cannot_be_boxed() -> None:
    table = Dealt(seats=2, deck=deck(2, STUB, {1: "Ah Ad"}))
    for _ in range(4):
        table.check_round()
    table.act("1 show")
    refused(table, Boxed(card=Card("Ah")))


def test_a_joker_already_laid_aside_cannot_be_found_again() -> None:
    table = Dealt(deck=deck(6, "3c Jo Qs 5h 2d"), foreign="Jo")
    table.report(JokerFound())
    refused(table, JokerFound())
    table.check_round()
    refused(table, JokerFound())


def test_nothing_comes_out_of_the_middle_of_a_stock_that_nobody_knows() -> None:
    table = Dealt(game_of(PotGame, "button-room", "holdem"), seats=4, wait=True)
    table.chance = Sparing(1)
    table.deal()
    known = table.hand.stock.index(HIDDEN)
    assert known < len(table.hand.stock) // 2
    refused(table, Boxed(card=table.hand.down[3][0]))


@pytest.mark.rule("BTN-HE-31")
def test_a_scrap_in_the_middle_of_the_stock_makes_no_card_good() -> None:
    table = Dealt(game_of(PotGame, "button-room", "holdem"), seats=4)
    stock = table.hand.stock[:]
    middle = stock.pop(len(stock) // 2)
    table.report(Boxed(card=middle))
    card = table.hand.down[1][0]
    table.report(Exposed(seat=1, card=card))
    found = table.events(ScrapFound)[-1]
    assert (found.card, found.cite) == (middle, "scrap.down-card")
    assert table.hand.down[1][-1] == stock[len(stock) // 2]
    assert card not in table.hand.down[1]


def test_there_is_no_middle_of_a_stock_that_nobody_knows() -> None:
    table = Dealt(game_of(PotGame, "button-room", "holdem"), seats=4, wait=True)
    table.chance = Sparing(1)
    table.deal()
    refused(table, Exposed(seat=1, card=table.hand.down[1][0]), Reason.NOT_SUCH_CASE)


def test_a_card_is_boxed_once_and_only_where_nobody_has_seen_it() -> None:
    table = Dealt(seats=3, deck=deck(3, STUB)).act("3 fold")
    table.report(Boxed(card=Card("8d")))
    words = detail_of(refused(table, Boxed(card=Card("8d")), Reason.NOT_SUCH_CASE))
    assert words == "8d is out of play already."
    table.check_round()
    assert table.hand.aside == ["8d"]
    words = detail_of(refused(table, Boxed(card=Card("8d")), Reason.NOT_SUCH_CASE))
    assert words == "8d is out of play already."
    for card in (table.hand.muck[0], JOKER):
        words = detail_of(refused(table, Boxed(card=card), Reason.NOT_SUCH_CASE))
        assert words == f"{card} is not in the stock."
    refused(table, JokerFound(), Reason.NOT_SUCH_CASE)


def test_a_joker_is_found_once() -> None:
    table = Dealt(seats=3, deck=deck(3, "3c 8d Jo Qs 5h 2d 9c Kd"), foreign="Jo")
    table.report(JokerFound())
    words = detail_of(refused(table, JokerFound(), Reason.NOT_SUCH_CASE))
    assert words == "Jo is out of play already."


STUDS = pytest.mark.parametrize(
    ("house", "name"),
    [("tommys", "stud7"), ("lo-ball-room", "stud7-hilo"), ("button-room", "stud7")],
)
STUD_HANDS = {1: "2c 3c 4c 5c 6c 7c 8c", 2: "2d 3d 4d 5d 6d 7d 8d", 3: "9s Ts Kh Kd Kc 9c 9d"}


def to_the_last_card(table: Dealt) -> Dealt:
    while len(table.hand.down[1]) < 3:
        table.check_round()
    return table


@pytest.mark.rule("TOM-S7-P10", "LBR-RM-P10", "BTN-HE-32")
@STUDS
def test_a_joker_fouls_only_the_hand_of_who_acted_on_it(house: str, name: str) -> None:
    hands = STUD_HANDS | {1: "2c 3c 4c 5c 6c 7c Jo"}
    table = to_the_last_card(Dealt(game(house, name), seats=3, hands=hands, foreign="Jo"))
    table.report(JokerFound())
    assert 1 in table.hand.live and len(table.hand.down[1]) == 3
    assert table.hand.aside == ["Jo"]
    table = to_the_last_card(Dealt(game(house, name), seats=3, hands=hands, foreign="Jo"))
    table.act("3 check", "1 check")
    table.report(JokerFound())
    assert table.hand.live == [2, 3]


@pytest.mark.rule("TOM-S7-P10", "LBR-RM-P10")
@STUDS
def test_a_boxed_last_card_is_replaced_before_its_player_acts_on_it(house: str, name: str) -> None:
    table = to_the_last_card(Dealt(game(house, name), seats=3, hands=STUD_HANDS))
    table.report(Boxed(card=Card("8c")))
    assert table.hand.aside == ["8c"] and len(table.hand.down[1]) == 3
    table.act("3 check", "1 check")
    refused(table, Boxed(card=table.hand.down[1][-1]))


@pytest.mark.rule("TOM-S7-P10", "LBR-RM-P10")
@STUDS
@pytest.mark.parametrize("street", [3, 4])
def test_a_boxed_up_card_is_replaced_at_once(house: str, name: str, street: int) -> None:
    table = Dealt(game(house, name), seats=3, hands=STUD_HANDS)
    if street > 3:
        table.check_round()
    boxed, top = table.hand.up[1][-1], table.hand.stock[0]
    table.report(Boxed(card=boxed))
    assert table.hand.aside == [boxed]
    assert table.hand.up[1][-1] == top and len(table.hand.up[1]) == street - 2
    table.check_round()
    refused(table, Boxed(card=table.hand.up[1][0]))


@pytest.mark.rule("TOM-S7-P10", "TOM-S7-18")
def test_the_low_card_is_another_when_it_was_boxed() -> None:
    table = Dealt(game("tommys", "stud7"), seats=3, hands=STUD_HANDS)
    assert table.turn == 1 and table.offers >= {"bring-in"}
    table.report(Boxed(card=Card("4c")))
    assert table.turn == 2 and table.offers >= {"bring-in"}
