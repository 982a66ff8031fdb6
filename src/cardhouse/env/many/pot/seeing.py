"""A row as a seat sees it: the numbers of `env/seen.py` and `env/pot/sight.py`, in one kernel."""

from typing import Any

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.pots import lay_out
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.stock import left
from cardhouse.env.fields import CARDS, MONEY
from cardhouse.env.many.pot import layout as y
from cardhouse.env.many.pot.places import in_order

# The numbers of one observation.
Seen = Any
_PACK = 52
_SUITED = 13


@part
def see(layout: Numbers, game: Numbers, hand: Numbers, viewer: int, seen: Seen) -> None:
    """Write the view of the seat at a place from the button's left; other hands stay hidden."""
    for i in range(layout[y.SIZE]):
        seen[i] = 0
    bet, seated = float(layout[y.BET]), hand[r.SEATED]
    seen[layout[y.GAME]] = 1
    seen[layout[y.OVER]] = hand[r.ASKED] == acts.OVER
    button = seated - 1 - viewer
    seen[layout[y.BUTTON] + button] = 1
    seen[layout[y.MIDDLE]] = _money(hand[r.POT], bet)
    seen[layout[y.LIMITS]] = _money(layout[y.SMALL], bet)
    seen[layout[y.LIMITS] + 1] = _money(layout[y.BIG], bet)
    seen[layout[y.POTS]] = _pots(hand)
    held = 0
    for place in range(seated):
        # The viewer's place comes first.
        around = place - viewer
        if around < 0:
            around += seated
        held += _see_seat(layout, hand, place, around, bet, seen)
    for i in range(hand[r.DOWN_COUNT + viewer]):
        seen[layout[y.OWN] + hand[r.DOWN + r.HELD * viewer + i]] = 1
    for i in range(hand[r.BOARD_COUNT]):
        seen[layout[y.BOARD] + hand[r.BOARD + i]] = 1
    thrown = _see_thrown(layout, hand, viewer, seen) if layout[y.THROWN] else 0
    stock, counts = left(hand), layout[y.COUNTS]
    out = stock + hand[r.BURNS] + held + hand[r.BOARD_COUNT] + thrown
    seen[counts] = stock / _PACK
    seen[counts + 1] = hand[r.BURNS] / _PACK
    seen[counts + 2] = (game[g.CARDS] - out) / _PACK
    if hand[r.ASKED] == acts.DECISION:
        _see_offers(layout, game, hand, viewer, bet, seen)


@merged
def _money(cents: int, bet: float) -> float:
    return min(cents / bet, float(MONEY))


@merged
def _see_seat(
    layout: Numbers, hand: Numbers, place: int, around: int, bet: float, seen: Seen
) -> int:
    """Chips and cards of one seat; the number of its cards."""
    down, up = hand[r.DOWN_COUNT + place], hand[r.UP_COUNT + place]
    seen[layout[y.IN] + around] = 1
    seen[layout[y.LIVE] + around] = hand[r.LIVE + place]
    seen[layout[y.CHIPS] + around] = _money(hand[r.CHIPS + place], bet)
    seen[layout[y.PAID] + around] = _money(hand[r.PAID + place], bet)
    seen[layout[y.BETS] + around] = _money(hand[r.BETS + place], bet)
    seen[layout[y.BACKS] + around] = down
    shown = layout[y.UP] + CARDS * around
    for i in range(up):
        seen[shown + hand[r.UP + r.HELD * place + i]] = 1
    return int(down + up)


@part
def _see_thrown(layout: Numbers, hand: Numbers, viewer: int, seen: Seen) -> int:
    """The viewer's cards one by one, and everybody's discards; the number of these."""
    order = in_order(hand, viewer)
    held, at = hand[r.DOWN_COUNT + viewer], layout[y.PLACES]
    for i in range(held):
        if CARDS * i < layout[y.THROWN]:
            card = hand[r.DOWN + r.HELD * viewer + (order >> 4 * i & 15)]
            seen[at + CARDS * i + card] = 1
    seated, discards = hand[r.SEATED], 0
    for card in range(r.DECK):
        away = hand[r.AWAY + card]
        if 0 < away <= r.SEATS:
            around = away - 1 - viewer
            if around < 0:
                around += seated
            seen[layout[y.DISCARDS] + around] += 1
            discards += 1
    return discards


@merged
def _see_offers(
    layout: Numbers, game: Numbers, hand: Numbers, viewer: int, bet: float, seen: Seen
) -> None:
    """The seats asked; the price and the amounts, for the seat itself."""
    actor, seated, offers = hand[r.ACTOR], hand[r.SEATED], hand[r.OFFERS]
    step = g.SCRIPT + g.STEP_SIZE * hand[r.CURSOR]
    if game[step] == g.STAKE and offers >> acts.MATCH & 1:
        # All others are asked at once, and answer one by one.
        for i in range(hand[r.HEAD], hand[r.TAIL]):
            seat = hand[r.QUEUE + i]
            seen[layout[y.ASKED] + (seat + seated - viewer) % seated] = 1
            if seat == viewer:
                cost = min(hand[r.STAKE], hand[r.CHIPS + seat])
                seen[layout[y.CALL]] = _money(cost, bet)
        return
    around = actor - viewer
    seen[layout[y.ASKED] + (around if around >= 0 else around + seated)] = 1
    if actor != viewer:
        return
    seen[layout[y.CALL]] = _money(hand[r.COST], bet)
    if offers & (1 << acts.RAISE | 1 << acts.STRADDLE | 1 << acts.STAKE):
        seen[layout[y.RAISES]] = _money(hand[r.LEAST], bet)
        seen[layout[y.RAISES] + 1] = _money(hand[r.MOST], bet)


@merged
def _pots(hand: Numbers) -> int:
    """The number of pots, as a rule without laying them out."""
    if not hand[r.POT]:
        return 0
    if hand[r.LIVING] < 2:
        return 1
    if hand[r.SHOWING]:
        lay_out(hand)
        return int(hand[r.POTS])
    levels, lowest = 0, hand[r.POT]
    for seat in range(hand[r.SEATED]):
        paid = hand[r.PAID + seat]
        if paid and hand[r.LIVE + seat]:
            levels += _new_level(hand, seat, paid)
            lowest = min(lowest, paid)
    # A fee as large as the main pot leaves nothing of it.
    if levels > 1 and hand[r.FEE_TAKEN] >= lowest:
        lay_out(hand)
        return int(hand[r.POTS])
    return max(levels, 1)


@merged
def _new_level(hand: Numbers, seat: int, paid: int) -> int:
    """1 if no seat before has paid as much and is still in."""
    for other in range(seat):
        if hand[r.PAID + other] == paid and hand[r.LIVE + other]:
            return 0
    return 1
