"""The reasons for which PokerKit may not follow a hand of ours, each found in its events."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.engine.core.events import Event, FeeDropped
from cardhouse.engine.pot.events import (
    AntePosted,
    BettingOpened,
    BlindPosted,
    Mucked,
    Raised,
    StockRenewed,
)
from cardhouse.engine.pot.limits import LIMITED
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
    return set(_parting(play))


def _parting(play: Play) -> Iterator[str]:
    stakes = play.game.stakes
    limited = stakes.limit in LIMITED
    raises = level = by = 0
    for event in play.log:
        match event:
            case BettingOpened():
                raises, level, by = 0, event.level, event.by
            case Raised(to=to):
                raises += 1
                if limited and raises > MOST_RAISES:
                    yield NO_CAP
                if to - level < by:
                    yield SHORT
                if limited and _pair(play, event, to):
                    yield OPEN_PAIR
                level, by = to, by if limited else max(by, to - level)
            case BlindPosted(cite="blind.full", amount=amount) if amount < stakes.blinds[-1]:
                yield POSTED
            case AntePosted(amount=amount) if amount < stakes.ante:
                yield POSTED
            case FeeDropped(from_pot=True):
                yield FROM_POT
            case Mucked():
                yield MUCKED
            case StockRenewed():
                yield RENEWED


def _pair(play: Play, event: Event, to: int) -> bool:
    """True for a big bet on fourth street."""
    before = [each for each in play.log[: play.log.index(event)] if isinstance(each, BettingOpened)]
    return len(before) == 2 and before[-1].most > before[-1].by and to > before[-1].by
