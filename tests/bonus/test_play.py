"""Whatever happens to the bonuses, no cent of the players is lost or kept, and no prize is late."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardhouse.bonus import award, bonuses_of, next_due, play
from cardhouse.bonus.commands import (
    BonusCommand,
    ClaimPrize,
    ClockTick,
    CollectDollars,
    OpenBonuses,
)
from cardhouse.bonus.shares import divided
from cardhouse.engine.illegal import Illegal
from cardhouse.rulebook import load
from cardhouse.table.winning import Claim
from tests.rules.lo_ball_room.house import LOWBALL
from tests.rules.lo_ball_room.prizes import JOKERS, NATURAL, WITH_JOKER, Prizes, when

HOUR = 3600
# Hours that pass, and then a hand that pays so much, or claims a prize with so many others.
deeds = st.lists(
    st.tuples(
        st.integers(0, 60),
        st.one_of(
            st.integers(1, 9_99),
            st.tuples(
                st.sampled_from((JOKERS, NATURAL, WITH_JOKER)),
                st.integers(1, 2),
                st.integers(1, 7),
                st.integers(0, 3),
            ),
        ),
    ),
    max_size=40,
)


@pytest.mark.rule("LBR-BO-19")
@settings(max_examples=60)
@given(deeds)
def test_collected_and_advanced_is_paid_posted_or_not_yet_posted(
    story: list[tuple[int, int | tuple[str, int, int, int]]],
) -> None:
    prizes = Prizes("Mon 9:00")
    at, collected = when("Mon 9:00"), 0
    for number, (hours, deed) in enumerate(story, start=1):
        at += hours * HOUR
        order: BonusCommand
        if isinstance(deed, int):
            collected += deed
            order = CollectDollars(at=at, table="L1", game=LOWBALL, hand=number, amount=deed)
        else:
            name, mains, others, dummies = deed
            seats = tuple(range(1, mains + others + 1))
            nobody = seats[max(0, len(seats) - dummies) :]
            claim = Claim(bonus=name, mains=seats[:mains], others=seats[mains:], dummies=nobody)
            order = ClaimPrize(at=at, table="L1", hand=number, claim=claim)
        # The books are checked by the kit after every command.
        prizes.do(order)
        pools = [pool for pool in prizes.bonuses.pools.values() if pool.collects]
        assert sum(pool.collected for pool in pools) == collected
        assert all(pool.prize >= pool.rules.least for pool in pools)
        assert all(pool.fund >= 0 and pool.prize % 100 == 0 for pool in pools)
        due = next_due(prizes.bonuses)
        assert due is not None and at < due


def test_a_late_tick_grows_the_prize_for_every_hour_it_missed() -> None:
    prizes = Prizes("Mon 11:00").tick("Thu 23:00")
    assert prizes.prize(JOKERS) == 200
    assert next_due(prizes.bonuses) == when("Fri 11:00")


def test_a_claim_is_worth_the_prize_of_its_own_moment() -> None:
    prizes = Prizes("Mon 11:00")
    shares = prizes.claim(Claim(bonus=JOKERS, mains=(1,), others=(2,)), "Tue 11:00")
    assert shares == {1: 50, 2: 50}


def test_nothing_is_due_before_the_bonuses_are_opened() -> None:
    bonuses = bonuses_of(load("lo-ball-room").bonuses.bonus)
    assert next_due(bonuses) is None
    assert play(bonuses, ClockTick(at=when("Mon 12:00"))) == []
    claim = Claim(bonus=NATURAL, mains=(1,), others=(2,))
    with pytest.raises(Illegal):
        play(bonuses, ClaimPrize(at=when("Mon 12:00"), table="L1", hand=1, claim=claim))
    assert len(play(bonuses, OpenBonuses(at=when("Mon 12:00")))) == 3
    assert play(bonuses, OpenBonuses(at=when("Mon 13:00"))) == [], "once"


def test_a_hand_is_awarded_once_and_its_award_can_be_looked_up() -> None:
    prizes = Prizes()
    claim = Claim(bonus=NATURAL, mains=(1,), others=(2,))
    assert award(prizes.bonuses, "L1", 7) is None
    prizes.claim(claim, hand=7)
    assert award(prizes.bonuses, "L1", 7) == {1: 60_00, 2: 40_00}
    with pytest.raises(Illegal):
        prizes.claim(claim, hand=7)
    assert sum(prizes.claim(claim, hand=7, table="L2").values()) == 100, "another table's hand 7"


def test_a_game_without_a_bonus_collects_for_none() -> None:
    prizes = Prizes()
    with pytest.raises(Illegal):
        prizes.do(CollectDollars(at=when("Mon 12:00"), table="H", game="holdem", hand=1, amount=1))


@given(st.integers(0, 99_99), st.integers(1, 9), st.sampled_from((1, 5, 100)))
def test_nothing_is_lost_in_a_division(amount: int, seats: int, unit: int) -> None:
    parts = divided(amount, tuple(range(seats)), unit, odd=True)
    assert sum(parts.values()) == amount
    assert max(parts.values()) - min(parts.values()) < 2 * unit
    equal = divided(amount, tuple(range(seats)), unit, odd=False)
    assert len(set(equal.values())) == 1
