"""Chance in the kernels: orders of the stock, by a generator for each table."""

from cardhouse.analysis.kernel.dice import Dice, dice, roll
from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.row import Numbers

__all__ = ["Dice", "dice", "roll", "shuffle"]


@part
def shuffle(game: Numbers, hand: Numbers, dice: Dice) -> None:
    """Give the stock a random order, as deep as the hand can need it."""
    first, last = r.STOCK + hand[r.TOP], r.STOCK + hand[r.BOTTOM]
    deep = last - 1
    if hand[r.TOP] == 0 and hand[r.BOTTOM] == game[g.CARDS]:
        deep = min(deep, first + game[g.DEPTH + hand[r.SEATED]])
    for place in range(first, deep):
        other = place + roll(dice, last - place)
        card = hand[place]
        hand[place] = hand[other]
        hand[other] = card
    hand[r.KNOWN] = 1
