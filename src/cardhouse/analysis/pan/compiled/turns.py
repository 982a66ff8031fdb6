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
def seek(hand: Numbers, seat: int, card: int, enough: int) -> int:
    """Await a search for moves, which notes them below those that the sheet has."""
    hand[r.LOOKED] += 1
    hand[r.SEEKER] = seat
    hand[r.SOUGHT] = card
    hand[r.ENOUGH] = enough
    hand[r.ASKED] = acts.SEARCH
    hand[r.ACTOR] = r.NOBODY
    hand[r.OFFERS] = 0
    return acts.SEARCH


@part
def is_usable(hand: Numbers, sheet: Numbers, seat: int, card: int) -> int:
    """Await whether a player can meld a card at once: a search for one move."""
    sheet[s.FOUND] = 0
    return seek(hand, seat, card, 1)


@part
def draws(hand: Numbers, sheet: Numbers) -> bool:
    """Draw the top card, or await first whether it must be melded.

    It must if as a discard it puts the next player out.
    """
    seat, card = hand[r.TURN], hand[r.STOCK + hand[r.TOP]]
    after = next_to(hand, seat)
    if after != seat and hand[r.SPREAD + after] == HAND:
        if not hand[r.LOOKED]:
            is_usable(hand, sheet, after, card)
            return False
        if hand[r.LOOKED] == 1 and sheet[s.FOUND]:
            is_usable(hand, sheet, seat, card)
            return False
        hand[r.MUST] = hand[r.LOOKED] == 2 and sheet[s.FOUND] > 0
    hand[r.LOOKED] = 0
    hand[r.SOURCE] = r.FROM_DECK
    hand[r.DRAWN] = top(hand)
    return True


@part
def ask_before(hand: Numbers, sheet: Numbers) -> int:
    """Ask others to force the top discard; then the player draws from the deck or takes it."""
    if hand[r.FRESH] and not hand[r.WINDOW] and not hand[r.LOOKED]:
        return is_usable(hand, sheet, hand[r.TURN], top_discard(hand))
    hand[r.ASKED] = acts.DECISION
    if hand[r.WINDOW]:
        seat = to_the_right(hand, hand[r.TURN])
        while not hand[r.WINDOW] >> seat & 1:
            seat = to_the_right(hand, seat)
        hand[r.ACTOR] = seat
        hand[r.OFFERS] = 1 << acts.FORCE | 1 << acts.LET_GO
        return acts.DECISION
    hand[r.ACTOR] = hand[r.TURN]
    hand[r.OFFERS] = 1 << acts.DRAW
    if hand[r.FRESH] and sheet[s.FOUND]:
        hand[r.OFFERS] |= 1 << acts.TAKE
    return acts.DECISION


@part
def ask_after(game: Numbers, hand: Numbers, sheet: Numbers) -> int:
    """Ask for cards to lay out, or a card to discard; the moves are found with and without it."""
    seat, card = hand[r.TURN], hand[r.DRAWN]
    if not hand[r.LOOKED]:
        sheet[s.FOUND] = 0
        if card != NO_CARD:
            return seek(hand, seat, card, s.ROOM)
        hand[r.LOOKED] = 1
    if hand[r.LOOKED] == 1 and not must_use(game, hand):
        return seek(hand, seat, NO_CARD, s.ROOM)
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
    return acts.DECISION


@part
def must_use(game: Numbers, hand: Numbers) -> bool:
    """True if the next cards laid out must include the card of the turn."""
    return bool(hand[r.DRAWN] != NO_CARD and (hand[r.MUST] or game[g.DRAWN_FIRST]))
