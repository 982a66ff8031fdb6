"""Chance in the kernels: orders of the stock, by a generator for each table."""

from cardhouse.analysis.kernel.dice import Dice, dice, roll
from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled.row import Numbers

__all__ = ["Dice", "dice", "roll", "shuffle"]


@part
def shuffle(hand: Numbers, dice: Dice) -> None:
    """Decide on those of the next cards that are needed."""
    for _ in range(hand[r.NEED]):
        place = r.STOCK + hand[r.TOP] + hand[r.KNOWN]
        other = place + roll(dice, r.STOCK + hand[r.BOTTOM] - place)
        card = hand[place]
        hand[place] = hand[other]
        hand[other] = card
        hand[r.KNOWN] += 1
