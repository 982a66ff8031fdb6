"""A hand before anything has happened in it."""

from cardhouse.analysis.compiled import row as r
from cardhouse.analysis.compiled.row import Numbers
from cardhouse.analysis.compiled.stock import gather
from cardhouse.analysis.kernel.jit import part


@part
def clear(game: Numbers, hand: Numbers, seated: int) -> None:
    """An empty hand for a number of players: no chips, no fee, a new deck."""
    for i in range(r.DOWN):
        hand[i] = 0
    hand[r.SEATED] = seated
    hand[r.LIVING] = seated
    hand[r.CURSOR] = -1
    hand[r.ACTOR] = r.NOBODY
    hand[r.FEE_SEAT] = r.NOBODY
    hand[r.KILL] = r.NOBODY
    hand[r.OPENER] = r.NOBODY
    hand[r.AGGRESSOR] = r.NOBODY
    for players in range(r.SEATS + 1):
        hand[r.FEES + players] = -1
    for seat in range(seated):
        hand[r.LIVE + seat] = 1
    gather(game, hand)
