"""A draw nobody opens: played on for low with the same hands, then dealt again."""

import pytest

from cardhouse.chance import Stacked
from cardhouse.engine.core.events import Dealt
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Check, Match, StayOut
from cardhouse.engine.pot.events import AntePosted, BettingOpened, Checked, PotAwarded
from cardhouse.engine.pot.redeal import (
    AntedAgain,
    PassedOut,
    Redeal,
    Redealt,
    ShareGivenUp,
    TurnedLow,
)
from cardhouse.floor.pot.reports import ReviveHand
from cardhouse.ranking import Low
from cardhouse.table import play
from cardhouse.table.commands import NextHand
from tests.kit import hands as kit
from tests.rules.button_room.house import ANTE_GAMES, beats, cited, deal, post, seated

HANDS = {
    2: "7c 5h 4d 2s As",
    3: "Kd Qd Jd 9c 8c",
    4: "Ts Th 9d 6c 3s",
    5: "Ks Qs 9h 8h 7h",
    1: "Ac 2h 3d 8d Tc",
}


def low() -> Low:
    """The house's ranking of low hands."""
    (step,) = [step for step in post("draw").page.script if isinstance(step, Redeal)]
    assert step.low is not None
    return step.low


def passed(rounds: int = 1, fee: int = 0) -> kit.Dealt:
    """Five players, the button in seat 1; all pass in this many rounds."""
    table = deal("lowball", seats=5, button=1, hands=HANDS, fee=fee)
    for _ in range(rounds):
        table.act("2 check", "3 check", "4 check", "5 check", "1 check")
    return table


@pytest.mark.rule("BTN-LB-01")
def test_low_ball_begins_as_a_draw_poker_hand_for_high() -> None:
    draw, lowball = post("draw").page, post("lowball").page
    assert draw.script == lowball.script
    assert draw.rule == lowball.rule
    table = deal("lowball", seats=5, button=1, hands=HANDS)
    assert table.hand.chips["pot"] == 5_00
    assert all(len(down) == 5 for down in table.hand.down.values())
    assert table.turn == 2
    assert table.offers == {"fold", "check"}
    assert "BTN-LB-01" in cited(list(table.events(BettingOpened)), "lowball")


@pytest.mark.rule("BTN-LB-02")
def test_when_all_have_passed_the_same_hands_are_played_for_low() -> None:
    table = passed()
    (turned,) = table.events(TurnedLow)
    assert "BTN-LB-02" in cited([turned], "lowball")
    assert table.hand.low == low()
    assert table.hand.chips["pot"] == 5_00
    assert len(table.events(AntePosted)) == 5
    assert len(table.events(Dealt)) == 5
    table.act("2 bet 3", "3 fold", "4 call", "5 call", "1 fold")
    table.act("2 discard", "4 discard", "5 discard", "2 check", "4 check", "5 check")
    table.show_all()
    assert [(e.seat, e.amount) for e in table.events(PotAwarded)] == [(2, 14_00)]


@pytest.mark.rule("BTN-LB-02")
def test_a_player_with_openers_may_pass_too() -> None:
    table = deal("draw", seats=2, hands={1: "As Ah Kd Kc 2s"}).act("1 check", "2 check")
    assert table.events(TurnedLow)


@pytest.mark.rule("BTN-LB-03")
def test_any_hand_may_open_for_low_beginning_left_of_the_button() -> None:
    table = passed()
    assert table.turn == 2
    assert table.offers == {"fold", "check", "bet"}
    table.act("2 check", "3 check")
    # Not even tens are needed.
    assert table.offers == {"fold", "check", "bet"}
    table.act("4 bet 3")
    assert table.hand.bets[4] == 3_00


@pytest.mark.rule("BTN-LB-04")
def test_the_turns_go_round_as_they_did_for_high() -> None:
    table = passed(2)
    order = [event.seat for event in table.events(Checked)]
    assert order == [2, 3, 4, 5, 1] * 2


@pytest.mark.rule("BTN-LB-05", "BTN-RM-02")
def test_after_two_passes_new_cards_are_dealt_for_the_same_pot() -> None:
    table = passed(2, fee=2_00)
    (out,) = table.events(PassedOut)
    assert "BTN-LB-05" in cited([out], "lowball")
    old = {seat: tuple(down) for seat, down in table.hand.down.items()}
    for seat in (2, 3, 4, 5, 1):
        assert table.turn == seat
        assert table.ask.offers[Match].cost == 1_00
        table.act(f"{seat} match")
    assert table.hand.chips["pot"] == 10_00
    assert table.hand.chips["box"] == 2_00
    assert table.hand.button == 1
    assert table.events(Redealt)
    assert table.hand.low is None
    assert len(table.events(Dealt)) == 10
    assert all(len(down) == 5 for down in table.hand.down.values())
    assert sum(len(down) for down in table.hand.down.values()) + len(table.hand.stock) == 52
    assert (table.turn, len(old)) == (2, 5)
    # First for high again: openers are needed once more.
    assert ("bet" in table.offers) is has_openers(table, 2)
    table.act("2 fold", "3 fold", "4 fold", "5 fold")
    assert table.won()[1] == 10_00 - 2_00 - 2_00


def has_openers(table: kit.Dealt, seat: int) -> bool:
    return beats(" ".join(table.hand.down[seat]), "Ts Th As Ks Qs")


@pytest.mark.rule("BTN-LB-05", "BTN-RM-P7")
def test_a_hand_that_is_given_back_then_antes_again_like_the_others() -> None:
    table = deal("lowball", seats=5, button=1, hands=HANDS)
    table.act("2 check", "3 fold", "4 check", "5 check", "1 check")
    table.act("2 check", "4 check", "5 check", "1 check")
    table.act("2 match", "4 match")
    for seat in (3, 2):
        table.report(ReviveHand(seat=3, by="Flora", reason="out of turn"))
        assert table.turn == 3 and table.offers == {"match", "out"}
        table.act("3 out") if seat == 3 else table.act("3 match")
    table.act("5 match", "1 match")
    assert table.hand.chips["pot"] == 10_00 and len(table.hand.live) == 5


@pytest.mark.rule("BTN-LB-05")
def test_it_may_go_round_many_times() -> None:
    table = passed(2)
    for times in range(2, 5):
        table.act(*(f"{seat} match" for seat in (2, 3, 4, 5, 1)))
        assert table.hand.chips["pot"] == times * 5_00
        for _ in range(2):
            table.act("2 check", "3 check", "4 check", "5 check", "1 check")
    assert len(table.events(TurnedLow)) == 4


@pytest.mark.rule("BTN-RM-02")
def test_the_button_stays_until_the_hand_is_completed() -> None:
    table = seated(1, 3, name="draw")
    assert table.hand is not None and table.button == 1
    play(table, Stacked(()).answer(table.hand.asked[0]))
    for seat in (3, 1, 3, 1):
        play(table, Check(seat))
    assert isinstance(table.log[-1], PassedOut)
    assert table.button == 1
    play(table, Match(3))
    play(table, StayOut(1))
    assert table.hand.over
    play(table, NextHand())
    assert table.button == 3


@pytest.mark.rule("BTN-LB-P1")
def test_low_hands_rank_ace_to_five() -> None:
    rules = low()
    assert beats("5s 4s 3s 2s As", "6s 4h 3d 2c Ac", rules)
    assert beats("5s 4h 3d 2c As", "6s 4h 3d 2c Ac", rules)
    assert beats("9s 8h 7d 6c 5s", "As Ah 2d 3c 4s", rules)
    assert beats("8s 7s 6s 5s 4s", "9h 4h 3d 2c Ac", rules)


@pytest.mark.rule("BTN-LB-P2")
def test_equal_lows_go_to_the_lower_suit() -> None:
    rules = low()
    assert beats("7c 5h 4d 2s As", "7s 5c 4c 2c Ac", rules)
    hands = {1: "7s 5c 4c 2c Ac", 2: "7c 5h 4d 2s As"}
    table = deal("draw", seats=2, hands=hands).act("1 check", "2 check", "1 bet 3", "2 call")
    table.act("1 discard", "2 discard", "1 check", "2 check").show_all()
    assert table.won() == {1: -4_00, 2: 4_00}


@pytest.mark.rule("BTN-LB-P3")
def test_who_passed_may_call_an_opening_for_low_and_who_folded_may_not() -> None:
    table = deal("draw", seats=5, button=1, hands=HANDS)
    table.act("2 fold", "3 check", "4 check", "5 check", "1 check")
    table.act("3 check", "4 check", "5 bet 3", "1 fold")
    assert table.turn == 3
    assert {"call", "raise"} <= table.offers
    table.refused("2 call", Reason.NOT_IN_HAND)
    table.act("3 raise 6")


@pytest.mark.rule("BTN-LB-P3")
def test_who_does_not_ante_again_gives_up_his_share() -> None:
    table = passed(2).act("2 match", "3 match", "4 out", "5 match", "1 match")
    (gone,) = table.events(ShareGivenUp)
    assert gone.seat == 4
    assert "BTN-LB-P3" in cited([gone], "lowball")
    assert table.hand.chips["pot"] == 9_00
    assert table.hand.live == [2, 3, 5, 1]
    assert table.hand.down[4] == []
    assert [event.seat for event in table.events(AntedAgain)] == [2, 3, 5, 1]


def test_the_last_one_who_antes_again_has_the_pot() -> None:
    table = passed(2).act("2 match", "3 out", "4 out", "5 out", "1 out")
    assert table.hand.over
    assert table.won() == {2: 4_00, 3: -1_00, 4: -1_00, 5: -1_00, 1: -1_00}
    assert not table.events(Redealt)


def test_who_is_all_in_for_the_ante_plays_on_for_what_he_matched() -> None:
    stacks = {1: 1_00, 2: 50_00, 3: 50_00}
    table = deal("draw", seats=3, button=3, stacks=stacks)
    table.act("2 check", "3 check", "2 check", "3 check", "2 match", "3 match")
    assert table.hand.live == [1, 2, 3]
    assert table.hand.chips["pot"] == 5_00
    assert table.hand.paid == {1: 1_00, 2: 2_00, 3: 2_00}


def test_all_in_for_the_antes_there_is_no_passing_and_no_redeal() -> None:
    table = deal("draw", seats=3, stacks=1_00)
    assert table.turn == 1
    assert not table.events(TurnedLow)
    table.act("1 discard", "2 discard", "3 discard").show_all()
    assert table.hand.over


@pytest.mark.rule("BTN-RM-P5")
@pytest.mark.parametrize("name", ANTE_GAMES)
def test_the_last_one_left_wins_unseen(name: str) -> None:
    table = deal(name, seats=4)
    while not table.hand.over:
        table.act(f"{table.turn} fold")
    (award,) = table.events(PotAwarded)
    assert award.amount == 4_00
    assert "BTN-RM-P5" in cited([award], name)
    assert not table.hand.exposed
