"""A round of betting: how it opens, what each act does, how it ends."""

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.boards import board_opens, card_opens, open_pair
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.seats import (
    await_all,
    bet,
    big_blind,
    first_live,
    push,
    release,
    standing,
)


@part
def open_round(game: Numbers, hand: Numbers, step: int) -> None:
    """Find the opener, the bet to call and the sizes of bets."""
    first = game[step + g.FIRST]
    level, unopened = 0, False
    if first == g.AFTER_BLINDS:
        level, unopened = _level(game, hand, step)
        begins = _queue_after_blinds(game, hand)
    else:
        if first == g.FROM_BUTTON:
            begins = first_live(hand)
        elif first == g.LOW_CARD or first == g.HIGH_CARD:
            begins = card_opens(game, hand, first)
        else:
            begins = board_opens(game, hand, first)
        await_all(hand, begins, r.NOBODY, True)
    _sizes(game, hand, step, level)
    # All-in players cannot act; without action the hand that would be first is first.
    hand[r.OPENER] = hand[r.QUEUE] if hand[r.TAIL] > 1 else begins
    hand[r.AGGRESSOR] = r.NOBODY
    hand[r.LEVEL] = level
    hand[r.BASE] = 0 if unopened else level
    hand[r.BEGAN_WITH] = hand[r.LIVING]
    hand[r.RAISES] = 0
    hand[r.CHECKS] = 0
    hand[r.RATED] = 0
    for seat in range(hand[r.SEATED]):
        if not level:
            hand[r.BETS + seat] = 0
        hand[r.DONE + seat] = 0
        hand[r.CHECKED + seat] = 0
        hand[r.PASSIVE + seat] = 0


@part
def _level(game: Numbers, hand: Numbers, step: int) -> tuple[int, bool]:
    """The bet to call before anybody acts, and True if the pot must be opened for more."""
    if hand[r.KILL] >= 0:
        level = game[g.SMALL]
        for seat in range(hand[r.SEATED]):
            level = max(level, hand[r.BETS + seat])
        return level, False
    straddler = standing(game, hand)
    if straddler >= 0:
        return hand[r.BETS + straddler], False
    return game[g.BLIND + game[g.BLINDS] - 1], not game[step + g.LIMP]


@part
def _queue_after_blinds(game: Numbers, hand: Numbers) -> int:
    """Queue the seats from the big blind's left; the seat that would be first."""
    seated = hand[r.SEATED]
    begins = (big_blind(game, hand) + 1) % seated
    while not hand[r.LIVE + begins]:
        begins = (begins + 1) % seated
    late = r.NOBODY
    if hand[r.KILL] >= 0:
        if game[g.KILL_LAST] and hand[r.LIVE + hand[r.KILL]]:
            late = hand[r.KILL]
    elif standing(game, hand) == begins:
        # A first player who holds the straddle has opened with it, and acts last.
        late = begins
    await_all(hand, begins, late, True)
    if late >= 0:
        if hand[r.CHIPS + late]:
            hand[r.QUEUE + hand[r.TAIL]] = late
            hand[r.TAIL] += 1
        if late == begins:
            begins = (begins + 1) % seated
            while not hand[r.LIVE + begins]:
                begins = (begins + 1) % seated
    return int(begins)


@part
def _sizes(game: Numbers, hand: Numbers, step: int, level: int) -> None:
    """The least and the most by which to bet or raise; a most of 0 is no limit."""
    size = game[step + g.SIZE]
    if size == g.SMALL_OR_BIG and not open_pair(hand):
        size = g.SMALL_BET
    if game[g.LIMIT] == g.FIXED:
        by = game[g.BIG] if size == g.BIG_BET else game[g.SMALL]
        most = game[g.SMALL] if size == g.SMALL_BET else game[g.BIG]
    else:
        by = max(game[g.SMALL], level)
        most = game[g.BIG] if game[g.LIMIT] == g.SPREAD else 0
    hand[r.BY] = max(by, hand[r.STAKE])
    hand[r.LIMIT] = most


@merged
def counts_in_full(game: Numbers, hand: Numbers, to: int) -> bool:
    """True if a bet or raise counts as one; a short all-in may not."""
    by = to - hand[r.BASE]
    if by >= hand[r.BY]:
        return True
    return bool(game[g.HALVES] and hand[r.LIMIT] and 2 * by >= hand[r.BY])


@merged
def answer_round(game: Numbers, hand: Numbers, act: int, amount: int) -> None:
    """Carry out an act in a round."""
    seat = hand[r.ACTOR]
    hand[r.HEAD] += 1
    if act == acts.CALL:
        _called(game, hand, seat)
    elif act == acts.RAISE:
        _raised(game, hand, seat, amount)
    elif act == acts.FOLD:
        needless = game[g.DEAD_CARDS] and hand[r.BETS + seat] >= hand[r.LEVEL]
        release(hand, seat)
        if needless:
            hand[r.RECEIVING + seat] = 1
    else:
        bet(hand, seat, min(game[g.BRING], hand[r.CHIPS + seat]))
        hand[r.LEVEL] = game[g.BRING]
        hand[r.DONE + seat] = 1


@merged
def _called(game: Numbers, hand: Numbers, seat: int) -> None:
    """A check, or a call."""
    hand[r.DONE + seat] = 1
    owed = hand[r.LEVEL] - hand[r.BETS + seat]
    if owed > 0:
        bet(hand, seat, min(owed, hand[r.CHIPS + seat]))
        if not hand[r.BASE] and not hand[r.PASSIVE + seat]:
            hand[r.PASSIVE + seat] = r.CALLED_FIRST
        return
    level = hand[r.LEVEL]
    hand[r.CHECKS] += 1
    if not level:
        if not hand[r.PASSIVE + seat]:
            hand[r.PASSIVE + seat] = r.CHECKED_FIRST
        hand[r.CHECKED + seat] = 1
    elif not game[g.BLINDS] or level <= game[g.BLIND + game[g.BLINDS] - 1]:
        # A player who leaves it at their straddle has bet, and may still raise.
        hand[r.CHECKED + seat] = 1


@part
def _raised(game: Numbers, hand: Numbers, seat: int, to: int) -> None:
    """A bet or a raise, and who must answer it."""
    full = counts_in_full(game, hand, to)
    opening = not hand[r.BASE]
    bet(hand, seat, to - hand[r.BETS + seat])
    await_all(hand, seat + 1, seat, True)
    if full:
        if not opening:
            hand[r.RAISES] += 1
        # Measured from a short all-in, which is no part of the raise, but not from a forced bet.
        by = to
        if hand[r.AGGRESSOR] >= 0 or not opening:
            by = to - hand[r.LEVEL]
        hand[r.BY] = max(hand[r.BY], by)
        counted = hand[r.BASE] if hand[r.BASE] else game[g.BRING]
        for each in range(hand[r.SEATED]):
            # At a limit a short all-in is completed, and that is one raise for everybody.
            if hand[r.LIMIT] or hand[r.BETS + each] <= counted:
                hand[r.DONE + each] = 0
        hand[r.BASE] = to
    elif opening and not hand[r.PASSIVE + seat]:
        hand[r.PASSIVE + seat] = r.SHORT_FIRST
    hand[r.DONE + seat] = 1
    hand[r.LEVEL] = to
    hand[r.AGGRESSOR] = seat
    for each in range(hand[r.SEATED]):
        hand[r.RECEIVING + each] = 0


@part
def close_round(hand: Numbers) -> None:
    """Return the uncalled part of a bet before the next card."""
    highest, second = 0, -1
    for seat in range(1, hand[r.SEATED]):
        amount = hand[r.BETS + seat]
        if amount > hand[r.BETS + highest]:
            second = hand[r.BETS + highest]
            highest = seat
        elif amount > second:
            second = amount
    excess = min(hand[r.BETS + highest] - second, hand[r.POT])
    if excess > 0 and hand[r.LIVE + highest]:
        push(hand, highest, excess)
        hand[r.BETS + highest] -= excess
        hand[r.PAID + highest] -= excess
