"""Through anything, the bonuses lose or keep no cent of the players, and pay no prize late."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cardhouse.bonus import award, awarded, bonuses_of, next_due, play
from cardhouse.bonus.commands import (
    BonusCommand,
    ClaimPrize,
    ClockTick,
    CollectDollars,
    ListBonuses,
    OpenBonuses,
)
from cardhouse.bonus.events import DollarsCollected, PrizeWon
from cardhouse.bonus.shares import divided, shares
from cardhouse.engine.core.illegal import Illegal
from cardhouse.rulebook import load
from cardhouse.table.claim import Claim
from tests.rules.lo_ball_room.house import LOWBALL
from tests.rules.lo_ball_room.prizes import (
    BLACKJACK,
    JOKERS,
    NATURAL,
    WITH_JOKER,
    Prizes,
    fresh,
    when,
)

HOUR = 3600
# Hours that pass, then a hand that pays an amount or claims a prize with a number of others.
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
    min_size=1,
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
        # The kit checks the books after every command.
        prizes.do(order)
        pools = [pool for pool in prizes.bonuses.pools.values() if pool.collects]
        assert sum(pool.collected for pool in pools) == collected
        assert all(pool.prize >= pool.rules.least for pool in pools)
        assert all(pool.fund >= 0 and pool.prize % 100 == 0 for pool in pools)
        due = next_due(prizes.bonuses)
        assert due is not None and at < due
    assert number == len(story)


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
    assert award(prizes.bonuses, "L1", 6) is None, "an earlier hand has won nothing"


def test_what_a_claim_will_be_awarded_is_known_before_it_is_made() -> None:
    prizes = Prizes()
    claim = Claim(bonus=NATURAL, mains=(1,), others=(2,))
    order = ClaimPrize(at=when("Mon 12:00"), table="L1", hand=7, claim=claim)
    before = prizes.bonuses.copy()
    assert awarded(prizes.bonuses, order) == {1: 60_00, 2: 40_00}
    assert prizes.bonuses == before, "nothing is paid yet"
    prizes.do(order)
    assert awarded(prizes.bonuses, order) == {1: 60_00, 2: 40_00}
    for_nobody = Claim(bonus=NATURAL, mains=(1,), others=(2,), dummies=(1, 2))
    nothing = ClaimPrize(at=when("Mon 12:00"), table="L1", hand=8, claim=for_nobody)
    assert awarded(prizes.bonuses, nothing) == {}


def test_a_bonus_that_nobody_has_posted_cannot_be_claimed() -> None:
    prizes = Prizes()
    with pytest.raises(Illegal) as error:
        prizes.claim(Claim(bonus="royal-flush", mains=(1,), others=(2,)))
    assert error.value.cite == "bonus.won.royal-flush"


@pytest.mark.rule("LBR-BO-04")
@pytest.mark.parametrize("game", ["holdem", BLACKJACK])
def test_a_game_without_a_bonus_that_players_pay_for_collects_for_none(game: str) -> None:
    prizes = Prizes()
    with pytest.raises(Illegal):
        prizes.do(CollectDollars(at=when("Mon 12:00"), table="H", game=game, hand=1, amount=1))
    assert set(prizes.bonuses.chips) == {"bonus/lo-ball", "bonus/lo-ball-joker"}


@pytest.mark.rule("LBR-BO-P4")
def test_a_cent_that_cannot_be_divided_goes_to_one_of_the_two() -> None:
    prizes = Prizes().collect(1)
    collected = [event for event in prizes.log if isinstance(event, DollarsCollected)]
    assert [(event.bonus, event.amount) for event in collected] == [(NATURAL, 1)]


@pytest.mark.rule("LBR-BO-P7")
def test_a_prize_that_falls_to_nobody_moves_no_money() -> None:
    prizes = Prizes()
    prizes.claim(Claim(bonus=NATURAL, mains=(1,), others=(2, 3), dummies=(1, 2, 3)))
    (won,) = [event for event in prizes.log if isinstance(event, PrizeWon)]
    assert (won.shares, won.kept, won.transfers()) == ({}, 100_00, ())


def test_new_terms_leave_what_is_in_the_pools() -> None:
    prizes = Prizes().set(NATURAL, 100, 62)
    terms = tuple(pool.rules for pool in prizes.bonuses.pools.values())
    at = when("Mon 12:00")
    assert prizes.do(ListBonuses(at=at, rules=terms)) == [], "as they are posted"
    fewer = [replace(each, hand_percent=70) if each.name == NATURAL else each for each in terms]
    third = replace(fewer[1], name="third")
    assert len(prizes.do(ListBonuses(at=at, rules=(*fewer, third)))) == 1
    assert (prizes.prize(NATURAL), prizes.fund(NATURAL)) == (100, 62)
    assert prizes.bonuses.chips["bonus/third"] == 0
    prizes.do(OpenBonuses(at=at))
    assert prizes.prize("third") == 100
    claim = Claim(bonus=NATURAL, mains=(1,), others=(2,))
    assert prizes.claim(claim) == {1: 70, 2: 30}


def test_what_is_tried_on_a_copy_leaves_the_bonuses_as_they_were() -> None:
    prizes = Prizes()
    trial = prizes.bonuses.copy()
    claim = Claim(bonus=NATURAL, mains=(1,), others=(2,))
    at = when("Mon 12:00")
    play(trial, CollectDollars(at=at, table="L1", game=LOWBALL, hand=1, amount=1_00))
    play(trial, ClaimPrize(at=at, table="L1", hand=1, claim=claim))
    assert award(trial, "L1", 1) is not None
    again = Prizes()
    assert prizes.bonuses == again.bonuses and trial != again.bonuses


@given(st.integers(0, 99_99), st.integers(1, 9), st.sampled_from((1, 5, 100)))
def test_nothing_is_lost_in_a_division(amount: int, seats: int, unit: int) -> None:
    parts = divided(amount, tuple(range(seats)), unit, odd=True)
    assert sum(parts.values()) == amount
    assert max(parts.values()) - min(parts.values()) < 2 * unit
    equal = divided(amount, tuple(range(seats)), unit, odd=False)
    assert len(set(equal.values())) == 1


def test_what_is_less_than_a_unit_is_the_first_ones() -> None:
    assert divided(1_50, (3, 4), 1_00, odd=True) == {3: 1_50, 4: 0}
    assert divided(1_50, (3, 4), 1_00, odd=False) == {3: 0, 4: 0}
    assert divided(40_00, (), 1_00, odd=True) == {}


@pytest.mark.rule("LBR-BO-P2")
def test_who_would_share_less_than_a_dollar_is_left_out() -> None:
    rules = fresh().pools[NATURAL].rules
    claim = Claim(bonus=NATURAL, mains=(2,), others=(3, 4, 5))
    assert shares(2_00, claim, rules) == {2: 2_00}
    assert shares(5_00, claim, rules) == {2: 3_00, 3: 1_00, 4: 1_00}
