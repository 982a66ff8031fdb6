"""Laws of the betting: the order of turns, the number of raises, and every bet matched."""

from hypothesis import assume, given
from hypothesis import strategies as st

from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE, Actor
from cardhouse.engine.core.events import Began, HandEnded
from cardhouse.engine.pot.events import BettingOpened, Called, Raised
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Round
from cardhouse.ledger import POT
from tests.laws.deals import Play, chooser, plays


def rounds(play: Play) -> list[BettingOpened]:
    """The betting rounds of a finished hand; none if everybody stayed out of the pot."""
    return [event for event in play.log if isinstance(event, BettingOpened)]


@given(play=plays(), data=st.data())
def test_nobody_is_asked_who_is_all_in_or_has_folded(play: Play, data: st.DataObject) -> None:
    asked: set[Actor] = set()

    def each(play: Play) -> None:
        hand = play.hand
        for ask in hand.asked:
            if ask.actor == CHANCE:
                continue
            asked.add(ask.actor)
            assert isinstance(ask.actor, int)
            assert ask.actor in hand.live
            assert ask.actor not in hand.released
            if isinstance(hand.at, Round):
                assert hand.chips[ask.actor] > 0
                # Another player must still be able to win or to pay.
                assert len(hand.live) > 1

    play.to_the_end(chooser(data), each)
    # If all are all-in before the first round, nobody is asked.
    assume(asked)
    assert asked <= set(play.hand.seats)


@given(play=plays(limits=("fixed", "spread")), data=st.data())
def test_three_or_more_never_raise_beyond_the_cap(play: Play, data: st.DataObject) -> None:
    play.to_the_end(chooser(data))
    assume(rounds(play))
    cap = play.game.betting.raises
    hand = kernel.replay(play.game, play.log[:1])
    assert isinstance(hand, PotHand)
    raises = 0
    for event in play.log[1:]:
        if isinstance(event, BettingOpened):
            raises = 0
        if isinstance(event, Raised):
            assert raises < cap or len(hand.live) == 2
            raises += event.full and not event.opening
        kernel.fold(hand, event)
    assert hand == play.hand


@given(play=plays(limits=("fixed",)), data=st.data())
def test_no_bet_or_raise_is_over_the_limit(play: Play, data: st.DataObject) -> None:
    play.to_the_end(chooser(data))
    assume(rounds(play))
    level = 0
    for event in play.log:
        if isinstance(event, BettingOpened):
            level = event.level
        if isinstance(event, Raised):
            # A raise after a short all-in that counted goes on top of that all-in.
            if play.game.stakes.limit in ("fixed", "spread"):
                assert 0 < event.to - level <= play.game.stakes.big_bet
            level = event.to
    assert isinstance(event, HandEnded)


@given(play=plays(), data=st.data())
def test_a_finished_round_leaves_no_bet_unmatched(play: Play, data: st.DataObject) -> None:
    play.to_the_end(chooser(data))
    assume(rounds(play))
    hand = kernel.replay(play.game, play.log[:1])
    assert isinstance(hand, PotHand)
    for event in play.log[1:]:
        if isinstance(event, Began) and isinstance(hand.at, Round):
            top, second, *_ = sorted(hand.bets.values(), reverse=True)
            highest = max(hand.bets, key=hand.bets.__getitem__)
            # Chips dropped from the pot as a fee cannot be returned; and a player who posted more
            # than the last chips of all others leaves the excess there when folding.
            gone = hand.fee_taken and hand.chips[POT] == 0
            assert top == second or highest not in hand.live or gone
            able = [seat for seat in hand.live if hand.chips[seat]]
            # If such a player has folded, nobody is left to match the only player with chips.
            alone = highest not in hand.live and len(able) == 1
            assert alone or all(hand.bets[seat] == top for seat in able)
        kernel.fold(hand, event)
    assert hand == play.hand


@given(play=plays(), data=st.data())
def test_a_call_pays_what_is_owed_or_all_one_has(play: Play, data: st.DataObject) -> None:
    play.to_the_end(chooser(data))
    assume(rounds(play))
    hand = kernel.replay(play.game, play.log[:1])
    assert isinstance(hand, PotHand)
    for event in play.log[1:]:
        if isinstance(event, Called):
            assert isinstance(hand.at, Round)
            owed = hand.at.level - hand.bets[event.seat]
            assert event.amount == min(owed, hand.chips[event.seat]) > 0
        kernel.fold(hand, event)
    assert hand == play.hand
