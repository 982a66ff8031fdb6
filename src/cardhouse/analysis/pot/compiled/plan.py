"""A game as one array of numbers, read by all kernels: its script, stakes and options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from cardhouse.analysis.evaluate.tables import numbers
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.gaps import gaps
from cardhouse.analysis.pot.compiled.rankings import least_high, least_low, least_open, rankings
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.worth import Rankings
from cardhouse.engine.core.collect import TIMES, Assess, Collect
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.portion import deck_needed
from cardhouse.engine.core.step import Step
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.discard import DiscardDown
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.opening import OpeningStake
from cardhouse.engine.pot.redeal import Redeal
from cardhouse.engine.pot.showdown import ShowHands
from cardhouse.engine.pot.straddle import Straddles
from cardhouse.engine.pot.stretch import Stretch
from cardhouse.ranking import Low

_LIMITS: Final = ("fixed", "spread", "pot", "no")
_UNCAPPED: Final = ("two-left", "two-at-start", "never")
_SHOW_FIRST: Final = ("first-to-act", "last-aggressor", "left-of-button")
_SIZES: Final = ("small-bet", "big-bet", "small-or-big")
_FIRST: Final = (
    *("after-blinds", "left-of-button", "low-card", "high-card"),
    *("high-hand", "low-hand"),
)
Options = tuple[int, ...]


class Unknown(Exception):
    """A game that the kernels cannot play, with what they do not know; the engine plays it."""


class Plan(NamedTuple):
    """A game as the kernels play it."""

    source: PotGame
    game: Numbers
    ranks: Rankings
    killed: Numbers
    """The game at the limits of a kill; empty if it has none."""


def flatten(source: Game) -> Plan:
    """The plan of a game for a pot; Unknown names what the kernels do not know."""
    missing = gaps(source, {step: known.read for step, known in _STEPS.items()})
    if missing:
        raise Unknown(f"{source.title}: compiled play does not know {' or '.join(missing)}")
    assert isinstance(source, PotGame)
    turned = _turned(source)
    ranks = rankings(source.high, source.low, turned, two=source.pick == "two")
    killed = _numbers(source.killed(), turned) if source.kill else np.zeros(0, dtype=np.int64)
    return Plan(source, _numbers(source, turned), ranks, killed)


def _turned(source: PotGame) -> Low | None:
    """The ranking of a pot passed out for high, if it is played on for low."""
    lows = [step.low for step in source.script if isinstance(step, Redeal) and step.low]
    return lows[0] if lows else None


def _numbers(source: PotGame, turned: Low | None) -> Numbers:
    game = np.zeros(g.SCRIPT + g.STEP_SIZE * len(source.script), dtype=np.int64)
    for place, value in (*_stakes(source), *_options(source), *_ranking(source, turned)):
        game[place] = value
    cards = numbers(source.deck.cards())
    game[g.CARDS] = len(cards)
    game[g.CARD : g.CARD + len(cards)] = cards
    draws = any(isinstance(step, Draw) for step in source.script)
    for players in range(r.SEATS + 1):
        game[g.DEPTH + players] = len(cards) if draws else deck_needed(source.script, players)
    game[g.STEPS] = len(source.script)
    for i, step in enumerate(source.script):
        known = _STEPS[type(step)]
        found = (known.kind, *known.options(step, source, i))
        start = g.SCRIPT + g.STEP_SIZE * i
        game[start : start + len(found)] = found
    return game


def _stakes(source: PotGame) -> Iterator[tuple[int, int]]:
    stakes = source.stakes
    yield g.LIMIT, _LIMITS.index(stakes.limit)
    yield g.SMALL, stakes.small_bet
    yield g.BIG, stakes.big_bet
    yield g.BLINDS, len(stakes.blinds)
    for i, blind in enumerate(stakes.blinds):
        yield g.BLIND + i, blind
    yield g.ANTE, stakes.ante
    yield g.BRING, stakes.bring_in
    yield g.UNIT, stakes.unit
    yield g.CHIP, stakes.chip
    yield g.FEE_TIME, TIMES[source.fee_time]


def _options(source: PotGame) -> Iterator[tuple[int, int]]:
    betting, showing = source.betting, source.showing
    yield g.RAISES, betting.raises
    yield g.UNCAPPED, _UNCAPPED.index(betting.uncapped)
    yield g.CHECK_RAISE, betting.check_raise
    yield g.DEAD_CARDS, betting.dead_cards
    yield g.HALVES, betting.short_raise == "half"
    yield g.MUST_BET, betting.must_bet_low is not None
    yield g.SHOW_FIRST, _SHOW_FIRST.index(showing.first)
    yield g.PLAY_BOARD, showing.board and source.pick == "any"
    yield g.MAY_MUCK, showing.muck
    yield g.ODD_TO_HIGH, source.splitting.odd_low_chips == "to-high"
    yield g.HEADS_UP, source.heads_up == "button-small"
    yield g.KILL_LAST, source.kill is not None and source.kill.acts == "last"


def _ranking(source: PotGame, turned: Low | None) -> Iterator[tuple[int, int]]:
    high, low, must = source.high, source.low, source.betting.must_bet_low
    yield g.HAS_HIGH, high is not None
    yield g.HAS_LOW, low is not None
    yield g.TWO, source.pick == "two"
    yield g.ACES_LOW, low is not None and low.aces == "low"
    if high is not None and high.suits_break_ties:
        yield g.SUITS, 1 if high.suit_order == "cdhs" else 2
    yield g.LEAST_HIGH, least_high(high)
    yield g.LEAST_LOW, least_low(low, low.qualifier if low else None)
    yield g.LEAST_MUST, least_low(low, must)
    yield g.LEAST_LOW_TURNED, least_low(turned, turned.qualifier if turned else None)
    yield g.LEAST_MUST_TURNED, least_low(turned, must)
    if any(isinstance(step, BettingRound) and step.openers for step in source.script):
        yield g.LEAST_OPEN, least_open(high)


def _bet(step: Any, source: PotGame, index: int) -> Options:
    return (_SIZES.index(step.size), _FIRST.index(step.first), step.limp, step.openers)


def _deal(step: Any, source: PotGame, index: int) -> Options:
    return (step.burn, step.down, step.up, step.board)


def _draw(step: Any, source: PotGame, index: int) -> Options:
    return (step.most, step.fifth_last, step.refill_burns, step.deal_last, step.deal_exact)


def _redeal(step: Any, source: PotGame, index: int) -> Options:
    def latest(kind: type[Step]) -> int:
        return max(i for i in range(index) if isinstance(source.script[i], kind))

    return (step.low is not None, latest(BettingRound), latest(Deal))


def _none(step: Any, source: PotGame, index: int) -> Options:
    return ()


class Known(NamedTuple):
    """A step that the kernels know: its number, its options in words, and as numbers."""

    kind: int
    read: str = ""
    options: Callable[[Any, PotGame, int], Options] = _none


_STEPS: Final[dict[type[Step], Known]] = {
    Assess: Known(g.ASSESS),
    Collect: Known(g.COLLECT, "when", lambda step, *_: (TIMES[step.when],)),
    Antes: Known(g.ANTES, "payer", lambda step, *_: (step.payer == "big-blind",)),
    OpeningStake: Known(g.STAKE),
    Blinds: Known(g.BLIND_STEP),
    Straddles: Known(g.STRADDLES),
    Stretch: Known(g.STRETCH, "scramble", lambda step, *_: (step.scramble,)),
    Deal: Known(g.DEAL, "burn down up board", _deal),
    BettingRound: Known(g.BET, "size first limp openers", _bet),
    Redeal: Known(g.REDEAL, "low", _redeal),
    Draw: Known(g.DRAW, "most fifth_last refill_burns deal_last deal_exact", _draw),
    DiscardDown: Known(g.DISCARD, "count", lambda step, *_: (step.count,)),
    ShowHands: Known(g.SHOWDOWN),
}
