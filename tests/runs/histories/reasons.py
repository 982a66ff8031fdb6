"""The reasons for which PokerKit may not follow a hand of ours, each found in its events."""

from __future__ import annotations

from collections.abc import Callable

from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event, FeeDropped
from cardhouse.engine.pot.events import (
    AntePosted,
    BettingOpened,
    BlindPosted,
    Mucked,
    Raised,
    StockRenewed,
)
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.limits import LIMITED
from cardhouse.engine.pot.round import Round
from tests.laws.deals import Play
from tests.oracle import explain

# PokerKit takes a bet and three raises a round in games with a limit.
MOST_RAISES = 4
NO_CAP = "house rule: more than a bet and three raises"
SHORT = "house rule: an all-in that is no whole raise counts by half, or is completed"
OPEN_PAIR = explain.OPEN_PAIR
POSTED = "house rule: a forced bet posted short leaves the bet as it is, and blinds come first"
RENEWED = "PokerKit renews the stock from other cards"
MUCKED = "PHH turns up all hands once nobody can bet: a better one was thrown away here"
FROM_POT = "the fee came out of the pot, which PHH does not know"
ASSERTION = "PokerKit fault: its own assertion fails on a split of nothing"


def parting(play: Play) -> set[str]:
    """Everything in a hand that PokerKit may refuse or count in another way."""
    hand = kernel.replay(play.game, play.log[:1])
    found = set()
    for event in play.log[1:]:
        assert isinstance(hand, PotHand)
        found |= {reason for test, reason in TESTS if test(hand, event)}
        kernel.fold(hand, event)
    limited = play.game.stakes.limit in LIMITED
    return found | ({NO_CAP} if limited and most_raises(play) > MOST_RAISES else set())


def most_raises(play: Play) -> int:
    """The most bets and raises of a round."""
    rounds = [0]
    for event in play.log:
        if isinstance(event, BettingOpened):
            rounds.append(0)
        rounds[-1] += isinstance(event, Raised)
    return max(rounds)


def _short(hand: PotHand, event: Event) -> bool:
    """True for an all-in of less than a whole raise."""
    return isinstance(event, Raised) and event.to - Round.of(hand).level < Round.of(hand).by


def _open_pair(hand: PotHand, event: Event) -> bool:
    """True for the bigger bet of a street that has two."""
    return (
        isinstance(event, Raised)
        and event.to - Round.of(hand).level > Round.of(hand).by
        and (hand.game.stakes.limit == "fixed")
    )


def _called_by_nobody(hand: PotHand, event: Event) -> bool:
    """True for a raise beyond the chips of everybody else."""
    if not isinstance(event, Raised):
        return False
    others = (seat for seat in hand.live if seat != event.seat)
    return all(hand.chips[seat] + hand.bets[seat] <= Round.of(hand).level for seat in others)


def _posted_short(hand: PotHand, event: Event) -> bool:
    """True for an ante or a big blind of a player with fewer chips."""
    stakes = hand.game.stakes
    match event:
        case BlindPosted(cite="blind.full", amount=amount):
            return amount < stakes.blinds[-1]
        case AntePosted(amount=amount):
            return amount < stakes.ante
    return False


TESTS: tuple[tuple[Callable[[PotHand, Event], bool], str], ...] = (
    (_short, SHORT),
    (_open_pair, OPEN_PAIR),
    (_called_by_nobody, explain.NOBODY_TO_CALL),
    (_posted_short, POSTED),
    (lambda hand, event: isinstance(event, FeeDropped) and event.from_pot, FROM_POT),
    (lambda hand, event: isinstance(event, Mucked), MUCKED),
    (lambda hand, event: isinstance(event, StockRenewed), RENEWED),
)
