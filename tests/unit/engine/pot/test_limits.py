"""The size of bets: tables of cases for fixed, spread, pot and no limit."""

import pytest
from msgspec import convert

from cardhouse.engine.pot.rules import Betting
from tests.kit.decks import stud
from tests.kit.hands import Dealt, game

# Amounts in dollars, blinds 1 and 2. Four seats, the button is seat 4: 3 acts first, then 4, 1, 2.
Case = tuple[str, str, tuple[float, float]]

FIXED: list[Case] = [
    ("first raise", "", (4, 4)),
    ("second raise", "3 raise 4", (6, 6)),
    ("the blind's option", "3 call, 4 call, 1 call", (4, 4)),
    ("a bet on the flop", "3 call, 4 call, 1 call, 2 check", (2, 2)),
    ("a raise on the flop", "3 call, 4 call, 1 call, 2 check, 1 bet 2", (4, 4)),
]

SPREAD: list[Case] = [
    ("first raise: at least the blind", "", (4, 6)),
    ("at least the last raise", "3 raise 5", (8, 9)),
    ("the largest raise", "3 raise 6", (10, 10)),
    ("a bet on the flop", "3 call, 4 call, 1 call, 2 check", (1, 4)),
    ("a raise of a small bet", "3 call, 4 call, 1 call, 2 check, 1 bet 1", (2, 5)),
    ("a raise of a larger bet", "3 call, 4 call, 1 call, 2 check, 1 bet 3", (6, 7)),
    ("after a smaller raise", "3 call, 4 call, 1 call, 2 check, 1 bet 3, 2 raise 6", (9, 10)),
]

# Call, then raise by the pot that makes.
POT: list[Case] = [
    ("under the gun: 2 + (3 + 2)", "", (4, 7)),
    ("after a raise to the pot: 7 + (10 + 7)", "3 raise 7", (12, 24)),
    ("after a call: 2 + (5 + 2)", "3 call", (4, 9)),
    ("the small blind: 2 + (7 + 1)", "3 call, 4 call", (4, 10)),
    ("the full blind: 2 + 8", "3 call, 4 call, 1 call", (4, 10)),
    ("a bet on the flop: the pot", "3 call, 4 call, 1 call, 2 check", (2, 8)),
    ("a raise on the flop: 8 + (16 + 8)", "3 call, 4 call, 1 call, 2 check, 1 bet 8", (16, 32)),
]

NO: list[Case] = [
    ("first raise: by the blind", "", (4, 100)),
    ("at least the last raise", "3 raise 6", (10, 100)),
    ("a raise by more", "3 raise 6, 4 raise 20", (34, 100)),
    ("a smaller raise leaves the larger", "3 raise 12, 4 raise 22", (32, 100)),
    ("a bet on the flop: the blind", "3 call, 4 call, 1 call, 2 check", (2, 98)),
    ("a raise on the flop", "3 call, 4 call, 1 call, 2 check, 1 bet 5", (10, 98)),
]


def ranged(limit: str, actions: str, stacks: int | dict[int, int] = 100_00) -> tuple[float, float]:
    """The least and the most the player in turn may bet or raise to, in dollars."""
    small_bet = 1_00 if limit == "spread" else 2_00
    table = game(limit=limit, blinds=(1_00, 2_00), small_bet=small_bet)
    dealt = Dealt(table, seats=4, stacks=stacks)
    dealt.act(*filter(None, actions.split(", ")))
    least, most = dealt.range("raise" if "raise" in dealt.offers else "bet")
    return least / 100, most / 100


@pytest.mark.rule("TOM-HE-P2")
@pytest.mark.parametrize(("what", "actions", "wanted"), FIXED)
def test_fixed_limit(what: str, actions: str, wanted: tuple[float, float]) -> None:
    assert ranged("fixed", actions) == wanted, what


@pytest.mark.rule("TOM-HE-P2")
def test_fixed_limit_doubles_on_the_turn() -> None:
    dealt = Dealt(game(), seats=2)
    sizes = []
    for _ in range(4):
        sizes.append(dealt.range("raise" if "raise" in dealt.offers else "bet"))
        dealt.check_round()
    assert sizes == [(4_00, 4_00), (2_00, 2_00), (4_00, 4_00), (4_00, 4_00)]


@pytest.mark.rule("TOM-HE-P2")
@pytest.mark.parametrize(("what", "actions", "wanted"), SPREAD)
def test_spread_limit(what: str, actions: str, wanted: tuple[float, float]) -> None:
    assert ranged("spread", actions) == wanted, what


@pytest.mark.parametrize(("what", "actions", "wanted"), POT)
def test_pot_limit(what: str, actions: str, wanted: tuple[float, float]) -> None:
    assert ranged("pot", actions) == wanted, what


@pytest.mark.parametrize(("what", "actions", "wanted"), NO)
def test_no_limit(what: str, actions: str, wanted: tuple[float, float]) -> None:
    assert ranged("no", actions) == wanted, what


@pytest.mark.rule("TOM-ROOM-P1", "TOM-ROOM-P2")
@pytest.mark.parametrize(
    ("limit", "stack", "wanted"),
    [
        ("fixed", 3_00, (3, 3)),
        ("fixed", 4_00, (4, 4)),
        ("spread", 3_50, (3.5, 3.5)),
        ("spread", 5_00, (4, 5)),
        ("pot", 3_00, (3, 3)),
        ("pot", 6_00, (4, 6)),
        ("no", 2_01, (2.01, 2.01)),
        ("no", 50_00, (4, 50)),
    ],
)
def test_who_has_less_may_go_all_in(limit: str, stack: int, wanted: tuple[float, float]) -> None:
    assert ranged(limit, "", {1: 100_00, 2: 100_00, 3: stack, 4: 100_00}) == wanted


@pytest.mark.rule("TOM-ROOM-P2")
@pytest.mark.parametrize(
    ("limit", "all_in", "wanted"),
    [
        # Less than half a raise: a player who has not acted may complete it.
        ("fixed", 2_90, (4, 4)),
        # Half or more is a raise: the next one goes on top of it.
        ("fixed", 3_00, (5, 5)),
        ("fixed", 3_50, (5.5, 5.5)),
        ("spread", 2_90, (4, 6)),
        ("spread", 3_00, (5, 7)),
        # At no limit the raise goes on top of the all-in, by at least a full raise.
        ("no", 3_00, (5, 100)),
        ("no", 3_90, (5.9, 100)),
        ("no", 4_00, (6, 100)),
        ("pot", 3_00, (5, 12)),
    ],
)
def test_a_raise_after_a_short_all_in(limit: str, all_in: int, wanted: tuple[float, float]) -> None:
    stacks = {1: 100_00, 2: 100_00, 3: all_in, 4: 100_00}
    assert ranged(limit, f"3 raise {all_in / 100}", stacks) == wanted


@pytest.mark.parametrize("limit", ["pot", "no"])
def test_a_raise_on_top_of_a_short_all_in_is_as_large_as_it_is(limit: str) -> None:
    """By 4 to 6, all-in to 8, by 4 to 12: the next raise is again by 4, not by 6."""
    stacks = {1: 100_00, 2: 100_00, 3: 100_00, 4: 8_00}
    least, _ = ranged(limit, "3 raise 6, 4 raise 8, 1 raise 12", stacks)
    assert least == 16


@pytest.mark.parametrize("limit", ["fixed", "pot", "no"])
def test_two_short_all_ins_that_make_a_full_raise_reopen_the_betting(limit: str) -> None:
    stacks = {1: 5_50, 2: 100_00, 3: 100_00, 4: 4_90}
    table = game(limit=limit, blinds=(1_00, 2_00), small_bet=2_00)
    dealt = Dealt(table, seats=4, stacks=stacks)
    dealt.act("3 raise 4", "4 raise 4.90", "1 raise 5.50", "2 call")
    # 1.50 of 2: at least half, a raise at fixed limit, but less than a full one at no limit.
    assert ("raise" in dealt.offers) is (limit == "fixed")
    dealt = Dealt(table, seats=4, stacks=stacks | {1: 6_00})
    dealt.act("3 raise 4", "4 raise 4.90", "1 raise 6", "2 call")
    assert "raise" in dealt.offers


def test_the_least_bet_is_allowed_even_where_the_pot_holds_less() -> None:
    table = game(limit="pot", blinds=(1_00, 2_00))
    dealt = Dealt(table, seats=4, stacks={1: 100_00, 2: 100_00, 3: 50, 4: 1_00}, fee=5_00)
    dealt.act("3 call", "1 call", "2 check")
    # The fee has taken the button's dollar and four more from the pot.
    assert dealt.hand.chips["pot"] == 50
    assert dealt.range("bet") == (2_00, 2_00)


@pytest.mark.rule("TOM-HE-33", "TOM-HE-34")
@pytest.mark.parametrize(
    ("limit", "capped"), [("fixed", True), ("spread", True), ("pot", False), ("no", False)]
)
def test_only_limited_bets_are_capped(limit: str, capped: bool) -> None:
    table = game(limit=limit, blinds=(1_00, 2_00), small_bet=2_00)
    dealt = Dealt(table, seats=4)
    dealt.act("3 raise 4", "4 raise 6", "1 raise 8")
    assert ("raise" not in dealt.offers) is capped


@pytest.mark.rule("TOM-HE-34")
@pytest.mark.parametrize(
    ("uncapped", "allowed"), [("two-left", True), ("two-at-start", False), ("never", False)]
)
def test_when_two_may_go_on_raising(uncapped: str, allowed: bool) -> None:
    table = game(betting=convert({"uncapped": uncapped}, Betting))
    dealt = Dealt(table, seats=3)
    dealt.act("3 raise 4", "1 raise 6", "2 raise 8", "3 fold")
    assert ("raise" in dealt.offers) is allowed
    heads_up = Dealt(table, seats=2)
    heads_up.act("2 raise 4", "1 raise 6", "2 raise 8")
    assert ("raise" in heads_up.offers) is (uncapped != "never")


@pytest.mark.parametrize("limit", ["pot", "no"])
def test_a_call_of_the_bring_in_binds_nobody(limit: str) -> None:
    """A bring-in of 1 is called, then bet to 4: whoever called it may raise."""
    dealt = stud(3, limit=limit, bring_in=1_00, ante=1_00)
    dealt.act("1 bring-in", "2 call", "3 raise 4", "1 fold")
    assert dealt.turn == 2 and "raise" in dealt.offers


@pytest.mark.parametrize("limit", ["pot", "no"])
@pytest.mark.parametrize(("all_in", "full"), [(10_50, False), (11_90, False), (12_00, True)])
def test_two_short_all_ins_do_not_reopen_the_betting_for_the_caller_of_the_first(
    limit: str, all_in: int, full: bool
) -> None:
    """By 4 to 6, all-in to 8, called by seat 1, and all-in again: by 4 or more for seat 3."""
    stacks = {1: 100_00, 2: all_in, 3: 100_00, 4: 8_00}
    dealt = Dealt(game(limit=limit, blinds=(1_00, 2_00)), seats=4, stacks=stacks)
    dealt.act("3 raise 6", "4 raise 8", "1 call", f"2 raise {all_in / 100}")
    assert dealt.turn == 3 and "raise" in dealt.offers
    dealt.act("3 call")
    assert dealt.turn == 1 and ("raise" in dealt.offers) is full
