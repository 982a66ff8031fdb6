"""Tommy's room rules for every poker game: turns, limits, and short all-ins."""

import shutil
from pathlib import Path

import pytest

from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Call, Raise
from cardhouse.engine.pot.events import BettingOpened, Called, Checked, Folded, Raised
from cardhouse.rulebook import examine
from cardhouse.rulebook.files import shipped
from tests.kit.hands import Dealt, cited, game


def on_the_turn(stacks: dict[int, int]) -> Dealt:
    """A $2-$4 hand called before the flop and checked on it: bets are $4 now."""
    return Dealt(seats=len(stacks), stacks=stacks).check_round().check_round()


@pytest.mark.rule("TOM-ROOM-13")
def test_play_rotates_to_the_left_and_each_may_call_raise_or_fold() -> None:
    dealt = Dealt(seats=6, button=1)
    order = []
    for _ in range(6):
        order.append(dealt.turn)
        covered = dealt.turn == 3
        assert dealt.offers == {"fold", "check" if covered else "call", "raise"}
        waiting = next(seat for seat in range(1, 7) if seat != dealt.turn)
        assert "TOM-ROOM-13" in dealt.refused(f"{waiting} call", Reason.NOT_YOUR_TURN)
        dealt.act(f"{dealt.turn} {'check' if covered else 'call'}")
    assert order == [4, 5, 6, 1, 2, 3]
    assert all("TOM-ROOM-13" in cited(event.cite) for event in dealt.events(Called))


@pytest.mark.rule("TOM-ROOM-14")
@pytest.mark.parametrize("words", ["1 call", "1 raise 4", "1 fold"])
def test_the_dealer_may_call_raise_or_fold_like_everybody(words: str) -> None:
    dealt = Dealt(seats=6, button=1).act("4 fold", "5 fold", "6 fold")
    assert dealt.turn == 1
    assert dealt.offers == {"fold", "call", "raise"}
    dealt.act(words)
    for done in (*dealt.events(Called), *dealt.events(Folded)):
        assert "TOM-ROOM-14" in cited(done.cite)
    assert dealt.turn == 2


@pytest.mark.rule("TOM-ROOM-15")
def test_in_later_rounds_nobody_is_forced_and_all_have_the_same_rights() -> None:
    dealt = Dealt(seats=4, button=4).check_round()
    for street in ("flop", "turn", "river"):
        for seat in (1, 2, 3, 4):
            assert dealt.turn == seat, street
            assert set(dealt.hand.bets.values()) == {0}
            assert dealt.offers == {"fold", "check", "bet"}
            dealt.refused(f"{seat} call", Reason.NOTHING_TO_CALL)
            dealt.refused(f"{seat} raise 8", Reason.NO_BET_YET)
            dealt.act(f"{seat} check")
    assert len(dealt.events(Checked)) == 13
    assert all("TOM-ROOM-15" in cited(event.cite) for event in dealt.events(Checked)[1:])
    assert all(opened.level == 0 for opened in dealt.events(BettingOpened)[1:])


@pytest.mark.rule("TOM-ROOM-18")
@pytest.mark.parametrize(
    ("stakes", "allowed"),
    [
        ("small_bet = 800, big_bet = 1600, blinds = [400, 800]", True),
        ("small_bet = 1000, big_bet = 2000, blinds = [500, 1000]", False),
        ('limit = "spread", small_bet = 100, big_bet = 1600, blinds = [100, 200]', True),
        ('limit = "spread", small_bet = 100, big_bet = 1700, blinds = [100, 200]', False),
        ('limit = "no", small_bet = 100, big_bet = 200, blinds = [100, 200]', False),
    ],
)
def test_no_table_may_be_posted_above_the_limit(tmp_path: Path, stakes: str, allowed: bool) -> None:
    place = tmp_path / "tommys"
    shutil.copytree(str(shipped() / "tommys"), place)
    page = place / "holdem.toml"
    text = page.read_text(encoding="utf-8")
    shipped_stakes = "small_bet = 200, big_bet = 400, blinds = [100, 200]"
    assert shipped_stakes in text
    page.write_text(text.replace(shipped_stakes, stakes, 1), encoding="utf-8")
    book, faults = examine(place)
    if allowed:
        assert not faults and book is not None
    else:
        (fault,) = faults
        assert book is None
        assert fault.path.startswith("$.table[0].stakes.")


@pytest.mark.rule("TOM-ROOM-18")
def test_sixteen_dollars_is_the_most_for_each_bet_or_raise() -> None:
    dealt = Dealt(game(limit="spread", small_bet=100, big_bet=1600), seats=3).check_round()
    assert "TOM-ROOM-18" in dealt.refused("1 bet 17", Reason.WRONG_AMOUNT)
    dealt.act("1 bet 16")
    assert "TOM-ROOM-18" in dealt.refused("2 raise 33", Reason.WRONG_AMOUNT)
    dealt.act("2 raise 32")
    assert [event.to for event in dealt.events(Raised)] == [1600, 3200]


# On the turn, with $4 bets: seat 1 bets 4, seat 2 is all-in, seats 3 and 4 have not acted yet. The
# all-in amount; seat 3's raise; the bettor's raise if the others call.
SHORT = [
    pytest.param("4.50", 800, None, id="raise of 0.50"),
    pytest.param("5", 800, None, id="raise of 1"),
    pytest.param("5.99", 800, None, id="a cent less than half"),
    pytest.param("6", 1000, 1000, id="half"),
    pytest.param("7", 1100, 1100, id="more than half"),
    pytest.param("8", 1200, 1200, id="a full raise"),
]


def short_all_in(to: str) -> Dealt:
    """Seat 2 is all-in over seat 1's bet of 4."""
    chips = 200 + round(float(to) * 100)
    stacks = {1: 200_00, 2: chips, 3: 200_00, 4: 200_00}
    dealt = on_the_turn(stacks).act("1 bet 4", f"2 raise {to}")
    assert dealt.hand.chips[2] == 0
    return dealt


@pytest.mark.rule("TOM-ROOM-P2")
@pytest.mark.parametrize(("to", "complete", "reopened"), SHORT)
def test_a_short_all_in_reopens_from_half_a_raise(
    to: str, complete: int, reopened: int | None
) -> None:
    dealt = short_all_in(to)
    raised = dealt.events(Raised)[-1]
    assert raised.full is (reopened is not None)
    assert ("TOM-ROOM-P2" in cited(raised.cite)) is (reopened is None)
    assert dealt.range("raise") == (complete, complete)

    dealt.act("3 call", "4 call")
    assert dealt.turn == 1
    assert dealt.ask.offers[Call].cost == raised.to - 400
    if reopened is None:
        assert dealt.offers == {"fold", "call"}
        order = Raise(1, complete)
        assert "TOM-ROOM-P2" in dealt.refused(order, Reason.NOT_REOPENED)
    else:
        assert dealt.range("raise") == (reopened, reopened)


@pytest.mark.rule("TOM-ROOM-P2")
def test_the_worked_example() -> None:
    only_call = short_all_in("5").act("3 call", "4 call")
    assert only_call.offers == {"fold", "call"}
    assert only_call.ask.offers[Call].cost == 100
    may_raise = short_all_in("6").act("3 call", "4 call")
    assert may_raise.ask.offers[Call].cost == 200
    assert may_raise.range("raise") == (1000, 1000)
    assert short_all_in("5").range("raise") == (800, 800)


@pytest.mark.rule("TOM-ROOM-P2")
def test_a_completed_raise_reopens_the_betting() -> None:
    dealt = short_all_in("5").act("3 raise 8", "4 call")
    assert dealt.turn == 1
    assert dealt.range("raise") == (1200, 1200)
    dealt.act("1 raise 12", "3 raise 16")
    assert dealt.offers == {"fold", "call"}


@pytest.mark.rule("TOM-ROOM-P2")
@pytest.mark.parametrize(("to", "third"), [("5", True), ("6", False)])
def test_only_half_a_raise_or_more_counts_among_the_three(to: str, third: bool) -> None:
    stacks = {1: 200_00, 2: 200 + round(float(to) * 100), 3: 200_00, 4: 200_00, 5: 200_00}
    dealt = on_the_turn(stacks)
    dealt.act("1 bet 4", f"2 raise {to}")
    for seat in (3, 4):
        dealt.act(f"{seat} raise {dealt.range('raise')[0] / 100}")
    assert ("raise" in dealt.offers) is third


@pytest.mark.rule("TOM-ROOM-P2")
@pytest.mark.parametrize(
    ("all_in", "next_raise", "reopened"), [("1", 400, False), ("2", 600, True)]
)
def test_a_short_opening_bet(all_in: str, next_raise: int, reopened: bool) -> None:
    stacks = {1: 200_00, 2: 200 + round(float(all_in) * 100), 3: 200_00}
    dealt = on_the_turn(stacks).act("1 check", f"2 bet {all_in}")
    assert dealt.range("raise") == (next_raise, next_raise)
    dealt.act("3 call")
    assert dealt.offers == {"fold", "call", *(("raise",) if reopened else ())}


@pytest.mark.rule("TOM-ROOM-P2")
def test_an_all_in_call_for_less_is_no_raise() -> None:
    stacks = {1: 200_00, 2: 5_00, 3: 200_00}
    dealt = on_the_turn(stacks).act("1 bet 4")
    assert dealt.offers == {"fold", "call"}
    assert dealt.ask.offers[Call].cost == 300
    dealt.refused("2 raise 8", Reason.NOT_ENOUGH_CHIPS)
    dealt.act("2 call")
    assert dealt.range("raise") == (800, 800)
    assert dealt.ask.offers[Call].cost == 400
