"""Wrong hands, when one mistake meets another."""

from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import CardsMoved
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.events import HandKilled
from cardhouse.floor import rule
from cardhouse.floor.core.reports import WrongCount
from cardhouse.floor.pot.reports import Exposed, ExtraDealt, KillHand, ReviveHand, ShortDealt
from tests.kit.cases import deck, finish, refused
from tests.kit.hands import Dealt, game


def test_a_dealer_can_pass_over_one_seat_and_serve_another_twice() -> None:
    table = Dealt(seats=3, deck="2c 3c 4c 5c 6c 7c 8c", wait=True)
    table.log += rule(table.hand, table.log, ShortDealt(seat=1))
    table.report(ExtraDealt(seat=2))
    assert table.hand.down == {1: ["2c"], 2: ["3c", "5c", "7c"], 3: ["4c", "6c"]}
    table.report(WrongCount(seat=1))
    table.report(WrongCount(seat=2))
    assert table.hand.down[1] == ["2c", "8c"]
    assert table.stock(1) == ["3c"]
    finish(table)


def test_a_seat_is_passed_over_only_once() -> None:
    table = Dealt(seats=3, wait=True)
    table.log += rule(table.hand, table.log, ShortDealt(seat=2))
    refused(table, ShortDealt(seat=2))
    table.deal()
    assert [len(held) for held in table.hand.down.values()] == [2, 1, 2]


def test_a_player_without_any_card_is_no_case_for_a_repair() -> None:
    table = Dealt(seats=3, wait=True)
    table.report(KillHand(by="Flora", reason="away", seat=2))
    table.report(ReviveHand(by="Flora", reason="he is back", seat=2))
    assert table.hand.down[2] == []
    table.report(WrongCount(seat=2))
    assert len(table.events(Misdealt)) == 1
    assert [len(held) for held in table.hand.down.values()] == [2, 2, 2]


def test_a_card_exposed_from_a_hand_of_three_leaves_three() -> None:
    table = Dealt(deck=deck(6, "Ac 3s 4s", {2: "Kc Qc"}))
    table.report(ExtraDealt(seat=2))
    table.report(Exposed(seat=2, card=Card("Kc")))
    assert table.hand.down[2] == ["Qc", "Ac", "3s"]
    assert table.stock(2) == ["Kc", "4s"]
    table.report(WrongCount(seat=2))
    assert len(table.hand.down[2]) == 2
    finish(table)


def test_nobody_sees_what_mends_another_player_s_hand() -> None:
    table = Dealt(deck=deck(6, "Ac 3s 4s", {2: "Kc Qc"}))
    table.report(Exposed(seat=2, card=Card("Kc")))
    new, old = table.events(CardsMoved)
    assert (new.seen(2).cards, new.seen(3).cards, new.seen(0).cards) == (("Ac",), ("??",), ("??",))
    assert old.seen(3).cards == ("Kc",)


def test_where_no_hand_is_right_the_last_to_be_shown_has_the_pot() -> None:
    table = Dealt(seats=2, deck=deck(2, "2s 3s 4s 5s 6s 7s 8s 9s Ts Js"), wait=True)
    table.log += rule(table.hand, table.log, ExtraDealt(seat=1))
    table.report(ExtraDealt(seat=2))
    finish(table)
    assert [event.seat for event in table.events(HandKilled)] == [1]
    assert table.won() == {1: -2_00, 2: 2_00}


def test_who_plays_the_board_has_no_cards_to_count() -> None:
    table = Dealt(seats=2, deck=deck(2, "2c Ts Js Qs 2d Ks 2h As"))
    for _ in range(4):
        table.check_round()
    table.act("1 board")
    refused(table, WrongCount(seat=1))
    table.act("2 show")
    assert table.won() == {1: 0, 2: 0}


def test_a_seat_that_is_not_in_the_hand_is_dealt_nothing() -> None:
    table = Dealt(seats=3, wait=True)
    refused(table, ShortDealt(seat=7), Reason.NOT_IN_HAND)
    refused(table, ExtraDealt(seat=7), Reason.NOT_IN_HAND)
    refused(table, WrongCount(seat=7), Reason.NOT_IN_HAND)


def test_who_has_drawn_has_acted_though_nobody_could_bet() -> None:
    stacks = {1: 20_00, 2: 20_00, 3: 20_00}
    table = Dealt(game("ven-a-mexico", "draw-joker"), seats=3, stacks=stacks, wait=True)
    for words in ("3 stake 20", "1 match", "2 match"):
        table.keep(kernel.play(table.hand, table.spoken(words)))
    table.report(ShortDealt(seat=1))
    table.act("1 discard", "2 discard")
    table.report(WrongCount(seat=1))
    assert [event.seat for event in table.events(HandKilled)] == [1]


def test_no_card_is_exposed_on_the_deal_once_the_board_lies_there() -> None:
    # A game that deals the flop before anybody may bet.
    holdem = game()
    first = next(step for step in holdem.script if isinstance(step, BettingRound))
    script = tuple(step for step in holdem.script if step is not first)
    table = Dealt(replace(holdem, script=script), seats=3)
    assert len(table.hand.board) == 3
    refused(table, Exposed(seat=1, card=table.hand.down[1][0]))
