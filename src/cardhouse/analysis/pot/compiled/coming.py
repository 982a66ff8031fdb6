"""Decisions around the deal: the stake named by the button, straddles, new antes."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.seats import (
    amounts,
    ask,
    await_all,
    bet,
    big_blind,
    last_live,
    push,
    put_in,
    release,
)
from cardhouse.analysis.pot.compiled.stock import gather


@part
def ask_stake(game: Numbers, hand: Numbers) -> bool:
    """The button names the stake, then each of the others comes in or stays out."""
    if hand[r.LIVING] < 2:
        return False
    if not hand[r.STAKED]:
        seat = last_live(hand)
        chips = hand[r.CHIPS + seat]
        ask(hand, seat, 1 << acts.STAKE)
        amounts(hand, min(game[g.SMALL], chips), min(game[g.BIG], chips), game[g.UNIT])
        return True
    if hand[r.HEAD] == hand[r.TAIL]:
        return False
    return _ask_match(hand, hand[r.QUEUE + hand[r.HEAD]], hand[r.STAKE])


@part
def _ask_match(hand: Numbers, seat: int, cost: int) -> bool:
    ask(hand, seat, 1 << acts.MATCH | 1 << acts.STAY_OUT)
    hand[r.COST] = min(cost, hand[r.CHIPS + seat])
    return True


@part
def answer_stake(hand: Numbers, act: int, amount: int) -> None:
    """The stake is no part of a bet; a seat that stays out is not dealt in."""
    seat = hand[r.ACTOR]
    if act == acts.STAKE:
        put_in(hand, seat, amount)
        hand[r.PAID + seat] += amount
        hand[r.STAKE] = amount
        hand[r.STAKED] = 1
        await_all(hand, 0, seat, False)
        return
    hand[r.HEAD] += 1
    if act == acts.MATCH:
        cost = hand[r.COST]
        put_in(hand, seat, cost)
        hand[r.PAID + seat] += cost
    else:
        hand[r.LIVE + seat] = 0
        hand[r.LIVING] -= 1


@part
def close_stake(hand: Numbers) -> None:
    """Return the stake to a player left alone."""
    if hand[r.LIVING] != 1:
        return
    seat = last_live(hand)
    amount = hand[r.PAID + seat]
    if amount == hand[r.POT] and amount > 0:
        push(hand, seat, amount)
        hand[r.BETS + seat] = 0
        hand[r.PAID + seat] = 0
        hand[r.DEAD + seat] = 0


@part
def open_straddles(game: Numbers, hand: Numbers) -> None:
    """Each player with chips, from the big blind's left."""
    await_all(hand, big_blind(game, hand) + 1, r.NOBODY, True)
    hand[r.LEVEL] = 0


@part
def ask_straddle(game: Numbers, hand: Numbers) -> bool:
    """Await the next seat that can afford the least straddle."""
    while hand[r.HEAD] < hand[r.TAIL]:
        seat = hand[r.QUEUE + hand[r.HEAD]]
        least = max(game[g.SMALL], 2 * hand[r.LEVEL])
        most = min(game[g.BIG], hand[r.BETS + seat] + hand[r.CHIPS + seat])
        if least <= most:
            ask(hand, seat, 1 << acts.PASS | 1 << acts.STRADDLE)
            amounts(hand, least, most, game[g.UNIT])
            return True
        hand[r.HEAD] += 1
    return False


@part
def answer_straddle(hand: Numbers, act: int, amount: int) -> None:
    """A straddle is a live bet that the others must match."""
    seat = hand[r.ACTOR]
    hand[r.HEAD] += 1
    if act == acts.STRADDLE:
        bet(hand, seat, amount - hand[r.BETS + seat])
        hand[r.LEVEL] = amount


@part
def passed_out(hand: Numbers) -> bool:
    """True after a round of checks that nobody opened."""
    return bool(hand[r.LIVING] > 1 and hand[r.CHECKS] and not hand[r.LEVEL])


@part
def open_redeal(game: Numbers, hand: Numbers, step: int) -> None:
    """Play the same hands for low once; then new antes, from players with chips."""
    if game[step + g.TURNS_LOW] and not hand[r.TURNED]:
        hand[r.TURNED] = 1
        hand[r.CURSOR] = game[step + g.BACK_TO_BET] - 1
        hand[r.BEGUN] = 0
    else:
        await_all(hand, 0, r.NOBODY, True)


@part
def ask_redeal(game: Numbers, hand: Numbers) -> bool:
    """Await the next player who may ante again."""
    if hand[r.HEAD] == hand[r.TAIL] or hand[r.LIVING] < 2:
        return False
    return _ask_match(hand, hand[r.QUEUE + hand[r.HEAD]], game[g.ANTE])


@part
def answer_redeal(hand: Numbers, act: int) -> None:
    """Another ante, or the share in the pot is given up."""
    seat = hand[r.ACTOR]
    hand[r.HEAD] += 1
    if act == acts.MATCH:
        cost = hand[r.COST]
        put_in(hand, seat, cost)
        hand[r.PAID + seat] += cost
    else:
        release(hand, seat)


@part
def close_redeal(game: Numbers, hand: Numbers, step: int) -> None:
    """All cards come in, to be dealt anew for the same pot."""
    if hand[r.LIVING] > 1:
        gather(game, hand)
        hand[r.CURSOR] = game[step + g.BACK_TO_DEAL] - 1
