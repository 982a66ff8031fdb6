"""What houses order differently, as data."""

from typing import Literal

import msgspec

SuitOrder = Literal["cdhs", "shdc"]


class High(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a house ranks high hands."""

    joker: Literal["none", "bug", "wild"] = "none"
    """A bug is an ace, or completes a straight or a flush; a wild joker is any card."""
    wild_rank: Literal["", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] = ""
    """A rank whose four cards are wild too: "2" for deuces wild."""
    five_of_a_kind: Literal["above-royal", "below-royal"] = "above-royal"
    straight_beats_flush: bool = False
    wheel: Literal["lowest", "second"] = "lowest"
    """Where A-2-3-4-5 stands among the straights: last, or just below A-K-Q-J-T."""
    qualifier: Literal["none", "pair"] = "none"
    """The least hand that can win; a hand below it has the value 0."""
    suits_break_ties: bool = False
    suit_order: SuitOrder = "cdhs"
    """Suits from the lowest up."""

    def __post_init__(self) -> None:
        """Refuse a bug beside wild cards, which no rule says how to read."""
        if self.wild_rank and self.joker == "bug":
            raise ValueError("a joker beside a wild_rank must be wild too, not a bug")


class Low(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a house ranks low hands: ace to five, straights and flushes ignored."""

    qualifier: int | None = None
    """The highest card a low may hold: 8 for eight or better. None lets every hand win."""
    joker: Literal["none", "lowest"] = "none"
    """The joker is the lowest rank its owner does not hold, and nothing else."""
    suits_break_ties: bool = False
    suit_order: SuitOrder = "cdhs"
    """Suits from the lowest up; of two equal lows the one with the lower suit wins."""

    def __post_init__(self) -> None:
        """Refuse a qualifier that every hand or no hand meets."""
        if self.qualifier is not None and not 5 <= self.qualifier <= 13:
            raise ValueError(f"qualifier must be 5 to 13 (a king), not {self.qualifier}")
