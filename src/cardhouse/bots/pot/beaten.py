"""Hands that have no chance at the showdown."""

from cardhouse.engine.core.portion import total
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.view import PotSeat, PotView
from cardhouse.ranking import best, scale


def is_beaten(game: PotGame, view: PotView, own: PotSeat) -> bool:
    """True if a hand lying face up beats this one in every pot it could win."""
    rules = game.high or game.low
    held, board = _each(game, view)
    both = game.high and game.low
    if rules is None or both or view.turned_low or len(view.board) < board:
        return False
    if len(own.down + own.up) != held:
        return False
    ranks = scale(rules)
    mine = best.of(ranks, own.down + own.up, view.board, game.pick)
    return any(
        best.of(ranks, seat.up, view.board, game.pick) > mine
        for seat in view.seats
        if seat.live and seat.seat != own.seat and len(seat.up) == held and seat.paid >= own.paid
    )


def _each(game: PotGame, view: PotView) -> tuple[int, int]:
    """The number of cards each player has in the end, and of the board.

    If the stock runs out in stud, a card on the board stands for everybody's last one.
    """
    dealt = total(game.script)
    shared = max(0, len(view.board) - dealt.board)
    return dealt.held - shared, dealt.board + shared
