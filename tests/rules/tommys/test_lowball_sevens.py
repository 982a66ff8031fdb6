"""Low Ball: a seven or better must be bet after the draw, or it wins nothing from that round."""

from collections import Counter

import pytest

from cardhouse.engine.pot.events import BetReturned, PotAwarded, Shown
from cardhouse.engine.pot.must_bet import failing
from cardhouse.floor.pot.reports import KillHand
from cardhouse.rulebook import posted
from tests.kit import hands as kit
from tests.kit.draws import drawn, lowball

SEVEN = "7c 5c 4d 2h Ah"
SAME = "7d 5d 4h 2s As"
EIGHT = "8c 6c 4c 3h 2c"
SIX = "6d 5h 4c 3d 2d"
NINE = "9s 8s 6s 3c 2s"
KING = "Kd Qd Jd Td 9d"


def cited(key: str) -> set[str]:
    return kit.cited(key, "tommys", "lowball")


def after_the_draw(*hands: str, stacks: dict[int, int] | None = None) -> kit.Dealt:
    """Everybody has put in $4 and stands pat: a pot of $12 with three, bets of $4."""
    held = {seat: hand for seat, hand in enumerate(hands, 1) if hand}
    dealt = drawn(lowball("4-4"), held, seats=len(hands), stacks=stacks or 200_00).check_round()
    for seat in tuple(dealt.hand.live):
        dealt.act(f"{seat} discard")
    assert dealt.hand.chips["pot"] == 400 * len(hands)
    return dealt


def returned(dealt: kit.Dealt) -> dict[int, int]:
    return _sums(dealt.events(BetReturned))


def awarded(dealt: kit.Dealt) -> dict[int, int]:
    return _sums(dealt.events(PotAwarded))


def _sums(events: list[BetReturned] | list[PotAwarded]) -> Counter[int]:
    sums: Counter[int] = Counter()
    for event in events:
        sums[event.seat] += event.amount
    return sums


@pytest.mark.rule("TOM-LB-10")
def test_a_seven_may_be_checked_and_the_seat_is_marked() -> None:
    dealt = after_the_draw("7c 6h 5d 4h 3s", EIGHT, KING)
    assert dealt.offers == {"fold", "check", "bet"} and failing(dealt.hand, dealt.hand.live) == {}
    dealt.act("1 check")
    assert failing(dealt.hand, dealt.hand.live) == {1: "checked"}
    assert "TOM-LB-10" in cited("bet.check")
    dealt.act("2 check")
    assert failing(dealt.hand, dealt.hand.live) == {1: "checked"}


@pytest.mark.rule("TOM-LB-10")
def test_facing_a_bet_a_seven_may_just_call() -> None:
    dealt = after_the_draw(EIGHT, SEVEN, KING).act("1 bet 4")
    assert dealt.offers == {"fold", "call", "raise"}
    dealt.act("2 call", "3 fold")
    assert failing(dealt.hand, dealt.hand.live) == {}
    dealt.show_all()
    assert awarded(dealt) == {2: 2000} and not returned(dealt)


@pytest.mark.rule("TOM-LB-10")
@pytest.mark.parametrize("hand", [EIGHT, "7c 7d 4d 2h Ah", "2c 2d Ac 3h 4h"])
def test_an_eight_or_a_pair_may_be_checked_for_nothing(hand: str) -> None:
    dealt = after_the_draw(hand, NINE, KING).act("1 check", "2 bet 4", "3 fold")
    assert failing(dealt.hand, dealt.hand.live) == {}


@pytest.mark.rule("TOM-LB-10")
def test_the_round_before_the_draw_has_no_such_duty() -> None:
    dealt = drawn(lowball("4-4"), {1: EIGHT, 2: SEVEN, 3: KING})
    dealt.act("3 call", "1 call", "2 check")
    for seat in (1, 2, 3):
        dealt.act(f"{seat} discard")
    assert failing(dealt.hand, dealt.hand.live) == {}
    dealt.act("1 bet 4", "2 call", "3 fold").show_all()
    assert awarded(dealt) == {2: 2000}


@pytest.mark.rule("TOM-LB-11")
def test_a_checked_seven_wins_the_pot_before_the_draw_only() -> None:
    dealt = after_the_draw(SEVEN, EIGHT, KING).act("1 check", "2 bet 4", "3 fold", "1 call")
    dealt.show_all()
    assert awarded(dealt) == {1: 1200}
    assert returned(dealt) == {1: 400, 2: 400}
    assert dealt.won() == {1: 800, 2: -400, 3: -400}
    assert {e.cite for e in dealt.events(PotAwarded)} == {"must-bet"}
    assert {e.cite for e in dealt.events(BetReturned)} == {"must-bet.returned"}
    assert "TOM-LB-11" in cited("must-bet") & cited("must-bet.returned")
    assert "TOM-LB-10" in cited("must-bet")


@pytest.mark.rule("TOM-LB-11")
def test_a_beaten_checked_seven_loses_everything() -> None:
    dealt = after_the_draw(SEVEN, SIX, KING).act("1 check", "2 bet 4", "3 fold", "1 call")
    dealt.show_all()
    assert awarded(dealt) == {2: 2000} and not returned(dealt)


@pytest.mark.rule("TOM-LB-11")
def test_every_caller_gets_his_own_back() -> None:
    dealt = after_the_draw(SEVEN, EIGHT, KING).act("1 check", "2 bet 4", "3 call", "1 call")
    dealt.show_all()
    assert awarded(dealt) == {1: 1200} and returned(dealt) == {1: 400, 2: 400, 3: 400}


@pytest.mark.rule("TOM-LB-11", "TOM-ROOM-P7")
def test_a_checked_seven_that_makes_everybody_fold_keeps_all_and_shows_nothing() -> None:
    dealt = after_the_draw(SEVEN, EIGHT, KING)
    dealt.act("1 check", "2 bet 4", "3 call", "1 raise 8", "2 fold", "3 fold")
    assert dealt.hand.over and not dealt.events(Shown)
    # The pot before the draw, and the two others' chips after it.
    assert awarded(dealt) == {1: 1200 + 400 + 400 + 400} and not returned(dealt)
    assert dealt.won() == {1: 1600, 2: -800, 3: -800}
    assert "Ruled: it keeps it." in posted("tommys", "lowball").rules["TOM-LB-11"].note


@pytest.mark.rule("TOM-LB-11")
def test_a_checked_seven_that_is_shown_pays_though_the_other_hands_are_mucked() -> None:
    dealt = after_the_draw(SEVEN, EIGHT, KING).act("1 check", "2 bet 4", "3 fold", "1 call")
    dealt.act("1 show", "2 muck")
    assert awarded(dealt) == {1: 1200} and returned(dealt) == {1: 400, 2: 400}
    assert {e.cite for e in dealt.events(PotAwarded)} == {"must-bet"}


@pytest.mark.rule("TOM-LB-11")
def test_a_checked_seven_that_is_shown_pays_though_the_floor_kills_the_better_hand() -> None:
    dealt = after_the_draw(SEVEN, SIX, KING).act("1 check", "2 bet 4", "3 fold", "1 call")
    dealt.show_all().report(KillHand(seat=2, by="Flora", reason="a card on the floor"))
    assert dealt.won() == {1: 800, 2: -400, 3: -400}


@pytest.mark.rule("TOM-LB-11")
def test_check_raising_changes_nothing() -> None:
    dealt = after_the_draw(SEVEN, EIGHT, KING)
    dealt.act("1 check", "2 bet 4", "3 fold", "1 raise 8", "2 call").show_all()
    assert awarded(dealt) == {1: 1200} and returned(dealt) == {1: 800, 2: 800}


@pytest.mark.rule("TOM-LB-11")
def test_who_bet_and_folded_gets_his_bet_back_too() -> None:
    dealt = after_the_draw(SEVEN, KING, EIGHT)
    dealt.act("1 check", "2 bet 4", "3 raise 8", "1 call", "2 fold").show_all()
    assert awarded(dealt) == {1: 1200} and returned(dealt) == {1: 800, 2: 400, 3: 800}


@pytest.mark.rule("TOM-LB-11")
def test_if_everybody_checked_he_simply_wins_the_pot() -> None:
    dealt = after_the_draw(SEVEN, EIGHT, KING).check_round().show_all()
    assert awarded(dealt) == {1: 1200} and not returned(dealt)


@pytest.mark.rule("TOM-LB-P8")
def test_a_tie_splits_the_pot_before_the_draw_and_the_bettor_takes_the_rest() -> None:
    dealt = after_the_draw(SEVEN, SAME, KING).act("1 check", "2 bet 4", "3 fold", "1 call")
    dealt.show_all()
    assert awarded(dealt) == {1: 600, 2: 1000} and returned(dealt) == {1: 400}
    assert "TOM-LB-P8" in cited("must-bet.tie")


@pytest.mark.rule("TOM-LB-P8")
def test_in_a_tie_the_money_of_the_others_is_the_bettors() -> None:
    dealt = after_the_draw(SEVEN, SAME, KING).act("1 check", "2 bet 4", "3 call", "1 call")
    dealt.show_all()
    assert awarded(dealt) == {1: 600, 2: 600 + 800} and returned(dealt) == {1: 400}


@pytest.mark.rule("TOM-LB-P8")
def test_two_checked_sevens_that_tie_share_the_pot_and_nothing_more() -> None:
    dealt = after_the_draw(SEVEN, SAME, KING)
    dealt.act("1 check", "2 check", "3 bet 4", "1 call", "2 call").show_all()
    assert awarded(dealt) == {1: 600, 2: 600}
    assert returned(dealt) == {1: 400, 2: 400, 3: 400}


SHORT = {1: 200_00, 2: 5_00, 3: 200_00, 4: 200_00}


@pytest.mark.rule("TOM-LB-P8")
def test_a_seven_may_call_a_short_all_in_and_win_it_but_no_overcall() -> None:
    dealt = after_the_draw(KING, EIGHT, SEVEN, NINE, stacks=SHORT)
    dealt.act("1 check", "2 bet 1", "3 call", "4 call", "1 fold").show_all()
    assert awarded(dealt) == {3: 1600 + 100} and returned(dealt) == {3: 100, 4: 100}
    assert "TOM-LB-P8" in cited("must-bet.short")


@pytest.mark.rule("TOM-LB-P8")
def test_who_checked_a_seven_first_cannot_win_the_short_bet() -> None:
    dealt = after_the_draw(SEVEN, EIGHT, KING, NINE, stacks=SHORT)
    dealt.act("1 check", "2 bet 1", "3 fold", "4 fold", "1 call").show_all()
    assert awarded(dealt) == {1: 1600} and returned(dealt) == {1: 100, 2: 100}


@pytest.mark.rule("TOM-LB-P8")
def test_completing_the_short_bet_fulfils_the_duty() -> None:
    dealt = after_the_draw(KING, EIGHT, SEVEN, NINE, stacks=SHORT)
    dealt.act("1 check", "2 bet 1", "3 raise 4", "4 call", "1 fold").show_all()
    assert awarded(dealt) == {3: 1600 + 900} and not returned(dealt)


@pytest.mark.rule("TOM-LB-P8")
def test_an_all_in_of_half_a_bet_is_a_bet_that_may_be_called() -> None:
    dealt = after_the_draw(KING, EIGHT, SEVEN, NINE, stacks=SHORT | {2: 6_00})
    dealt.act("1 check", "2 bet 2", "3 call", "4 call", "1 fold").show_all()
    assert awarded(dealt) == {3: 1600 + 600} and not returned(dealt)


@pytest.mark.rule("TOM-LB-P8")
def test_the_rule_is_applied_pot_by_pot() -> None:
    # Seat 2 is all-in for $2 of the second round and has the best hand; the side pot is between the
    # checked seven of seat 1 and the king of seat 3.
    dealt = after_the_draw(SEVEN, SIX, KING, stacks={1: 200_00, 2: 6_00, 3: 200_00})
    dealt.act("1 check", "2 bet 2", "3 raise 6", "1 call").show_all()
    assert awarded(dealt) == {2: 1200 + 600}
    assert returned(dealt) == {1: 400, 3: 400}
    assert dealt.won() == {1: -600, 2: 1200, 3: -600}


@pytest.mark.rule("TOM-LB-P8")
def test_best_in_both_pots_he_wins_nothing_of_the_round_in_either() -> None:
    dealt = after_the_draw(EIGHT, SEVEN, KING, stacks={1: 6_00, 2: 200_00, 3: 200_00})
    dealt.act("1 check", "2 check", "3 bet 4", "1 call", "2 call").show_all()
    assert awarded(dealt) == {2: 1200}
    assert returned(dealt) == {1: 200, 2: 400, 3: 400}
    amounts = [(e.pot, e.seat, e.amount) for e in dealt.events(BetReturned)]
    assert amounts == [(0, 1, 200), (0, 2, 200), (0, 3, 200), (1, 2, 200), (1, 3, 200)]
