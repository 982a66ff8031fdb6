"""Ven-A-Mexico's Texas Hold'em: button, blinds, the deal, four betting rounds, the showdown."""

import pytest

from cardhouse.cards import JOKER, parse_cards
from cardhouse.engine.core.events import Burned
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.deal_events import BoardDealt
from cardhouse.engine.pot.events import (
    BettingOpened,
    BlindPosted,
    Checked,
    Folded,
    PotAwarded,
    Raised,
)
from cardhouse.ledger import POT
from cardhouse.ranking import scale
from cardhouse.rulebook import open_table, posted
from cardhouse.table import next_hand
from cardhouse.table.commands import NextHand
from cardhouse.table.events import ButtonMoved
from tests.kit.hands import Dealt, cited, finish, game, seated

HOUSE, NAME = "ven-a-mexico", "holdem"
POST = posted(HOUSE, NAME)
BOARD = "Qs 9d 7h 4c 2s"


def rules(key: str) -> set[str]:
    """The ids of the house's rules behind a cite key of this game."""
    return cited(key, HOUSE, NAME)


def table(name: str = "3-6", **settings: object) -> Dealt:
    """A dealt hand at one of the house's tables."""
    return Dealt(game(HOUSE, NAME, name), **settings)  # type: ignore[arg-type]


def to_the_end(dealt: Dealt) -> dict[int, int]:
    """Check and call to the showdown; returns each seat's winnings."""
    for _ in range(4):
        dealt.check_round()
    dealt.show_all()
    return {award.seat: award.amount for award in dealt.events(PotAwarded)}


def named(cards: str) -> tuple[str, str]:
    """The class of a hand, and its ranks."""
    high = game(HOUSE, NAME).high
    assert high is not None
    ranks = scale(high)
    value = ranks.value(parse_cards(cards))
    return ranks.category(value), ranks.spell(value)


def value(cards: str) -> int:
    high = game(HOUSE, NAME).high
    assert high is not None
    return scale(high).value(parse_cards(cards))


@pytest.mark.rule("VEN-HE-01")
def test_the_highest_hand_wins_the_pot() -> None:
    hands = {1: "As 5s", 2: "8c 6d", 3: "Ah Kd"}
    dealt = table(seats=3, hands=hands, board="Qs 9s 7s 5h 2d")
    assert to_the_end(dealt) == {1: 9_00}, "a flush against a straight and a high card"
    assert "VEN-HE-01" in rules("award")


@pytest.mark.rule("VEN-HE-02")
def test_the_button_moves_clockwise_after_each_hand() -> None:
    room = seated(7, table=open_table(POST))
    room.button, room.hands = 5, 1
    for button in (6, 7, 1):
        (moved,) = [
            event for event in next_hand(room, NextHand()) if isinstance(event, ButtonMoved)
        ]
        assert moved.seat == button
        assert rules(moved.cite) == {"VEN-HE-02"}
        finish(room)
    del room.players[2]
    (moved,) = [event for event in next_hand(room, NextHand()) if isinstance(event, ButtonMoved)]
    assert moved.seat == 3, "the next occupied seat"


@pytest.mark.rule("VEN-HE-03")
def test_fifty_two_cards_and_no_joker() -> None:
    cards = game(HOUSE, NAME).deck.cards()
    assert len(set(cards)) == len(cards) == 52
    assert JOKER not in cards
    assert {suit: sum(card[1] == suit for card in cards) for suit in "shdc"} == {
        "s": 13,
        "h": 13,
        "d": 13,
        "c": 13,
    }
    assert rules("deck") == {"VEN-HE-03"}


@pytest.mark.rule("VEN-HE-04")
def test_suits_are_equal() -> None:
    dealt = table(seats=2, hands={1: "Ks Kd", 2: "Kh Kc"}, board=BOARD)
    assert to_the_end(dealt) == {1: 3_00, 2: 3_00}
    assert all("VEN-HE-04" in rules(award.cite) for award in dealt.events(PotAwarded))


@pytest.mark.rule("VEN-HE-05")
def test_cards_rank_from_the_ace_down_with_the_five_in_its_place() -> None:
    assert value("Ks Jd 9h 4c 2s") > value("Qs Jd 9h 4c 2s")
    rest = "Jd Th 3c 2s"
    ordered = [value(f"{rank}s {rest}") for rank in "AKQ987654"]
    assert ordered == sorted(ordered, reverse=True) and len(set(ordered)) == 9
    assert value("As Kd 9h 4c 2s") > value("Ks Qd 9h 4c 2s"), "no one below the two"
    assert "VEN-HE-05" in rules("kill")


@pytest.mark.rule("VEN-HE-06")
def test_the_ace_is_high_or_low_in_a_straight() -> None:
    assert named("As 2d 3h 4c 5s") == ("straight", "5-4-3-2-A")
    assert value("As 2d 3h 4c 5s") < value("2d 3h 4c 5s 6h")
    assert named("As Kd Qh Jc Ts") == ("straight", "A-K-Q-J-T")
    assert value("As Kd Qh Jc Ts") > value("Kd Qh Jc Ts 9h")
    assert named("Qs Kd Ah 2c 3s")[0] == "high card"
    assert "VEN-HE-06" in rules("award")


@pytest.mark.rule("VEN-HE-12")
def test_the_rank_of_hands() -> None:
    best_first = [
        "As Ks Qs Js Ts",
        "9h 8h 7h 6h 5h",
        "4s 4h 4d 4c 2s",
        "3s 3h 3d 2c 2d",
        "Kd Jd 8d 5d 2d",
        "9s 8h 7d 6c 5s",
        "Qs Qh Qd 7c 2s",
        "Js Jh 3d 3c Ks",
        "Ts Th Ad Kc Qs",
        "As Qh 9d 5c 3s",
    ]
    values = [value(cards) for cards in best_first]
    assert values == sorted(values, reverse=True) and len(set(values)) == 10
    assert named(best_first[0])[0] == "royal flush"
    dealt = table(seats=3, hands={1: "7c 7s", 2: "Ad 3d", 3: "8h 6h"}, board="7d 5d 9d 9c 2s")
    assert to_the_end(dealt) == {1: 9_00}, "a full house beats a flush beats a straight"
    assert "VEN-HE-12" in rules(dealt.events(PotAwarded)[0].cite)


@pytest.mark.rule("VEN-HE-13")
def test_the_button_gets_its_cards_last() -> None:
    dealt = table(seats=(2, 5, 7), button=5)
    assert {each.seats for each in dealt.events(CardsDealt)} == {(7, 2, 5)}
    assert rules("button") == {"VEN-HE-13"}
    assert "VEN-HE-13" in rules("deal.rotation")


@pytest.mark.rule("VEN-HE-14")
def test_two_blinds_before_the_deal() -> None:
    dealt = table(seats=(2, 5, 7), button=5)
    small, big = dealt.events(BlindPosted)
    assert (small.seat, big.seat) == (7, 2)
    assert "VEN-HE-14" in rules(small.cite) & rules(big.cite)
    kinds = [type(event) for event in dealt.log]
    assert kinds.index(CardsDealt) > max(i for i, k in enumerate(kinds) if k is BlindPosted)


@pytest.mark.rule("VEN-HE-15")
def test_two_hole_cards_one_at_a_time_from_the_small_blind() -> None:
    dealt = table(seats=6, button=6)
    rounds = dealt.events(CardsDealt)
    assert [each.seats for each in rounds] == [(1, 2, 3, 4, 5, 6)] * 2
    assert sum(len(each.cards) for each in rounds) == 12
    assert not any(each.up for each in rounds)
    assert "VEN-HE-15" in rules(rounds[0].cite)


@pytest.mark.rule("VEN-HE-16", "VEN-HE-18")
def test_the_first_round_starts_left_of_the_big_blind_and_goes_clockwise() -> None:
    # Seat 7 has the small blind here, seat 2 the big one.
    dealt = table(seats=(2, 3, 5, 7), button=5)
    (opened,) = dealt.events(BettingOpened)
    assert opened.first == dealt.turn == 3
    assert rules(opened.cite) == {"VEN-HE-16"}
    assert dealt.refused("5 call", Reason.NOT_YOUR_TURN) == {"VEN-HE-18"}
    turns: list[int] = []
    while len(turns) < 4:
        turns.append(dealt.turn)
        dealt.act(f"{dealt.turn} {'check' if 'check' in dealt.offers else 'call'}")
    assert turns == [3, 5, 7, 2]


@pytest.mark.rule("VEN-HE-17")
def test_fold_call_the_big_blind_or_raise() -> None:
    dealt = table(seats=(2, 3, 5, 7), button=5)
    assert dealt.turn == 3
    assert dealt.offers == {"fold", "call", "raise"}
    assert dealt.ask.offers[Call].cost == 3_00
    assert dealt.range("raise") == (6_00, 6_00)
    assert dealt.refused("3 check", Reason.BET_TO_CALL) == {"VEN-HE-17"}
    dealt.act("3 call")
    assert dealt.hand.bets[3] == 3_00
    assert table(seats=(2, 3, 5, 7), button=5).act("3 raise 6").hand.bets[3] == 6_00
    folded = table(seats=(2, 3, 5, 7), button=5).act("3 fold").events(Folded)[0]
    assert rules(folded.cite) == {"VEN-HE-17"}


@pytest.mark.rule("VEN-HE-19", "VEN-HE-20")
def test_three_board_cards_at_once_and_another_round() -> None:
    dealt = table(seats=3, board=BOARD).check_round()
    (flop,) = dealt.events(BoardDealt)
    assert flop.cards == parse_cards("Qs 9d 7h")
    assert rules(flop.cite) == {"VEN-HE-19"}
    assert len(dealt.hand.board) == 3
    opened = dealt.events(BettingOpened)[-1]
    assert "VEN-HE-20" in rules(opened.cite)
    assert dealt.offers == {"fold", "check", "bet"}


@pytest.mark.rule("VEN-HE-P1")
def test_three_burns_five_board_cards_and_four_rounds() -> None:
    dealt = table(seats=3, board=BOARD)
    to_the_end(dealt)
    assert len(dealt.events(Burned)) == 3
    assert [len(each.cards) for each in dealt.events(BoardDealt)] == [3, 1, 1]
    assert len(dealt.events(BettingOpened)) == 4
    kinds = [type(event) for event in dealt.log]
    boards = [i for i, kind in enumerate(kinds) if kind is BoardDealt]
    assert all(kinds[i - 1] is Burned for i in boards), "each after its burn"
    assert all(BettingOpened in kinds[i : i + 3] for i in boards), "each before its round"
    for key in ("deal.burn", "deal.turn", "deal.river"):
        assert rules(key) == {"VEN-HE-P1"}


@pytest.mark.rule("VEN-HE-P2")
def test_the_best_five_of_seven_cards() -> None:
    dealt = table(seats=3, hands={1: "2c 3d", 2: "4s 4h", 3: "9c 9d"}, board="Ah Kd Qc Js Ts")
    assert to_the_end(dealt) == {1: 3_00, 2: 3_00, 3: 3_00}, "all play the board"
    one = table(seats=2, hands={1: "As 2c", 2: "3d 4h"}, board="Kd Qc Js Ts 2d")
    assert to_the_end(one) == {1: 6_00}
    two = table(seats=2, hands={1: "As Kc", 2: "3d 4h"}, board="Qc Js Ts 2d 2h")
    assert to_the_end(two) == {1: 6_00}
    assert "VEN-HE-P2" in rules("award") & rules("show")


@pytest.mark.rule("VEN-HE-P2")
def test_an_odd_chip_goes_to_the_first_winner_left_of_the_button() -> None:
    # A dollar from the folded small blind makes the pot odd.
    hands = {1: "2c 3d", 2: "Ks Qd", 3: "Kh Qc"}
    dealt = table(seats=3, hands=hands, board="Ah Kd 9c 7s 5s").act("3 call", "1 fold")
    assert dealt.hand.chips[POT] == 7_00
    assert to_the_end(dealt) == {2: 4_00, 3: 3_00}
    odd = next(award for award in dealt.events(PotAwarded) if award.seat == 2)
    assert rules(odd.cite) == {"VEN-HE-P2"}


@pytest.mark.rule("VEN-HE-P3")
def test_later_rounds_start_left_of_the_button_and_may_be_checked() -> None:
    dealt = table(seats=4, button=4).check_round()
    for key in ("round.flop", "round.turn", "round.river"):
        assert dealt.turn == 1, "the small blind, while he is in"
        assert "VEN-HE-P3" in rules(key)
        assert "VEN-HE-P3" in rules(dealt.act("1 check").events(Checked)[-1].cite)
        dealt.check_round()
    dealt = table(seats=4, button=4).act("3 call", "4 call", "1 fold", "2 check")
    assert dealt.turn == 2, "the first active player"
    dealt.act("2 check", "3 bet 3")
    dealt.refused("4 check", Reason.BET_TO_CALL)


@pytest.mark.rule("VEN-HE-P4")
def test_the_lower_figure_to_the_flop_the_higher_one_after_it() -> None:
    dealt = table("6-12", seats=3)
    assert dealt.range("raise") == (12_00, 12_00)
    dealt.check_round().act("1 bet 6", "2 raise 12", "3 raise 18", "1 raise 24")
    assert "VEN-HE-P4" in dealt.refused("2 raise 30", Reason.CAPPED)
    dealt.act("2 call", "3 call")
    for _ in range(2):
        assert dealt.range("bet") == (12_00, 12_00)
        dealt.check_round()
    assert "VEN-HE-P4" in rules(dealt.events(Raised)[0].cite)


@pytest.mark.rule("VEN-HE-P4")
def test_no_cap_only_in_a_round_that_begins_with_two_players() -> None:
    dealt = table("6-12", seats=3).check_round().act("1 fold", "2 bet 6", "3 raise 12")
    dealt.act("2 raise 18", "3 raise 24")
    assert "VEN-HE-P4" in dealt.refused("2 raise 30", Reason.CAPPED)
    dealt.act("2 call")
    dealt.act("2 bet 12", *(f"{3 - i % 2} raise {24 + 12 * i}" for i in range(5)))
    assert dealt.hand.bets[3] == 72_00
    assert rules(dealt.events(Raised)[-1].cite) == {"VEN-HE-P4"}


@pytest.mark.rule("VEN-HE-P5")
@pytest.mark.parametrize(
    ("name", "blinds"), [("3-6", (1_00, 3_00)), ("6-12", (3_00, 6_00)), ("10-20", (5_00, 10_00))]
)
def test_the_small_blind_is_half_the_big_one_in_whole_dollars(
    name: str, blinds: tuple[int, int]
) -> None:
    dealt = table(name, seats=3)
    posts = dealt.events(BlindPosted)
    assert tuple(post.amount for post in posts) == blinds
    assert blinds[1] == POST.table(name).stakes.small_bet
    assert blinds[0] == blinds[1] // 200 * 100
    assert all("VEN-HE-P5" in rules(post.cite) for post in posts)
    dealt.act("3 call", "1 call")
    assert dealt.hand.bets == {1: blinds[1], 2: blinds[1], 3: blinds[1]}, "both are live"
    assert dealt.turn == 2 and dealt.offers == {"fold", "check", "raise"}
    least = blinds[1] * 2 / 100
    option = dealt.act(f"2 raise {least}").events(Raised)[-1]
    assert rules(option.cite) == {"VEN-HE-P5"}
