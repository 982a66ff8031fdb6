"""A row played on by itself: chance orders the stock, the tables rate the hands."""

from cardhouse.analysis.compiled import acts
from cardhouse.analysis.compiled.chance import Dice, shuffle
from cardhouse.analysis.compiled.machine import advance
from cardhouse.analysis.compiled.row import Numbers
from cardhouse.analysis.compiled.worth import Rankings, rate
from cardhouse.analysis.kernel.jit import bare


@bare
def resume(ranks: Rankings, game: Numbers, hand: Numbers, dice: Dice) -> bool:
    """Play on to the next decision of a player; False if the hand is over."""
    while True:
        what = advance(game, hand)
        if what == acts.DECISION:
            return True
        if what == acts.OVER:
            return False
        if what == acts.SHUFFLE:
            shuffle(game, hand, dice)
        else:
            rate(ranks, game, hand)
