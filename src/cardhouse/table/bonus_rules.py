"""A bonus as a house posts it: what wins it, how the prize grows, who shares it. Types of data."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cardhouse.engine.core.stakes import Cents
from cardhouse.table.clock import DAY, FIRST_MONDAY, HOUR, WEEK, Moment, next_at

Ranks = Annotated[str, Meta(pattern=r"^[2-9TJQKA](-[2-9TJQKA]){4}$")]


class FreeEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one plays for a bonus without a wager or a fee: by law that must be possible (CA-12)."""

    # While the room is open, or only while a live game of this kind is in action.
    needs: Literal["room-open", "live-game"]
    # How many hands that belong to nobody are dealt against a lone entrant.
    dummies: Annotated[int, Meta(ge=1, le=9)]


class Bonus(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A prize that a hand of play can win beside the pot or the wagers."""

    name: Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$")]
    title: Annotated[str, Meta(min_length=1)]
    game: Annotated[str, Meta(min_length=1)]
    # Two jokers as the first two cards of a hand; or one low shown and beaten by another.
    won_by: Literal["two-jokers", "beaten-low"]
    beaten: Ranks = "6-4-3-2-A"
    winner: Ranks = "5-4-3-2-A"
    # Whether a joker may, must or may not be in one of those two hands.
    joker: Literal["any", "with", "without"] = "any"
    # What the hand that won it gets, in percent; the others at the table share the rest.
    hand_percent: Annotated[int, Meta(ge=1, le=100)]
    least: Cents
    # The prize grows at this hour, every day or every Monday.
    grows: Literal["daily", "weekly"]
    hour: Annotated[int, Meta(ge=0, le=23)] = 11
    # By so much; where the players' collection pays for it, by what has been collected.
    step: Annotated[int, Meta(ge=0)] = 0
    # Who pays for it: the house from its own money, or the button's collection.
    funding: Literal["house", "collection"]
    # Whether it is won at most once between two of those hours.
    once: bool = False
    # Shares are so many cents or a multiple.
    unit: Cents = 100
    # No bonus without a way in that costs nothing.
    free: FreeEntry

    @property
    def account(self) -> str:
        """Where the money of this bonus lies, apart from the house's."""
        return f"bonus/{self.name}"

    def cite(self, key: str) -> str:
        """The cite key under which the house's rule for this bonus is found."""
        return f"bonus.{key}.{self.name}"

    def due(self, at: Moment) -> Moment:
        """When the prize grows next."""
        if self.grows == "daily":
            return next_at(at, DAY, self.hour * HOUR)
        return next_at(at, WEEK, FIRST_MONDAY + self.hour * HOUR)
