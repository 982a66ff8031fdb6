"""The showdown: hands are shown in order, and the pots pushed to the best."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.must_bet import (
    failed,
    push_without_the_last_round,
    seen_failing,
)
from cardhouse.analysis.pot.compiled.pots import lay_out, share
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.seats import ask, release, throw_in, wait_for, win


@part
def contested(hand: Numbers) -> bool:
    """True if two hands contend for the main pot."""
    contenders = hand[r.CONTENDERS]
    return bool(hand[r.POTS] > 0 and contenders & (contenders - 1))


@part
def open_showdown(game: Numbers, hand: Numbers) -> None:
    """Push side pots with one player left in them, and put the hands in order."""
    hand[r.SHOWING] = 0
    hand[r.HEAD] = 0
    hand[r.TAIL] = 0
    lay_out(hand)
    if not contested(hand):
        return
    for number in range(hand[r.POTS] - 1, 0, -1):
        _push_alone(hand, number)
    _queue(game, hand)
    hand[r.SHOWING] = 1
    hand[r.RATED] = 0
    for seat in range(hand[r.SEATED]):
        hand[r.CAME + seat] = hand[r.LIVE + seat]


@part
def _push_alone(hand: Numbers, number: int) -> None:
    contenders, beyond = hand[r.CONTENDERS + number], hand[r.BEYOND + number]
    if contenders & (contenders - 1) or not beyond:
        return
    for seat in range(hand[r.SEATED]):
        if contenders >> seat & 1:
            win(hand, seat, hand[r.AMOUNT + number])
        over = hand[r.PAID + seat] - beyond
        if over > 0:
            hand[r.PAID + seat] = beyond
            hand[r.BETS + seat] = max(0, hand[r.BETS + seat] - over)


@part
def _queue(game: Numbers, hand: Numbers) -> None:
    first = hand[r.OPENER]
    if game[g.SHOW_FIRST] == g.LAST_AGGRESSOR and hand[r.AGGRESSOR] >= 0:
        first = hand[r.AGGRESSOR]
    elif game[g.SHOW_FIRST] == g.LEFT_OF_BUTTON:
        first = 0
    seated, tail = hand[r.SEATED], 0
    for i in range(seated):
        seat = (first + i) % seated
        if hand[r.LIVE + seat] and hand[r.DOWN_COUNT + seat]:
            hand[r.QUEUE + tail] = seat
            tail += 1
    hand[r.TAIL] = tail


@part
def ask_showdown(game: Numbers, hand: Numbers) -> bool:
    """Await the next hand to be shown, then the worth of all of them."""
    if not hand[r.SHOWING]:
        return False
    if hand[r.LIVING] > 1 and hand[r.HEAD] < hand[r.TAIL]:
        offers = 1 << acts.SHOW
        if game[g.MAY_MUCK]:
            offers |= 1 << acts.MUCK
        if game[g.PLAY_BOARD] and hand[r.BOARD_COUNT] == 5:
            offers |= 1 << acts.BOARD
        return ask(hand, hand[r.QUEUE + hand[r.HEAD]], offers)
    if hand[r.RATED]:
        return False
    return wait_for(hand, acts.RATING)


@part
def answer_showdown(hand: Numbers, act: int) -> None:
    """Turn the cards up, throw them away, or play the board without them."""
    seat = hand[r.ACTOR]
    hand[r.HEAD] += 1
    if act == acts.SHOW:
        for i in range(hand[r.DOWN_COUNT + seat]):
            up = r.UP + r.HELD * seat + hand[r.UP_COUNT + seat]
            hand[up] = hand[r.DOWN + r.HELD * seat + i]
            hand[r.UP_COUNT + seat] += 1
        hand[r.DOWN_COUNT + seat] = 0
    elif act == acts.MUCK:
        release(hand, seat)
    else:
        hand[r.BOARDS + seat] = 1
        throw_in(hand, seat)


@part
def close_showdown(game: Numbers, hand: Numbers) -> None:
    """Push each pot to the best hands among those that paid into it, and kill the others."""
    lay_out(hand)
    lax = 0
    if game[g.MUST_BET] and hand[r.SHOWING]:
        lax = failed(game, hand)
    if not contested(hand) and not (lax and seen_failing(hand, lax)):
        for number in range(hand[r.POTS]):
            _push_first(hand, number)
        return
    hand[r.WINNERS] = 0
    for number in range(hand[r.POTS]):
        push_pot(game, hand, number, lax)
    for seat in range(hand[r.SEATED]):
        if hand[r.LIVE + seat] and not hand[r.WINNERS] >> seat & 1:
            release(hand, seat)


@part
def _push_first(hand: Numbers, number: int) -> None:
    seat = 0
    while not hand[r.CONTENDERS + number] >> seat & 1:
        seat += 1
    win(hand, seat, hand[r.AMOUNT + number])


@part
def best(hand: Numbers, worth: int, least: int, seats: int) -> int:
    """The seats with the best hand, as bits; none if no hand qualifies."""
    top, found = max(least, 1), 0
    for seat in range(hand[r.SEATED]):
        if not seats >> seat & 1:
            continue
        value = hand[worth + seat]
        if value > top or (value == top and not found):
            top, found = value, 1 << seat
        elif value == top:
            found |= 1 << seat
    return found


@part
def best_low(game: Numbers, hand: Numbers, seats: int) -> int:
    """The seats with the best low."""
    if hand[r.TURNED]:
        return best(hand, r.LOW, game[g.LEAST_LOW_TURNED], seats)
    return best(hand, r.LOW, game[g.LEAST_LOW], seats) if game[g.HAS_LOW] else 0


@part
def push_pot(game: Numbers, hand: Numbers, number: int, lax: int) -> None:
    """Divide a pot among the best high and the best low hands of its own contenders."""
    seats, amount, chip = hand[r.CONTENDERS + number], hand[r.AMOUNT + number], game[g.CHIP]
    high, low = 0, best_low(game, hand, seats)
    if game[g.HAS_HIGH]:
        if not hand[r.TURNED]:
            high = best(hand, r.HIGH, game[g.LEAST_HIGH], seats)
        if not high and not low:
            # Nobody qualifies for anything: the highest cards win.
            high = best(hand, r.HIGH, 0, seats)
    if high and low:
        lower = amount // chip // 2 * chip
        if game[g.ODD_TO_HIGH]:
            winners = 0
            for seat in range(hand[r.SEATED]):
                winners += low >> seat & 1
            lower -= lower // chip % winners * chip
        share(hand, amount - lower, high, chip)
        if lower:
            share(hand, lower, low, chip)
    elif lax & (high | low):
        push_without_the_last_round(game, hand, number, high | low, lax)
    else:
        share(hand, amount, high | low, chip)
