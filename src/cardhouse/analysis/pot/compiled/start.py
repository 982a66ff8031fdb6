"""A hand before anything has happened in it."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.stock import gather


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


@part
def sit_down(
    game: Numbers, hand: Numbers, stacks: Numbers, players: int, turn: int, fees: Numbers
) -> None:
    """A new hand for players with these stacks; after each turn the button is one farther on.

    The fees go by the number of players, and the last number is 1 if the button pays them.
    """
    clear(game, hand, players)
    for place in range(players):
        hand[r.CHIPS + place] = stacks[(place + turn) % players]
    hand[r.FEE] = fees[players]
    for dealt_in in range(players + 1):
        hand[r.FEES + dealt_in] = fees[dealt_in]
    if fees[r.SEATS + 1]:
        hand[r.FEE_SEAT] = players - 1
