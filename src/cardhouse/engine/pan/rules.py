"""What houses and tables post differently for pan."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cardhouse.ranking.melds import MeldRules

# The cards of a hand between turns, dealt in two packets; who spreads one more goes out.
HAND: Final = 10
PACKET: Final = 5
OUT: Final = 11
# What every paying player owes for winning, beside the conditions.
WIN: Final = 2


class Pan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pan table: its tops, its collection, and what may be melded."""

    # How many chips each player antes: one top, or double tops.
    tops: Annotated[int, Meta(ge=1, le=2)] = 1
    # Whether the collection comes out of the tops, or in equal shares from the players.
    fee_from: Literal["tops", "players"] = "tops"
    melds: MeldRules = MeldRules()
    # Whether nothing may be melded before the card drawn from the deck.
    meld_needs_drawn_card: bool = False
    # How many cards of the back of the deck are shuffled with the used ones after a hand; as many
    # as were used where the table does not say.
    portion: Annotated[int, Meta(ge=0)] | None = None
    # For how long the others may force a card, in seconds.
    force_seconds: Annotated[int, Meta(ge=0)] = 5
