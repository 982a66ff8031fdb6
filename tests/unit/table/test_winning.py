"""The hands that win a bonus: as they stand at the settlement, whatever was dealt before."""

from typing import Any

import pytest

from cardhouse.bonus.shares import shares
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pot.commands import Show
from cardhouse.engine.pot.round import Showdown
from cardhouse.floor.banked.reports import DealMistake, ExtraHand, IncompleteHand, MissedHand
from cardhouse.floor.core.reports import CancelHand, GiveChips, Report
from cardhouse.floor.pot.reports import KillHand, ReviveHand
from cardhouse.rulebook import load
from cardhouse.table import play, replay
from cardhouse.table.bonus_events import BonusTakenBack, BonusWon
from cardhouse.table.claim import Claim
from cardhouse.table.commands import NextHand, PayBonus
from cardhouse.table.families import course_of
from cardhouse.table.reopening import HandReopened
from cardhouse.table.winning import won
from tests.kit.banked import Banked, game
from tests.kit.cases import finish
from tests.kit.hands import Dealt
from tests.kit.hands import game as poker_game
from tests.rules.lo_ball_room.house import LOWBALL, deck
from tests.rules.lo_ball_room.prizes import BLACKJACK, Live

HOUSE = "lo-ball-room"
SIGNED: dict[str, Any] = {"by": "Flora", "reason": "because"}


def mistaken(shoe: str, *mistakes: Report, bank: int = 4) -> Banked:
    """Wagers on spots 6, 7 and 2, dealt in this order, with mistakes of the dealer."""
    wagers = dict.fromkeys((6, 7, 2), 10)
    table = Banked(game(HOUSE), bank=bank, wagers=wagers, shoe=shoe, wait=True).open_bets()
    for mistake in mistakes:
        table.report(mistake)
    return table.close_bets()


def claimed(table: Banked | Dealt, name: str = BLACKJACK) -> Claim | None:
    course = course_of(table.game)
    return won(course, table.hand, table.log, load(HOUSE).bonuses.of(name))


def mains(table: Banked) -> tuple[int, ...]:
    """The winners of the bonus for two jokers, once all have stood."""
    claim = claimed(table.stand())
    return () if claim is None else claim.mains


@pytest.mark.rule("LBR-BO-01")
def test_jokers_that_a_split_parts_win_nothing() -> None:
    table = mistaken("8 T T 9 8 T T Jo Jo").act("6 split")
    assert table.cards(6) == "8 Jo" and table.cards(16) == "8 Jo"
    assert mains(table) == ()


@pytest.mark.rule("LBR-BO-01")
def test_after_a_correction_the_hand_counts_that_holds_the_jokers() -> None:
    # Spot 7 is missed, so its joker falls on spot 2; spot 7 gets it back, and another.
    table = mistaken("T Jo 9 8 5 Jo 6 T", DealMistake(missed=(7,), stop=3))
    assert table.cards(2) == "Jo"
    table.report(MissedHand(spot=7))
    table.act("lapse")
    assert (table.cards(7), table.cards(2)) == ("Jo Jo", "9 6")
    assert mains(table) == (7,)


@pytest.mark.rule("LBR-BO-01")
def test_a_joker_that_was_moved_away_does_not_count_where_it_fell() -> None:
    table = mistaken("T Jo 9 8 5 6 Jo T", DealMistake(missed=(7,), stop=3))
    table.report(MissedHand(spot=7))
    table.act("lapse")
    assert (table.cards(7), table.cards(2)) == ("Jo 6", "9 Jo")
    assert mains(table) == ()


@pytest.mark.rule("LBR-BO-01")
def test_a_hand_too_many_wins_nothing() -> None:
    twice = (DealMistake(twice=(7,)), DealMistake(round=2, twice=(7,)))
    table = mistaken("T 5 Jo 9 8 T 6 Jo T T", *twice)
    assert table.cards(7) == "5 Jo 6 Jo"
    table.report(ExtraHand(spot=7))
    assert mains(table) == ()


@pytest.mark.rule("LBR-BO-01")
def test_a_hand_on_a_spot_without_a_wager_wins_nothing() -> None:
    extra = (DealMistake(extra=(8,)), DealMistake(round=2, extra=(8,)))
    reported = mistaken("T T Jo 9 8 T T Jo T T", *extra)
    reported.report(ExtraHand(spot=8))
    assert mains(reported) == ()
    assert mains(mistaken("T T Jo 9 8 T T Jo T T", *extra)) == (), "though nobody has noticed"


@pytest.mark.rule("LBR-BO-01")
def test_of_two_jokers_on_one_spot_the_first_hand_has_one() -> None:
    table = mistaken("T Jo Jo 9 8 T 5 T T", DealMistake(twice=(7,)))
    assert table.cards(7) == "Jo Jo 5"
    table.report(ExtraHand(spot=7))
    assert (table.cards(7), mains(table)) == ("Jo 5", ())


@pytest.mark.rule("LBR-BO-01")
def test_a_dead_hand_wins_nothing() -> None:
    table = mistaken("T 5 9 8 T T T T", DealMistake(round=2, missed=(7,)))
    table.report(IncompleteHand(spot=7))
    assert table.layout.void == [7]
    assert mains(table) == ()


@pytest.mark.rule("LBR-BO-01")
def test_the_bank_wins_with_its_second_card() -> None:
    assert mains(mistaken("T 9 9 Jo T T T Jo")) == (4,)


@pytest.mark.rule("LBR-BO-01")
def test_a_cancelled_hand_of_two_jokers_wins_nothing() -> None:
    table = mistaken("Jo 9 9 8 Jo T T T")
    assert table.cards(6) == "Jo Jo"
    table.report(CancelHand(**SIGNED))
    assert table.hand.over and claimed(table) is None


def showdown() -> Dealt:
    """Seat 2's 6-4-3-2-A against seat 3's wheel; both are shown, seat 1 has yet to show."""
    order = (2, 3, 1)
    hands = {2: "6h4d3c2sAh", 3: "5h4s3h2dAc"}
    table = Dealt(
        poker_game(HOUSE, LOWBALL), seats=3, button=1, deck=deck(LOWBALL, order, "", hands)
    )
    while not isinstance(table.hand.at, Showdown):
        ask = table.ask
        words = {"pass", "call", "check", "discard"} & table.offers
        table.act(f"{ask.actor} {words.pop()}" if words else f"{ask.actor} bet 4")
    return table.act("2 show", "3 show")


@pytest.mark.rule("LBR-BO-14")
def test_a_hand_that_a_ruling_gave_back_counts() -> None:
    table = showdown()
    table.report(KillHand(seat=2, **SIGNED))
    table.report(ReviveHand(seat=2, **SIGNED))
    claim = claimed(finish(table), LOWBALL)
    assert claim is not None and claim.mains == (2,)


@pytest.mark.rule("LBR-BO-14")
@pytest.mark.parametrize("seat", [2, 3])
def test_a_hand_that_a_ruling_killed_does_not_count(seat: int) -> None:
    table = showdown()
    table.report(KillHand(seat=seat, **SIGNED))
    assert claimed(finish(table), LOWBALL) is None


def test_a_cancelled_hand_wins_nothing() -> None:
    live = Live(4)
    play(live.table, NextHand())
    play(live.table, CancelHand(by="Flora", reason="fire alarm"))
    assert live.table.hands == 1 and live.table.claim is None


def test_a_bot_is_nobody_to_whom_a_bonus_could_fall() -> None:
    hands = {2: "6h4d3c2sAh", 3: "5h4s3h2dAc"}
    people = Live(4).hand(hands)
    prizes = {bonus.name: bonus for bonus in people.table.bonuses}
    everybody = shares(100_00, people.claim, prizes[people.claim.bonus])
    assert set(everybody) == {1, 2, 3, 4}
    live = Live(4)
    live.table.players[2].bot = live.table.players[4].bot = "sensible"
    live.hand(hands)
    paid = shares(100_00, live.claim, prizes[live.claim.bonus])
    assert set(paid) == {1, 3} and sum(paid.values()) < 100_00


BEATEN = {2: "6h4d3c2sAh", 3: "5h4s3h2dAc"}


@pytest.mark.rule("LBR-BO-20")
def test_a_hand_that_is_opened_again_wins_no_second_prize() -> None:
    live = Live(4).hand(BEATEN)
    live.pay({2: 60_00})
    events = live.do(GiveChips(source="pot", target=4, amount=1_00, **SIGNED))
    assert not any(isinstance(event, BonusWon | BonusTakenBack) for event in events)
    assert live.table.claim is None
    assert (live.table.hands, live.table.running()) == (1, False)
    play(live.table, NextHand())


@pytest.mark.rule("LBR-BO-14", "LBR-BO-20")
def test_an_unpaid_bonus_is_found_anew_when_its_hand_is_opened_again() -> None:
    live = Live(4).hand(BEATEN)
    claim = live.claim
    events = live.do(GiveChips(source="pot", target=4, amount=1_00, **SIGNED))
    kinds = [type(e) for e in events if isinstance(e, BonusTakenBack | HandReopened | BonusWon)]
    assert kinds == [BonusTakenBack, HandReopened, BonusWon]
    assert live.claim == claim and live.table.hands == 1
    live.pay({2: 60_00})
    play(live.table, NextHand())


@pytest.mark.rule("LBR-BO-14")
@pytest.mark.parametrize("order", [KillHand(seat=2, **SIGNED), KillHand(seat=3, **SIGNED)])
def test_a_bonus_goes_with_the_hand_that_a_ruling_killed_before_it_was_paid(
    order: KillHand,
) -> None:
    live = Live(4).hand(BEATEN)
    live.do(order)
    assert live.table.claim is None and not live.table.running()
    with pytest.raises(Illegal):
        live.do(PayBonus(bonus="lo-ball", hand=1, shares={}))
    again = replay(Live(4).table, live.log[4:])
    assert again.claim is None
    play(live.table, NextHand())


@pytest.mark.rule("LBR-BO-14")
def test_no_bonus_of_a_hand_that_was_cancelled_after_it_had_been_found() -> None:
    live = Live(4).hand(BEATEN)
    live.do(CancelHand(**SIGNED))
    assert live.table.claim is None


@pytest.mark.rule("LBR-BO-14")
def test_the_bonus_is_claimed_by_the_hand_that_has_it_in_the_end() -> None:
    live = Live(4).hand({2: "6h4d3c2sAh", 3: "5h4s3h2dAc", 4: "6c4h3s2cAd"})
    before = live.claim
    live.do(KillHand(seat=2, **SIGNED))
    assert (before.mains, live.claim.mains) == ((2, 4), (4,))
    assert 2 in live.claim.others


@pytest.mark.rule("LBR-BO-14", "LBR-BO-20")
def test_nothing_is_paid_while_a_hand_with_a_bonus_is_played_on() -> None:
    live = Live(4).hand(BEATEN, folding=(4,))
    claim = live.claim
    live.do(ReviveHand(seat=4, **SIGNED))
    assert live.table.running() and live.table.claim is None
    with pytest.raises(Illegal):
        live.do(PayBonus(bonus="lo-ball", hand=1, shares={2: 60_00}))
    while live.table.running():
        (ask,) = live.table.hand.asked if live.table.hand else ()
        live.do(Show(ask.actor))
    assert live.claim.mains == claim.mains
