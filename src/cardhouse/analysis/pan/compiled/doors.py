"""The kernels' doors for Python: one row at a time, as arrays.

The kernels themselves hand each other pointers, which Python cannot make.
"""

from cardhouse.analysis.kernel.jit import bare
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pan.compiled import legal, machine, policies, start
from cardhouse.analysis.pan.compiled import search as moves
from cardhouse.analysis.pan.compiled.chance import Dice
from cardhouse.analysis.pan.compiled.row import Numbers


@bare
def clear(game: Numbers, hand: Numbers, seated: int, first: int) -> None:
    """Empty a row for a hand of this many players."""
    start.clear(pointer(game), pointer(hand), seated, first)


@bare
def advance(game: Numbers, hand: Numbers, sheet: Numbers) -> int:
    """Play on until something is awaited; what it is."""
    return machine.advance(pointer(game), pointer(hand), pointer(sheet))


@bare
def search(game: Numbers, hand: Numbers, sheet: Numbers) -> None:
    """Note the moves that a row awaits."""
    moves.search(pointer(game), pointer(hand), pointer(sheet))


@bare
def allows(game: Numbers, hand: Numbers, sheet: Numbers, act: int, amount: int) -> bool:
    """True if the seat in turn may decide so."""
    return legal.allows(pointer(game), pointer(hand), pointer(sheet), act, amount)


@bare
def answer(game: Numbers, hand: Numbers, sheet: Numbers, act: int, amount: int) -> None:
    """Carry out a legal decision of the seat in turn."""
    machine.answer(pointer(game), pointer(hand), pointer(sheet), act, amount)


@bare
def decide(
    policy: Numbers, game: Numbers, hand: Numbers, sheet: Numbers, dice: Dice
) -> tuple[int, int]:
    """The decision of a player with a policy."""
    return policies.decide(
        pointer(policy), pointer(game), pointer(hand), pointer(sheet), pointer(dice)
    )
