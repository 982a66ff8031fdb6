"""The hand before play: the tops, the deal in packets, and going on top."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import acts
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import terms as g
from cardhouse.analysis.pan.compiled.cards import KINDS
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.analysis.pan.compiled.table import deal_to, leave, post, to_the_right
from cardhouse.engine.pan.rules import HAND, PACKET


@part
def post_tops(game: Numbers, hand: Numbers) -> None:
    """Fix the fee, and let everybody ante; what the tops lack of the fee is shared."""
    seated = hand[r.SEATED]
    hand[r.FEE_DUE] = hand[r.FEE]
    if game[g.FROM_PLAYERS]:
        share = -(-hand[r.FEE_DUE] // seated)
        seat = hand[r.FIRST]
        for _ in range(seated):
            amount = min(share, hand[r.FEE_DUE], hand[r.CHIPS + seat])
            hand[r.CHIPS + seat] -= amount
            hand[r.BOX] += amount
            hand[r.FEE_DUE] -= amount
            seat = to_the_right(hand, seat)
    for seat in range(seated):
        post(hand, seat, game[g.TOP])
    missing = max(0, hand[r.FEE_DUE] - hand[r.POT])
    for seat in range(seated):
        post(hand, seat, -(-missing // seated))


@part
def deal_packets(hand: Numbers) -> None:
    """Two packets each; if it is the first deal, the lowest of the cards face up begins."""
    seated, seat = hand[r.SEATED], hand[r.FIRST]
    eldest, lowest = seat, KINDS
    for _ in range(seated):
        card = 0
        for _ in range(PACKET):
            card = deal_to(hand, seat)
        if card >> 2 < lowest:
            eldest, lowest = seat, card >> 2
        seat = to_the_right(hand, seat)
    if hand[r.UNFOUND]:
        hand[r.FIRST] = eldest
        hand[r.UNFOUND] = 0
    seat = hand[r.FIRST]
    for _ in range(seated):
        for _ in range(HAND - PACKET):
            deal_to(hand, seat)
        seat = to_the_right(hand, seat)


@part
def ask_on_top(hand: Numbers) -> bool:
    """Ask the next player to stay or retire; the last one left is not asked."""
    if hand[r.LIVING] < 2 or hand[r.SAID] == hand[r.SEATED]:
        return False
    hand[r.ASKED] = acts.DECISION
    hand[r.ACTOR] = (hand[r.FIRST] - hand[r.SAID]) % hand[r.SEATED]
    hand[r.OFFERS] = 1 << acts.STAY | 1 << acts.RETIRE
    return True


@part
def answer_on_top(hand: Numbers, act: int) -> None:
    """Stay, or give up the hand and the ante."""
    hand[r.SAID] += 1
    if act == acts.RETIRE:
        leave(hand, hand[r.ACTOR])
