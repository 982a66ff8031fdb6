"""Hands that are thrown away at the showdown."""

from cardhouse.bots.pot.beaten import is_beaten
from cardhouse.bots.session import Session
from cardhouse.chance import Seeded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.view import look
from cardhouse.ranking import Low
from cardhouse.rulebook import posted
from tests.kit.hands import Dealt, game


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


def test_nobody_is_beaten_before_the_board_is_out_or_where_there_is_a_low() -> None:
    dealt = Dealt(seats=2, hands={1: "Kd Kc", 2: "As Ah"}, board="Ks 7d 7h 2c 3s")
    assert not is_beaten(dealt.game, look(dealt.hand, 2), look(dealt.hand, 2).seats[0])
    assert not is_beaten(game(low=Low()), look(dealt.hand, 2), look(dealt.hand, 2).seats[0])


def test_a_common_last_card_of_stud_counts_as_everybodys_own() -> None:
    stud = posted("tommys", "stud7-hilo")
    bots = dict.fromkeys(range(1, 9), "caller")
    session = Session.open(stud, chance=Seeded(7), seats=8, bots=bots, seed=3)
    shared = 0
    while not shared:
        session.next_hand()
        session.advance()
        hand = session.table.hand
        assert isinstance(hand, PotHand)
        shared = len(hand.board)
    assert shared == 1
