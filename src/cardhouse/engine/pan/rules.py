"""House and table options for pan."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cardhouse.ranking.melds import MeldRules

# The cards of a hand between turns, dealt in two packets; a player who spreads one more goes out.
HAND: Final = 10
PACKET: Final = 5
OUT: Final = 11
# Chips every paying player owes for the win, beside the conditions.
WIN: Final = 2


class Pan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pan table: its tops, its collection, and its melds."""

    # The number of chips each player antes: one top, or double tops.
    tops: Annotated[int, Meta(ge=1, le=2)] = 1
    # The source of the collection: the tops, or equal shares from the players.
    fee_from: Literal["tops", "players"] = "tops"
    # The rules and pay of melds.
    melds: MeldRules = MeldRules()
    # True if nothing may be melded before the card drawn from the deck.
    meld_needs_drawn_card: bool = False
    # The number of cards from the back of the deck shuffled with the used ones after a hand; as
    # many as were used if the table does not say.
    portion: Annotated[int, Meta(ge=0)] | None = None
    # The time others have to force a card, in seconds.
    force_seconds: Annotated[int, Meta(ge=0)] = 5
