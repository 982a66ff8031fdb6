"""The awards: halves, hands ruled dead for a half, and odd chips of each pot by itself."""

import pytest

from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.award import best_of
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.engine.pot.rules import Splitting
from cardhouse.floor.pot.reports import KillHand
from cardhouse.ranking import High
from tests.kit.hands import Dealt, game

BOARD = "2c 5d 8h Ks Jd"


def shown(
    hands: dict[int, str], *, dead: str = "", **changes: object
) -> dict[tuple[int, str], int]:
    """Each player's awards from a pot of $10 each; `dead` is a ruling such as "1 low 2 low"."""
    stakes = {"small_bet": 10_00, "big_bet": 10_00, "blinds": (5_00, 10_00)}
    played = game("tommys", "omaha-hilo", **(stakes | changes))  # type: ignore[arg-type]
    dealt = Dealt(played, seats=len(hands), hands=hands, board=BOARD)
    for _ in range(4):
        dealt.check_round()
    words = dead.split()
    for seat, half in zip(words[::2], words[1::2], strict=True):
        low = half == "low"
        order = KillHand(seat=int(seat), half="low" if low else "high", by="Rosa", reason="ruled")
        dealt.report(order)
    dealt.show_all()
    return {(e.seat, e.half): e.amount for e in dealt.events(PotAwarded)}


def test_nobody_is_best_where_nobody_qualifies() -> None:
    assert best_of({}, (1, 2)) == ()
    assert best_of({1: 0, 2: 0}, (1, 2)) == ()
    assert best_of({1: 3, 2: 7, 3: 7}, (1, 2)) == (2,)
    assert best_of({1: 3, 2: 7, 3: 7}, (3, 2, 1)) == (3, 2)


def test_every_half_goes_somewhere_whatever_is_ruled_dead() -> None:
    hands = {1: "Ah 3h Kd Qc", 2: "Ac 4c 9h 9d"}
    assert shown(hands) == {(1, "high"): 10_00, (1, "low"): 10_00}
    assert shown(hands, dead="1 low") == {(1, "high"): 10_00, (2, "low"): 10_00}
    assert shown(hands, dead="1 high 2 low") == {(2, "high"): 10_00, (1, "low"): 10_00}
    # Without a low or without a high, the other half is the whole pot.
    assert shown(hands, dead="1 low 2 low") == {(1, "high"): 20_00}
    assert shown(hands, dead="1 high 2 high") == {(1, "low"): 20_00}


def test_a_pot_for_which_every_hand_is_dead_goes_to_the_highest_cards() -> None:
    hands = {1: "Ah Qh Kd Qc", 2: "Ac Ts 9h 9d"}
    assert shown(hands) == {(1, "high"): 20_00}
    assert shown(hands, dead="1 high 2 high") == {(1, "high"): 20_00}


def test_a_high_hand_below_the_houses_least_wins_only_where_there_is_no_low() -> None:
    pair = High(qualifier="pair")
    assert shown({1: "Ah 3h Qc Td", 2: "Ac 4c 9h 7d"}, high=pair) == {(1, "low"): 20_00}
    assert shown({1: "Ah Qh Tc 9d", 2: "Qs Ts 9h 7d"}, high=pair) == {(1, "high"): 20_00}


@pytest.mark.parametrize(
    ("odd", "shares"),
    [
        ("in-half", {(3, "high"): 15_00, (1, "low"): 8_00, (2, "low"): 7_00}),
        ("to-high", {(3, "high"): 16_00, (1, "low"): 7_00, (2, "low"): 7_00}),
    ],
)
def test_the_odd_chip_of_a_shared_low(odd: str, shares: dict[tuple[int, str], int]) -> None:
    hands = {1: "Ah 3h Qc Qd", 2: "Ac 3c Qs Qh", 3: "Kd Kc 9s 9d"}
    option = Splitting(odd_low_chips="in-half" if odd == "in-half" else "to-high")
    assert shown(hands, splitting=option) == shares


@pytest.mark.rule("TOM-ROOM-P3")
@pytest.mark.parametrize("last", ["3 show", "3 muck"])
def test_odd_chips_do_not_depend_on_whether_a_loser_shows(last: str) -> None:
    stakes = {"limit": "no", "small_bet": 1_00, "big_bet": 1_00, "blinds": (1_00, 1_00)}
    dealt = Dealt(
        game(**stakes),  # type: ignore[arg-type]
        seats=4,
        stacks={1: 100_00, 2: 100_00, 3: 3_00, 4: 100_00},
        hands={1: "Ah Kd", 2: "Ad Kh", 3: "7c 6c"},
        posts={4: Post(live=1_00, dead=1_00)},
        board="Qs Js 8d 4h 2c",
    )
    # Seat 3 is all-in and loses; seats 1 and 2 tie for 13 in the main pot and 17 beside it.
    dealt.act("3 raise 3", "4 raise 6", "1 raise 10", "2 call", "4 fold")
    for _ in range(3):
        dealt.check_round()
    dealt.act("1 show", "2 show", last)
    awards = [(e.seat, e.pot, e.amount) for e in dealt.events(PotAwarded)]
    assert awards == [(1, 0, 7_00), (2, 0, 6_00), (1, 1, 9_00), (2, 1, 8_00)]


@pytest.mark.rule("TOM-ROOM-P1")
def test_a_side_pot_that_all_throw_away_goes_with_the_pot_below_it() -> None:
    stacks = {1: 100_00, 2: 100_00, 3: 4_00}
    dealt = Dealt(game(), seats=3, stacks=stacks, hands={1: "As Ah"}, board="Qs Js 8d 4h 2c")
    dealt.act("3 raise 4", "1 call", "2 call", "1 bet 2", "2 call").check_round().check_round()
    dealt.act("1 muck", "2 muck")
    assert [(e.seat, e.amount) for e in dealt.events(PotAwarded)] == [(3, 16_00)]
