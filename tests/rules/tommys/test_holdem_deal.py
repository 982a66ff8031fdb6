"""Tommy's hold'em: the deck, the button, the deal and the four betting rounds."""

import pytest

from cardhouse.cards import HIDDEN, JOKER, parse_cards
from cardhouse.engine.core.asks import Arrangement
from cardhouse.engine.core.commands import CHANCE, Arrange
from cardhouse.engine.core.events import Arranged, Burned, HandStarted
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.view import RAIL
from cardhouse.engine.families import look
from cardhouse.engine.pot.deal_events import BoardDealt
from cardhouse.engine.pot.events import BettingOpened, BlindPosted, PotAwarded, Shown
from cardhouse.rulebook import open_table, posted
from cardhouse.table import next_hand, play
from cardhouse.table.commands import DrawButton, NextHand, Sit
from cardhouse.table.events import ButtonMoved
from tests.kit.hands import Dealt, cited, finish, game

DECK = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"


@pytest.mark.rule("TOM-HE-01")
def test_the_deck_has_52_distinct_cards_and_no_joker() -> None:
    dealt = Dealt(wait=True)
    terms = dealt.ask.offers[Arrange]
    assert dealt.ask.actor == CHANCE and isinstance(terms, Arrangement)
    assert len(terms.cards) == len(set(terms.cards)) == len(dealt.hand.stock) == 52
    assert JOKER not in terms.cards
    assert {card[0] for card in terms.cards} == set("23456789TJQKA")
    assert {card[1] for card in terms.cards} == set("cdhs")

    dealt.deal()
    (arranged,) = dealt.events(Arranged)
    assert sorted(arranged.cards) == sorted(terms.cards)
    assert "TOM-HE-01" in cited(arranged.cite)


@pytest.mark.rule("TOM-HE-01")
def test_chance_may_not_bring_a_joker_into_the_deck() -> None:
    dealt = Dealt(wait=True)
    cards = dealt.hand.deck
    dealt.refused(Arrange(cards=(JOKER, *cards[1:])), Reason.NOT_OFFERED)
    dealt.refused(Arrange(cards=(cards[1], *cards[1:])), Reason.NOT_OFFERED)


@pytest.mark.rule("TOM-HE-02")
def test_the_best_high_hand_in_the_traditional_order_wins() -> None:
    dealt = Dealt(seats=2, hands={1: "As Kc", 2: "7h 7d"}, board="Kh Kd 7c 4s 2d")
    for _ in range(4):
        dealt.check_round()
    dealt.show_all()
    (award,) = dealt.events(PotAwarded)
    assert (award.seat, award.amount) == (2, 400)
    assert "TOM-HE-02" in cited(award.cite)


@pytest.mark.rule("TOM-HE-02")
@pytest.mark.parametrize(
    ("better", "worse", "board"),
    [
        pytest.param("As Ks", "9s 8s", "Qs Js Ts 2d 2h", id="royal over straight flush"),
        pytest.param("9s 8s", "Qh Qd", "7s 6s 5s Qs Qc", id="straight flush over four"),
        pytest.param("Qh Qd", "Kh Kd", "Qs Qc Kc 2d 3h", id="four over full house"),
        pytest.param("Kh Kd", "As 2s", "Kc 3s 3h 9s Js", id="full house over flush"),
        pytest.param("As 2s", "8h 7d", "9s Ts Js 3d 3h", id="flush over straight"),
        pytest.param("8h 7d", "Kh Kd", "9s Ts Jc Kc 2h", id="straight over three"),
        pytest.param("4h 4d", "Ah Kd", "4s Ac Kc 9h 2s", id="three over two pair"),
        pytest.param("3h 2d", "Ah Qd", "3s 2c Ac 9h 8s", id="two pair over one pair"),
        pytest.param("2h 3d", "Ah Kd", "2s 5c 7c 9h Js", id="one pair over no pair"),
    ],
)
def test_each_kind_of_hand_beats_the_next(better: str, worse: str, board: str) -> None:
    dealt = Dealt(seats=2, hands={1: better, 2: worse}, board=board)
    for _ in range(4):
        dealt.check_round()
    assert dealt.show_all().won() == {1: 200, 2: -200}


@pytest.mark.rule("TOM-HE-03")
def test_each_hand_has_one_button_in_front_of_a_player() -> None:
    table = open_table(posted("tommys", "holdem"))
    for seat in (2, 3, 5):
        play(table, Sit(seat=seat, name=f"Player {seat}", chips=100_00))
    play(table, DrawButton(cards=parse_cards("Kd Ks 9h")))
    for button in (3, 5, 2):
        events = next_hand(table, NextHand())
        (moved,) = [event for event in events if isinstance(event, ButtonMoved)]
        (started,) = [event for event in events if isinstance(event, HandStarted)]
        assert moved.seat == started.button == table.button == button
        assert started.button in started.seats and started.button in table.players
        assert "TOM-HE-03" in cited(started.cite)
        assert table.hand is not None
        for viewer in (RAIL, 2, 3, 5):
            assert look(table.hand, viewer).button == button
        finish(table)


@pytest.mark.rule("TOM-HE-04")
def test_the_button_receives_its_cards_last() -> None:
    dealt = Dealt(seats=4, button=2, deck=DECK)
    assert dealt.hand.down == {
        3: ["2c", "6c"],
        4: ["3c", "7c"],
        1: ["4c", "8c"],
        2: ["5c", "9c"],
    }
    for round_of_dealing in dealt.events(CardsDealt):
        assert round_of_dealing.seats == (3, 4, 1, 2)
        assert "TOM-HE-04" in cited(round_of_dealing.cite)


@pytest.mark.rule("TOM-HE-05")
def test_two_cards_each_one_at_a_time() -> None:
    dealt = Dealt(seats=9)
    assert len(dealt.hand.stock) == 34
    rounds = dealt.events(CardsDealt)
    assert [len(each.cards) for each in rounds] == [9, 9]
    assert [set(each.seats) for each in rounds] == [set(range(1, 10))] * 2
    assert all(len(cards) == 2 for cards in dealt.hand.down.values())
    assert not any(each.up for each in rounds)
    assert {key for each in rounds for key in cited(each.cite)} >= {"TOM-HE-05"}


@pytest.mark.rule("TOM-HE-05")
def test_a_starting_hand_is_seen_by_its_player_only() -> None:
    dealt = Dealt(seats=3, hands={1: "As Ah"})
    assert [event.seats for event in dealt.events(CardsDealt)] == [(1, 2, 3)] * 2
    for viewer in (RAIL, 1, 2, 3):
        for seat in look(dealt.hand, viewer).seats:
            own = tuple(dealt.hand.down[seat.seat])
            assert seat.down == (own if seat.seat == viewer else (HIDDEN, HIDDEN))
        for event in dealt.events(CardsDealt):
            seen = event.seen(viewer)
            known = [s for s, card in zip(seen.seats, seen.cards, strict=True) if card != HIDDEN]
            assert known == ([viewer] if viewer else [])


@pytest.mark.rule("TOM-HE-15", "TOM-HE-16")
def test_the_flop_is_three_cards_together_and_a_round_follows() -> None:
    dealt = Dealt(seats=3, board="Ah Kd 7c 4s 2d")
    dealt.act("3 call", "1 call")
    assert dealt.hand.board == []
    dealt.act("2 check")
    (flop,) = dealt.events(BoardDealt)
    assert flop.cards == ("Ah", "Kd", "7c")
    assert "TOM-HE-15" in cited(flop.cite)
    assert "TOM-HE-16" in cited(dealt.events(BettingOpened)[-1].cite)

    for words in ("1 check", "2 bet 2", "3 raise 4", "1 fold"):
        dealt.act(words)
        assert dealt.hand.board == ["Ah", "Kd", "7c"]
    dealt.act("2 call")
    assert len(dealt.hand.board) == 4


@pytest.mark.rule("TOM-HE-17", "TOM-HE-18")
def test_the_turn_lies_beside_the_flop_and_a_round_follows() -> None:
    dealt = Dealt(seats=3, board="Ah Kd 7c 4s 2d").check_round().check_round()
    assert dealt.hand.board == ["Ah", "Kd", "7c", "4s"]
    turn = dealt.events(BoardDealt)[-1]
    assert turn.cards == ("4s",)
    assert "TOM-HE-17" in cited(turn.cite)
    assert "TOM-HE-18" in cited(dealt.events(BettingOpened)[-1].cite)

    for words in ("1 bet 4", "2 call", "3 raise 8", "1 call"):
        dealt.act(words)
        assert len(dealt.hand.board) == 4
    dealt.act("2 call")
    assert len(dealt.hand.board) == 5


@pytest.mark.rule("TOM-HE-19")
def test_the_river_is_the_fifth_card_and_common_to_all() -> None:
    # The deuce on the river fills one hand and completes the other's flush.
    dealt = Dealt(seats=2, hands={1: "Ad 9d", 2: "2h 2s"}, board="Kd 7d 7c Ks 2d")
    dealt.check_round().check_round()
    four = list(dealt.hand.board)
    dealt.check_round()
    assert dealt.hand.board == [*four, "2d"] == ["Kd", "7d", "7c", "Ks", "2d"]
    river = dealt.events(BoardDealt)[-1]
    assert river.cards == ("2d",)
    assert "TOM-HE-19" in cited(river.cite)

    dealt.check_round().show_all()
    assert {event.seat: event.cards for event in dealt.events(Shown)} == {
        1: ("Ad", "9d"),
        2: ("2h", "2s"),
    }
    assert dealt.won() == {1: -200, 2: 200}


@pytest.mark.rule("TOM-HE-19")
def test_a_river_that_helps_all_leaves_a_tie() -> None:
    dealt = Dealt(seats=2, hands={1: "Ad Kd", 2: "2h 2s"}, board="Qc Jc Tc 9c 8c")
    for _ in range(4):
        dealt.check_round()
    assert dealt.show_all().won() == {1: 0, 2: 0}


@pytest.mark.rule("TOM-HE-20")
def test_a_hand_to_the_end_has_four_rounds() -> None:
    dealt = Dealt(seats=4)
    for _ in range(4):
        dealt.check_round()
    dealt.show_all()
    rounds = [i for i, event in enumerate(dealt.log) if type(event) is BettingOpened]
    assert [len(dealt.before(i).board) for i in rounds] == [0, 3, 4, 5]
    assert "TOM-HE-20" in cited(dealt.log[rounds[-1]].cite)


@pytest.mark.rule("TOM-HE-P1")
def test_one_card_is_burned_before_flop_turn_and_river() -> None:
    dealt = Dealt(seats=9)
    for _ in range(4):
        dealt.check_round()
    hand = dealt.hand
    assert sum(map(len, hand.down.values())) == 18
    assert (len(hand.board), len(hand.burns), len(hand.stock)) == (5, 3, 26)

    order = [type(event) for event in dealt.log if type(event) in (CardsDealt, Burned, BoardDealt)]
    assert order == [CardsDealt] * 2 + [Burned, BoardDealt] * 3
    for burned in dealt.events(Burned):
        assert "TOM-HE-P1" in cited(burned.cite)
        assert all(burned.seen(viewer).card == HIDDEN for viewer in range(10))
    arranged = dealt.events(Arranged)[0].cards
    assert hand.burns == [arranged[18], arranged[22], arranged[24]]
    assert hand.board == [*arranged[19:22], arranged[23], arranged[25]]


@pytest.mark.rule("TOM-HE-09")
def test_every_blind_is_posted_before_a_card_is_dealt() -> None:
    dealt = Dealt(game(blinds=(100, 100, 200)), seats=6)
    kinds = [type(event) for event in dealt.log]
    last_blind = max(i for i, kind in enumerate(kinds) if kind is BlindPosted)
    first_card = kinds.index(CardsDealt)
    assert kinds.count(BlindPosted) == 3
    assert last_blind < kinds.index(Arranged) < first_card
    for viewer in range(7):
        assert not any(seat.down for seat in look(dealt.before(last_blind + 1), viewer).seats)
    for posted_blind in dealt.events(BlindPosted):
        assert "TOM-HE-09" in cited(posted_blind.cite)
