"""Deals: burns, cards in rotation, board cards; and a last street that lacks cards."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.seats import wait_for
from cardhouse.analysis.pot.compiled.stock import (
    burn,
    deal_board,
    deal_down,
    deal_up,
    left,
    scramble,
)


@part
def receivers(hand: Numbers) -> int:
    """The number of seats dealt to: those still in, and those that get dead cards."""
    count = 0
    for seat in range(hand[r.SEATED]):
        count += hand[r.LIVE + seat] | hand[r.RECEIVING + seat]
    return count


@part
def _count(game: Numbers, hand: Numbers, step: int) -> int:
    each = game[step + g.DOWN] + game[step + g.UP]
    return int(game[step + g.BURN] + game[step + g.BOARD] + each * receivers(hand))


@part
def open_deal(game: Numbers, hand: Numbers, step: int) -> None:
    """Mix the burns in if the street could not be dealt otherwise."""
    if hand[r.BURNS] and left(hand) < _count(game, hand, step):
        scramble(hand)


@part
def ask_deal(game: Numbers, hand: Numbers, step: int) -> bool:
    """Await an order of the stock if nobody has arranged it yet."""
    if hand[r.KNOWN] or not _count(game, hand, step):
        return False
    return wait_for(hand, acts.SHUFFLE)


@part
def close_deal(game: Numbers, hand: Numbers, step: int) -> None:
    """Burn, then deal down and up cards one at a time in rotation, then turn board cards."""
    for _ in range(game[step + g.BURN]):
        burn(hand)
    for _ in range(game[step + g.DOWN]):
        for seat in range(hand[r.SEATED]):
            if hand[r.LIVE + seat] | hand[r.RECEIVING + seat]:
                deal_down(hand, seat)
    for _ in range(game[step + g.UP]):
        for seat in range(hand[r.SEATED]):
            if hand[r.LIVE + seat] | hand[r.RECEIVING + seat]:
                deal_up(hand, seat)
    deal_board(hand, game[step + g.BOARD])


@part
def lacks_cards(game: Numbers, hand: Numbers, street: int) -> bool:
    """True if the stock is too short for a street."""
    return bool(left(hand) < game[street + g.BURN] + receivers(hand))


@part
def open_stretch(game: Numbers, hand: Numbers, step: int) -> None:
    """Decide how a street that lacks cards is dealt instead."""
    hand[r.PIECES] = 0
    hand[r.PIECE] = 0
    burns, living = game[step + g.STEP_SIZE + g.BURN], hand[r.LIVING]
    stock, reserve = left(hand), hand[r.BURNS]
    if stock >= burns + living:
        # Dead cards for folded seats are the first to be saved.
        _piece(hand, burns, 0, living, 0)
        return
    first = stock - burns - 1
    pool = 1 + reserve + burns
    if first < 0:
        # There is not even a card to burn and one to keep.
        first, pool = 0, stock + reserve
    missing = living - first
    if game[step + g.BY_SCRAMBLE] and missing <= pool:
        if first:
            _piece(hand, burns, 0, first, 0)
        elif stock > burns:
            _piece(hand, burns, 0, 0, 0)
        _scrambling(hand)
        _piece(hand, 0 if missing == pool else 1, first, living, 0)
        return
    if stock <= burns:
        _scrambling(hand)
    _piece(hand, burns, 0, 0, 1)


@part
def _piece(hand: Numbers, burns: int, first: int, last: int, board: int) -> None:
    piece = r.PIECE_LIST + r.PIECE_SIZE * hand[r.PIECES]
    hand[piece + r.SCRAMBLES] = 0
    hand[piece + r.PIECE_BURN] = burns
    hand[piece + r.PIECE_FIRST] = first
    hand[piece + r.PIECE_LAST] = last
    hand[piece + r.PIECE_BOARD] = board
    hand[r.PIECES] += 1


@part
def _scrambling(hand: Numbers) -> None:
    hand[r.PIECE_LIST + r.PIECE_SIZE * hand[r.PIECES] + r.SCRAMBLES] = 1
    hand[r.PIECES] += 1


@part
def ask_stretch(game: Numbers, hand: Numbers, step: int) -> bool:
    """Deal the street piece by piece; await an order of the stock where it is unknown."""
    while hand[r.PIECE] < hand[r.PIECES]:
        piece = r.PIECE_LIST + r.PIECE_SIZE * hand[r.PIECE]
        if hand[piece + r.SCRAMBLES]:
            scramble(hand)
        else:
            players = hand[piece + r.PIECE_LAST] - hand[piece + r.PIECE_FIRST]
            count = hand[piece + r.PIECE_BURN] + hand[piece + r.PIECE_BOARD] + players
            if hand[r.BURNS] and left(hand) < count:
                scramble(hand)
            if count and not hand[r.KNOWN]:
                return wait_for(hand, acts.SHUFFLE)
            _deal_piece(game, hand, step + g.STEP_SIZE, piece)
        hand[r.PIECE] += 1
    return False


@part
def _deal_piece(game: Numbers, hand: Numbers, street: int, piece: int) -> None:
    for _ in range(hand[piece + r.PIECE_BURN]):
        burn(hand)
    place = 0
    for seat in range(hand[r.SEATED]):
        if not hand[r.LIVE + seat]:
            continue
        if hand[piece + r.PIECE_FIRST] <= place < hand[piece + r.PIECE_LAST]:
            if game[street + g.UP]:
                deal_up(hand, seat)
            else:
                deal_down(hand, seat)
        place += 1
    deal_board(hand, hand[piece + r.PIECE_BOARD])
