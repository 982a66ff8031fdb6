"""The draw and the discard: cards thrown away, and cards from a stock that may run out."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.seats import amounts, ask, await_all, last_live, wait_for
from cardhouse.analysis.pot.compiled.stock import burn, deal_down, lay_below, left, move_up


@part
def open_draw(hand: Numbers) -> None:
    """All players still in draw, from the button's left, whatever their chips."""
    await_all(hand, 0, r.NOBODY, False)
    hand[r.FIFTH_HEAD] = 0
    hand[r.FIFTH_TAIL] = 0
    hand[r.OWED] = 0
    hand[r.RENEWED] = 0


@part
def ask_draw(game: Numbers, hand: Numbers, step: int) -> bool:
    """Serve the cards owed; then await the next player, or an order of the stock."""
    if hand[r.LIVING] < 2:
        return False
    while hand[r.OWED] or _late(hand):
        if not _served(game, hand, step):
            return wait_for(hand, acts.SHUFFLE)
    if hand[r.HEAD] == hand[r.TAIL]:
        return False
    seat = hand[r.QUEUE + hand[r.HEAD]]
    ask(hand, seat, 1 << acts.THROW)
    amounts(hand, 0, min(game[step + g.MOST], hand[r.DOWN_COUNT + seat]), 1)
    return True


@part
def _late(hand: Numbers) -> bool:
    """True if only players who wait for a fifth card are left."""
    return bool(hand[r.HEAD] == hand[r.TAIL] and hand[r.FIFTH_HEAD] < hand[r.FIFTH_TAIL])


@part
def throw(hand: Numbers, seat: int, mask: int) -> int:
    """Throw down cards away; the number of them."""
    kept, held = 0, hand[r.DOWN_COUNT + seat]
    first = r.DOWN + r.HELD * seat
    for i in range(held):
        card = hand[first + i]
        if mask >> i & 1:
            hand[r.AWAY + card] = 1 + seat
        else:
            hand[first + kept] = card
            kept += 1
    hand[r.DOWN_COUNT + seat] = kept
    return int(held - kept)


@part
def answer_draw(game: Numbers, hand: Numbers, step: int, mask: int) -> None:
    """Throw cards away, to be served as many."""
    seat = hand[r.ACTOR]
    count = throw(hand, seat, mask)
    if game[step + g.FIFTH_LAST] and count == 5:
        hand[r.FIFTH + hand[r.FIFTH_TAIL]] = seat
        hand[r.FIFTH_TAIL] += 1
        count -= 1
    hand[r.OWED] = count
    if not count:
        hand[r.HEAD] += 1


@part
def _served(game: Numbers, hand: Numbers, step: int) -> bool:
    """Deal what is owed next, as far as the stock goes; False if its order is unknown."""
    if hand[r.OWED]:
        seat = hand[r.QUEUE + hand[r.HEAD]]
        if not _given(game, hand, step, seat, hand[r.OWED]):
            return False
        if not hand[r.OWED]:
            hand[r.HEAD] += 1
        return True
    seat = hand[r.FIFTH + hand[r.FIFTH_HEAD]]
    # The last to draw has a card burned before a fifth; a new stock is dealt from without another.
    burns = seat == last_live(hand) and not hand[r.RENEWED]
    if not hand[r.KNOWN] and left(hand):
        return False
    if burns and left(hand) < 3 - game[step + g.DEAL_LAST]:
        _renew(game, hand, step, seat)
        return True
    if burns:
        burn(hand)
    hand[r.OWED] = 1
    given = _given(game, hand, step, seat, 1)
    if not hand[r.OWED]:
        hand[r.FIFTH_HEAD] += 1
    hand[r.OWED] = 0
    return given


@part
def _given(game: Numbers, hand: Numbers, step: int, seat: int, owed: int) -> bool:
    """Deal cards off the top, then renew a stock that was too short; False if none is known."""
    stock = left(hand)
    enough = game[step + g.DEAL_LAST] or (game[step + g.DEAL_EXACT] and stock >= owed)
    if not enough and _sources(game, hand, step, seat, False):
        stock = max(0, stock - 1)
    count = min(stock, owed)
    if count and not hand[r.KNOWN]:
        return False
    for _ in range(count):
        deal_down(hand, seat)
    if count:
        hand[r.RENEWED] = 0
        hand[r.OWED] -= count
    if count < owed:
        _renew(game, hand, step, seat)
    return True


@part
def _renew(game: Numbers, hand: Numbers, step: int, seat: int) -> None:
    """Shuffle the rest of the stock with what has been thrown away."""
    move_up(hand)
    _sources(game, hand, step, seat, True)
    hand[r.RENEWED] = 1


@part
def _sources(game: Numbers, hand: Numbers, step: int, seat: int, take: bool) -> int:
    """Take the cards for a new stock, or see whether there are any.

    Never those of a player still owed a card. With nothing else left, the discards of other
    waiting players must do.
    """
    found = _thrown(game, hand, step, seat, _waiting(hand), take)
    return found if found else _thrown(game, hand, step, seat, 0, take)


@part
def _waiting(hand: Numbers) -> int:
    """The seats that wait for a fifth card, as bits."""
    waiting = 0
    for i in range(hand[r.FIFTH_HEAD], hand[r.FIFTH_TAIL]):
        waiting |= 1 << hand[r.FIFTH + i]
    return waiting


@part
def _thrown(game: Numbers, hand: Numbers, step: int, seat: int, waiting: int, take: bool) -> int:
    """Take the cards thrown away, but those of some seats; or only see whether there are any."""
    found = 0
    for card in range(r.DECK):
        place = hand[r.AWAY + card]
        if not place or place == seat + 1:
            continue
        if place == r.BURNED:
            if not game[step + g.REFILL_BURNS]:
                continue
        elif place != r.IN_MUCK and waiting >> (place - 1) & 1:
            continue
        if not take:
            return 1
        found += 1
        hand[r.BURNS] -= place == r.BURNED
        lay_below(hand, card)
    return found


@part
def open_discard(hand: Numbers) -> None:
    """All players still in throw cards away for good."""
    await_all(hand, 0, r.NOBODY, False)


@part
def ask_discard(game: Numbers, hand: Numbers, step: int) -> bool:
    """Await the next player with cards to throw away."""
    while hand[r.HEAD] < hand[r.TAIL] and hand[r.LIVING] > 1:
        seat = hand[r.QUEUE + hand[r.HEAD]]
        count = min(game[step + g.COUNT], hand[r.DOWN_COUNT + seat])
        if count:
            ask(hand, seat, 1 << acts.THROW)
            amounts(hand, count, count, 1)
            return True
        hand[r.HEAD] += 1
    return False


@part
def answer_discard(hand: Numbers, mask: int) -> None:
    """Throw cards away, and get no others."""
    throw(hand, hand[r.ACTOR], mask)
    hand[r.HEAD] += 1
