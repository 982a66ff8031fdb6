"""A game for a pot as one viewer sees it: the board, the bets and the pots."""

from cardhouse.cards import Card
from cardhouse.engine.core.view import SeatView, View, seat_seen, seen_by
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.pots import Pot, pots


class PotSeat(SeatView, frozen=True, kw_only=True):
    """One seat, with what it has bet in this round."""

    bet: int
    # How many cards the seat threw away to draw.
    discards: int = 0
    plays_board: bool = False


class PotView(View, frozen=True, kw_only=True, tag="pot"):
    """A hand that is played for a pot, as one viewer may know it."""

    seats: tuple[PotSeat, ...]
    board: tuple[Card, ...]
    pots: tuple[Pot, ...]
    # Cards of a street that was dealt too early.
    eliminated: int = 0


def look(hand: PotHand, viewer: int) -> PotView:
    """The hand as seen from a seat, or from the rail."""
    common = seen_by(viewer, hand)
    return PotView(
        **common,
        seats=tuple([_seat(hand, seat, viewer) for seat in hand.seats]),
        board=tuple(hand.board),
        pots=tuple(pots(hand)) if common["pot"] else (),
        eliminated=len(hand.eliminated),
    )


def _seat(hand: PotHand, seat: int, viewer: int) -> PotSeat:
    return PotSeat(
        **seat_seen(hand, seat, own=seat == viewer),
        bet=hand.bets[seat],
        discards=len(hand.discards.get(seat, ())),
        plays_board=seat in hand.boards,
    )
