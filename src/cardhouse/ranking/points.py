"""Twenty-one: the count of a hand, soft or hard, with a joker, or as a natural."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from cardhouse.cards import JOKER, RANKS, Card

BEST: Final = 21

Natural = Literal["ace-ten", "two-aces", "ace-joker", "two-jokers"]
# The word that a dealer calls with the number of a total.
Call = Literal["natural", "joker", "soft", "hard", "over"]

_NATURALS: Final[dict[tuple[str, ...], Natural]] = {
    ("ace", "ten"): "ace-ten",
    ("ace", "ace"): "two-aces",
    ("ace", "joker"): "ace-joker",
    ("joker", "joker"): "two-jokers",
}
_PIPS: Final = {rank: min(place + 2, 10) for place, rank in enumerate(RANKS)} | {"A": 1}


class Points(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A house's count of twenty-one."""

    naturals: tuple[Natural, ...] = ()
    """First two cards that beat every other hand."""
    joker: Literal["none", "makes-21"] = "none"
    """No joker in the deck, or one that makes 21 of any hand it is in."""
    natural_shown: Literal["21", "21.5"] = "21"
    """The way a natural is written; 21.5 if its ace is said to count eleven and a half."""


class Total(msgspec.Struct, frozen=True, kw_only=True):
    """The count of a hand."""

    points: int
    """The better count of its aces; 21 with a joker and for a natural."""
    kind: Literal["hard", "soft", "joker", "natural"]
    """Soft: an ace counts eleven."""
    natural: Natural | None = None

    @property
    def soft(self) -> bool:
        """True if an ace counts eleven."""
        return self.kind == "soft"

    @property
    def over(self) -> bool:
        """True if the hand is over 21; in these games it may still be saved."""
        return self.points > BEST

    @property
    def standing(self) -> int:
        """The hand's order against others: a natural, then 21 and down, then 22 and up."""
        if self.over:
            return BEST - self.points
        return self.points + (self.natural is not None)


def total(cards: Sequence[Card], rules: Points, *, split: bool = False) -> Total:
    """Count a hand; only the first two cards, not made by a split, can be a natural."""
    natural = None if split else _natural(cards, rules)
    if natural is not None:
        return Total(points=BEST, kind="natural", natural=natural)
    if JOKER in cards:
        if rules.joker == "none":
            raise ValueError("a joker has no count in a game without jokers")
        return Total(points=BEST, kind="joker")
    hard = sum(_PIPS[card[0]] for card in cards)
    if hard + 10 <= BEST and any(card[0] == "A" for card in cards):
        return Total(points=hard + 10, kind="soft")
    return Total(points=hard, kind="hard")


def called(count: Total, rules: Points) -> tuple[Call, str]:
    """A total as a dealer calls it, and its number: "soft", "17"; "natural", "21.5"."""
    shown = rules.natural_shown if count.kind == "natural" else str(count.points)
    return "over" if count.over else count.kind, shown


def total_words(count: Total, rules: Points) -> str:
    """The same in words: "soft 17", "natural 21.5", "23, over"."""
    call, shown = called(count, rules)
    if call in ("joker", "over"):
        return f"{shown} with a joker" if call == "joker" else f"{shown}, over"
    return f"{call} {shown}"


def _natural(cards: Sequence[Card], rules: Points) -> Natural | None:
    if len(cards) != 2:
        return None
    kinds = tuple(sorted(_kind(card) for card in cards))
    found = _NATURALS.get(kinds)
    return found if found in rules.naturals else None


def _kind(card: Card) -> str:
    if card == JOKER:
        return "joker"
    if card[0] == "A":
        return "ace"
    return "ten" if _PIPS[card[0]] == 10 else "other"
