"""The table of a hand: its order of play, its stock, and cards and chips that move."""

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import terms as g
from cardhouse.analysis.pan.compiled.cards import KINDS
from cardhouse.analysis.pan.compiled.melds import meld_at
from cardhouse.analysis.pan.compiled.row import Numbers


@merged
def to_the_right(hand: Numbers, seat: int) -> int:
    """The seat after another one in the order of deal and play."""
    return int(seat - 1 if seat else hand[r.SEATED] - 1)


@part
def next_to(hand: Numbers, seat: int) -> int:
    """The next player in the hand, to the right of a seat."""
    seat = to_the_right(hand, seat)
    while not hand[r.LIVE + seat]:
        seat = to_the_right(hand, seat)
    return seat


@part
def gather(game: Numbers, hand: Numbers) -> None:
    """Return all cards to the stock, in unknown order."""
    for i in range(r.DOWN, r.MELD):
        hand[i] = 0
    for i in range(game[g.CARDS]):
        hand[r.STOCK + i] = game[g.CARD + i]
    hand[r.TOP] = 0
    hand[r.BOTTOM] = game[g.CARDS]
    hand[r.KNOWN] = 0
    hand[r.THROWN] = 0


@merged
def left(hand: Numbers) -> int:
    """The number of cards in the stock."""
    return int(hand[r.BOTTOM] - hand[r.TOP])


@merged
def top(hand: Numbers) -> int:
    """Take the top card, which chance has decided."""
    card = hand[r.STOCK + hand[r.TOP]]
    hand[r.TOP] += 1
    hand[r.KNOWN] -= 1
    return int(card)


@merged
def deal_to(hand: Numbers, seat: int) -> int:
    """Deal a seat the top card."""
    card = top(hand)
    hand[r.DOWN + KINDS * seat + card] += 1
    hand[r.HELD + seat] += 1
    return card


@part
def shuffle_discards(hand: Numbers) -> None:
    """Make a new deck of all discards but the top one."""
    count = hand[r.THROWN] - 1
    for i in range(count):
        hand[r.STOCK + i] = hand[r.DISCARDS + i]
    hand[r.DISCARDS] = hand[r.DISCARDS + count]
    hand[r.THROWN] = 1
    hand[r.TOP] = 0
    hand[r.BOTTOM] = count
    hand[r.KNOWN] = 0


@merged
def top_discard(hand: Numbers) -> int:
    """The top discard."""
    return int(hand[r.DISCARDS + hand[r.THROWN] - 1])


@part
def leave(hand: Numbers, seat: int) -> None:
    """Take a player out of the hand, with all their cards laid aside."""
    hand[r.LIVE + seat] = 0
    hand[r.LIVING] -= 1
    for card in range(KINDS):
        hand[r.ELIMINATED + card] += hand[r.DOWN + KINDS * seat + card]
        hand[r.DOWN + KINDS * seat + card] = 0
    hand[r.HELD + seat] = 0


@part
def post(hand: Numbers, seat: int, amount: int) -> None:
    """Put chips with the tops, as far as they go."""
    amount = min(amount, hand[r.CHIPS + seat])
    hand[r.CHIPS + seat] -= amount
    hand[r.PAID + seat] += amount
    hand[r.POT] += amount


@part
def collect(game: Numbers, hand: Numbers, seat: int, chips: int) -> None:
    """Let everybody else in the hand pay a player, as far as their chips go."""
    due = chips * game[g.CHIP]
    for payer in range(hand[r.SEATED]):
        if hand[r.LIVE + payer] and payer != seat:
            paid = min(due, hand[r.CHIPS + payer])
            hand[r.CHIPS + payer] -= paid
            hand[r.CHIPS + seat] += paid


@part
def spread_count(hand: Numbers, seat: int) -> int:
    """The number of cards that a player has on the table."""
    count = 0
    for number in range(hand[r.MELDED + seat]):
        count += hand[meld_at(seat, number) + r.SIZE]
    return count
