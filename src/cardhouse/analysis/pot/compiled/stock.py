"""The stock: cards off its top, burns, and what is shuffled into it again."""

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.row import Numbers


@merged
def left(hand: Numbers) -> int:
    """The number of cards in the stock."""
    return int(hand[r.BOTTOM] - hand[r.TOP])


@merged
def top(hand: Numbers) -> int:
    """Take the top card."""
    card = hand[r.STOCK + hand[r.TOP]]
    hand[r.TOP] += 1
    return int(card)


@merged
def burn(hand: Numbers) -> None:
    """Burn the top card."""
    hand[r.AWAY + top(hand)] = r.BURNED
    hand[r.BURNS] += 1


@part
def deal_down(hand: Numbers, seat: int) -> None:
    """Deal a seat a card face down."""
    count = hand[r.DOWN_COUNT + seat]
    hand[r.DOWN + r.HELD * seat + count] = top(hand)
    hand[r.DOWN_COUNT + seat] = count + 1


@part
def deal_up(hand: Numbers, seat: int) -> None:
    """Deal a seat a card face up."""
    count = hand[r.UP_COUNT + seat]
    hand[r.UP + r.HELD * seat + count] = top(hand)
    hand[r.UP_COUNT + seat] = count + 1


@part
def deal_board(hand: Numbers, cards: int) -> None:
    """Turn board cards."""
    for _ in range(cards):
        hand[r.BOARD + hand[r.BOARD_COUNT]] = top(hand)
        hand[r.BOARD_COUNT] += 1


@part
def move_up(hand: Numbers) -> None:
    """Let the stock begin at its first place, in unknown order, with room below."""
    first, count = hand[r.TOP], left(hand)
    for i in range(count):
        hand[r.STOCK + i] = hand[r.STOCK + first + i]
    hand[r.TOP] = 0
    hand[r.BOTTOM] = count
    hand[r.KNOWN] = 0


@part
def lay_below(hand: Numbers, card: int) -> None:
    """Put a card that was out below the stock."""
    hand[r.AWAY + card] = 0
    hand[r.STOCK + hand[r.BOTTOM]] = card
    hand[r.BOTTOM] += 1


@part
def scramble(hand: Numbers) -> None:
    """Mix the stock with the burns."""
    move_up(hand)
    for card in range(r.DECK):
        if hand[r.AWAY + card] == r.BURNED:
            lay_below(hand, card)
    hand[r.BURNS] = 0


@part
def gather(game: Numbers, hand: Numbers) -> None:
    """Return all cards to the stock, in unknown order."""
    for card in range(r.DECK):
        hand[r.AWAY + card] = 0
    for i in range(game[g.CARDS]):
        hand[r.STOCK + i] = game[g.CARD + i]
    hand[r.TOP] = 0
    hand[r.BOTTOM] = game[g.CARDS]
    hand[r.KNOWN] = 0
    hand[r.BOARD_COUNT] = 0
    hand[r.BURNS] = 0
    for seat in range(hand[r.SEATED]):
        hand[r.DOWN_COUNT + seat] = 0
        hand[r.UP_COUNT + seat] = 0
        hand[r.RECEIVING + seat] = 0
        hand[r.BOARDS + seat] = 0
    hand[r.TURNED] = 0
