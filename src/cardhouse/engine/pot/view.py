"""A game for a pot as one viewer sees it: the board, the bets and the pots."""

from collections.abc import Iterator

from cardhouse.cards import Card, show_cards
from cardhouse.engine.core.view import SeatView, View, seat_seen, seen_by
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.pots import Pot, pots
from cardhouse.ledger import dollars


class PotSeat(SeatView, frozen=True, kw_only=True):
    """A seat, with its bet in this round."""

    # The seat's bet in this round, in cents.
    bet: int
    # The number of cards the seat threw away.
    discards: int = 0
    # True if the player announced playing the board.
    plays_board: bool = False

    def __str__(self) -> str:
        return f"{super().__str__()}{f', bet {dollars(self.bet)}' if self.bet else ''}"


class PotView(View, frozen=True, kw_only=True, tag="pot"):
    """A hand played for a pot, as one viewer may know it."""

    # Seats dealt in, clockwise from the button's left.
    seats: tuple[PotSeat, ...]
    # The community cards.
    board: tuple[Card, ...]
    # The main pot and the side pots.
    pots: tuple[Pot, ...]
    # The seat that posted the kill, if the hand is played for more than the table's limits.
    kill: int = 0
    # True once a pot that nobody opened for high is played for low.
    turned_low: bool = False
    # The number of cards of a street dealt too early.
    eliminated: int = 0

    @property
    def own(self) -> PotSeat:
        """The viewer's own seat; there is none at the rail."""
        return self.seats[self._place()]

    def _middle(self) -> Iterator[str]:
        if self.board:
            yield f"board {show_cards(self.board)}"
        yield from super()._middle()


def look(hand: PotHand, viewer: int) -> PotView:
    """The hand as seen from a seat, or from the rail."""
    common = seen_by(viewer, hand)
    return PotView(
        **common,
        seats=tuple([_seat(hand, seat, viewer) for seat in hand.seats]),
        board=tuple(hand.board),
        pots=tuple(pots(hand)) if common["pot"] else (),
        kill=hand.kill,
        turned_low=hand.low is not None,
        eliminated=len(hand.eliminated),
    )


def _seat(hand: PotHand, seat: int, viewer: int) -> PotSeat:
    return PotSeat(
        **seat_seen(hand, seat, own=seat == viewer),
        bet=hand.bets[seat],
        discards=len(hand.discards.get(seat, ())),
        plays_board=seat in hand.boards,
    )
