"""The strength of a hand, as its seat can judge it."""

from random import Random

import pytest
from cardhouse.bots.pot.strength import chance_to_win, is_beaten

from cardhouse.bots.pot import starting
from cardhouse.bots.session import Session
from cardhouse.cards import parse_cards
from cardhouse.chance import Seeded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.view import look
from cardhouse.ranking import Low
from cardhouse.rulebook import posted
from tests.kit.hands import Dealt, game


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("As Ah", 20),
        ("Ks Kh", 16),
        ("2s 2h", 5),
        ("As Ks", 12),
        ("As Kh", 10),
        ("Js Ts", 9),
        ("7s 5s", 5.5),
        ("7s 2h", -1.5),
    ],
)
def test_starting_cards_are_counted_by_chen(cards: str, points: float) -> None:
    assert starting.points(parse_cards(cards)) == points


def win(hands: str, board: str, rounds: int) -> float:
    dealt = Dealt(seats=2, hands={1: hands}, board=board)
    for _ in range(rounds):
        dealt.check_round()
    view = look(dealt.hand, 1)
    own = next(seat for seat in view.seats if seat.seat == 1)
    found = chance_to_win(dealt.game, view, own, Random(1))
    assert found is not None
    return found


def test_the_nuts_always_win_and_nothing_mostly_loses() -> None:
    board = "Ks Qs Js 2c 3d"
    assert win("As Ts", board, 3) == 1
    assert win("4h 5h", board, 3) < 0.2
    assert 0.3 < win("Kd 2h", "Ks Qs Js 9s 3d", 3) < 0.9


def test_a_draw_is_worth_more_than_its_high_card() -> None:
    board = "Ks 7s 2d 3c 4c"
    assert win("As Ts", board, 1) > win("Ad Th", board, 1)


def test_a_hand_that_cannot_be_ranked_has_no_chance_to_win() -> None:
    dealt = Dealt(game(high=None), seats=2)
    view = look(dealt.hand, 1)
    assert chance_to_win(dealt.game, view, view.seats[0], Random(1)) is None
    other = next(seat for seat in view.seats if seat.seat == 2)
    assert chance_to_win(game(), view, other, Random(1)) is None, "backs cannot be ranked"


def test_a_hand_is_beaten_only_by_cards_that_lie_face_up() -> None:
    dealt = Dealt(seats=2, hands={1: "Kd Kc", 2: "As Ah"}, board="Ks 7d 7h 2c 3s")
    dealt.check_round().check_round().check_round().check_round()
    assert not is_beaten(dealt.game, look(dealt.hand, 2), look(dealt.hand, 2).seats[1])
    dealt.act("1 show")
    view = look(dealt.hand, 2)
    own = next(seat for seat in view.seats if seat.seat == 2)
    assert is_beaten(dealt.game, view, own)


def test_a_hand_that_can_win_a_side_pot_is_not_beaten() -> None:
    stacks = {1: 200_00, 2: 200, 3: 200_00}
    hands = {1: "4d 5d", 2: "Kd Kc", 3: "As Ah"}
    dealt = Dealt(seats=3, stacks=stacks, hands=hands, board="Ks 7d 7h 2c 9s")
    dealt.check_round().act("1 bet 2", "3 call").check_round().check_round()
    dealt.act("1 show", "2 show")
    view = look(dealt.hand, 3)
    own = next(seat for seat in view.seats if seat.seat == 3)
    assert not is_beaten(dealt.game, view, own)


def test_two_of_one_s_own_cards_must_play_where_the_game_says_so() -> None:
    two = game(pick="two")
    dealt = Dealt(two, seats=2, hands={1: "2h 3d"}, board="As Ks Qs Js Ts")
    dealt.check_round().check_round().check_round()
    view = look(dealt.hand, 1)
    own = next(seat for seat in view.seats if seat.seat == 1)
    bound = chance_to_win(two, view, own, Random(1))
    free = chance_to_win(game(), view, own, Random(1))
    assert bound is not None and bound < 0.2
    assert free == 0.5, "the board plays for everybody"


def test_nobody_is_beaten_before_the_board_is_out_or_where_there_is_a_low() -> None:
    dealt = Dealt(seats=2, hands={1: "Kd Kc", 2: "As Ah"}, board="Ks 7d 7h 2c 3s")
    assert not is_beaten(dealt.game, look(dealt.hand, 2), look(dealt.hand, 2).seats[0])
    assert not is_beaten(game(low=Low()), look(dealt.hand, 2), look(dealt.hand, 2).seats[0])


def test_a_common_last_card_of_stud_counts_as_everybodys_own() -> None:
    stud = posted("tommys", "stud7-hilo")
    bots = dict.fromkeys(range(1, 9), "sensible")
    session = Session.open(stud, chance=Seeded(7), seats=8, bots=bots, seed=3)
    shared = 0
    while not shared:
        session.next_hand()
        session.advance()
        hand = session.table.hand
        assert isinstance(hand, PotHand)
        shared = len(hand.board)
    assert shared == 1
