"""Actions as decisions of a row, and the mask of legal ones: `env/pot/slots.py` in kernels."""

from typing import Any

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.env.many.pot import layout as y
from cardhouse.env.many.pot.places import in_order

Mask = Any
Decision = tuple[int, int]
NONE = -1


@part
def offer(layout: Numbers, hand: Numbers, mask: Mask) -> None:
    """1 for each legal action of the seat in turn."""
    for i in range(layout[y.ACTIONS]):
        mask[i] = 0
    if hand[r.ASKED] != acts.DECISION:
        return
    offers = hand[r.OFFERS]
    if offers >> acts.CALL & 1:
        free = hand[r.COST] <= 0
        mask[layout[y.DO_CHECK] if free else layout[y.DO_CALL]] = 1
        mask[layout[y.DO_FOLD]] = not free
    elif offers >> acts.FOLD & 1:
        mask[layout[y.DO_FOLD]] = 1
    if offers >> acts.RAISE & 1:
        _offer_sizes(layout, hand, layout[y.DO_BET if hand[r.OPENING] else y.DO_RAISE], mask)
    if offers >> (acts.RAISE + 1):
        _offer_rest(layout, hand, offers, mask)


@part
def _offer_rest(layout: Numbers, hand: Numbers, offers: int, mask: Mask) -> None:
    """The same for acts outside of plain betting."""
    if offers >> acts.STAKE & 1:
        _offer_sizes(layout, hand, layout[y.DO_STAKE], mask)
    if offers >> acts.STRADDLE & 1:
        _offer_sizes(layout, hand, layout[y.DO_STRADDLE], mask)
    mask[layout[y.DO_BRING_IN]] = offers >> acts.BRING_IN & 1
    mask[layout[y.DO_MATCH]] = offers >> acts.MATCH & 1
    mask[layout[y.DO_STAY_OUT]] = offers >> acts.STAY_OUT & 1
    mask[layout[y.DO_PASS]] = offers >> acts.PASS & 1
    mask[layout[y.DO_SHOW]] = offers >> acts.SHOW & 1
    mask[layout[y.DO_MUCK]] = offers >> acts.MUCK & 1
    mask[layout[y.DO_BOARD]] = offers >> acts.BOARD & 1
    if offers >> acts.THROW & 1:
        for cards in range(1 << hand[r.DOWN_COUNT + hand[r.ACTOR]]):
            mask[layout[y.DO_DISCARD] + cards] = _may_throw(hand, cards)


@merged
def _offer_sizes(layout: Numbers, hand: Numbers, first: int, mask: Mask) -> None:
    if layout[y.FIXED]:
        mask[first] = 1
        mask[first + 1] = hand[r.MOST] != hand[r.LEAST]
        return
    for number in range(y.SIZES):
        mask[first + number] = _size(layout, hand, number) != NONE


@part
def _may_throw(hand: Numbers, cards: int) -> bool:
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return bool(hand[r.LEAST] <= count <= hand[r.MOST])


@part
def _size(layout: Numbers, hand: Numbers, number: int) -> int:
    """The amount of a size; none if it cannot be named, or comes to the same as one before it."""
    least, most = hand[r.LEAST], hand[r.MOST]
    if number == 0:
        return int(least)
    if number == (y.SIZES_FIXED if layout[y.FIXED] else y.SIZES) - 1:
        return int(most) if most != least else NONE
    amount = _by_pot(hand, number)
    before = _by_pot(hand, number - 1) if number > 1 else least
    return amount if least < amount < most and amount != before else NONE


@merged
def _by_pot(hand: Numbers, number: int) -> int:
    """Half the pot, the pot or twice the pot beyond a call, rounded down to a whole step."""
    level = 0
    for seat in range(hand[r.SEATED]):
        level = max(level, hand[r.BETS + seat])
    after = hand[r.POT] + level - hand[r.BETS + hand[r.ACTOR]]
    least, step = hand[r.LEAST], hand[r.STEP]
    # Twice everything, for half a pot may be half a cent.
    beyond = 2 * (level - least) + (after << (number - 1))
    return int(least + beyond // (2 * step) * step)


@part
def decision(layout: Numbers, hand: Numbers, action: int) -> Decision:
    """The act and the amount of an action; those of silence, and no legal action, are (-1, 0)."""
    offers = hand[r.OFFERS]
    free = offers >> acts.CALL & 1 and hand[r.COST] <= 0
    if action == layout[y.DO_CHECK] or action == layout[y.DO_CALL]:
        wanted = layout[y.DO_CHECK] if free else layout[y.DO_CALL]
        return _if_offered(offers, acts.CALL if action == wanted else acts.ACTS)
    if action == layout[y.DO_FOLD]:
        return _if_offered(offers, acts.ACTS if free else acts.FOLD)
    if layout[y.DO_BET] <= action < layout[y.DO_BRING_IN]:
        return _sized(layout, hand, offers, action)
    if layout[y.THROWN] and action >= layout[y.DO_DISCARD]:
        return _thrown(layout, hand, offers, action - layout[y.DO_DISCARD])
    return _if_offered(offers, _plain(layout, action))


@merged
def _if_offered(offers: int, act: int) -> Decision:
    return (act, 0) if offers >> act & 1 else (NONE, 0)


@merged
def _plain(layout: Numbers, action: int) -> int:
    """The act of an action with nothing more to say; none of them for any other number."""
    if action == layout[y.DO_BRING_IN]:
        return acts.BRING_IN
    if action == layout[y.DO_MATCH]:
        return acts.MATCH
    if action == layout[y.DO_STAY_OUT]:
        return acts.STAY_OUT
    if action == layout[y.DO_PASS]:
        return acts.PASS
    if action == layout[y.DO_SHOW]:
        return acts.SHOW
    if action == layout[y.DO_MUCK]:
        return acts.MUCK
    return acts.BOARD if action == layout[y.DO_BOARD] else acts.ACTS


@merged
def _sized(layout: Numbers, hand: Numbers, offers: int, action: int) -> Decision:
    """A bet, raise, stake or straddle of one of its sizes."""
    act, first = acts.RAISE, layout[y.DO_BET if hand[r.OPENING] else y.DO_RAISE]
    if offers >> acts.STAKE & 1:
        act, first = acts.STAKE, layout[y.DO_STAKE]
    elif offers >> acts.STRADDLE & 1:
        act, first = acts.STRADDLE, layout[y.DO_STRADDLE]
    number = action - first
    last = y.SIZES_FIXED if layout[y.FIXED] else y.SIZES
    if not offers >> act & 1 or number < 0 or number >= last:
        return NONE, 0
    amount = _size(layout, hand, number)
    return (NONE, 0) if amount == NONE else (act, amount)


@merged
def _thrown(layout: Numbers, hand: Numbers, offers: int, cards: int) -> Decision:
    """Cards named by their places from the lowest, as bits of the hand."""
    seat = hand[r.ACTOR]
    held = hand[r.DOWN_COUNT + seat]
    if not offers >> acts.THROW & 1 or cards >= 1 << held or not _may_throw(hand, cards):
        return NONE, 0
    order, places = in_order(hand, seat), 0
    for i in range(held):
        if cards >> i & 1:
            places |= 1 << (order >> 4 * i & 15)
    return acts.THROW, places


@part
def silence(hand: Numbers) -> Decision:
    """The decision that the rules make for a seat that says nothing."""
    offers = hand[r.OFFERS]
    if offers >> acts.FOLD & 1:
        free = offers >> acts.CALL & 1 and hand[r.COST] <= 0
        return (acts.CALL if free else acts.FOLD), 0
    if offers >> acts.THROW & 1:
        # The last cards, as many as must go.
        least = hand[r.LEAST]
        return acts.THROW, ((1 << least) - 1) << (hand[r.DOWN_COUNT + hand[r.ACTOR]] - least)
    for act in (acts.BRING_IN, acts.PASS, acts.STAY_OUT, acts.SHOW):
        if offers >> act & 1:
            return act, 0
    return acts.STAKE, int(hand[r.LEAST])


@part
def calling(hand: Numbers) -> Decision:
    """The decision of the bot that checks and calls, and else says nothing."""
    return (acts.CALL, 0) if hand[r.OFFERS] >> acts.CALL & 1 else silence(hand)
