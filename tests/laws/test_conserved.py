"""Chips and cards are conserved at every event, and nothing goes below zero."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardhouse.cards import HIDDEN
from cardhouse.engine.core import kernel
from cardhouse.engine.core.collect import Collect
from cardhouse.engine.core.events import FeeAssessed
from cardhouse.engine.pot.events import AntePosted, BlindPosted, DeadPosted, PotAwarded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.opening import StakeMatched, StakeSet
from tests.laws.deals import Play, chooser, plays

# Chips that go into the pot before the deal.
FORCED = BlindPosted | DeadPosted | AntePosted | StakeSet | StakeMatched


def count(hand: PotHand, total: int) -> None:
    assert sum(hand.chips.values()) == total
    assert min(hand.chips.values()) >= 0
    for amounts in (hand.bets, hand.paid, hand.dead):
        assert min(amounts.values()) >= 0
    cards = [card for place in hand.places() for card in place]
    assert len(cards) == len(hand.deck)
    # A card chance has not yet decided on is hidden; a known card is there once.
    assert not Counter(card for card in cards if card != HIDDEN) - Counter(hand.deck)


@given(play=plays(), data=st.data())
def test_chips_and_cards_are_conserved_at_every_event(play: Play, data: st.DataObject) -> None:
    play.to_the_end(chooser(data))
    total = sum(play.started.stacks.values())
    hand = kernel.replay(play.game, play.log[:1])
    assert isinstance(hand, PotHand)
    count(hand, total)
    for event in play.log[1:]:
        kernel.fold(hand, event)
        count(hand, total)
    assert hand == play.hand
    assert hand.chips["pot"] == 0
    assert hand.chips["box"] <= play.started.fee


@given(play=plays(), data=st.data())
def test_the_house_gets_its_fee_or_all_that_was_there_to_pay_it(
    play: Play, data: st.DataObject
) -> None:
    play.to_the_end(chooser(data))
    fee, payer = play.started.fee, play.started.fee_seat
    if play.game.fee_time != "start":
        return
    got, there = play.hand.chips[play.game.fund], to_pay_it(play, fee, payer)
    if Collect(when="end") not in play.game.script or not there:
        assert got == there
        return
    assert there <= got <= fee
    # The missing part is taken from later bets: nobody wins a chip before it is paid.
    won = sum(e.amount for e in play.log if isinstance(e, PotAwarded))
    assert got == fee or won == 0


def to_pay_it(play: Play, fee: int, payer: int) -> int:
    """The part of the fee that can be paid before the deal, if anybody plays at all."""
    places = [i for i, event in enumerate(play.log) if isinstance(event, FeeAssessed)]
    if not places:
        return 0
    forced = [(e, i > places[0]) for i, e in enumerate(play.log) if isinstance(e, FORCED)]
    staked = sum(e.amount for e, later in forced if e.seat == payer and not later)
    left = min(fee, play.started.stacks[payer] - staked)
    return min(fee, left + sum(e.amount for e, _ in forced))
