"""Cards laid out: tested, and moved from the hand to the table."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.additions import enlarged
from cardhouse.analysis.pan.compiled.cards import KINDS, NO_CARD
from cardhouse.analysis.pan.compiled.dues import for_increase, for_split
from cardhouse.analysis.pan.compiled.melds import classify, copy, lent, meld_at, value
from cardhouse.analysis.pan.compiled.parting import divided
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.analysis.pan.compiled.table import collect


@part
def read(game: Numbers, hand: Numbers, sheet: Numbers, number: int) -> int:
    """Make the melds of a move anew, in GROUP, REST, PART and OTHER; its chips, -1 if not legal."""
    move, seat = s.move_at(number), hand[r.TURN]
    do, touched = sheet[move + s.DO], sheet[move + s.TOUCHED]
    sheet[s.GROUP + r.SIZE] = 0
    for i in range(sheet[move + s.SIZE]):
        s.push(sheet, s.GROUP, sheet[move + s.CARD + i])
    if do == s.NEW:
        return _read_new(game, hand, sheet, touched, sheet[move + s.BORROWED])
    if not 0 <= touched < hand[r.MELDED + seat]:
        return -1
    at = meld_at(seat, touched)
    if do == s.ADDED_TO:
        if not sheet[s.GROUP + r.SIZE] or not enlarged(game, hand, at, sheet):
            return -1
        return for_increase(game, hand, at, sheet, s.REST)
    sheet[s.PART + r.SIZE] = 0
    for i in range(sheet[move + s.FIRST_SIZE]):
        s.push(sheet, s.PART, sheet[move + s.FIRST + i])
    return for_split(hand, at, sheet) if divided(game, hand, at, sheet) else -1


@part
def _read_new(game: Numbers, hand: Numbers, sheet: Numbers, lender: int, loan: int) -> int:
    """The chips for a new meld of the cards in GROUP, and the one that a meld lends."""
    if loan == NO_CARD:
        if lender != r.NOBODY:
            return -1
    else:
        room = sheet[s.GROUP + r.SIZE] < r.MELD_SIZE - r.CARD
        if not room or not 0 <= lender < hand[r.MELDED + hand[r.TURN]]:
            return -1
        if not lent(game, hand, meld_at(hand[r.TURN], lender), loan, sheet, s.REST):
            return -1
        s.push(sheet, s.GROUP, loan)
    return value(game, sheet, s.GROUP) if classify(game, sheet, s.GROUP) else -1


@part
def has_cards(hand: Numbers, sheet: Numbers, number: int, must: bool) -> bool:
    """True if the player holds the cards of a move, and the card of the turn is used if it must."""
    move, seat, drawn = s.move_at(number), hand[r.TURN], hand[r.DRAWN]
    used = not must
    for i in range(sheet[move + s.SIZE]):
        card, count = sheet[move + s.CARD + i], 0
        used = used or card == drawn
        for j in range(sheet[move + s.SIZE]):
            count += sheet[move + s.CARD + j] == card
        if count > hand[r.DOWN + KINDS * seat + card] + (card == drawn):
            return False
    return used


@part
def lay(game: Numbers, hand: Numbers, sheet: Numbers, number: int) -> None:
    """Lay the cards of a legal move on the table, and collect for them."""
    move, seat = s.move_at(number), hand[r.TURN]
    chips = read(game, hand, sheet, number)
    do, touched = sheet[move + s.DO], sheet[move + s.TOUCHED]
    if do == s.ADDED_TO:
        copy(sheet, s.REST, hand, meld_at(seat, touched))
    elif do == s.DIVIDED:
        copy(sheet, s.PART, hand, meld_at(seat, touched))
        _add_meld(hand, seat, sheet, s.OTHER)
    else:
        if touched >= 0:
            copy(sheet, s.REST, hand, meld_at(seat, touched))
        _add_meld(hand, seat, sheet, s.GROUP)
    for i in range(sheet[move + s.SIZE]):
        _out_of_hand(hand, seat, sheet[move + s.CARD + i])
    collect(game, hand, seat, chips)


@part
def _add_meld(hand: Numbers, seat: int, sheet: Numbers, at: int) -> None:
    copy(sheet, at, hand, meld_at(seat, hand[r.MELDED + seat]))
    hand[r.MELDED + seat] += 1


@part
def _out_of_hand(hand: Numbers, seat: int, card: int) -> None:
    """Take a card from the middle if it lies there, or from the hand."""
    hand[r.SPREAD + seat] += 1
    if hand[r.DRAWN] == card:
        hand[r.DRAWN] = NO_CARD
    else:
        hand[r.DOWN + KINDS * seat + card] -= 1
        hand[r.HELD + seat] -= 1
