"""The play of a hand, as far as somebody must decide.

`advance` goes on until a decision, an order of the stock or a search for moves is awaited, and
`answer` carries a decision out. Where the engine asks several seats at once to force a card, they
are asked here one by one.
"""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import acts
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled.cards import KINDS, NO_CARD
from cardhouse.analysis.pan.compiled.coming import (
    answer_on_top,
    ask_on_top,
    deal_packets,
    post_tops,
)
from cardhouse.analysis.pan.compiled.laying import lay
from cardhouse.analysis.pan.compiled.melds import meld_at, value
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.analysis.pan.compiled.table import collect, next_to
from cardhouse.analysis.pan.compiled.turns import ask_after, ask_before, begin_turn, draws
from cardhouse.engine.pan.rules import HAND, OUT, WIN


@part
def advance(game: Numbers, hand: Numbers, sheet: Numbers) -> int:
    """Play on until something is awaited; what it is."""
    if hand[r.PHASE] == r.POSTING:
        post_tops(game, hand)
        hand[r.PHASE] = r.DEALING
    if hand[r.PHASE] == r.DEALING:
        if _lacks(hand, HAND * hand[r.SEATED]):
            return acts.SHUFFLE
        deal_packets(hand)
        hand[r.PHASE] = r.DECLARING
    if hand[r.PHASE] == r.DECLARING:
        if ask_on_top(hand):
            return acts.DECISION
        hand[r.PHASE] = r.PLAYING
        _open_play(game, hand, sheet)
    if hand[r.PHASE] == r.PLAYING:
        if hand[r.LIVING] > 1 and hand[r.SPREAD + hand[r.TURN]] < OUT:
            return _ask(game, hand, sheet)
        hand[r.PHASE] = r.SETTLED
        _settle(game, hand)
    hand[r.ASKED] = acts.OVER
    hand[r.ACTOR] = r.NOBODY
    hand[r.OFFERS] = 0
    return acts.OVER


@part
def _lacks(hand: Numbers, cards: int) -> bool:
    """True if chance has still to decide some of the next cards."""
    hand[r.NEED] = cards - hand[r.KNOWN]
    if hand[r.NEED] <= 0:
        return False
    hand[r.ASKED] = acts.SHUFFLE
    hand[r.ACTOR] = r.NOBODY
    hand[r.OFFERS] = 0
    return True


@part
def _open_play(game: Numbers, hand: Numbers, sheet: Numbers) -> None:
    first = hand[r.FIRST]
    hand[r.TURN] = first if hand[r.LIVE + first] else next_to(hand, first)
    if hand[r.LIVING] > 1:
        begin_turn(game, hand, hand[r.TURN], sheet)


@part
def _ask(game: Numbers, hand: Numbers, sheet: Numbers) -> int:
    if hand[r.SOURCE] == r.CALLED:
        if _lacks(hand, 1):
            return acts.SHUFFLE
        if not draws(hand, sheet):
            return acts.SEARCH
    if hand[r.SOURCE] == r.NOWHERE:
        return ask_before(hand, sheet)
    return ask_after(game, hand, sheet)


@part
def answer(game: Numbers, hand: Numbers, sheet: Numbers, act: int, amount: int) -> None:
    """Carry out a legal decision of the seat in turn."""
    hand[r.LOOKED] = 0
    if act == acts.STAY or act == acts.RETIRE:
        answer_on_top(hand, act)
    elif act == acts.DRAW:
        hand[r.SOURCE] = r.CALLED
    elif act == acts.LET_GO:
        hand[r.WINDOW] &= ~(1 << hand[r.ACTOR])
    elif act == acts.TAKE or act == acts.FORCE:
        hand[r.THROWN] -= 1
        hand[r.DRAWN] = hand[r.DISCARDS + hand[r.THROWN]]
        hand[r.SOURCE] = r.FROM_PILE
        hand[r.MUST] = 1
        hand[r.FORCED] = act == acts.FORCE
        hand[r.WINDOW] = 0
        hand[r.FRESH] = 0
    elif act == acts.THROW:
        _throw(game, hand, sheet, amount)
    else:
        lay(game, hand, sheet, amount)


@part
def _throw(game: Numbers, hand: Numbers, sheet: Numbers, card: int) -> None:
    """End a turn with a card on the discards."""
    seat = hand[r.TURN]
    hand[r.FRESH] = hand[r.DRAWN] != NO_CARD and hand[r.SOURCE] == r.FROM_DECK
    if hand[r.DRAWN] == NO_CARD:
        hand[r.DOWN + KINDS * seat + card] -= 1
        hand[r.HELD + seat] -= 1
    hand[r.DISCARDS + hand[r.THROWN]] = card
    hand[r.THROWN] += 1
    begin_turn(game, hand, next_to(hand, seat), sheet)


@part
def _settle(game: Numbers, hand: Numbers) -> None:
    """Pay the winner, drop the fee, and give the tops away last."""
    winner = hand[r.TURN]
    hand[r.WINNER] = winner
    if hand[r.SPREAD + winner] >= OUT:
        chips = WIN
        for number in range(hand[r.MELDED + winner]):
            chips += value(game, hand, meld_at(winner, number))
        collect(game, hand, winner, chips)
    amount = min(hand[r.FEE_DUE], hand[r.POT])
    hand[r.FEE_DUE] -= amount
    hand[r.BOX] += amount
    hand[r.CHIPS + winner] += hand[r.POT] - amount
    hand[r.POT] = 0
