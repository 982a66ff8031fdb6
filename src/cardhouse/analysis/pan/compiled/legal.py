"""The test of a decision against what is offered."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import acts
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.cards import KINDS, NO_CARD
from cardhouse.analysis.pan.compiled.laying import has_cards, read
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.analysis.pan.compiled.turns import must_use


@part
def allows(game: Numbers, hand: Numbers, sheet: Numbers, act: int, amount: int) -> bool:
    """True if the seat in turn may decide so."""
    if not hand[r.OFFERS] >> act & 1:
        return False
    if act == acts.THROW:
        if not 0 <= amount < KINDS:
            return False
        if hand[r.DRAWN] != NO_CARD:
            return bool(amount == hand[r.DRAWN])
        return bool(hand[r.DOWN + KINDS * hand[r.TURN] + amount] > 0)
    if act not in (acts.MELD, acts.INCREASE, acts.SPLIT):
        return True
    if not s.OWN <= amount < sheet[s.FOUND]:
        return False
    if sheet[s.move_at(amount) + s.DO] != act - acts.MELD:
        return False
    if not has_cards(hand, sheet, amount, must_use(game, hand)):
        return False
    return read(game, hand, sheet, amount) >= 0
