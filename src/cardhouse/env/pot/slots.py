"""The actions of games for a pot."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from cardhouse.engine.core.asks import Amounts, Terms
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.portion import received
from cardhouse.engine.core.view import View
from cardhouse.engine.pot.commands import (
    Bet,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Match,
    Muck,
    Pass,
    PlayBoard,
    Raise,
    Show,
    Stake,
    StandAllIn,
    StayIn,
    StayOut,
    Straddle,
)
from cardhouse.engine.pot.discard import DiscardDown
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.hand import PotGame
from cardhouse.env.fields import Places
from cardhouse.env.slots import Choices, Chooses, Slots, distinct, plain, subsets

# Raises of a part of the pot as it is after a call, where the limit leaves a choice.
POTS: Final = {"half the pot": 0.5, "the pot": 1.0, "twice the pot": 2.0}
CHECK: Final = str(Check.__struct_config__.tag)
AMOUNTS: Final = (Bet, Raise, Stake, Straddle)


def slots(games: Sequence[PotGame], places: Places) -> Iterator[Slots]:
    """Every command of a game for a pot."""
    yield Slots(Fold, ("with a bet to face",), _fold)
    yield from plain(Check, Call)
    fixed = all(game.stakes.limit == "fixed" for game in games)
    names = ("the least", "the most") if fixed else ("the least", *POTS, "the most")
    for kind in AMOUNTS:
        yield Slots(kind, names, _fixed(kind) if fixed else _pots(kind))
    yield from plain(BringIn, Match, StayOut, Pass, StandAllIn, StayIn, Show, Muck, PlayBoard)
    if held := thrown_from(games):
        yield subsets(Discard, held)


def thrown_from(games: Sequence[PotGame]) -> int:
    """The most cards of a hand from which some are thrown away; 0 if none ever are."""
    throwing = [
        game for game in games if any(isinstance(each, Draw | DiscardDown) for each in game.script)
    ]
    return max((received(game.script) for game in throwing), default=0)


def _fold(terms: Terms, view: View) -> Choices:
    """Nobody need give up a hand that may be checked."""
    if not any(offer.do == CHECK for offer in view.offers):
        yield 0, Fold(view.viewer)


def _fixed(kind: Callable[[int, int], Command]) -> Chooses:
    def choices(terms: Amounts, view: View) -> Choices:
        for place, to in distinct((terms.least, terms.most), terms.least, terms.most, terms.step):
            yield place, kind(view.viewer, to)

    return choices


def _pots(kind: Callable[[int, int], Command]) -> Chooses:
    def choices(terms: Amounts, view: Any) -> Choices:
        level, own = max(seat.bet for seat in view.seats), view.own.bet
        after = view.pot + level - own
        wanted = [terms.least, *(level + share * after for share in POTS.values()), terms.most]
        for place, to in distinct(wanted, terms.least, terms.most, terms.step):
            yield place, kind(view.viewer, to)

    return choices
