"""The turns of play: their start, the card drawn, and the offers before and after it."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import acts
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled import terms as g
from cardhouse.analysis.pan.compiled.additions import enlarged
from cardhouse.analysis.pan.compiled.cards import NO_CARD
from cardhouse.analysis.pan.compiled.melds import meld_at
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.analysis.pan.compiled.search import search, usable
from cardhouse.analysis.pan.compiled.table import (
    left,
    next_to,
    shuffle_discards,
    to_the_right,
    top,
    top_discard,
)
from cardhouse.engine.pan.rules import HAND


@part
def begin_turn(game: Numbers, hand: Numbers, seat: int, sheet: Numbers) -> None:
    """Begin a player's turn; if the deck has run out the discards make a new one first."""
    if not left(hand):
        shuffle_discards(hand)
    hand[r.TURN] = seat
    hand[r.SOURCE] = r.NOWHERE
    hand[r.MUST] = 0
    hand[r.FORCED] = 0
    hand[r.DRAWN] = NO_CARD
    hand[r.WINDOW] = 0
    if hand[r.FRESH] and fits(game, hand, seat, top_discard(hand), sheet):
        for each in range(hand[r.SEATED]):
            if hand[r.LIVE + each] and each != seat:
                hand[r.WINDOW] |= 1 << each


@part
def fits(game: Numbers, hand: Numbers, seat: int, card: int, sheet: Numbers) -> bool:
    """True if a card by itself can be added to one of a player's melds."""
    sheet[s.GROUP + r.SIZE] = 1
    sheet[s.GROUP + r.CARD] = card
    for number in range(hand[r.MELDED + seat]):
        if enlarged(game, hand, meld_at(seat, number), sheet):
            return True
    return False


@part
def draw(game: Numbers, hand: Numbers, sheet: Numbers) -> None:
    """Draw the top card; it must be melded if as a discard it puts the next player out."""
    seat = hand[r.TURN]
    card, after = top(hand), next_to(hand, seat)
    hand[r.SOURCE] = r.FROM_DECK
    must = after != seat and hand[r.SPREAD + after] == HAND
    must = must and usable(game, hand, after, card, sheet)
    hand[r.MUST] = must and usable(game, hand, seat, card, sheet)
    hand[r.DRAWN] = card


@part
def ask_before(game: Numbers, hand: Numbers, sheet: Numbers) -> None:
    """Ask others to force the top discard; then the player draws from the deck or takes it."""
    hand[r.ASKED] = acts.DECISION
    if hand[r.WINDOW]:
        seat = to_the_right(hand, hand[r.TURN])
        while not hand[r.WINDOW] >> seat & 1:
            seat = to_the_right(hand, seat)
        hand[r.ACTOR] = seat
        hand[r.OFFERS] = 1 << acts.FORCE | 1 << acts.LET_GO
        return
    hand[r.ACTOR] = hand[r.TURN]
    hand[r.OFFERS] = 1 << acts.DRAW
    if hand[r.FRESH] and usable(game, hand, hand[r.TURN], top_discard(hand), sheet):
        hand[r.OFFERS] |= 1 << acts.TAKE


@part
def ask_after(game: Numbers, hand: Numbers, sheet: Numbers) -> None:
    """Ask for cards to lay out, or a card to discard."""
    seat, card = hand[r.TURN], hand[r.DRAWN]
    sheet[s.FOUND] = 0
    if card != NO_CARD:
        search(game, hand, seat, card, sheet, s.ROOM)
    if not must_use(game, hand):
        search(game, hand, seat, NO_CARD, sheet, s.ROOM)
    forced = card != NO_CARD and hand[r.FORCED]
    offers = 0
    for number in range(sheet[s.FOUND]):
        do = sheet[s.move_at(number) + s.DO]
        if not forced or do == s.ADDED_TO:
            offers |= 1 << (acts.MELD + do)
    must = card != NO_CARD and hand[r.MUST]
    if not must or not offers:
        offers |= 1 << acts.THROW
    hand[r.ASKED] = acts.DECISION
    hand[r.ACTOR] = seat
    hand[r.OFFERS] = offers


@part
def must_use(game: Numbers, hand: Numbers) -> bool:
    """True if the next cards laid out must include the card of the turn."""
    return bool(hand[r.DRAWN] != NO_CARD and (hand[r.MUST] or game[g.DRAWN_FIRST]))
