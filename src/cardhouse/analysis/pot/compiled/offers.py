"""The acts open to the seat in turn in a round of betting, and their amounts."""

from cardhouse.analysis.kernel.jit import merged
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.seats import amounts, ask, wait_for


@merged
def ask_round(game: Numbers, hand: Numbers, step: int) -> bool:
    """Await the next seat that has a decision; False if the round is over."""
    waiting = hand[r.TAIL] - hand[r.HEAD]
    if not waiting:
        return False
    seat = hand[r.QUEUE + hand[r.HEAD]]
    if waiting == 1 and not _matters(hand, seat):
        return False
    level, chips = hand[r.LEVEL], hand[r.CHIPS + seat]
    owed = level - hand[r.BETS + seat]
    first = game[step + g.FIRST]
    if not level and game[g.BRING] and (first == g.LOW_CARD or first == g.HIGH_CARD):
        return _ask_bring_in(game, hand, seat)
    opens = game[step + g.OPENERS] and not level and not hand[r.TURNED]
    if opens and not hand[r.RATED]:
        return wait_for(hand, acts.RATING)
    may_raise = chips > owed and not _barred(game, hand, seat)
    if may_raise and opens and hand[r.HIGH + seat] < game[g.LEAST_OPEN]:
        may_raise = False
    offers = 1 << acts.FOLD | 1 << acts.CALL
    unopened = not (hand[r.BASE] or hand[r.AGGRESSOR] >= 0)
    if may_raise:
        offers |= 1 << acts.RAISE
        if unopened and not game[step + g.LIMP]:
            offers = 1 << acts.FOLD | 1 << acts.RAISE
    ask(hand, seat, offers)
    if offers & 1 << acts.CALL:
        hand[r.COST] = min(owed, chips)
    if may_raise:
        bet_range(game, hand, seat)
        hand[r.OPENING] = not level or not offers & 1 << acts.CALL
    return True


@merged
def _ask_bring_in(game: Numbers, hand: Numbers, seat: int) -> bool:
    """The seat whose card opens must bet: the forced bet, or at once the full one."""
    chips = hand[r.CHIPS + seat]
    forced = min(game[g.BRING], chips)
    offers = 1 << acts.BRING_IN
    if chips > forced:
        offers |= 1 << acts.RAISE
    ask(hand, seat, offers)
    hand[r.COST] = forced
    if chips > forced:
        bet_range(game, hand, seat)
        hand[r.OPENING] = 1
    return True


@merged
def bet_range(game: Numbers, hand: Numbers, seat: int) -> None:
    """The least, most and step of a seat's bet or raise; all-in for less is allowed."""
    by, most_by, placed = hand[r.BY], hand[r.LIMIT], hand[r.BETS + seat]
    all_in = placed + hand[r.CHIPS + seat]
    if most_by:
        # A short all-in may be completed: the last full bet counts.
        least = hand[r.BASE] + by
        most = hand[r.BASE] + max(by, most_by)
    else:
        # A forced bet is completed to a full one; any other is raised by as much as the last raise.
        forced = not (hand[r.BASE] or hand[r.AGGRESSOR] >= 0)
        least, most = by if forced else hand[r.LEVEL] + by, all_in
        if game[g.LIMIT] == g.POT:
            # The least bet may be made even if the pot holds less.
            most = max(least, 2 * hand[r.LEVEL] - placed + hand[r.POT])
    most = min(most, all_in)
    least = min(least, most)
    step = game[g.UNIT]
    if least != most and game[g.LIMIT] == g.FIXED:
        # A fixed limit offers at most two sizes, and nothing between them.
        step = most - least
    amounts(hand, least, most, step)


@merged
def _matters(hand: Numbers, seat: int) -> bool:
    """True if the last seat to act has a decision: a bet to face, or chips to bet at."""
    for other in range(hand[r.SEATED]):
        if other == seat or not hand[r.LIVE + other]:
            continue
        if hand[r.CHIPS + other] or hand[r.BETS + other] > hand[r.BETS + seat]:
            return True
    return False


@merged
def _barred(game: Numbers, hand: Numbers, seat: int) -> bool:
    """True if a seat with the chips may not bet or raise."""
    if hand[r.RAISES] >= game[g.RAISES] and not _uncapped(game, hand):
        return True
    if hand[r.DONE + seat] and hand[r.LEVEL] - hand[r.BETS + seat] < hand[r.BY]:
        return True
    if not game[g.CHECK_RAISE] and hand[r.CHECKED + seat]:
        return True
    if hand[r.TAIL] - hand[r.HEAD] > 1:
        return False
    for other in range(hand[r.SEATED]):
        if other != seat and hand[r.LIVE + other] and hand[r.CHIPS + other]:
            return False
    return True


@merged
def _uncapped(game: Numbers, hand: Numbers) -> bool:
    """True if the number of raises has no limit now."""
    if game[g.LIMIT] == g.POT or game[g.LIMIT] == g.NO:
        return True
    if game[g.UNCAPPED] == g.TWO_LEFT:
        return bool(hand[r.LIVING] == 2)
    return bool(game[g.UNCAPPED] == g.TWO_AT_START and hand[r.BEGAN_WITH] == 2)
