"""Scraps in odd places: several of them, with other mistakes, in a deck nobody knows."""

from cardhouse.cards import HIDDEN, JOKER, Card
from cardhouse.engine.pot.deal_events import ScrapFound, ScrapMarked
from cardhouse.engine.pot.hand import PotGame
from cardhouse.floor.core.reports import Boxed
from cardhouse.floor.pot.reports import EarlyBoard, ExtraDealt, FlopCount, JokerFound
from tests.kit.cases import deck, finish, refused
from tests.kit.hands import Dealt
from tests.kit.playing import game_of
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
