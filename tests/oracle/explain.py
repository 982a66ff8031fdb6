"""The reasons we may differ from PokerKit: each has a name, and there are no others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from cardhouse.engine.core.events import Event
from cardhouse.engine.pot.commands import BringIn
from cardhouse.engine.pot.events import BettingOpened, BroughtIn, Raised
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.limits import LIMITED
from cardhouse.engine.pot.round import Round
from tests.laws.deals import Play
from tests.laws.reading import expected
from tests.laws.settlement import ANY_LOW, CUSTOMS, LOSERS_FIRST, TO_ONE_SEAT
from tests.oracle.tables import CHIP, RAISES

BLIND_IS_A_BET = "house rule: the blind is the first bet (PokerKit allows a raise more before it)"
NO_CAP_FOR_TWO = "house rule: with two players left there is no cap"
HALF_IS_A_RAISE = "house rule: an all-in of half a raise or more is a raise"
SHORT_IS_COMPLETED = "house rule: a shorter all-in is completed (PokerKit raises on top of it)"
NOBODY_TO_CALL = "house rule: a raise that nobody has the chips to call may be announced"
FORCED_ALL_IN = "house rule: who has no more than the forced bet cannot complete it"
OPEN_PAIR = "house rule: on an open pair the big bet may be made too"
SHORT_REOPENS = "PokerKit fault: an all-in below the least bet reopens it, where nobody had raised"
SHORTS_ADD_UP = "PokerKit fault: all-ins that make a raise together reopen it for callers of one"
NOT_ASKED = "PokerKit asks a player who can only check"

# PokerKit's other ways with a pot (tests/laws/settlement.py), each a fault or a custom.
POTS = {
    TO_ONE_SEAT: "PokerKit fault: all odd chips to one seat (house rule: one each)",
    LOSERS_FIRST: "PokerKit custom: the losers are killed before the side pots are told apart",
    ANY_LOW: "PokerKit fault: a low in any pot halves every pot",
}


class Unexplained(AssertionError):
    """A difference that no named rule and no named fault explains."""


def offer(play: Play, ours: int | None, theirs: int | None) -> str:
    """The reason a raise is offered here and not there, or to another amount."""
    hand, at, seat = play.hand, play.hand.at, int(play.ask.actor)
    assert isinstance(at, Round)
    capped = at.raises >= RAISES
    if BringIn in play.ask.offers and hand.chips[seat] <= hand.game.stakes.bring_in:
        return FORCED_ALL_IN
    if capped and ours is None and at.base and _blinds_are_live(play.log):
        return BLIND_IS_A_BET
    if capped and theirs is None and len(hand.live) == 2 and _uncapped(hand):
        return NO_CAP_FOR_TWO
    limited = hand.game.stakes.limit in LIMITED
    if limited and (shorts := list(_short_raises(play.log))):
        return HALF_IS_A_RAISE if any(short.full for short in shorts) else SHORT_IS_COMPLETED
    if not limited and ours is None and seat in at.done and not _full_raises(play.log):
        return SHORT_REOPENS
    if not limited and ours is None and seat in at.done and _faces_less(hand, at, seat):
        return SHORTS_ADD_UP
    if theirs is None and _nobody_can_call(hand, at, seat):
        return NOBODY_TO_CALL
    raise Unexplained(f"a raise to {ours} here and to {theirs} there, at {at}")


def stacks(play: Play, theirs: list[int]) -> tuple[str, ...]:
    """The fewest reasons that turn our stacks into PokerKit's; none if they are the same."""
    for count in range(len(CUSTOMS) + 1):
        for customs in combinations(CUSTOMS, count):
            settled = expected(play, customs).values()
            if [stack // CHIP for stack in settled] == theirs:
                return tuple(POTS[custom] for custom in customs)
    raise Unexplained(f"our settlement never comes to {theirs}")


def _this_round(log: list[Event]) -> list[Event]:
    starts = [place for place, event in enumerate(log) if isinstance(event, BettingOpened)]
    return log[starts[-1] :]


def _blinds_are_live(log: list[Event]) -> bool:
    opened = _this_round(log)[0]
    return isinstance(opened, BettingOpened) and opened.level > 0


def _uncapped(hand: PotHand) -> bool:
    return hand.game.betting.uncapped != "never" and hand.game.stakes.limit in LIMITED


def _short_raises(log: list[Event]) -> Iterator[Raised]:
    """The bets and raises of this round that were all-in for less than the prescribed amount."""
    level = base = by = 0
    for event in _this_round(log):
        match event:
            case BettingOpened():
                level, base, by = event.level, event.level, event.by
            case BroughtIn():
                level = event.level
            case Raised():
                if event.to - base < by or (level != base and base):
                    yield event
                level = event.to
                base = event.to if event.full else base


def _full_raises(log: list[Event]) -> list[Raised]:
    """The bets and raises of this round that counted."""
    return [event for event in _this_round(log) if isinstance(event, Raised) and event.full]


def _faces_less(hand: PotHand, at: Round, seat: int) -> bool:
    """True if a seat faces a bet smaller than a raise over its own last bet."""
    return 0 < at.level - hand.bets[seat] < at.by


def _nobody_can_call(hand: PotHand, at: Round, seat: int) -> bool:
    return all(hand.bets[s] + hand.chips[s] <= at.level for s in hand.live if s != seat)
