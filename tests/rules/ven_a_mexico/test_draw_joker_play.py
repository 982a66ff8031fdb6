"""Ven-A-Mexico's draw from the deal to the pot: betting rounds, the draw, the showdown."""

import pytest
from msgspec.structs import replace

from cardhouse.cards import JOKER
from cardhouse.engine.core.events import Burned
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.events import (
    BettingOpened,
    Called,
    Discarded,
    Drawn,
    DrawOpened,
    PotAwarded,
    Raised,
    Shown,
    StockRenewed,
)
from cardhouse.ledger import POT
from tests.kit.hands import Dealt
from tests.rules.ven_a_mexico.staking import DRAW, FEES, POST, rules, staked, top, waiting

SEVEN = (1, 2, 3, 4, 5, 6, 7)


def drawn(dealt: Dealt) -> Dealt:
    """Nobody bets and nobody draws: the hand is before the second betting round."""
    if isinstance(dealt.hand.script[dealt.hand.cursor], BettingRound):
        dealt.check_round()
    while isinstance(dealt.hand.script[dealt.hand.cursor], Draw):
        dealt.act(f"{dealt.turn} discard")
    return dealt


@pytest.mark.rule("VEN-DJ-01")
def test_fifty_three_cards_with_one_joker() -> None:
    cards = DRAW.deck.cards()
    assert len(cards) == len(set(cards)) == 53
    assert cards.count(JOKER) == 1
    dealt = staked()
    assert len(dealt.hand.deck) == 53
    assert rules("deck") == {"VEN-DJ-01"}


@pytest.mark.rule("VEN-DJ-03")
def test_no_bet_over_a_hundred_dollars() -> None:
    dealt = staked()
    assert dealt.range("bet") == (5_00, 100_00)
    assert "VEN-DJ-03" in dealt.refused("4 bet 105", Reason.WRONG_AMOUNT)
    dealt.act("4 bet 100")
    (bet,) = dealt.events(Raised)
    assert bet.amount == 100_00
    assert "VEN-DJ-03" in rules(bet.cite)
    assert POST.room.limits is not None
    assert POST.table().stakes.big_bet == POST.room.limits.most_bet == 100_00


@pytest.mark.rule("VEN-DJ-04")
def test_no_raise_by_more_than_a_hundred_dollars() -> None:
    dealt = staked().act("4 bet 60")
    assert "VEN-DJ-04" in dealt.refused("6 raise 170", Reason.WRONG_AMOUNT)
    dealt.act("6 raise 160")
    raised = dealt.events(Raised)[-1]
    assert raised.to == 160_00
    assert "VEN-DJ-04" in rules(raised.cite)
    # For each raise, not for the whole round.
    dealt.act("3 raise 260")
    assert dealt.hand.bets[3] == 260_00


@pytest.mark.rule("VEN-DJ-11")
def test_five_cards_one_at_a_time_from_the_left_of_the_button() -> None:
    dealt = staked((3, 4, 6), button=3)
    rounds = dealt.events(CardsDealt)
    assert [each.seats for each in rounds] == [(4, 6, 3)] * 5
    assert not any(each.up for each in rounds)
    assert {len(dealt.hand.down[seat]) for seat in (3, 4, 6)} == {5}
    assert {rule for each in rounds for rule in rules(each.cite)} == {"VEN-DJ-11"}


@pytest.mark.rule("VEN-DJ-12", "VEN-DJ-13")
def test_the_left_neighbour_of_the_button_acts_first_and_then_clockwise() -> None:
    dealt = staked((3, 4, 6), button=3)
    (opened,) = dealt.events(BettingOpened)
    assert (opened.first, opened.order) == (4, (4, 6, 3))
    assert rules(opened.cite) == {"VEN-DJ-12"}
    turns = []
    for _ in range(3):
        turns.append(dealt.turn)
        for other in {3, 4, 6} - {dealt.turn}:
            assert dealt.refused(f"{other} fold", Reason.NOT_YOUR_TURN) == {"VEN-DJ-13"}
        dealt.act(f"{dealt.turn} check")
    assert turns == [4, 6, 3]


@pytest.mark.rule("VEN-DJ-13")
def test_where_a_blind_is_posted_its_neighbour_begins_instead() -> None:
    # The other reading of the document is a script: a blind, and the player after it acts first.
    script = list(DRAW.script)
    at = next(i for i, step in enumerate(script) if isinstance(step, BettingRound))
    script[at] = replace(script[at], first="after-blinds")
    script.insert(at - 1, Blinds())
    played = replace(DRAW, script=tuple(script), stakes=replace(DRAW.stakes, blinds=(2_00,)))
    dealt = Dealt(played, seats=(3, 4, 6), button=3, fees=FEES, stacks=500_00)
    dealt.act("3 stake 2", "4 match", "6 match")
    assert dealt.hand.bets[4] == 2_00
    assert dealt.turn == 6


@pytest.mark.rule("VEN-DJ-14")
def test_the_first_round_ends_when_all_bets_are_called() -> None:
    dealt = staked((3, 4, 6), button=3).act("4 bet 10", "6 raise 30", "3 fold")
    assert not dealt.events(DrawOpened)
    dealt.act("4 call")
    called = dealt.events(Called)[-1]
    assert (called.seat, called.amount) == (4, 20_00)
    assert "VEN-DJ-14" in rules(called.cite)
    (draw,) = dealt.events(DrawOpened)
    assert draw.order == (4, 6)


@pytest.mark.rule("VEN-DJ-15")
def test_up_to_four_cards_are_exchanged() -> None:
    hands = {4: "As Kh 9d 5c 2d", 6: "Qs Qh 8d 4c 3d"}
    dealt = staked(hands=hands, draws="Ah Ad 7c 7d 6s 6h 6d").check_round()
    assert dealt.refused("4 discard As Kh 9d 5c 2d", Reason.WRONG_CARDS) == {"VEN-DJ-15"}
    assert dealt.refused("4 discard Qs", Reason.WRONG_CARDS) == {"VEN-DJ-15"}
    dealt.act("4 discard Kh 9d 5c 2d")
    assert set(dealt.hand.down[4]) == {"As", "Ah", "Ad", "7c", "7d"}
    dealt.act("6 discard 8d 4c 3d")
    assert set(dealt.hand.down[6]) == {"Qs", "Qh", "6s", "6h", "6d"}
    before = list(dealt.hand.down[3])
    dealt.act("3 discard")
    assert dealt.hand.down[3] == before, "pat"
    assert {rule for e in dealt.events(Discarded) for rule in rules(e.cite)} == {"VEN-DJ-15"}
    assert [len(event.cards) for event in dealt.events(Drawn)] == [4, 3]


@pytest.mark.rule("VEN-DJ-16")
def test_checked_round_after_the_draw_leads_to_the_showdown() -> None:
    dealt = drawn(staked())
    pot = dealt.hand.chips[POT]
    opened = dealt.events(BettingOpened)[-1]
    assert "VEN-DJ-16" in rules(opened.cite)
    assert dealt.offers == {"fold", "check", "bet"}
    dealt.act("4 check", "6 check", "3 check")
    assert dealt.hand.chips[POT] == pot
    assert dealt.offers == {"show"}
    assert len(dealt.events(BettingOpened)) == 2, "one last round"


@pytest.mark.rule("VEN-DJ-17")
def test_nobody_in_the_hand_throws_it_away_unseen() -> None:
    dealt = drawn(staked()).act("4 check", "6 check", "3 check")
    for seat in (4, 6, 3):
        assert dealt.turn == seat
        assert "VEN-DJ-17" in dealt.refused(f"{seat} muck", Reason.NOT_OFFERED)
        dealt.act(f"{seat} show")
    assert [len(event.cards) for event in dealt.events(Shown)] == [5, 5, 5]


@pytest.mark.rule("VEN-DJ-17")
def test_the_best_hand_wins_the_chips() -> None:
    dealt = staked(hands={4: "Jo Ks Kh 4d 2c", 6: "As Ah Qd Qc 7h"})
    drawn(dealt.act("4 bet 5", "6 call", "3 fold")).act("4 check", "6 bet 20", "4 call")
    pot = dealt.hand.chips[POT]
    dealt.show_all()
    assert [shown.seat for shown in dealt.events(Shown)] == [4, 6]
    (award,) = dealt.events(PotAwarded)
    assert (award.seat, award.amount) == (4, pot)
    assert "VEN-DJ-17" in rules(award.cite)


@pytest.mark.rule("VEN-DJ-P2")
def test_no_bet_below_the_stake_and_no_raise_below_the_last() -> None:
    dealt = staked(stake="5")
    assert "check" in dealt.offers
    assert "VEN-DJ-P2" in rules("bet.check-raise")
    dealt.refused("4 bet 4", Reason.WRONG_AMOUNT)
    assert staked(stake="5").act("4 bet 5").hand.bets[4] == 5_00
    dealt.act("4 bet 20")
    dealt.refused("6 raise 30", Reason.WRONG_AMOUNT)
    dealt.act("6 raise 40")
    assert dealt.hand.bets[6] == 40_00


@pytest.mark.rule("VEN-DJ-P2")
def test_the_stake_is_the_least_bet_after_the_draw_too() -> None:
    dealt = drawn(staked(stake="9"))
    assert dealt.range("bet") == (9_00, 100_00)


@pytest.mark.rule("VEN-DJ-P2")
def test_a_bet_and_three_raises_with_three_players_and_no_cap_with_two() -> None:
    dealt = staked().act("4 bet 5", "6 raise 10", "3 raise 15", "4 raise 20")
    assert "VEN-DJ-P2" in dealt.refused("6 raise 25", Reason.CAPPED)
    dealt.act("6 fold", "3 raise 25", "4 raise 30")
    assert dealt.hand.bets[4] == 30_00
    assert rules(dealt.events(Raised)[-1].cite) == {"VEN-DJ-P2"}


@pytest.mark.rule("VEN-DJ-P2")
def test_all_in_for_less_makes_a_side_pot() -> None:
    hands = {4: "Ks Kh 9d 5c 2d", 6: "As Ah Ad 4c 3d", 3: "Qs Qh 8d 6c 2h"}
    dealt = staked(stacks={4: 500_00, 6: 12_00, 3: 500_00}, hands=hands)
    dealt.act("4 bet 20", "6 call", "3 call")
    assert dealt.hand.chips[6] == 0
    dealt.act("4 discard", "6 discard", "3 discard", "4 check", "3 check").show_all()
    awards = {(award.seat, award.pot): award.amount for award in dealt.events(PotAwarded)}
    assert awards == {(6, 0): 3 * 12_00 - 2_00, (4, 1): 2 * 13_00}
    side = next(award for award in dealt.events(PotAwarded) if award.pot)
    assert rules(side.cite) == {"VEN-DJ-P2"}


@pytest.mark.rule("VEN-DJ-P3")
def test_the_first_player_left_of_the_button_draws_and_acts_first() -> None:
    dealt = staked((3, 4, 6), button=3).act("4 bet 5", "6 call", "3 call")
    assert dealt.turn == 4
    dealt = staked((3, 4, 6), button=3).act("4 fold", "6 check", "3 check")
    (draw,) = dealt.events(DrawOpened)
    assert draw.order == (6, 3) and dealt.turn == 6
    assert rules(draw.cite) == {"VEN-DJ-P3"}
    dealt.act("6 discard", "3 discard")
    opened = dealt.events(BettingOpened)[-1]
    assert opened.order == (6, 3) and dealt.turn == 6
    assert "VEN-DJ-P3" in rules(opened.cite)


@pytest.mark.rule("VEN-DJ-P4")
def test_the_stub_runs_out_and_the_discards_of_others_make_a_new_one() -> None:
    dealt = waiting(SEVEN, button=7, deck=top(SEVEN, {})).act("7 stake 2")
    dealt.act(*(f"{seat} match" for seat in SEVEN[:-1]))
    dealt.act("1 fold", "2 fold", *(f"{seat} check" for seat in SEVEN[2:]))
    (burn,) = dealt.events(Burned)
    assert rules(burn.cite) == {"VEN-DJ-P4"}
    assert len(dealt.hand.stock) == 53 - 35 - 1 == 17
    for seat in SEVEN[2:-1]:
        dealt.act(f"{seat} discard {' '.join(dealt.hand.down[seat][:4])}")
    (last,) = dealt.hand.stock
    hand = dealt.hand
    others = {*hand.muck, *(card for seat in SEVEN[2:-1] for card in hand.discards[seat])}
    own = hand.down[7][:4]
    dealt.act(f"7 discard {' '.join(own)}")
    first, rest = [event for event in dealt.events(Drawn) if event.seat == 7]
    assert first.cards == (last,), "the seventeenth card is dealt"
    assert len(rest.cards) == 3
    (renewed,) = dealt.events(StockRenewed)
    assert rules(renewed.cite) == {"VEN-DJ-P4"}
    # Two folded hands and four times four discards, without the burn and the drawer's own.
    assert len(others) == 10 + 16
    assert {*rest.cards, *hand.stock} == others
    assert hand.burns == [burn.card] and hand.discards[7] == own


@pytest.mark.rule("VEN-DJ-P6")
def test_an_odd_chip_goes_to_the_first_winner_left_of_the_button() -> None:
    hands = {4: "As Ah Kd 9c 2h", 6: "Ad Ac Kh 9s 2d", 3: "Qs Jh 8d 6c 3h"}
    dealt = staked((3, 4, 6), button=3, stake="11", hands=hands)
    assert dealt.hand.chips[POT] == 31_00
    drawn(dealt).act("4 check", "6 check", "3 check").show_all()
    awards = {award.seat: award.amount for award in dealt.events(PotAwarded)}
    assert awards == {4: 16_00, 6: 15_00}
    assert all("VEN-DJ-P6" in rules(award.cite) for award in dealt.events(PotAwarded))


@pytest.mark.rule("VEN-DJ-P6")
def test_the_last_player_wins_without_showing() -> None:
    dealt = staked().act("4 bet 5", "6 fold", "3 fold")
    (award,) = dealt.events(PotAwarded)
    assert award.seat == 4
    assert rules(award.cite) == {"VEN-DJ-P6"}
    assert not dealt.events(Shown)
