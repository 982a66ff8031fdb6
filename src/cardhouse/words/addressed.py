"""What is said of a player, as it is said to him."""

import re
from typing import Final

# What somebody does; "is" and "has" are words of their own.
_DOES: Final = re.compile(r"^(You|You, behind [^,]+,) (?!is\b|has\b)([a-z]+s)\b")
# After these sounds the others hear another syllable: "passes", "fetches", "goes".
_SYLLABLE: Final = ("sses", "shes", "ches", "xes", "zzes", "oes")


def _do(verb: str) -> str:
    """What somebody does, as it is said to them: "goes" is "go"."""
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(_SYLLABLE) else verb[:-1]


def addressed(text: str) -> str:
    """A line about the player whom the others call You, as it is said to him."""
    text = _DOES.sub(lambda found: f"{found[1]} {_do(found[2])}", text)
    text = re.sub(r"^You \((hand|spot) (\d)\)", r"Your \1 \2", text)
    text = re.sub(r"^You is\b", "You are", text)
    text = re.sub(r"^You has\b", "You have", text)
    if text.startswith("You "):
        text = text.replace(" and is all-in", " and are all-in").replace(" and says ", " and say ")
    text = re.sub(r"^The (hand|bet) of You\b", r"Your \1", text)
    text = re.sub(r"\bthe (hand|bet) of You\b", r"your \1", text)
    return re.sub(r" to You\b", " to you", text)
