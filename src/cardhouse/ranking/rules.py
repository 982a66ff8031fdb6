"""Options in the ranking of hands, as data."""

from typing import Literal

import msgspec

SuitOrder = Literal["cdhs", "shdc"]


class High(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A house's ranking of high hands."""

    joker: Literal["none", "bug", "wild"] = "none"
    """A bug is an ace, or completes a straight or a flush; a wild joker is any card."""
    wild_rank: Literal["", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] = ""
    """A rank whose four cards are wild too: "2" for deuces wild."""
    five_of_a_kind: Literal["above-royal", "below-royal"] = "above-royal"
    """The place of five of a kind: above or below a royal flush."""
    straight_beats_flush: bool = False
    """True if a straight beats a flush."""
    flush_beats_full_house: bool = False
    """True if a flush beats a full house, as where the low ranks are left out of the deck."""
    ace_below_six: bool = False
    """True if an ace also stands below a six: A-6-7-8-9 is the lowest straight."""
    wheel: Literal["lowest", "second"] = "lowest"
    """The place of A-2-3-4-5 among the straights: last, or just below A-K-Q-J-T."""
    qualifier: Literal["none", "pair"] = "none"
    """The lowest hand that can win; a hand below it has the value 0."""
    suits_break_ties: bool = False
    """True if suits decide between two equal hands."""
    suit_order: SuitOrder = "cdhs"
    """Suits from the lowest up."""

    def __post_init__(self) -> None:
        """Refuse a bug beside wild cards: no rule says how to read them together."""
        if self.wild_rank and self.joker == "bug":
            raise ValueError("a joker beside a wild_rank must be wild too, not a bug")
        if self.ace_below_six and (self.joker != "none" or self.wild_rank):
            raise ValueError("an ace_below_six is for games without wild cards")
        if self.flush_beats_full_house and self.straight_beats_flush:
            raise ValueError("straight_beats_flush or flush_beats_full_house, not both")


class Low(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A house's ranking of low hands: ace to five, unless it says otherwise."""

    aces: Literal["low", "high"] = "low"
    """The ace as the lowest card or the highest."""
    straights_and_flushes: bool = False
    """True if straights and flushes count, and so spoil a low hand."""
    apart: bool = False
    """True if only cards of different ranks and suits count, up to four of them: badugi."""

    qualifier: int | None = None
    """The highest card a low may hold: 8 for eight or better. None lets every hand win."""
    joker: Literal["none", "lowest"] = "none"
    """The joker is the lowest rank missing from its owner's hand, and nothing else."""
    suits_break_ties: bool = False
    """True if suits decide between two equal lows."""
    suit_order: SuitOrder = "cdhs"
    """Suits from the lowest up; the lower suit wins between two equal lows."""

    def __post_init__(self) -> None:
        """Refuse a qualifier met by every hand or by none, and lows that no rule explains."""
        others = (
            self.aces != "low",
            self.straights_and_flushes,
            self.qualifier,
            self.joker != "none",
        )
        if self.apart and any(others):
            raise ValueError("a low of cards `apart` has no other options")
        if not self.ace_to_five and (self.joker != "none" or self.suits_break_ties):
            raise ValueError("only an ace-to-five low has a joker or suits that break ties")
        if self.qualifier is not None and not 5 <= self.qualifier <= 13:
            raise ValueError(f"qualifier must be 5 to 13 (a king), not {self.qualifier}")

    @property
    def ace_to_five(self) -> bool:
        """True if only ranks count, with the ace lowest."""
        return self.aces == "low" and not (self.straights_and_flushes or self.apart)
