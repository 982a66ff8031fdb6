"""A bonus as a house posts it: its winning hand, growth and shares. Types of data."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cardhouse.engine.core.stakes import Cents
from cardhouse.table.clock import DAY, FIRST_MONDAY, HOUR, WEEK, Moment, next_at

Ranks = Annotated[str, Meta(pattern=r"^[2-9TJQKA](-[2-9TJQKA]){4}$")]


class FreeEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Entry to a bonus without a wager or fee, which the law requires (CA-12)."""

    # While the room is open, or only while a live game of this kind is in action.
    needs: Literal["room-open", "live-game"]
    # Number of dummy hands dealt against a lone entrant.
    dummies: Annotated[int, Meta(ge=1, le=9)]


class Bonus(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A prize a hand can win besides the pot or the wagers."""

    # Its name in rules and reports.
    name: Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$")]
    # Its name in full.
    title: Annotated[str, Meta(min_length=1)]
    # The game that can win it.
    game: Annotated[str, Meta(min_length=1)]
    # Two jokers as the first two cards of a hand; or one low shown and beaten by another.
    won_by: Literal["two-jokers", "beaten-low"]
    # The least low that must be beaten.
    beaten: Ranks = "6-4-3-2-A"
    # The least low that must beat it.
    winner: Ranks = "5-4-3-2-A"
    # A joker may, must or may not be in one of those two hands.
    joker: Literal["any", "with", "without"] = "any"
    # Percent for the winning hand; the others at the table share the rest.
    hand_percent: Annotated[int, Meta(ge=1, le=100)]
    # The prize at the start, and after each win.
    least: Cents
    # The prize grows at this hour, every day or every Monday.
    grows: Literal["daily", "weekly"]
    # The hour of the day at which the prize grows.
    hour: Annotated[int, Meta(ge=0, le=23)] = 11
    # Growth each time; a bonus paid for by the players' collection grows by the amount collected.
    step: Annotated[int, Meta(ge=0)] = 0
    # The source of the prize: the house's own money, or the button's collection.
    funding: Literal["house", "collection"]
    # True if it is won at most once between two of those hours.
    once: bool = False
    # Shares are multiples of this, in cents.
    unit: Cents = 100
    # Every bonus has a free way in.
    free: FreeEntry

    @property
    def account(self) -> str:
        """The account of this bonus's money, separate from the house's."""
        return f"bonus/{self.name}"

    def cite(self, key: str) -> str:
        """The cite key of the house's rule for this bonus."""
        return f"bonus.{key}.{self.name}"

    def due(self, at: Moment) -> Moment:
        """The next moment at which the prize grows."""
        if self.grows == "daily":
            return next_at(at, DAY, self.hour * HOUR)
        return next_at(at, WEEK, FIRST_MONDAY + self.hour * HOUR)
