"""Readings of the up cards: the lowest card, the highest board, an open pair."""

from cardhouse.cards import RANK, SUIT, Card
from cardhouse.engine.pot.hand import PotHand
from cardhouse.ranking import boards as ranking
from cardhouse.ranking import showing, showing_low

# The number of cards in a hand.
MOST_SHOWN = 5


def low_card(hand: PotHand) -> int:
    """The seat with the lowest up card, suits deciding; an all-in seat leaves it to its left."""
    shown = _first_cards(hand)
    lowest = min(shown, key=lambda seat: _place(shown[seat]), default=hand.live[0])
    return _with_chips(hand, lowest)


def high_card(hand: PotHand) -> int:
    """The seat with the highest up card, suits deciding; an all-in seat leaves it to its left."""
    shown = _first_cards(hand)
    if not shown:
        return hand.live[0]
    low = hand.game.low is not None and hand.game.low.aces == "low"
    highest = list(shown)[ranking.high_card(list(shown.values()), aces_low=low)]
    return _with_chips(hand, highest)


def _first_cards(hand: PotHand) -> dict[int, Card]:
    """The first up card of each live seat; a seat passed over in the deal shows nothing."""
    boards = zip(hand.live, _up_cards(hand), strict=True)
    return {seat: board[0] for seat, board in boards if board}


def _with_chips(hand: PotHand, seat: int) -> int:
    """The seat, or the next at its left that still has chips."""
    turn = hand.live.index(seat)
    around = hand.live[turn:] + hand.live[:turn]
    return next((each for each in around if hand.chips[each]), seat)


def _place(card: Card) -> tuple[int, int]:
    """A card's rank, the ace high, then its suit from clubs to spades."""
    return RANK[card], SUIT[card]


def high_board(hand: PotHand, most: int | None = None) -> int:
    """The seat with the highest up cards; among equal boards the first from the button's left.

    If cards were exposed by mistake, only the first `most` up cards count; in a hand with too many
    cards, not reported yet, the first five.
    """
    high, live = hand.game.high, hand.live
    suits = high.suit_order if high and high.suits_break_ties else None
    worth = [showing(board, suits) if board else 0 for board in _boards(hand, most)]
    return live[worth.index(max(worth))]


def low_board(hand: PotHand, most: int | None = None) -> int:
    """The seat with the lowest up cards; among equal boards the first from the button's left."""
    low = hand.game.low is not None and hand.game.low.aces == "low"
    boards = _boards(hand, most)
    shown = [(seat, board) for seat, board in zip(hand.live, boards, strict=True) if board]
    if not shown:
        return hand.live[0]
    return max(shown, key=lambda each: showing_low(each[1], aces_low=low))[0]


def _boards(hand: PotHand, most: int | None) -> list[list[Card]]:
    """The counting up cards of each live seat."""
    boards = _up_cards(hand)
    if most is not None or hand.board:
        boards = [[*up[:most], *hand.board] for up in boards]
    return [board[:MOST_SHOWN] for board in boards]


def open_pair(hand: PotHand) -> bool:
    """True if any player still in shows a pair."""
    return any(len({RANK[card] for card in board}) < len(board) for board in _up_cards(hand))


def _up_cards(hand: PotHand) -> list[list[Card]]:
    """The up cards of each live seat; a foreign card shows nothing."""
    boards, foreign = [hand.up[seat] for seat in hand.live], hand.foreign
    return [[card for card in up if card not in foreign] for up in boards] if foreign else boards
