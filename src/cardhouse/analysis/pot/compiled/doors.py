"""The kernels' doors for Python: one row at a time, as arrays.

The kernels themselves hand each other pointers, which Python cannot make.
"""

from cardhouse.analysis.kernel.jit import bare
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pot.compiled import legal, machine, pots, start, worth
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.worth import Rankings


@bare
def clear(game: Numbers, hand: Numbers, seated: int) -> None:
    """Empty a row for a hand of this many players."""
    start.clear(pointer(game), pointer(hand), seated)


@bare
def advance(game: Numbers, hand: Numbers) -> int:
    """Play on until something is awaited; what it is."""
    return machine.advance(pointer(game), pointer(hand))


@bare
def rate(ranks: Rankings, game: Numbers, hand: Numbers) -> None:
    """Look up the worth of each hand still in."""
    worth.rate(ranks, pointer(game), pointer(hand))


@bare
def allows(hand: Numbers, act: int, amount: int) -> bool:
    """True if the seat in turn may decide so."""
    return legal.allows(pointer(hand), act, amount)


@bare
def answer(game: Numbers, hand: Numbers, act: int, amount: int) -> None:
    """Carry out a legal decision of the seat in turn."""
    machine.answer(pointer(game), pointer(hand), act, amount)


@bare
def lay_out(hand: Numbers) -> None:
    """Work out the pots."""
    pots.lay_out(pointer(hand))
