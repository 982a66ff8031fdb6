"""What the up cards say: who has the lowest card, whose board is highest, who shows a pair."""

from cardhouse.cards import RANK, SUIT
from cardhouse.engine.hand import Hand
from cardhouse.ranking import showing


def low_card(hand: Hand) -> int:
    """The seat with the lowest up card, suits deciding; who is all-in leaves it to his left."""
    lowest = min(hand.live, key=lambda seat: (RANK[hand.up[seat][0]], SUIT[hand.up[seat][0]]))
    turn = hand.live.index(lowest)
    around = hand.live[turn:] + hand.live[:turn]
    return next((seat for seat in around if hand.chips[seat]), lowest)


def high_board(hand: Hand) -> int:
    """The seat whose up cards are highest; of equal boards the first from the button's left."""
    game = hand.game
    suits = game.high.suit_order if game.high and game.high.suits_break_ties else None
    return max(hand.live, key=lambda s: showing([*hand.up[s], *hand.board], suit_order=suits))


def open_pair(hand: Hand) -> bool:
    """Whether any player still in shows a pair."""
    return any(
        len({RANK[card] for card in hand.up[seat]}) < len(hand.up[seat]) for seat in hand.live
    )
