"""A cuckoo table as anybody may see it."""

from cardhouse.engine.core.view import SeatView, View, seat_seen, seen_by
from tests.families.cuckoo.engine.hand import CuckooHand, Going


class CuckooView(View, frozen=True, kw_only=True, tag="cuckoo"):
    """A hand of cuckoo as one viewer may see it."""

    # The number of exchanges, and the seats still to be asked.
    exchanges: int
    waiting: tuple[int, ...]


def look(hand: CuckooHand, viewer: int) -> CuckooView:
    """The hand as seen from a seat, or from the rail."""
    seats = [SeatView(**seat_seen(hand, seat, own=seat == viewer)) for seat in hand.seats]
    return CuckooView(
        **seen_by(viewer, hand),
        seats=tuple(seats),
        exchanges=hand.exchanges,
        waiting=tuple(hand.at.waiting) if isinstance(hand.at, Going) else (),
    )
