"""A moment of a hand for the odds: who is in, with which cards."""

from cardhouse.cards import HIDDEN
from cardhouse.engine.core.game import Game
from cardhouse.formats.history import History, replayed


def spot_of(history: History, game: Game, number: int) -> tuple[list[str], str, str] | None:
    """The hands still in when a betting round begins, the board, and other cards that are known.

    None if the hand has no such round.
    """
    opened = [
        hand
        for hand, event in zip(replayed(history, game), history.events, strict=True)
        if event.__struct_config__.tag == "betting-opened"
    ]
    if number > len(opened):
        return None
    hand = opened[number - 1]
    board = getattr(hand, "board", [])
    held = [hand.cards_of(seat) for seat in hand.live]
    hands = ["random" if set(cards) == {HIDDEN} else "".join(cards) for cards in held]
    dead = [card for place in (hand.muck, hand.burns) for card in place if card != HIDDEN]
    return hands, " ".join(board), " ".join(dead)
