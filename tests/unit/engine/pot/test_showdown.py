"""The showdown: the first to show, the cards shown, and the winner of each pot."""

import pytest

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.events import HandKilled, PotAwarded, ShowdownOpened
from cardhouse.engine.pot.rules import Showing
from cardhouse.engine.pot.showdown import ShowHands
from tests.kit.hands import Dealt, game

HANDS = {1: "As Ah", 2: "Ks Kh", 3: "Qs Qh"}
BOARD = "9c 8d 4h 3s 2c"


def at_showdown(**changes: object) -> Dealt:
    """Three players; seat 2 bets the river and the others call."""
    dealt = Dealt(game(**changes), seats=3, hands=HANDS, board=BOARD)  # type: ignore[arg-type]
    for _ in range(3):
        dealt.check_round()
    return dealt.act("1 check", "2 bet 4", "3 call", "1 call")


@pytest.mark.rule("TOM-HE-27")
def test_the_first_to_act_shows_first() -> None:
    (opened,) = at_showdown().events(ShowdownOpened)
    assert opened.order == (1, 2, 3)


@pytest.mark.rule("TOM-HE-27")
def test_or_the_last_to_bet_where_the_house_says_so() -> None:
    (opened,) = at_showdown(showing=Showing(first="last-aggressor")).events(ShowdownOpened)
    assert opened.order == (2, 3, 1)


@pytest.mark.rule("TOM-HE-38", "TOM-HE-39")
def test_losing_hands_are_killed_before_the_pot_is_pushed() -> None:
    dealt = at_showdown().show_all()
    kinds = [type(event) for event in dealt.log if isinstance(event, HandKilled | PotAwarded)]
    assert kinds == [HandKilled, HandKilled, PotAwarded]
    assert dealt.won() == {1: 12_00, 2: -6_00, 3: -6_00}
    assert dealt.hand.up[1] == ["As", "Ah"]


def test_only_ones_own_cards_can_be_shown() -> None:
    dealt = at_showdown()
    for words, reason in (("1 show Kd", Reason.WRONG_CARDS), ("1 check", Reason.NOT_OFFERED)):
        with pytest.raises(Illegal) as refused:
            dealt.act(words)
        assert refused.value.reason == reason


def test_playing_the_board_is_no_choice_where_two_own_cards_must_be_used() -> None:
    dealt = at_showdown(pick="two")
    assert dealt.offers == {"show", "muck"}
    dealt.show_all()
    assert dealt.won() == {1: 12_00, 2: -6_00, 3: -6_00}


def test_exactly_two_own_cards_where_the_game_says_so() -> None:
    hands = {1: "As 2d", 2: "9h 9d"}
    board = "Ks Qs Js Ts 2c"
    wins = []
    for pick in ("any", "two"):
        dealt = Dealt(game(pick=pick), seats=2, hands=hands, board=board)
        for _ in range(4):
            dealt.check_round()
        dealt.show_all()
        wins.append(dealt.won())
    # With one hole card seat 1 has a royal flush; with both, a pair of twos.
    assert wins == [{1: 2_00, 2: -2_00}, {1: -2_00, 2: 2_00}]


@pytest.mark.rule("TOM-ROOM-P1")
def test_a_side_pot_with_one_player_in_it_is_his_at_once() -> None:
    stacks = {1: 100_00, 2: 6_00, 3: 4_00}
    dealt = Dealt(game(), seats=3, hands=HANDS, board=BOARD, stacks=stacks)
    dealt.act("3 raise 4", "1 raise 6", "2 call")
    assert not dealt.events(PotAwarded)
    assert dealt.hand.paid == {1: 6_00, 2: 6_00, 3: 4_00}
    dealt.act("1 muck", "2 show", "3 show")
    assert dealt.won() == {1: -6_00, 2: 10_00, 3: -4_00}


@pytest.mark.rule("TOM-ROOM-P1", "TOM-ROOM-P7")
def test_who_alone_paid_for_a_side_pot_may_throw_his_hand_away() -> None:
    stacks = {1: 100_00, 2: 100_00, 3: 4_00}
    dealt = Dealt(game(), seats=3, hands=HANDS, board=BOARD, stacks=stacks)
    dealt.act("3 raise 4", "1 call", "2 call", "1 bet 2", "2 call", "1 bet 4", "2 fold")
    side, *rest = dealt.events(PotAwarded)
    assert (side.seat, side.amount, side.pot, side.cite) == (1, 4_00, 1, "award.unshown")
    assert rest == []
    dealt.act("1 muck")
    assert dealt.won() == {1: -2_00, 2: -6_00, 3: 8_00}


@pytest.mark.rule("TOM-ROOM-P8")
def test_who_paid_only_the_fee_contends_for_nothing() -> None:
    stacks = {1: 100_00, 2: 100_00, 3: 3_00}
    dealt = Dealt(game(), seats=3, hands={3: "As Ah"}, stacks=stacks, fee=3_00)
    dealt.act("1 call", "2 check", "1 bet 2", "2 fold")
    assert dealt.hand.over
    assert dealt.won() == {1: 2_00, 2: -2_00, 3: -3_00}


@pytest.mark.rule("TOM-HE-56")
@pytest.mark.parametrize(
    ("name", "cited"), [("holdem", True), ("omaha-hi", False), ("stud7", False)]
)
def test_the_rule_on_playing_the_board_is_cited_only_where_a_hand_may_be_the_board(
    name: str, cited: bool
) -> None:
    played = game(name=name)
    assert played.showing.board
    (showdown,) = (step for step in played.script if isinstance(step, ShowHands))
    assert ("muck.board" in showdown.cites(played)) is cited
