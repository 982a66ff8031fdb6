"""A hand before anything has happened in it."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled.cards import NO_CARD
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.analysis.pan.compiled.table import gather


@part
def clear(game: Numbers, hand: Numbers, seated: int, first: int) -> None:
    """An empty hand for a number of players; without a first one, the deal finds the eldest."""
    for i in range(r.DOWN):
        hand[i] = 0
    hand[r.SEATED] = seated
    hand[r.LIVING] = seated
    hand[r.PHASE] = r.POSTING
    hand[r.ACTOR] = r.NOBODY
    hand[r.WINNER] = r.NOBODY
    hand[r.DRAWN] = NO_CARD
    hand[r.UNFOUND] = first == r.NOBODY
    hand[r.FIRST] = seated - 1 if first == r.NOBODY else first
    for seat in range(seated):
        hand[r.LIVE + seat] = 1
    gather(game, hand)
