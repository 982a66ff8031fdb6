"""Tommy's hold'em: bet sizes, raises, short all-ins, string bets and chips that speak."""

import pytest

from cardhouse.engine.core.events import BackedUp, Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.events import Called, Checked, Raised
from cardhouse.engine.pot.rules import Betting
from cardhouse.floor.pot.reports import ChipsPushed, OutOfTurn, StringRaise
from cardhouse.rulebook import posted
from tests.kit.hands import Dealt, cited, game
from tests.kit.rulings import detail_of

SPREAD = game(table="1-4 spread")


def on_the_flop(seats: int = 3, **kwargs: object) -> Dealt:
    """A $2-$4 hand called by all before the flop; seat 1 opens."""
    return Dealt(seats=seats, **kwargs).check_round()  # type: ignore[arg-type]


def on_the_turn(seats: int = 3, **kwargs: object) -> Dealt:
    """As on the flop, with nothing bet there: bets are $4 now."""
    return on_the_flop(seats, **kwargs).check_round()


@pytest.mark.rule("TOM-HE-32")
def test_a_player_who_checked_may_raise() -> None:
    dealt = on_the_flop(2)
    dealt.act("1 check", "2 bet 2")
    assert "raise" in dealt.offers
    dealt.act("1 raise 4")
    raised = dealt.events(Raised)[-1]
    assert (raised.seat, raised.to, raised.full) == (1, 400, True)
    assert "TOM-HE-32" in cited(raised.cite)


@pytest.mark.rule("TOM-HE-32")
def test_the_house_permits_what_another_may_forbid() -> None:
    assert posted("tommys", "holdem").said("betting").check_raise
    strict = Dealt(game(betting=Betting(check_raise=False)), seats=2).check_round()
    strict.act("1 check", "2 bet 2")
    assert "TOM-HE-32" in strict.refused("1 raise 4", Reason.NO_CHECK_RAISE)


@pytest.mark.rule("TOM-HE-33")
def test_before_the_flop_the_big_blind_is_the_bet() -> None:
    dealt = Dealt(seats=4).act("3 raise 4", "4 raise 6", "1 raise 8")
    assert dealt.turn == 2
    assert dealt.offers == {"fold", "call"}
    assert dealt.ask.offers[Call].cost == 600
    assert "TOM-HE-33" in dealt.refused("2 raise 10", Reason.CAPPED)
    dealt.act("2 call", "3 call", "4 call")
    assert len(dealt.hand.board) == 3
    assert dealt.hand.paid == {1: 800, 2: 800, 3: 800, 4: 800}


@pytest.mark.rule("TOM-HE-33")
@pytest.mark.parametrize(("rounds", "bet"), [(1, 2), (2, 4), (3, 4)])
def test_in_later_rounds_one_bet_and_three_raises(rounds: int, bet: int) -> None:
    dealt = Dealt(seats=3)
    for _ in range(rounds):
        dealt.check_round()
    dealt.act(f"1 bet {bet}", f"2 raise {2 * bet}", f"3 raise {3 * bet}", f"1 raise {4 * bet}")
    assert dealt.offers == {"fold", "call"}
    assert "TOM-HE-33" in dealt.refused(f"2 raise {5 * bet}", Reason.CAPPED)
    dealt.act("2 call")
    assert "TOM-HE-33" in dealt.refused(f"3 raise {5 * bet}", Reason.CAPPED)
    assert [event.opening for event in dealt.events(Raised)] == [True, False, False, False]


@pytest.mark.rule("TOM-HE-34")
def test_two_players_left_raise_without_limit() -> None:
    dealt = on_the_turn(3).check_round()
    dealt.act("1 bet 4", "2 raise 8", "3 fold", "1 raise 12", "2 raise 16")
    assert dealt.offers == {"fold", "call", "raise"}
    assert dealt.range("raise") == (2000, 2000)
    dealt.act("1 raise 20")
    assert "TOM-HE-34" in cited(dealt.events(Raised)[-1].cite)
    for to in range(24, 100, 4):
        dealt.act(f"{dealt.turn} raise {to}")


@pytest.mark.rule("TOM-HE-34")
def test_the_cap_falls_with_the_third_last_fold_even_after_the_third_raise() -> None:
    dealt = on_the_turn(3)
    dealt.act("1 bet 4", "2 raise 8", "3 raise 12", "1 raise 16")
    assert "raise" not in dealt.offers
    dealt.act("2 fold")
    assert dealt.range("raise") == (2000, 2000)


@pytest.mark.rule("TOM-HE-34")
def test_an_all_in_third_player_counts_as_remaining() -> None:
    dealt = on_the_turn(3, stacks={1: 200_00, 2: 200_00, 3: 10_00})
    dealt.act("1 bet 4", "2 raise 8", "3 call", "1 raise 12", "2 raise 16")
    assert dealt.hand.chips[3] == 0 and 3 in dealt.hand.live
    assert dealt.offers == {"fold", "call"}
    assert "TOM-HE-33" in dealt.refused("1 raise 20", Reason.CAPPED)


@pytest.mark.rule("TOM-HE-35")
def test_chips_added_in_a_second_motion_do_not_raise() -> None:
    dealt = on_the_turn(3).act("1 bet 4")
    chips = dealt.hand.chips[2]
    ruled, called = dealt.report(ChipsPushed(seat=2, motions=(400, 400)))
    assert isinstance(ruled, Ruled) and isinstance(called, Called)
    assert (called.seat, called.amount) == (2, 400)
    assert (ruled.seat, detail_of(ruled)) == (2, "Seat 2 takes back $4")
    assert "TOM-HE-35" in cited(ruled.cite)
    assert dealt.hand.chips[2] == chips - 400
    assert dealt.turn == 3
    assert dealt.ask.offers[Call].cost == 400


@pytest.mark.rule("TOM-HE-35")
@pytest.mark.parametrize(
    ("motions", "announced", "to", "detail"),
    [
        pytest.param((800,), False, 800, "all chips count", id="one motion"),
        pytest.param((400, 400), True, 800, "all chips count", id="announced, two motions"),
        pytest.param((400,), True, 800, "Seat 2 adds $4", id="announced, made good"),
        pytest.param((800, 400), False, 800, "Seat 2 takes back $4", id="string after a raise"),
    ],
)
def test_one_motion_or_an_announcement_raises(
    motions: tuple[int, ...], announced: bool, to: int, detail: str
) -> None:
    dealt = on_the_turn(3).act("1 bet 4")
    report = ChipsPushed(seat=2, motions=motions, announced=announced)
    ruled, raised = dealt.report(report)
    assert isinstance(ruled, Ruled) and isinstance(raised, Raised)
    assert (raised.seat, raised.to, raised.amount) == (2, to, to)
    assert detail_of(ruled) == detail


@pytest.mark.rule("TOM-HE-35")
def test_chips_pushed_out_of_turn_or_out_of_nothing_are_refused() -> None:
    dealt = on_the_turn(3).act("1 bet 4")
    dealt.refused(ChipsPushed(seat=3, motions=(400,)), Reason.NOT_YOUR_TURN)
    dealt.refused(ChipsPushed(seat=2, motions=(200_00,)), Reason.NOT_ENOUGH_CHIPS)
    assert "TOM-HE-35" in dealt.refused(ChipsPushed(seat=2, motions=()), Reason.WRONG_AMOUNT)


@pytest.mark.rule("TOM-HE-36")
def test_only_an_active_player_may_call_a_string_raise() -> None:
    dealt = Dealt(seats=6).act("3 fold", "4 raise 4")
    assert "TOM-HE-36" in dealt.refused(StringRaise(by=3), Reason.NOT_LIVE)
    assert "TOM-HE-36" in dealt.refused(StringRaise(by=0), Reason.NOT_LIVE)

    ruled, backed_up, called = dealt.report(StringRaise(by=5))
    assert isinstance(ruled, Ruled) and "TOM-HE-36" in cited(ruled.cite)
    assert isinstance(backed_up, BackedUp) and "TOM-HE-35" in cited(backed_up.cite)
    assert isinstance(called, Called)
    assert (called.seat, called.amount) == (4, 200)
    assert dealt.hand.bets[4] == 200
    assert dealt.turn == 5
    assert dealt.range("raise") == (400, 400)


@pytest.mark.rule("TOM-HE-36")
def test_a_protest_needs_a_raise_by_somebody_else() -> None:
    dealt = Dealt(seats=6)
    dealt.refused(StringRaise(by=5), Reason.NOT_SUCH_CASE)
    dealt.act("3 call")
    dealt.refused(StringRaise(by=5), Reason.NOT_SUCH_CASE)
    dealt.act("4 raise 4")
    dealt.refused(StringRaise(by=4), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-HE-36")
def test_a_protest_comes_too_late_after_another_ruling() -> None:
    dealt = Dealt(seats=6).act("3 call", "4 raise 4")
    dealt.report(OutOfTurn(seat=6, do="call"))
    assert dealt.refused(StringRaise(by=5), Reason.NOT_SUCH_CASE)
    assert dealt.hand.bets[4] == 4_00


@pytest.mark.rule("TOM-HE-36")
def test_the_option_taken_back_is_a_check() -> None:
    dealt = Dealt(seats=3).act("3 call", "1 call", "2 raise 4")
    dealt.report(StringRaise(by=1))
    assert dealt.events(Checked)[-1].seat == 2
    assert len(dealt.hand.board) == 3
    assert dealt.hand.paid == {1: 200, 2: 200, 3: 200}


@pytest.mark.rule("TOM-HE-37")
def test_a_silent_oversize_chip_is_a_call() -> None:
    dealt = on_the_turn(3).act("1 bet 4")
    chips = dealt.hand.chips[2]
    ruled, called = dealt.report(ChipsPushed(seat=2, motions=(2500,), single=True))
    assert isinstance(ruled, Ruled) and isinstance(called, Called)
    assert called.amount == 400
    assert detail_of(ruled) == "Seat 2 takes back $21"
    assert "TOM-HE-37" in cited(ruled.cite)
    assert dealt.hand.chips[2] == chips - 400


@pytest.mark.rule("TOM-HE-37")
def test_an_oversize_chip_with_raise_announced_is_a_raise() -> None:
    dealt = on_the_turn(3).act("1 bet 4")
    report = ChipsPushed(seat=2, motions=(2500,), single=True, announced=True)
    ruled, raised = dealt.report(report)
    assert isinstance(ruled, Ruled) and isinstance(raised, Raised)
    assert raised.to == raised.amount == 800
    assert detail_of(ruled) == "Seat 2 takes back $17"
    assert "TOM-HE-37" in cited(ruled.cite)


@pytest.mark.rule("TOM-HE-37")
def test_a_large_chip_where_nobody_has_bet_is_the_largest_bet() -> None:
    dealt = Dealt(SPREAD, seats=3).check_round()
    ruled, bet = dealt.report(ChipsPushed(seat=1, motions=(2500,), single=True))
    assert isinstance(ruled, Ruled) and isinstance(bet, Raised)
    assert (bet.to, bet.opening) == (400, True)
    assert detail_of(ruled) == "Seat 1 takes back $21"


@pytest.mark.rule("TOM-HE-P2")
@pytest.mark.parametrize(("rounds", "bet"), [(1, 2), (2, 4), (3, 4)])
def test_structured_limit_has_one_size_in_each_round(rounds: int, bet: int) -> None:
    dealt = Dealt(seats=3)
    assert dealt.range("raise") == (400, 400)
    for _ in range(rounds):
        dealt.check_round()
    assert dealt.range("bet") == (bet * 100, bet * 100)
    for wrong in (bet - 1, bet + 1, 2 * bet):
        assert "TOM-HE-P2" in dealt.refused(f"1 bet {wrong}", Reason.WRONG_AMOUNT)
    dealt.act(f"1 bet {bet}")
    assert "TOM-HE-P2" in cited(dealt.events(Raised)[-1].cite)
    assert dealt.range("raise") == (bet * 200, bet * 200)
    dealt.refused(f"2 raise {2 * bet + 1}", Reason.WRONG_AMOUNT)
    dealt.act(f"2 raise {2 * bet}")
    assert "TOM-HE-P2" in cited(dealt.events(Raised)[-1].cite)


@pytest.mark.rule("TOM-HE-P2")
def test_spread_limit_raises_by_at_least_the_last_bet() -> None:
    dealt = Dealt(SPREAD, seats=3).check_round()
    assert dealt.range("bet") == (100, 400)
    dealt.refused("1 bet 2.5", Reason.WRONG_AMOUNT)
    dealt.refused("1 bet 5", Reason.WRONG_AMOUNT)
    dealt.act("1 bet 3")
    assert dealt.range("raise") == (600, 700)
    assert "TOM-HE-P2" in dealt.refused("2 raise 5", Reason.WRONG_AMOUNT)
    assert "TOM-HE-P2" in dealt.refused("2 raise 8", Reason.WRONG_AMOUNT)
    dealt.act("2 raise 6")
    assert dealt.range("raise") == (900, 1000)
    dealt.act("3 raise 10")
    assert dealt.range("raise") == (1400, 1400)


@pytest.mark.rule("TOM-HE-P6")
def test_the_big_blind_has_the_option_to_raise() -> None:
    dealt = Dealt(seats=4).act("3 call", "4 call", "1 call")
    assert dealt.turn == 2
    assert dealt.offers == {"fold", "check", "raise"}
    assert dealt.range("raise") == (400, 400)
    dealt.act("2 raise 4")
    assert "TOM-HE-P6" in cited(dealt.events(Raised)[-1].cite)
    dealt.act("3 raise 6", "4 raise 8")
    assert dealt.offers == {"fold", "call"}
    dealt.refused("1 raise 10", Reason.CAPPED)


@pytest.mark.rule("TOM-HE-P6")
def test_the_big_blinds_check_closes_the_round() -> None:
    dealt = Dealt(seats=4).act("3 call", "4 call", "1 call", "2 check")
    assert "TOM-HE-P6" in cited(dealt.events(Checked)[-1].cite)
    assert len(dealt.hand.board) == 3
