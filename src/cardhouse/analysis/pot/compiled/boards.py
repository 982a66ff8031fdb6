"""Up cards: the seat that opens a round by them, and an open pair."""

from typing import Final

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.seats import first_live

RANKS: Final = 13
ACE: Final = 12
MOST_SHOWN: Final = 5
_SUITS: Final = 4
# Pips go up to 14.
_PLACES: Final = 15


@merged
def _pips(card: int, aces_low: int) -> int:
    rank = card % RANKS
    return 1 if aces_low and rank == ACE else int(rank + 2)


@part
def card_opens(game: Numbers, hand: Numbers, first: int) -> int:
    """The seat with the lowest or highest first up card, or the next one with chips."""
    chosen, best = r.NOBODY, 0
    for seat in range(hand[r.SEATED]):
        if not hand[r.LIVE + seat] or not hand[r.UP_COUNT + seat]:
            continue
        card = hand[r.UP + r.HELD * seat]
        if first == g.LOW_CARD:
            worth = -(card % RANKS * _SUITS + card // RANKS)
        else:
            worth = _pips(card, game[g.ACES_LOW]) * _SUITS + card // RANKS
        if chosen < 0 or worth > best:
            chosen, best = seat, worth
    if chosen < 0:
        return first_live(hand)
    seated = hand[r.SEATED]
    for i in range(seated):
        seat = (chosen + i) % seated
        if hand[r.LIVE + seat] and hand[r.CHIPS + seat]:
            return int(seat)
    return chosen


@merged
def _card(hand: Numbers, seat: int, number: int) -> int:
    """A card that shows: the seat's own first, then those of the board."""
    up = hand[r.UP_COUNT + seat]
    if number < up:
        return int(hand[r.UP + r.HELD * seat + number])
    return int(hand[r.BOARD + number - up])


@merged
def _shown(hand: Numbers, seat: int) -> int:
    return int(min(hand[r.UP_COUNT + seat] + hand[r.BOARD_COUNT], MOST_SHOWN))


@part
def _worth(hand: Numbers, seat: int, aces_low: int) -> int:
    """The worth of up cards: their shape, then the ranks of sets, of pairs, and single ones."""
    ones, twos, threes, fours = 0, 0, 0, 0
    for number in range(_shown(hand, seat)):
        bit = 1 << _pips(_card(hand, seat, number), aces_low)
        fours |= threes & bit
        threes |= twos & bit
        twos |= ones & bit
        ones |= bit
    ones &= ~twos
    twos &= ~threes
    threes &= ~fours
    shape = 0
    if fours:
        shape = 5
    elif threes:
        shape = 4 if twos else 3
    elif twos:
        shape = 2 if twos & (twos - 1) else 1
    return ((shape << _PLACES | threes | fours) << _PLACES | twos) << _PLACES | ones


@part
def _by_suits(game: Numbers, hand: Numbers, seat: int, worth: int) -> int:
    """The suits of up cards, those of the most important rank first, the higher first in a rank."""
    packed = 0
    for group in range(2, -1, -1):
        ranks = worth >> _PLACES * group
        for pips in range(_PLACES - 1, 1, -1):
            if not ranks >> pips & 1:
                continue
            held = 0
            for number in range(_shown(hand, seat)):
                card = _card(hand, seat, number)
                if _pips(card, 0) == pips:
                    suit = card // RANKS
                    held |= 1 << (suit if game[g.SUITS] == 1 else _SUITS - 1 - suit)
            for suit in range(_SUITS - 1, -1, -1):
                if held >> suit & 1:
                    packed = packed * _SUITS + suit
    return packed


@part
def _higher(game: Numbers, hand: Numbers, seat: int, other: int) -> bool:
    """True if suits put a seat's up cards above another's of the same ranks."""
    worth = _worth(hand, seat, 0)
    return _by_suits(game, hand, seat, worth) > _by_suits(game, hand, other, worth)


@part
def board_opens(game: Numbers, hand: Numbers, first: int) -> int:
    """The seat with the highest or lowest up cards; among equal ones the first to the left."""
    chosen, best = r.NOBODY, 0
    high = first == g.HIGH_HAND
    aces_low = 0 if high else game[g.ACES_LOW]
    for seat in range(hand[r.SEATED]):
        if not hand[r.LIVE + seat] or not _shown(hand, seat):
            continue
        worth = _worth(hand, seat, aces_low)
        if not high:
            worth = -worth
        if chosen < 0 or worth > best:
            chosen, best = seat, worth
        elif worth == best and high and game[g.SUITS] and _higher(game, hand, seat, chosen):
            chosen = seat
    return chosen if chosen >= 0 else first_live(hand)


@part
def open_pair(hand: Numbers) -> bool:
    """True if a player still in shows a pair."""
    for seat in range(hand[r.SEATED]):
        if not hand[r.LIVE + seat]:
            continue
        ranks = 0
        for i in range(hand[r.UP_COUNT + seat]):
            bit = 1 << hand[r.UP + r.HELD * seat + i] % RANKS
            if ranks & bit:
                return True
            ranks |= bit
    return False
