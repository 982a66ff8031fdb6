"""What is said of a player, as it is said to him."""

import re
from typing import Final

_VERBS: Final = (
    "post|call|raise|bet|check|fold|show|muck|play|win|pay|stake|put|stay|draw|stand|get|ante|bring"
    "|take|hit|double|split|surrender|insure|lose|push|leave|add|shake|set|pass|ask|let|cover|open"
    "|discard|lay|collect|retire|go|lack|force|give|sit|buy|wait|fetch"
)


def addressed(text: str) -> str:
    """A line about the player whom the others call You, as it is said to him."""
    text = re.sub(rf"^You ({_VERBS})e?s\b", r"You \1", text)
    text = re.sub(rf"^(You, behind [^,]+,) ({_VERBS})e?s\b", r"\1 \2", text)
    text = re.sub(r"^You \((hand|spot) (\d)\)", r"Your \1 \2", text)
    text = re.sub(r"^You is\b", "You are", text)
    text = re.sub(r"^You has\b", "You have", text)
    if text.startswith("You "):
        text = text.replace(" and is all-in", " and are all-in").replace(" and says ", " and say ")
    text = re.sub(r"^The (hand|bet) of You\b", r"Your \1", text)
    text = re.sub(r"\bthe (hand|bet) of You\b", r"your \1", text)
    return re.sub(r" to You\b", " to you", text)
