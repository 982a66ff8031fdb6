"""What the up cards say: who has the lowest card, whose board is highest, who shows a pair."""

from cardhouse.cards import RANK, SUIT, Card
from cardhouse.engine.pot.hand import PotHand
from cardhouse.ranking import showing

# So many cards make a hand.
MOST_SHOWN = 5


def low_card(hand: PotHand) -> int:
    """The seat with the lowest up card, suits deciding; who is all-in leaves it to his left."""
    # Whoever was passed over in the deal shows nothing.
    shown = {seat: board[0] for seat in hand.live if (board := _board(hand, seat))}
    lowest = min(shown, key=lambda seat: _place(shown[seat]), default=hand.live[0])
    turn = hand.live.index(lowest)
    around = hand.live[turn:] + hand.live[:turn]
    return next((seat for seat in around if hand.chips[seat]), lowest)


def _place(card: Card) -> tuple[int, int]:
    """A card's rank, the ace high, then its suit from clubs to spades."""
    return RANK[card], SUIT[card]


def high_board(hand: PotHand, most: int | None = None) -> int:
    """The seat whose up cards are highest; of equal boards the first from the button's left.

    Where cards came face up that should not have, only the first `most` up cards count; of a hand
    with too many cards, which nobody has reported yet, the first five.
    """
    high, live = hand.game.high, hand.live
    suits = high.suit_order if high and high.suits_break_ties else None
    boards = [_board(hand, seat) for seat in live]
    if most is not None or hand.board:
        boards = [[*up[:most], *hand.board] for up in boards]
    boards = [board[:MOST_SHOWN] for board in boards]
    worth = [showing(board, suits) if board else 0 for board in boards]
    return live[worth.index(max(worth))]


def open_pair(hand: PotHand) -> bool:
    """Whether any player still in shows a pair."""
    boards = [_board(hand, seat) for seat in hand.live]
    return any(len({RANK[card] for card in board}) < len(board) for board in boards)


def _board(hand: PotHand, seat: int) -> list[Card]:
    """A seat's up cards; one that does not belong to the deck shows nothing."""
    up = hand.up[seat]
    return [card for card in up if card not in hand.foreign] if hand.foreign else up
