"""Tommy's hold'em: showing, reading, paying, and the fate of a thrown-away hand."""

from typing import TypeVar

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.events import HandEnded, Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Show
from cardhouse.engine.pot.events import (
    HandKilled,
    HandRevived,
    Mucked,
    PotAwarded,
    ShowdownOpened,
    Shown,
)
from cardhouse.engine.pot.rules import Showing
from cardhouse.floor.pot.reports import AwardPot, KillHand, ReviveHand, TurnedUp
from cardhouse.ranking import High, best, scale
from tests.kit.hands import Dealt, cited, game

Ordered = TypeVar("Ordered", AwardPot, KillHand, ReviveHand)

# Ten dollars a bet: two players who call before the flop and bet once make a pot of 40.
TENS = game(small_bet=10_00, big_bet=10_00, blinds=(5_00, 10_00))
ROYAL = "As Ks Qs Js Ts"


def at_showdown(board: str, hands: dict[int, str], *, seats: int = 0) -> Dealt:
    """A hand checked down to its end; seat 1 is to show first."""
    dealt = Dealt(seats=seats or len(hands), hands=hands, board=board)
    for _ in range(4):
        dealt.check_round()
    return dealt


def pot_of_40(hands: dict[int, str], board: str) -> Dealt:
    """Two players, 20 each in the pot; seat 1 is to show first."""
    dealt = Dealt(TENS, seats=2, hands=hands, board=board).check_round()
    dealt.act("1 bet 10", "2 call").check_round().check_round()
    assert dealt.hand.chips["pot"] == 40_00
    return dealt


def order(kind: type[Ordered], seat: int) -> Ordered:
    """An order of the floor with a name, a reason and a time."""
    return kind(seat=seat, by="Rosa", reason="miscalled on purpose", at="1998-05-02T21:14")


@pytest.mark.rule("TOM-HE-21")
def test_every_active_player_exposes_and_the_best_hand_is_awarded() -> None:
    hands = {1: "Qh Qd", 2: "Ah Kd", 3: "9c 8c"}
    dealt = at_showdown("Qs 7h 5d 3c 2s", hands).show_all()
    shown = dealt.events(Shown)
    assert {event.seat for event in shown} == {1, 2, 3}
    assert all("TOM-HE-21" in cited(event.cite) for event in shown)
    (award,) = dealt.events(PotAwarded)
    assert (award.seat, award.amount) == (1, 600)
    assert "TOM-HE-21" in cited(award.cite)


@pytest.mark.rule("TOM-HE-22")
def test_two_one_or_none_of_the_own_cards_may_be_used() -> None:
    dealt = at_showdown("Ah Kh 9h 4h 2c", {1: "Qh 3d", 2: "8h 7h"}).show_all()
    (award,) = dealt.events(PotAwarded)
    assert (award.seat, award.amount) == (1, 400)
    assert "TOM-HE-22" in cited(award.cite)


@pytest.mark.rule("TOM-HE-23")
def test_playing_the_board() -> None:
    dealt = pot_of_40({1: "2h 2d", 2: "9c 9d"}, ROYAL).show_all()
    awards = dealt.events(PotAwarded)
    assert {award.seat: award.amount for award in awards} == {1: 20_00, 2: 20_00}
    assert all("TOM-HE-23" in cited(award.cite) for award in awards)
    assert dealt.events(HandKilled) == []


@pytest.mark.rule("TOM-HE-24")
def test_cards_speak_whatever_their_owner_says() -> None:
    board = "Kh 9h 2h 4c 4d"
    dealt = at_showdown(board, {1: "Ah 5h", 2: "4s Jc"})
    dealt.play(Show(1, says="only ace high"))
    shown = dealt.events(Shown)[-1]
    assert shown.says == "only ace high"
    assert "TOM-HE-24" in cited(shown.cite)
    dealt.act("2 show")
    assert dealt.won() == {1: 200, 2: -200}
    read = best.five(scale(High()), parse_cards(f"Ah 5h {board}"))
    assert set(read) == {"Ah", "Kh", "9h", "5h", "2h"}


@pytest.mark.rule("TOM-HE-28")
def test_a_miscalled_hand_plays_at_its_card_value() -> None:
    hands = {1: "Ks 7s", 2: "Qd Jh"}
    dealt = at_showdown("Kd 7d Th 9c 8s", hands)
    dealt.play(Show(1, says="full house"))
    assert "TOM-HE-28" in cited(dealt.events(Shown)[-1].cite)
    assert dealt.hand.live == [1, 2]
    dealt.act("2 show")
    assert dealt.won() == {1: -200, 2: 200}


@pytest.mark.rule("TOM-HE-25")
def test_a_contested_pot_goes_only_to_a_hand_that_is_shown() -> None:
    dealt = at_showdown("Kd 7d Th 9c 8s", {1: "Ks 7s", 2: "Qd Jh"})
    for seat in (1, 2):
        assert "TOM-HE-25" in dealt.refused(order(AwardPot, seat), Reason.HAND_NOT_SHOWN)
    dealt.act("1 show")
    assert "TOM-HE-25" in dealt.refused(order(AwardPot, 2), Reason.HAND_NOT_SHOWN)
    assert dealt.events(PotAwarded) == []
    dealt.report(order(AwardPot, 1))
    assert [event.seat for event in dealt.events(PotAwarded)] == [1]


@pytest.mark.rule("TOM-HE-57")
def test_one_card_up_and_one_down_cannot_win() -> None:
    dealt = at_showdown("Kd 7d Th 4c 2s", {1: "Ah Kh", 2: "9s 9d"})
    dealt.act("1 show Ah")
    half = dealt.events(Shown)[-1]
    assert (half.seat, half.cards) == (1, ("Ah",))
    assert "TOM-HE-57" in cited(half.cite)
    # Seat 1 has not shown the hand, and is still the one asked.
    assert dealt.turn == 1
    assert "TOM-HE-57" in dealt.refused(order(AwardPot, 1), Reason.HAND_NOT_SHOWN)
    assert dealt.refused("2 show", Reason.NOT_YOUR_TURN)
    dealt.act("1 show Kh", "2 show")
    assert dealt.won() == {1: 200, 2: -200}


@pytest.mark.rule("TOM-HE-57")
def test_a_half_shown_hand_that_is_thrown_away_loses() -> None:
    dealt = at_showdown("Kd 7d Th 4c 2s", {1: "Ah Kh", 2: "9s 9d"})
    dealt.act("1 show Ah", "1 muck")
    assert dealt.won() == {1: -200, 2: 200}


@pytest.mark.rule("TOM-HE-57")
def test_a_card_that_one_does_not_hold_cannot_be_shown() -> None:
    dealt = at_showdown("Kd 7d Th 4c 2s", {1: "Ah Kh", 2: "9s 9d"})
    dealt.refused("1 show As", Reason.WRONG_CARDS)


@pytest.mark.rule("TOM-HE-26")
def test_a_winning_hand_thrown_away_is_dead() -> None:
    hands = {1: "Ah Ad", 2: "9c 9d", 3: "5h 4h"}
    dealt = at_showdown("Ks 8h 7d 3c 2s", hands).act("1 muck")
    (mucked,) = dealt.events(Mucked)
    assert (mucked.seat, mucked.board) == (1, False)
    assert "TOM-HE-26" in cited(mucked.cite)
    assert dealt.hand.released[1] == ("Ah", "Ad")
    dealt.refused("1 show", Reason.NOT_IN_HAND)
    dealt.act("2 show", "3 show")
    assert dealt.won() == {1: -200, 2: 400, 3: -200}


@pytest.mark.rule("TOM-HE-26")
def test_only_a_logged_ruling_brings_a_hand_back() -> None:
    hands = {1: "Ah Ad", 2: "9c 9d", 3: "5h 4h"}
    dealt = at_showdown("Ks 8h 7d 3c 2s", hands).act("1 muck")
    nameless = ReviveHand(seat=1, by="", reason="")
    dealt.refused(nameless, Reason.NOT_SUCH_CASE)
    assert "TOM-HE-26" in dealt.refused(order(ReviveHand, 2), Reason.NOT_SUCH_CASE)

    dealt.report(order(ReviveHand, 1))
    (ruled,) = dealt.events(Ruled)
    assert (ruled.kind, ruled.seat, ruled.by) == ("revive-hand", 1, "Rosa")
    (revived,) = dealt.events(HandRevived)
    assert revived.cards == ("Ah", "Ad")
    assert "TOM-HE-26" in cited(ruled.cite) & cited(revived.cite)
    dealt.show_all()
    assert dealt.won() == {1: 400, 2: -200, 3: -200}
    dealt.refused(order(ReviveHand, 2), Reason.HAND_OVER)


@pytest.mark.rule("TOM-HE-26")
@pytest.mark.parametrize("by", [1, 3])
def test_a_hand_thrown_away_is_turned_up_for_information_only(by: int) -> None:
    hands = {1: "Ah Ad", 2: "9c 9d", 3: "5h 4h"}
    dealt = at_showdown("Ks 8h 7d 3c 2s", hands).act("1 muck")
    dealt.report(TurnedUp(seat=1, by=by))
    assert dealt.hand.live == [2, 3] and {"Ah", "Ad"} <= set(dealt.hand.exposed)
    dealt.show_all()
    assert dealt.won() == {1: -200, 2: 400, 3: -200}
    dealt.report(TurnedUp(seat=1, by=by))
    assert dealt.won() == {1: -200, 2: 400, 3: -200}
    # No document here kills it for that: the floor may still give it back.
    dealt.report(order(ReviveHand, 1))
    dealt.show_all()
    assert dealt.won() == {1: 400, 2: -200, 3: -200}


@pytest.mark.rule("TOM-HE-27")
def test_the_player_who_began_the_last_round_shows_first() -> None:
    dealt = Dealt(seats=2, button=2)
    for _ in range(3):
        dealt.check_round()
    dealt.act("1 check", "2 bet 4", "1 call")
    (opened,) = dealt.events(ShowdownOpened)
    assert opened.order == (1, 2)
    assert "TOM-HE-27" in cited(opened.cite)
    dealt.refused("2 show", Reason.NOT_YOUR_TURN)
    dealt.act("1 show", "2 show")
    assert [event.seat for event in dealt.events(Shown)] == [1, 2]


@pytest.mark.rule("TOM-HE-27")
def test_when_all_check_the_first_to_act_shows_first() -> None:
    dealt = at_showdown("", {}, seats=4)
    assert dealt.events(ShowdownOpened)[0].order == (1, 2, 3, 4)


@pytest.mark.rule("TOM-HE-27")
def test_when_the_first_has_folded_the_next_shows_first() -> None:
    dealt = Dealt(seats=4)
    for _ in range(3):
        dealt.check_round()
    dealt.act("1 check", "2 check", "3 bet 4", "4 call", "1 fold", "2 call")
    assert dealt.events(ShowdownOpened)[0].order == (2, 3, 4)


@pytest.mark.rule("TOM-HE-27")
def test_without_action_the_one_who_would_have_acted_first_shows_first() -> None:
    stacks = {1: 4_00, 2: 4_00, 3: 4_00, 4: 200_00}
    dealt = Dealt(seats=4, button=4, stacks=stacks)
    dealt.act("3 raise 4", "4 call", "1 fold", "2 call")
    assert len(dealt.hand.board) == 5
    assert dealt.events(ShowdownOpened)[0].order == (2, 3, 4)


@pytest.mark.rule("TOM-HE-27")
def test_an_all_in_player_did_not_begin_a_round_in_which_others_acted() -> None:
    stacks = {1: 2_00, 2: 200_00, 3: 200_00}
    dealt = Dealt(seats=3, button=3, stacks=stacks)
    for _ in range(4):
        dealt.check_round()
    assert dealt.events(ShowdownOpened)[0].order == (2, 3, 1)


@pytest.mark.rule("TOM-HE-27")
def test_the_switch_changes_what_is_revealed_and_not_who_wins() -> None:
    won = []
    for first in ("first-to-act", "last-aggressor"):
        played = game(showing=Showing(first=first))
        dealt = Dealt(played, seats=3, hands={2: "As Ah"}, board="Ks 8h 7d 3c 2s")
        for _ in range(3):
            dealt.check_round()
        dealt.act("1 check", "2 bet 4", "3 call", "1 call")
        order_shown = dealt.events(ShowdownOpened)[0].order
        assert order_shown == ((1, 2, 3) if first == "first-to-act" else (2, 3, 1))
        won.append(dealt.show_all().won())
    assert won == [{1: -600, 2: 1200, 3: -600}] * 2


@pytest.mark.rule("TOM-HE-29")
def test_the_floor_may_kill_the_hand_of_a_player_who_miscalled() -> None:
    # Five each from six players: a pot of 30, and seat 2 has the best hand.
    played = game(small_bet=5_00, big_bet=5_00, blinds=(2_00, 5_00))
    dealt = Dealt(played, hands={1: "9c 9d", 2: "As Ah"}, board="Ks 8h 7d 3c 2s")
    dealt.check_round().act("1 check", "2 check")
    dealt.act("3 fold", "4 fold", "5 fold", "6 fold").check_round().check_round()
    assert dealt.hand.chips["pot"] == 30_00
    dealt.act("1 show")
    dealt.report(order(KillHand, 2))
    (ruled,) = dealt.events(Ruled)
    assert (ruled.kind, ruled.seat) == ("kill-hand", 2)
    assert (ruled.by, ruled.reason) == ("Rosa", "miscalled on purpose")
    assert ruled.at == "1998-05-02T21:14"
    (killed,) = dealt.events(HandKilled)
    assert "TOM-HE-29" in cited(ruled.cite) & cited(killed.cite)
    (award,) = dealt.events(PotAwarded)
    assert (award.seat, award.amount) == (1, 30_00)


@pytest.mark.rule("TOM-HE-29")
def test_a_ruling_needs_a_name_and_a_reason_and_is_never_automatic() -> None:
    dealt = at_showdown("Ks 8h 7d 3c 2s", {1: "9c 9d", 2: "As Ah"})
    for by, reason in (("", "miscalled"), ("Rosa", " ")):
        dealt.refused(KillHand(seat=2, by=by, reason=reason), Reason.NOT_SUCH_CASE)
    assert "TOM-HE-29" in dealt.refused(order(KillHand, 3), Reason.NOT_IN_HAND)
    dealt.play(Show(1, says="a full house"))
    dealt.act("2 show")
    assert dealt.events(Ruled) == []
    assert dealt.won() == {1: -200, 2: 200}


@pytest.mark.rule("TOM-HE-38")
def test_the_losing_hands_are_killed_before_the_pot_is_pushed() -> None:
    hands = {1: "9c 9d", 2: "As Ah", 3: "5h 4h"}
    dealt = at_showdown("Ks 8h 7d 3c 2s", hands).show_all()
    after = [type(e) for e in dealt.log if type(e) in (Shown, HandKilled, PotAwarded, HandEnded)]
    assert after == [Shown] * 3 + [HandKilled] * 2 + [PotAwarded, HandEnded]
    killed = dealt.events(HandKilled)
    assert [event.seat for event in killed] == [1, 3]
    assert all("TOM-HE-38" in cited(event.cite) for event in killed)
    assert set(dealt.hand.muck) >= {"9c", "9d", "5h", "4h"}


@pytest.mark.rule("TOM-HE-38")
def test_no_pot_can_be_pushed_while_another_hand_is_live() -> None:
    hands = {1: "As Ah", 2: "9c 9d", 3: "5h 4h"}
    dealt = at_showdown("Ks 8h 7d 3c 2s", hands)
    # Nobody is offered a push, and the floor's is refused; ordered after the show, it kills the
    # other hands first.
    assert dealt.offers == {"show", "muck", "board"}
    dealt.refused(order(AwardPot, 1), Reason.HAND_NOT_SHOWN)
    dealt.act("1 show")
    assert dealt.events(PotAwarded) == []
    dealt.report(order(AwardPot, 1))
    push = next(i for i, event in enumerate(dealt.log) if type(event) is PotAwarded)
    assert dealt.before(push).live == [1]
    assert dealt.won() == {1: 400, 2: -200, 3: -200}


@pytest.mark.rule("TOM-HE-38", "TOM-HE-39")
def test_of_several_pots_none_is_pushed_before_the_kill_and_winners_stay_face_up() -> None:
    stacks = {1: 4_00, 2: 200_00, 3: 200_00, 4: 200_00}
    hands = {1: "As Ah", 2: "Kc Kd", 3: "9c 9d", 4: "5h 4h"}
    dealt = Dealt(seats=4, stacks=stacks, hands=hands, board="Qs 8h 7d 3c 2s")
    dealt.act("3 raise 4", "4 call", "1 call", "2 call").act("2 bet 2", "3 call", "4 call")
    dealt.check_round().check_round().show_all()
    pushes = [i for i, event in enumerate(dealt.log) if type(event) is PotAwarded]
    awards = [(event.seat, event.amount) for event in dealt.events(PotAwarded)]
    assert awards == [(1, 16_00), (2, 6_00)]
    for i in pushes:
        hand = dealt.before(i)
        assert hand.live == [1, 2]
        assert (hand.up[1], hand.up[2]) == (["As", "Ah"], ["Kc", "Kd"])


@pytest.mark.rule("TOM-HE-39")
def test_the_winning_hand_lies_face_up_when_the_pot_is_pushed() -> None:
    dealt = at_showdown("Ks 8h 7d 3c 2s", {1: "9c 9d", 2: "As Ah"}).show_all()
    push = next(i for i, event in enumerate(dealt.log) if type(event) is PotAwarded)
    assert "TOM-HE-39" in cited(dealt.log[push].cite)
    hand = dealt.before(push)
    assert (hand.up[2], hand.down[2]) == (["As", "Ah"], [])
    for viewer in range(3):
        seat = next(s for s in look(hand, viewer).seats if s.seat == 2)
        assert seat.up == ("As", "Ah")


@pytest.mark.rule("TOM-HE-56")
def test_a_hand_thrown_away_with_the_board_announced_still_plays_it() -> None:
    dealt = pot_of_40({1: "2h 2d", 2: "9c 9d"}, ROYAL).act("1 board")
    (mucked,) = dealt.events(Mucked)
    assert mucked.board
    assert "TOM-HE-56" in cited(mucked.cite)
    assert dealt.hand.live == [1, 2]
    assert (dealt.hand.down[1], dealt.hand.up[1]) == ([], [])
    assert {"2h", "2d"} <= set(dealt.hand.muck)
    dealt.act("2 show")
    assert {e.seat: e.amount for e in dealt.events(PotAwarded)} == {1: 20_00, 2: 20_00}


@pytest.mark.rule("TOM-HE-56")
def test_thrown_away_without_a_word_it_is_dead() -> None:
    dealt = pot_of_40({1: "2h 2d", 2: "9c 9d"}, ROYAL).act("1 muck")
    assert {e.seat: e.amount for e in dealt.events(PotAwarded)} == {2: 40_00}


@pytest.mark.rule("TOM-HE-56")
def test_who_announced_the_board_has_no_more_than_the_board() -> None:
    # Seat 1's pair of aces would have won.
    dealt = pot_of_40({1: "Ah Ad", 2: "2c 9d"}, "Ks Qs Jd 9s 4c").act("1 board", "2 show")
    assert {e.seat: e.amount for e in dealt.events(PotAwarded)} == {2: 40_00}


@pytest.mark.rule("TOM-HE-P3")
def test_the_odd_chip_goes_to_the_first_clockwise_from_the_button() -> None:
    # Small blind 1 folds; seats 3 and 6 put in 20 each.
    played = game(small_bet=20_00, big_bet=20_00, blinds=(1_00, 20_00))
    hands = {3: "Ah Kd", 6: "Ad Kh"}
    dealt = Dealt(played, seats=(3, 4, 5, 6), button=4, hands=hands, board="Qs 8h 7d 3c 2s")
    dealt.act("3 call", "4 fold", "5 fold", "6 check")
    assert dealt.hand.chips["pot"] == 41_00
    dealt.check_round().check_round().check_round().show_all()
    awards = dealt.events(PotAwarded)
    assert [(award.seat, award.amount) for award in awards] == [(6, 21_00), (3, 20_00)]
    assert all("TOM-HE-P3" in cited(award.cite) for award in awards)


@pytest.mark.rule("TOM-HE-P3")
def test_suits_never_break_a_tie() -> None:
    dealt = at_showdown("Qs 8h 7d 3c 2s", {1: "As Ks", 2: "Ac Kc"}).show_all()
    awards = dealt.events(PotAwarded)
    assert [(award.seat, award.amount) for award in awards] == [(1, 200), (2, 200)]
