"""The duty to bet a good low, and the price of failing in it at the showdown."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.pots import share
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.seats import push


@part
def failed(game: Numbers, hand: Numbers) -> int:
    """Seats still in with a low that must be bet in the last round, and was not, as bits."""
    if not (game[g.HAS_LOW] or hand[r.TURNED]):
        return 0
    least = game[g.LEAST_MUST_TURNED] if hand[r.TURNED] else game[g.LEAST_MUST]
    found = 0
    for seat in range(hand[r.SEATED]):
        passive = hand[r.PASSIVE + seat]
        lax = passive == r.CHECKED_FIRST or passive == r.CALLED_FIRST
        if lax and hand[r.LIVE + seat] and hand[r.LOW + seat] >= least:
            found |= 1 << seat
    return found


@part
def seen_failing(hand: Numbers, lax: int) -> bool:
    """True if a hand that lies face up should have been bet; a last hand unseen keeps it all."""
    seen = 0
    for seat in range(hand[r.SEATED]):
        seen += lax >> seat & 1 and not hand[r.DOWN_COUNT + seat]
    return seen > 0


@part
def push_without_the_last_round(
    game: Numbers, hand: Numbers, number: int, winners: int, lax: int
) -> None:
    """Divide a pot whose best hand was not bet: it wins only the chips before the last round."""
    last = _last_round(hand, number)
    chip, amount = game[g.CHIP], hand[r.AMOUNT + number]
    if not last:
        share(hand, amount, winners, chip)
        return
    share(hand, amount - last, winners, chip)
    shorts, others, callers = 0, 0, 0
    for seat in range(hand[r.SEATED]):
        bit = 1 << seat
        if hand[r.LAST + seat]:
            if hand[r.PASSIVE + seat] == r.SHORT_FIRST and not winners & bit:
                shorts |= bit
            elif not lax & winners & bit:
                others |= bit
        checked = lax & bit and hand[r.PASSIVE + seat] == r.CHECKED_FIRST
        if winners & bit and not checked:
            callers |= bit
    # The chips of the last round go back, except those open to winners who did not fail: all of
    # them, or, for a winner who just called a short bet, that bet.
    _pass_on(hand, shorts, callers, chip)
    _pass_on(hand, others, winners & ~lax, chip)
    for seat in range(hand[r.SEATED]):
        push(hand, seat, hand[r.LAST + seat])


@part
def _pass_on(hand: Numbers, givers: int, takers: int, chip: int) -> None:
    """Divide what some seats bet in the last round among others."""
    amount = 0
    for seat in range(hand[r.SEATED]):
        if givers >> seat & 1:
            amount += hand[r.LAST + seat]
    if not takers or not amount:
        return
    for seat in range(hand[r.SEATED]):
        if givers >> seat & 1:
            hand[r.LAST + seat] = 0
    share(hand, amount, takers, chip)


@part
def _last_round(hand: Numbers, number: int) -> int:
    """Each seat's chips in a pot from the last round, in LAST, and their sum."""
    reach = 0
    for seat in range(hand[r.SEATED]):
        reach = max(reach, hand[r.PAID + seat])
    if number + 1 < hand[r.POTS]:
        reach = hand[r.BEYOND + number + 1]
    # The pot may hold less, after a fee, and no more than it holds can go back.
    left = hand[r.AMOUNT + number]
    total = 0
    for seat in range(hand[r.SEATED]):
        paid = hand[r.PAID + seat]
        amount = min(paid, reach) - max(paid - hand[r.BETS + seat], hand[r.BEYOND + number])
        amount = max(0, min(amount, left))
        hand[r.LAST + seat] = amount
        left -= amount
        total += amount
    return total
