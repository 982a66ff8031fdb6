"""The scene of an event, for its teller."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.ledger import dollars as dollars
from cardhouse.words.said import Seat, Whose


class Scene(Struct, frozen=True, kw_only=True):
    """An event as its teller knows it: the hand after it, and all that has happened."""

    hand: Hand
    # The owner of the cards on a place, as the family sees it.
    whose: Callable[[Scene, int], Seat | Whose]
    # Everything that has happened in the hand, also after the event.
    log: Sequence[Event] = ()

    def hand_of(self, key: int) -> Seat | Whose:
        """The owner of the cards on a place."""
        return self.whose(self, key)

    def all_in(self, seat: int) -> bool:
        """True if a seat has put in its last chip."""
        return not self.hand.chips[seat]
