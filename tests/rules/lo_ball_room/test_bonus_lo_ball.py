"""The Lo-Ball bonuses: a 6-4-3-2-A that loses to a wheel, without the joker or with it."""

import pytest

from cardhouse.bonus import notices
from cardhouse.bonus.commands import ClaimPrize
from cardhouse.bonus.events import PrizeWon
from cardhouse.bonus.notice import NO_PURCHASE
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.events import HandKilled, Shown
from cardhouse.floor.pot.reports import KillHand
from cardhouse.table import play as play_table
from cardhouse.table.bonus_events import BonusPaid
from cardhouse.table.claim import Claim
from cardhouse.table.commands import NextHand
from tests.rules.lo_ball_room.house import LOWBALL
from tests.rules.lo_ball_room.prizes import (
    NATURAL,
    WITH_JOKER,
    Live,
    Prizes,
    claim,
    rules,
    when,
)

rule = pytest.mark.rule

SIX_FOUR, SIX_FOUR_TOO = "6d 4d 3d 2d Ad", "6h 4h 3h 2h Ah"
WHEEL = "5c 4c 3c 2c Ac"


def shown(*hands: str, seats: int = 7) -> Claim | None:
    """Seats 2, 4 and 6 show these hands; returns the hand's claim."""
    return Live(seats).hand(dict(zip((2, 4, 6), hands, strict=False))).table.claim


@rule("LBR-BO-14")
def test_a_natural_six_four_beaten_by_a_natural_wheel() -> None:
    live = Live(7).hand({2: SIX_FOUR, 5: WHEEL})
    assert (live.claim.bonus, live.claim.mains) == (NATURAL, (2,))
    assert rules("bonus.won.lo-ball") >= {"LBR-BO-14"}
    assert shown("6d 5d 3d 2d Ad", WHEEL) is None
    assert shown(SIX_FOUR, SIX_FOUR_TOO) is None, "no wheel"
    assert shown(WHEEL, "7d 4d 3d 2d Ad") is None


@rule("LBR-BO-24")
@pytest.mark.parametrize(
    ("beaten", "wheel"),
    [
        ("6d 4d 3d 2d Jo", "5c 4c 3c 2c Ac"),
        ("6d 4d 3d 2d Ad", "5c 4c 3c Ac Jo"),
        ("6d 3d 2d Ad Jo", "5c 4c 3c 2c Ac"),
    ],
)
def test_with_the_joker_in_either_hand_it_is_the_second_bonus(beaten: str, wheel: str) -> None:
    found = shown(beaten, wheel)
    assert found is not None and (found.bonus, found.mains) == (WITH_JOKER, (2,))
    natural = shown(SIX_FOUR, WHEEL)
    assert natural is not None and natural.bonus == NATURAL


@rule("LBR-BO-15", "LBR-BO-16")
def test_sixty_to_the_beaten_hand_and_forty_to_all_others() -> None:
    live = Live(7).hand({2: SIX_FOUR, 5: WHEEL})
    shares = Prizes().set(NATURAL, 240).claim(live.claim)
    assert shares == {2: 144, 3: 16, 4: 16, 5: 16, 6: 16, 7: 16, 1: 16}
    assert live.table.players[5].chips > 100_00, "the wheel also wins the pot"


@rule("LBR-BO-P2")
def test_the_tables_part_is_rounded_down_to_whole_dollars() -> None:
    shares = Prizes().set(NATURAL, 137).claim(claim(NATURAL, (2,), (3, 4, 5, 6, 7, 1)))
    assert shares == {2: 83, 3: 9, 4: 9, 5: 9, 6: 9, 7: 9, 1: 9}


@rule("LBR-BO-P3")
def test_everybody_dealt_in_shares_and_nobody_else() -> None:
    live = Live(8, out=(7,)).hand({2: SIX_FOUR, 5: WHEEL}, folding=(1, 3, 4, 6, 8))
    assert live.claim.mains == (2,)
    assert live.claim.others == (3, 4, 5, 6, 8, 1), "the wheel and five folded hands"


@rule("LBR-BO-17", "LBR-BO-25")
@pytest.mark.parametrize("name", [NATURAL, WITH_JOKER])
def test_a_fresh_bonus_is_a_hundred_dollars(name: str) -> None:
    shares = Prizes().claim(claim(name, (2,), (3, 4, 5, 6)))
    assert shares == {2: 60, 3: 10, 4: 10, 5: 10, 6: 10}


@rule("LBR-BO-18")
def test_a_dollar_of_the_button_in_every_hand_with_or_without_action() -> None:
    live = Live(4)
    for number in range(30):
        live.hand(folding=(1, 2, 3, 4) if number % 10 == 0 else ())
        if live.table.claim:
            live.pay({})
    assert live.table.bonus == 30_00 and live.table.box == 0
    prizes = Prizes().collect(live.table.bonus)
    assert prizes.fund(NATURAL) + prizes.fund(WITH_JOKER) == 30


@rule("LBR-BO-P4", "LBR-BO-27")
def test_the_dollar_is_divided_between_the_two_bonuses() -> None:
    prizes = Prizes().collect()
    assert (prizes.fund(NATURAL), prizes.fund(WITH_JOKER)) == (0.5, 0.5)
    for _ in range(123):
        prizes.collect()
    assert (prizes.fund(NATURAL), prizes.fund(WITH_JOKER)) == (62, 62)
    assert rules("bonus.collected.lo-ball-joker") >= {"LBR-BO-27", "LBR-BO-P4"}


@rule("LBR-BO-20")
def test_it_is_paid_before_the_next_hand() -> None:
    live = Live(6).hand({2: SIX_FOUR, 5: WHEEL})
    with pytest.raises(Illegal) as error:
        play_table(live.table, NextHand())
    assert error.value.reason is Reason.NOT_OFFERED
    assert rules(error.value.cite) == {"LBR-BO-20"}
    prizes = Prizes()
    prizes.claim(live.claim, hand=live.table.hands)
    (awarded,) = [event for event in prizes.log if isinstance(event, PrizeWon)]
    (paid,) = live.pay(awarded.shares)
    assert isinstance(paid, BonusPaid) and paid.hand == awarded.hand == live.table.hands
    assert sum(t.amount for t in paid.transfers()) == 100_00
    assert sum(p.chips for p in live.table.players.values()) == 600_00 - 1_00 + 100_00
    live.hand()


@rule("LBR-BO-21")
def test_a_new_bonus_is_on_offer_from_the_next_hand_on() -> None:
    prizes = Prizes().set(NATURAL, 240)
    assert sum(prizes.claim(claim(NATURAL, (2,), (3, 4)), hand=812).values()) == 240
    assert prizes.prize(NATURAL) == 100
    assert sum(prizes.claim(claim(NATURAL, (3,), (2, 4)), hand=813).values()) == 100


@rule("LBR-BO-22", "LBR-BO-26")
@pytest.mark.parametrize("name", [NATURAL, WITH_JOKER])
def test_the_prize_grows_on_monday_at_eleven_and_at_no_other_time(name: str) -> None:
    prizes = Prizes().set(name, 100, 62)
    for moment in ("Tue 11:00", "Sun 11:00"):
        assert prizes.tick(moment).prize(name) == 100
    assert prizes.tick("Mon 10:59", 1).prize(name) == 100
    assert prizes.tick("Mon 11:00", 1).prize(name) == 162
    assert prizes.tick("Tue 11:00", 1).prize(name) == 162


@rule("LBR-BO-23")
def test_both_amounts_are_posted() -> None:
    prizes = Prizes().set(NATURAL, 100, 62).tick("Mon 11:00", 1)
    signs = {name: prizes.sign(LOWBALL, name) for name in (NATURAL, WITH_JOKER)}
    assert [sign.prize for sign in signs.values()] == [162_00, 100_00]
    assert {sign.split for sign in signs.values()} == {(60, 40)}
    assert all("LBR-BO-23" in rules(sign.cite) for sign in signs.values())
    assert all(sign.lines == (NO_PURCHASE,) for sign in signs.values()), "won as often as one may"
    assert {sign.bonus for sign in notices(prizes.bonuses, LOWBALL)} == set(signs)


@rule("LBR-BO-28")
def test_the_second_bonus_is_paid_like_the_first() -> None:
    found = shown("6d 4d 3d 2d Jo", WHEEL, seats=6)
    assert found is not None and found.bonus == WITH_JOKER
    shares = Prizes().set(WITH_JOKER, 150).claim(found)
    assert shares == {2: 90, 3: 12, 4: 12, 5: 12, 6: 12, 1: 12}
    assert rules("bonus.paid.lo-ball-joker") == {"LBR-BO-28"}


@rule("LBR-BO-P5")
def test_the_new_prize_comes_from_the_fund_and_the_house_advances_the_rest() -> None:
    prizes = Prizes().set(NATURAL, 240, 37.50)
    house = prizes.house
    assert sum(prizes.claim(claim(NATURAL, (2,), (3, 4))).values()) == 240
    assert (prizes.prize(NATURAL), prizes.fund(NATURAL)) == (100, 0)
    assert prizes.house - house == 62.50
    # The advance is never taken back: the next collections are posted in full.
    prizes.collect(20_00)
    assert prizes.tick("Mon 11:00", 1).prize(NATURAL) == 110


@rule("LBR-BO-P5")
def test_only_whole_dollars_are_posted_and_the_cents_are_left_over() -> None:
    prizes = Prizes().set(NATURAL, 240, 130.50)
    house = prizes.house
    prizes.claim(claim(NATURAL, (2,), (3, 4)))
    assert (prizes.prize(NATURAL), prizes.fund(NATURAL)) == (100, 30.50)
    assert prizes.house == house
    prizes.tick("Mon 11:00", 1)
    assert (prizes.prize(NATURAL), prizes.fund(NATURAL)) == (130, 0.50)


@rule("LBR-BO-P6")
def test_several_beaten_hands_share_the_sixty_percent() -> None:
    found = shown(SIX_FOUR, SIX_FOUR_TOO, WHEEL)
    assert found is not None and found.mains == (2, 4)
    shares = Prizes().claim(found)
    assert shares == {2: 30, 4: 30, 3: 8, 5: 8, 6: 8, 7: 8, 1: 8}


@rule("LBR-BO-P6")
def test_with_several_beaten_hands_odd_dollars_go_from_the_left_of_the_button() -> None:
    found = shown(SIX_FOUR, SIX_FOUR_TOO, WHEEL)
    assert found is not None
    shares = Prizes().set(NATURAL, 105).claim(found)
    assert shares == {2: 32, 4: 31, 3: 9, 5: 9, 6: 8, 7: 8, 1: 8}


@rule("LBR-BO-P6")
def test_a_hand_that_folds_wins_no_bonus() -> None:
    live = Live(7).hand({2: SIX_FOUR, 5: WHEEL}, folding=(2,))
    assert live.table.claim is None


@rule("LBR-BO-P6")
def test_a_hand_that_was_shown_and_declared_foul_wins_no_bonus() -> None:
    foul = KillHand(seat=2, by="Flora", reason="it was not his")
    live = Live(7).hand({2: SIX_FOUR, 5: WHEEL}, ruling=foul)
    killed = [event for event in live.log if isinstance(event, HandKilled)]
    assert (killed[0].seat, killed[0].cite) == (2, "floor.dead-hand")
    before = live.log[: live.log.index(killed[0])]
    assert {2, 5} < {event.seat for event in before if isinstance(event, Shown)}
    assert live.table.claim is None


@rule("LBR-BO-P6")
def test_one_hand_wins_one_bonus_and_the_natural_one_comes_first() -> None:
    found = shown("6h 4h 3h 2h Jo", SIX_FOUR, WHEEL)
    assert found is not None and (found.bonus, found.mains) == (NATURAL, (4,))
    assert 2 in found.others, "the hand with the joker has a share of the table's part"
    prizes = Prizes()
    prizes.claim(found, hand=9)
    with pytest.raises(Illegal):
        again = claim(WITH_JOKER, (2,), found.others)
        prizes.do(ClaimPrize(at=when("Mon 13:00"), table="L1", hand=9, claim=again))
