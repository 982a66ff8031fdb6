"""Hands in words, as a dealer reads them."""

from collections.abc import Sequence
from typing import Final

from cardhouse.cards import RANK_WORDS, RANKS

_ONE: Final = tuple(word.capitalize() for word in RANK_WORDS)
_MANY: Final = tuple("Sixes" if word == "Six" else f"{word}s" for word in _ONE)
_WHEEL: Final = "5-4-3-2-A"


def spell(ranks: Sequence[int]) -> str:
    """The ranks of a hand, the most important first: "K-K-A-8-7"."""
    return "-".join(RANKS[rank] for rank in ranks)


def high_name(category: str, ranks: Sequence[int]) -> str:
    """A high hand in words: "Kings full of Sevens", "Ace-high flush"."""
    first, last = ranks[0], ranks[-1]
    match category:
        case "royal flush":
            return "Royal flush"
        case "straight flush" | "straight":
            return f"{_ONE[_top_of_run(ranks)]}-high {category}"
        case "flush":
            return f"{_ONE[first]}-high flush"
        case "full house":
            return f"{_MANY[first]} full of {_MANY[last]}"
        case "two pair":
            return f"Two pair, {_MANY[first]} and {_MANY[ranks[2]]}"
        case "high card":
            return f"{_ONE[first]} high"
        case _:
            return _alike(category, first)


def low_name(category: str, ranks: Sequence[int]) -> str:
    """A low hand in words and ranks: "Seven low: 7-5-4-2-A"."""
    spelled = spell(ranks)
    match category:
        case "no pair":
            # An ace is first only as the highest card.
            kind = "high" if spelled.startswith("A") else "low"
            words = "Wheel" if spelled == _WHEEL else f"{_ONE[ranks[0]]} {kind}"
        case "full house" | "two pair" | "straight" | "flush" | "straight flush":
            words = high_name(category, ranks)
        case _:
            words = _alike(category, ranks[0])
    return f"{words}: {spelled}"


def front_name(ranks: Sequence[int]) -> str:
    """A two-card hand in words: "Pair of Nines", "King-Queen"."""
    high, low = ranks
    return f"Pair of {_MANY[high]}" if high == low else f"{_ONE[high]}-{_ONE[low]}"


def _alike(category: str, rank: int) -> str:
    number = {
        "one pair": "Pair of",
        "three of a kind": "Three",
        "four of a kind": "Four",
        "five of a kind": "Five",
    }[category]
    return f"{number} {_MANY[rank]}"


def _top_of_run(ranks: Sequence[int]) -> int:
    # A wheel that ranks as the second straight is listed ace first, and is still five high.
    return ranks[0] if ranks[1] == ranks[0] - 1 else ranks[1]
