"""Forced money and the fee: antes, blinds, posts, the kill, the collection."""

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.seats import bet, big_blind, blind_seat, put_in


@merged
def due(hand: Numbers) -> int:
    """The fee of this hand, by the number of its players."""
    own = hand[r.FEES + hand[r.LIVING]]
    return int(own if own >= 0 else hand[r.FEE])


@part
def collect(hand: Numbers) -> None:
    """Drop the fee: from its payer, and what is missing from the pot."""
    seat = hand[r.FEE_SEAT]
    if seat >= 0:
        amount = min(hand[r.FEE_DUE], hand[r.CHIPS + seat])
        hand[r.CHIPS + seat] -= amount
        hand[r.BOX] += amount
        hand[r.FEE_DUE] -= amount
        # A player whose last chips went on the fee is dealt no cards.
        cards = hand[r.DOWN_COUNT + seat] + hand[r.UP_COUNT + seat]
        broke = not (hand[r.CHIPS + seat] or hand[r.PAID + seat] or cards)
        if broke and hand[r.LIVE + seat] and hand[r.LIVING] > 2:
            hand[r.LIVE + seat] = 0
            hand[r.LIVING] -= 1
    amount = min(hand[r.FEE_DUE], hand[r.POT])
    hand[r.POT] -= amount
    hand[r.BOX] += amount
    hand[r.FEE_DUE] -= amount
    hand[r.FEE_TAKEN] += amount


@part
def post_antes(game: Numbers, hand: Numbers, step: int) -> None:
    """Each player antes, or the big blind for all."""
    ante = game[g.ANTE]
    if game[step + g.FOR_ALL]:
        if game[g.BLINDS]:
            seat = big_blind(game, hand)
            amount = min(ante, hand[r.CHIPS + seat])
            put_in(hand, seat, amount)
            hand[r.DEAD + seat] += amount
        return
    for seat in range(hand[r.SEATED]):
        amount = min(ante, hand[r.CHIPS + seat])
        put_in(hand, seat, amount)
        hand[r.PAID + seat] += amount


@part
def post_blinds(game: Numbers, hand: Numbers) -> None:
    """Post the blinds, then what players who come in owe, then the kill."""
    posted = 0
    for number in range(game[g.BLINDS]):
        seat = blind_seat(game, hand, number)
        bet(hand, seat, min(game[g.BLIND + number], hand[r.CHIPS + seat]))
        posted |= 1 << seat
    for seat in range(hand[r.SEATED]):
        dead = min(hand[r.POST_DEAD + seat], hand[r.CHIPS + seat])
        put_in(hand, seat, dead)
        hand[r.DEAD + seat] += dead
        if not posted >> seat & 1:
            bet(hand, seat, min(hand[r.POST_LIVE + seat], hand[r.CHIPS + seat]))
    seat = hand[r.KILL]
    if seat >= 0:
        # A blind already posted by the seat is part of it.
        bet(hand, seat, min(game[g.SMALL] - hand[r.BETS + seat], hand[r.CHIPS + seat]))
