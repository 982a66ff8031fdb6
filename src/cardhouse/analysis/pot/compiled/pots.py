"""The main pot and the side pots, from each seat's chips in the middle."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.seats import win


@part
def lay_out(hand: Numbers) -> None:
    """Work out the pots, the main pot first, each with its contenders."""
    hand[r.POTS] = 0
    most, levels = _highest(hand), 0
    floor = 0
    while hand[r.LIVING] > 1 and floor < most:
        level = _next_level(hand, floor, most)
        _pot(hand, floor, level)
        floor = level
        levels += 1
    if levels < 2:
        _single(hand)
        return
    last = r.AMOUNT + hand[r.POTS] - 1
    for seat in range(hand[r.SEATED]):
        # Chips of a folded player beyond every hand still in go with the last pot.
        hand[last] += max(0, hand[r.PAID + seat] - floor)
        hand[r.AMOUNT] += hand[r.DEAD + seat]
    _take_fee(hand)


@part
def _highest(hand: Numbers) -> int:
    most = 0
    for seat in range(hand[r.SEATED]):
        if hand[r.LIVE + seat]:
            most = max(most, hand[r.PAID + seat])
    return most


@part
def _next_level(hand: Numbers, floor: int, most: int) -> int:
    """The next reach of a pot; a hand thrown away at the showdown leaves the pots as they are."""
    level = most
    for seat in range(hand[r.SEATED]):
        counts = hand[r.LIVE + seat] or (hand[r.SHOWING] and hand[r.CAME + seat])
        if counts and floor < hand[r.PAID + seat] < level:
            level = hand[r.PAID + seat]
    return level


@part
def _pot(hand: Numbers, floor: int, level: int) -> None:
    amount, contenders = 0, 0
    for seat in range(hand[r.SEATED]):
        paid = hand[r.PAID + seat]
        amount += min(paid, level) - min(paid, floor)
        if hand[r.LIVE + seat] and paid >= level:
            contenders |= 1 << seat
    number = hand[r.POTS]
    hand[r.AMOUNT + number] = amount
    hand[r.CONTENDERS + number] = contenders
    hand[r.BEYOND + number] = floor
    hand[r.POTS] = number + 1


@part
def _single(hand: Numbers) -> None:
    """One pot; a seat without a chip in it contends for nothing, unless nobody has one."""
    hand[r.POTS] = 0
    if not hand[r.POT]:
        return
    paid, living = 0, 0
    for seat in range(hand[r.SEATED]):
        if hand[r.LIVE + seat]:
            living |= 1 << seat
            if hand[r.PAID + seat]:
                paid |= 1 << seat
    hand[r.AMOUNT] = hand[r.POT]
    hand[r.CONTENDERS] = paid if paid else living
    hand[r.BEYOND] = 0
    hand[r.POTS] = 1


@part
def _take_fee(hand: Numbers) -> None:
    """Chips taken out came from the main pot first; an empty pot is none."""
    taken, kept = hand[r.FEE_TAKEN], 0
    for number in range(hand[r.POTS]):
        amount = hand[r.AMOUNT + number]
        short = min(taken, amount)
        taken -= short
        if amount > short:
            hand[r.AMOUNT + kept] = amount - short
            hand[r.CONTENDERS + kept] = hand[r.CONTENDERS + number]
            hand[r.BEYOND + kept] = hand[r.BEYOND + number]
            kept += 1
    hand[r.POTS] = kept


@part
def share(hand: Numbers, amount: int, seats: int, chip: int) -> None:
    """Push equal shares down to the smallest chip; odd chips one each, in order."""
    winners = 0
    for seat in range(hand[r.SEATED]):
        winners += seats >> seat & 1
    chips = amount // chip
    each, odd = chips // winners, chips % winners
    # Less than a chip cannot be divided further: it goes to the first in order.
    rest = amount - chips * chip
    place = 0
    for seat in range(hand[r.SEATED]):
        if seats >> seat & 1:
            win(hand, seat, (each + (place < odd)) * chip + (rest if place == 0 else 0))
            place += 1
