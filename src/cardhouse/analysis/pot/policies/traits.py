"""A game as its players judge it, as a list of numbers: its sides, its streets, its bets."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from cardhouse.engine.core.portion import NOTHING
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.redeal import Redeal
from cardhouse.ranking import Low

# A list of numbers here, a pointer to them in the kernels.
Traits = Sequence[int]

STREETS: Final = 8
# The sides; two cards of the hand play; the ace is high in lows; the highest card of a low.
(HIGH, LOW, TWO, ACES_HIGH, LOW_TOP) = range(5)
# Betting rounds; bets of any amount; the full blind; the cards exchanged at most; 1 if the joker
# is no more than an ace, or fills a straight or a flush; 1 if a passed-out pot is played for low.
(ROUNDS, FREE, OPENED, DRAWS, BUG, TURNS) = range(5, 11)
# By street: the own cards and the board when it is bet, the size of its bet, 1 if cards come later.
OWN: Final = 11
BOARD: Final = OWN + STREETS
UNIT: Final = BOARD + STREETS
COMING: Final = UNIT + STREETS
SIZE: Final = COMING + STREETS

EIGHT: Final = 8


@cache
def traits(game: PotGame) -> tuple[int, ...]:
    """The traits of a game."""
    found = [0] * SIZE
    found[HIGH] = game.high is not None
    low = _low(game)
    found[LOW] = game.low is not None
    found[TURNS] = low is not game.low
    found[TWO] = game.pick == "two"
    found[ACES_HIGH] = low is not None and low.aces == "high"
    found[LOW_TOP] = low.qualifier or EIGHT if low is not None else EIGHT
    found[FREE] = game.stakes.limit != "fixed"
    found[OPENED] = game.stakes.blinds[-1] if game.stakes.blinds else game.stakes.bring_in
    found[BUG] = game.high is not None and game.high.joker == "bug"
    found[DRAWS] = max((step.most for step in game.script if isinstance(step, Draw)), default=0)
    streets = list(_streets(game))[:STREETS]
    found[ROUNDS] = len(streets)
    for number, (own, board, unit, coming) in enumerate(streets):
        found[OWN + number] = own
        found[BOARD + number] = board
        found[UNIT + number] = unit
        found[COMING + number] = coming
    return tuple(int(each) for each in found)


def _low(game: PotGame) -> Low | None:
    """The ranking of the low side, or of a pot turned low."""
    turned = (step.low for step in game.script if isinstance(step, Redeal) and step.low)
    return game.low or next(turned, None)


def _streets(game: PotGame) -> Iterator[tuple[int, int, int, bool]]:
    """Each betting round: own cards, board, the size of its bet, and whether cards come later."""
    own = board = 0
    for number, step in enumerate(game.script):
        if isinstance(step, BettingRound):
            later = game.script[number + 1 :]
            coming = any(isinstance(each, Draw) or each.portion() != NOTHING for each in later)
            big = step.size == "big-bet" and game.stakes.limit == "fixed"
            yield own, board, game.stakes.big_bet if big else game.stakes.small_bet, coming
        portion = step.portion()
        own += portion.held
        board += portion.board
