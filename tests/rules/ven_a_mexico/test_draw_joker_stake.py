"""Ven-A-Mexico's draw before the deal: the opening stake, the players who come in, the charge."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from cardhouse.cards import parse_cards
from cardhouse.engine.core.events import Burned, FeeAssessed, FeeDropped, FeeReturned
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.commands import Match, Stake, StayOut
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.events import PotAwarded, Refunded
from cardhouse.engine.pot.opening import StakeMatched, StakeSet, StayedOut
from cardhouse.floor.core.reports import CancelHand
from cardhouse.floor.pot.reports import CallMisdeal
from cardhouse.ledger import BOX, POT
from cardhouse.rulebook import open_table
from cardhouse.table import Table, next_hand, play
from cardhouse.table.commands import DrawButton, NextHand, Sit
from cardhouse.table.events import ButtonMoved
from tests.kit.hands import finish, seated
from tests.rules.ven_a_mexico.staking import DRAW, POST, rules, staked, waiting


def opened(players: int) -> Table:
    """A table of this game in the room; seat 1 drew the highest card."""
    return seated(players, table=open_table(POST))


def all_in(table: Table, stake: int = 2_00, *, out: tuple[int, ...] = ()) -> None:
    """The button stakes, and everybody else answers at once."""
    next_hand(table, NextHand())
    assert table.hand is not None
    play(table, Stake(table.button, stake))
    for ask in table.hand.asked:
        seat = ask.actor
        play(table, StayOut(seat) if seat in out else Match(seat))


@pytest.mark.rule("VEN-DJ-05", "VEN-DJ-06")
@pytest.mark.parametrize(
    ("players", "charge"), [(2, 2_00), (3, 2_00), (4, 2_00), (5, 3_00), (6, 3_00), (7, 3_00)]
)
def test_the_charge_goes_by_those_who_put_up_the_stake(players: int, charge: int) -> None:
    table = opened(7)
    all_in(table, out=tuple(range(players + 1, 8)))
    (assessed,) = [event for event in table.log if isinstance(event, FeeAssessed)]
    assert assessed.amount == charge
    assert rules(assessed.cite) == {"VEN-DJ-05", "VEN-DJ-06"}
    assert table.hand is not None
    assert table.hand.chips[BOX] == charge
    assert len(table.hand.live) == players
    finish(table)
    assert table.box == charge


@pytest.mark.rule("VEN-DJ-07")
def test_one_player_alone_is_not_dealt_to_and_pays_nothing() -> None:
    dealt = waiting().act("3 stake 5", "4 out", "5 out", "6 out", "1 out", "2 out")
    assert dealt.hand.over
    (back,) = dealt.events(Refunded)
    assert (back.seat, back.amount) == (3, 5_00)
    assert rules(back.cite) == {"VEN-DJ-07"}
    assert not dealt.events(CardsDealt) and not dealt.events(FeeAssessed)
    assert set(dealt.won().values()) == {0}


@pytest.mark.rule("VEN-DJ-07")
def test_two_to_seven_players_have_seats() -> None:
    table = open_table(POST)
    play(table, Sit(seat=1, name="Ana", chips=20_00))
    with pytest.raises(Illegal) as alone:
        play(table, NextHand())
    assert alone.value.reason is Reason.NOT_ENOUGH_PLAYERS
    for seat in range(2, 8):
        play(table, Sit(seat=seat, name=f"Player {seat}", chips=20_00))
    with pytest.raises(Illegal) as eighth:
        play(table, Sit(seat=8, name="Hugo", chips=20_00))
    assert eighth.value.reason is Reason.NO_SUCH_SEAT
    assert (POST.page.seating.least, POST.page.seating.most) == (2, 7)


@pytest.mark.rule("VEN-DJ-08")
def test_twenty_dollars_get_a_player_into_the_game() -> None:
    table = open_table(POST)
    with pytest.raises(Illegal) as refused:
        play(table, Sit(seat=1, name="Ana", chips=19_00))
    assert refused.value.reason is Reason.BUY_IN_TOO_SMALL
    assert rules(refused.value.cite) == {"VEN-DJ-08"}
    play(table, Sit(seat=1, name="Ana", chips=20_00))
    assert table.players[1].chips == 20_00


@pytest.mark.rule("VEN-DJ-09")
def test_the_button_chooses_the_stake_from_two_dollars_to_the_limit() -> None:
    dealt = waiting()
    assert [ask.actor for ask in dealt.hand.asked] == [3]
    assert dealt.range("stake") == (2_00, 100_00)
    for wrong in ("1", "101", "2.50"):
        assert dealt.refused(f"3 stake {wrong}", Reason.WRONG_AMOUNT) == {"VEN-DJ-09"}
    assert dealt.refused("4 match", Reason.NOT_YOUR_TURN) == {"VEN-DJ-13"}
    dealt.act("3 stake 5")
    (stake,) = dealt.events(StakeSet)
    assert (stake.seat, stake.amount) == (3, 5_00)
    assert rules(stake.cite) == {"VEN-DJ-09"}
    assert dealt.hand.stake == 5_00
    for amount in ("2", "100"):
        assert waiting().act(f"3 stake {amount}").hand.stake == int(amount) * 100


@pytest.mark.rule("VEN-DJ-09")
def test_a_stake_is_put_in_only_once() -> None:
    dealt = waiting().act("3 stake 5")
    assert dealt.refused("4 stake 10", Reason.ALREADY_BET) == {"VEN-DJ-10"}
    assert dealt.refused("3 stake 10", Reason.NOT_YOUR_TURN) == {"VEN-DJ-13"}
    assert dealt.refused("4 call", Reason.NOT_OFFERED) == {"VEN-DJ-09"}


@pytest.mark.rule("VEN-DJ-10")
def test_who_matches_is_dealt_in_and_who_does_not_is_not() -> None:
    # Seat 1 has the button, 2 and 4 match, 3 does not.
    dealt = waiting(4, button=1).act("1 stake 5")
    assert [ask.actor for ask in dealt.hand.asked] == [2, 3, 4], "all are asked at once"
    assert {ask.offers[Match].cost for ask in dealt.hand.asked} == {5_00}
    assert {ask.default for ask in dealt.hand.asked} == {StayOut(2), StayOut(3), StayOut(4)}
    dealt.act("2 match", "3 out", "4 match")
    charge = next(i for i, event in enumerate(dealt.log) if type(event) is FeeDropped)
    assert dealt.before(charge).chips[POT] == 15_00
    assert dealt.hand.live == [2, 4, 1]
    assert {seat: len(dealt.hand.down[seat]) for seat in (1, 2, 3, 4)} == {1: 5, 2: 5, 3: 0, 4: 5}
    assert dealt.won()[3] == 0
    (out,) = dealt.events(StayedOut)
    assert rules(out.cite) == {"VEN-DJ-10"}
    assert {rule for e in dealt.events(StakeMatched) for rule in rules(e.cite)} == {"VEN-DJ-10"}
    dealt.refused("3 check", Reason.NOT_IN_HAND)


@pytest.mark.rule("VEN-DJ-10")
def test_the_order_of_the_answers_makes_no_difference() -> None:
    answers = ("1 match", "2 out", "4 match", "5 match")
    hands = [waiting(5).act("3 stake 4", *order).hand.copy() for order in permutations(answers)]
    assert all(hand == hands[0] for hand in hands)


@pytest.mark.rule("VEN-DJ-10", "VEN-DJ-P2")
def test_who_has_less_than_the_stake_comes_in_all_in() -> None:
    stacks = {3: 500_00, 4: 3_00, 6: 500_00}
    best = {4: "As Ah Ad Ac Jo", 6: "Ks Kh Kd 3c 2d", 3: "Qs Qh Jd 4c 5d"}
    dealt = staked(stacks=stacks, hands=best)
    assert dealt.hand.chips[4] == 0
    assert dealt.hand.chips[POT] == 3_00 + 5_00 + 5_00 - 2_00
    dealt.act("6 check", "3 check", "4 discard", "6 discard", "3 discard", "6 check", "3 check")
    dealt.show_all()
    awards = {(award.seat, award.pot): award.amount for award in dealt.events(PotAwarded)}
    assert awards == {(4, 0): 7_00, (6, 1): 4_00}


@pytest.mark.rule("VEN-DJ-P1")
def test_the_charge_is_taken_from_the_pot_as_soon_as_the_stakes_are_in() -> None:
    dealt = staked((1, 2, 3, 4, 5, 6), stake="2")
    (charge,) = dealt.events(FeeDropped)
    assert charge.from_pot and charge.amount == 3_00
    assert rules(charge.cite) == {"VEN-DJ-P1"}
    at = dealt.log.index(charge)
    assert (dealt.before(at).chips[POT], dealt.before(at + 1).chips[POT]) == (12_00, 9_00)
    assert not any(isinstance(event, CardsDealt | Burned) for event in dealt.log[:at])
    assert all(chips == 498_00 for seat, chips in dealt.hand.chips.items() if isinstance(seat, int))


@pytest.mark.rule("VEN-DJ-P1")
@pytest.mark.parametrize("bets", [("4 check",), ("4 bet 100",)])
def test_the_charge_does_not_depend_on_bets_or_result(bets: tuple[str, ...]) -> None:
    dealt = staked().act(*bets, "6 fold", "3 fold")
    assert dealt.hand.over
    assert dealt.hand.chips[BOX] == 2_00
    assert dealt.won() == {4: 8_00, 6: -5_00, 3: -5_00}


@pytest.mark.rule("VEN-DJ-P1")
def test_a_misdeal_gives_the_stakes_back_and_costs_no_second_charge() -> None:
    dealt = staked()
    dealt.report(CallMisdeal(by="Rosa", reason="the deck was short"))
    assert len(dealt.events(Misdealt)) == 1
    assert [ask.actor for ask in dealt.hand.asked] == [3], "the same button stakes again"
    assert set(dealt.won().values()) == {0}
    dealt.act("3 stake 10", "4 match", "6 out")
    assert dealt.hand.live == [4, 3]
    assert (dealt.hand.chips[BOX], dealt.hand.chips[POT]) == (2_00, 18_00)


@pytest.mark.rule("VEN-DJ-P1")
def test_a_cancelled_hand_costs_nothing() -> None:
    dealt = staked()
    dealt.report(CancelHand(by="Rosa", reason="fire alarm"))
    (back,) = dealt.events(FeeReturned)
    assert back.to_pot and back.amount == 2_00
    assert dealt.hand.over and set(dealt.won().values()) == {0}


@pytest.mark.rule("VEN-DJ-P7")
def test_the_highest_card_gets_the_first_button() -> None:
    table = open_table(POST)
    for seat in (2, 3, 5):
        play(table, Sit(seat=seat, name=f"Player {seat}", chips=50_00))
    (drawn,) = play(table, DrawButton(cards=parse_cards("9s Kh Kd")))
    assert table.button == 3
    assert rules(drawn.cite) == {"VEN-DJ-P7"}


@pytest.mark.rule("VEN-DJ-P7")
def test_the_button_moves_one_active_seat_and_its_holder_sets_the_stake() -> None:
    table = replace(opened(5), button=3, hands=1)
    play(table, Sit(seat=6, name="Late", chips=50_00))
    for button in (4, 5, 6, 1, 2, 3):
        events = next_hand(table, NextHand())
        (moved,) = [event for event in events if isinstance(event, ButtonMoved)]
        assert moved.seat == table.button == button
        assert rules(moved.cite) == {"VEN-DJ-P7"}
        assert table.hand is not None
        assert [ask.actor for ask in table.hand.asked] == [button]
        play(table, Stake(button, 2_00))
        finish_out(table)


def finish_out(table: Table) -> None:
    """Nobody wants to play: the hand is over without a card."""
    assert table.hand is not None
    for ask in table.hand.asked:
        play(table, StayOut(ask.actor))
    assert table.hand.over


@pytest.mark.rule("VEN-DJ-P7")
def test_with_two_players_the_button_goes_back_and_forth() -> None:
    table = opened(2)
    for button in (1, 2, 1, 2):
        all_in(table)
        assert table.button == button
        finish(table)


def test_the_stake_is_no_part_of_the_table_s_own_stakes() -> None:
    assert DRAW.stakes.blinds == () and DRAW.stakes.ante == 0
