"""The play of a hand: its script step by step, as far as somebody must decide.

`advance` goes on until a decision, an order of the stock or the worth of the hands is awaited, and
`answer` carries out a decision. They mirror the engine's kernel: a step is needed or not, opens,
asks, is answered and closes.
"""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.bet import answer_round, close_round, open_round
from cardhouse.analysis.pot.compiled.coming import (
    answer_redeal,
    answer_stake,
    answer_straddle,
    ask_redeal,
    ask_stake,
    ask_straddle,
    close_redeal,
    close_stake,
    open_redeal,
    open_straddles,
    passed_out,
)
from cardhouse.analysis.pot.compiled.deal import (
    ask_deal,
    ask_stretch,
    close_deal,
    lacks_cards,
    open_deal,
    open_stretch,
)
from cardhouse.analysis.pot.compiled.draws import (
    answer_discard,
    answer_draw,
    ask_discard,
    ask_draw,
    open_discard,
    open_draw,
)
from cardhouse.analysis.pot.compiled.forced import collect, due, post_antes, post_blinds
from cardhouse.analysis.pot.compiled.offers import ask_round
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.showdown import (
    answer_showdown,
    ask_showdown,
    close_showdown,
    open_showdown,
)


@part
def advance(game: Numbers, hand: Numbers) -> int:
    """Play on until something is awaited; what it is."""
    while True:
        if hand[r.BEGUN]:
            step = g.SCRIPT + g.STEP_SIZE * hand[r.CURSOR]
            if _asks(game, hand, step):
                return int(hand[r.ASKED])
            _close(game, hand, step)
        hand[r.BEGUN] = 0
        hand[r.CURSOR] += 1
        step = g.SCRIPT + g.STEP_SIZE * hand[r.CURSOR]
        while hand[r.CURSOR] < game[g.STEPS] and not _needed(game, hand, step):
            hand[r.CURSOR] += 1
            step += g.STEP_SIZE
        if hand[r.CURSOR] >= game[g.STEPS]:
            hand[r.ASKED] = acts.OVER
            hand[r.ACTOR] = r.NOBODY
            hand[r.OFFERS] = 0
            return acts.OVER
        hand[r.BEGUN] = 1
        _open(game, hand, step)


@part
def _needed(game: Numbers, hand: Numbers, step: int) -> bool:
    kind = game[step]
    living = hand[r.LIVING] > 1
    if kind == g.COLLECT:
        return bool(hand[r.FEE_DUE] > 0 and game[g.FEE_TIME] <= game[step + g.WHEN])
    if kind == g.ASSESS:
        return bool(living and due(hand) > 0)
    if kind == g.ANTES:
        return bool(game[g.ANTE] > 0)
    if kind == g.STAKE or kind == g.BLIND_STEP or kind == g.SHOWDOWN:
        return True
    if kind == g.REDEAL:
        return passed_out(hand)
    if kind == g.STRETCH:
        return bool(living and lacks_cards(game, hand, step + g.STEP_SIZE))
    return bool(living)


@part
def _open(game: Numbers, hand: Numbers, step: int) -> None:
    kind = game[step]
    if kind == g.BET:
        open_round(game, hand, step)
    elif kind == g.DEAL:
        open_deal(game, hand, step)
    elif kind == g.COLLECT:
        collect(hand)
    elif kind == g.ASSESS:
        hand[r.FEE_DUE] = due(hand)
    elif kind == g.BLIND_STEP:
        post_blinds(game, hand)
    elif kind == g.ANTES:
        post_antes(game, hand, step)
    elif kind == g.SHOWDOWN:
        open_showdown(game, hand)
    else:
        _open_others(game, hand, step)


@part
def _open_others(game: Numbers, hand: Numbers, step: int) -> None:
    kind = game[step]
    if kind == g.DRAW:
        open_draw(hand)
    elif kind == g.STRETCH:
        open_stretch(game, hand, step)
    elif kind == g.STRADDLES:
        open_straddles(game, hand)
    elif kind == g.REDEAL:
        open_redeal(game, hand, step)
    elif kind == g.DISCARD:
        open_discard(hand)
    elif kind == g.STAKE:
        hand[r.STAKED] = 0


@part
def _asks(game: Numbers, hand: Numbers, step: int) -> bool:
    kind = game[step]
    if kind == g.BET:
        return ask_round(game, hand, step)
    if kind == g.DEAL:
        return ask_deal(game, hand, step)
    if kind == g.SHOWDOWN:
        return ask_showdown(game, hand)
    if kind == g.DRAW:
        return ask_draw(game, hand, step)
    if kind == g.STRETCH:
        return ask_stretch(game, hand, step)
    if kind == g.STRADDLES:
        return ask_straddle(game, hand)
    if kind == g.STAKE:
        return ask_stake(game, hand)
    if kind == g.REDEAL:
        return ask_redeal(game, hand)
    if kind == g.DISCARD:
        return ask_discard(game, hand, step)
    return False


@part
def _close(game: Numbers, hand: Numbers, step: int) -> None:
    kind = game[step]
    if kind == g.BET:
        close_round(hand)
    elif kind == g.DEAL:
        close_deal(game, hand, step)
    elif kind == g.SHOWDOWN:
        close_showdown(game, hand)
    elif kind == g.STRETCH:
        # The street is dealt already.
        hand[r.CURSOR] += 1
    elif kind == g.STAKE:
        close_stake(hand)
    elif kind == g.REDEAL:
        close_redeal(game, hand, step)


@part
def answer(game: Numbers, hand: Numbers, act: int, amount: int) -> None:
    """Carry out a legal decision of the seat in turn."""
    step = g.SCRIPT + g.STEP_SIZE * hand[r.CURSOR]
    kind = game[step]
    if kind == g.BET:
        answer_round(game, hand, act, amount)
    elif kind == g.SHOWDOWN:
        answer_showdown(hand, act)
    elif kind == g.DRAW:
        answer_draw(game, hand, step, amount)
    elif kind == g.STRADDLES:
        answer_straddle(hand, act, amount)
    elif kind == g.STAKE:
        answer_stake(hand, act, amount)
    elif kind == g.REDEAL:
        answer_redeal(hand, act)
    else:
        answer_discard(hand, amount)
