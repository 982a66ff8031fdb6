"""The test of a decision against what is offered."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.row import Numbers


@part
def allows(hand: Numbers, act: int, amount: int) -> bool:
    """True if the seat in turn may decide so."""
    if not hand[r.OFFERS] >> act & 1:
        return False
    if act == acts.THROW:
        cards = 0
        left = amount
        while left > 0:
            cards += left & 1
            left >>= 1
        held = hand[r.DOWN_COUNT + hand[r.ACTOR]]
        return bool(0 <= amount < 1 << held and hand[r.LEAST] <= cards <= hand[r.MOST])
    if act != acts.RAISE and act != acts.STRADDLE and act != acts.STAKE:
        return True
    if amount == hand[r.MOST]:
        return True
    least = hand[r.LEAST]
    inside = least <= amount <= hand[r.MOST]
    return bool(inside and (amount - least) % hand[r.STEP] == 0)
