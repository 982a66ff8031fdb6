"""A strategy as a chart: one letter for each total and up card. Plain data, for bots and people."""

from typing import Final, Literal

from msgspec import Struct

from cardhouse.analysis.blackjack.rules import Rules

Play = Literal["hit", "stand", "double", "split", "surrender"]
# The columns of every row, from the bank's two to its ace.
UPS: Final = "23456789TA"
LETTERS: Final[dict[str, Play]] = {
    "S": "stand",
    "H": "hit",
    "D": "double",
    "P": "split",
    "R": "surrender",
}
NO_SPLIT: Final = "-"

# Letters by the bank's up card, under the name of a total or of a pair: "hard 12", "8".
Table = dict[str, str]


class Chart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A play for every hand of one rule set."""

    # Pairs to split, and to split again if allowed.
    pairs: Table
    # The first two cards; and the play if neither a double nor a surrender is allowed.
    first: Table
    draws: Table
    # Two cards of a split hand, and hands of three or more cards.
    split: Table
    more: Table
    # Hands that take no more cards but may still be surrendered.
    closed: Table

    def pair(self, rank: str, up: str) -> bool:
        """True if a pair is split."""
        return _letter(self.pairs, kind_of(rank), up) == "P"

    def wishes(self, points: int, soft: bool, up: str, *, cards: int, split: bool) -> list[Play]:
        """The chart's plays for a hand, best first."""
        name = total_name(points, soft)
        if cards > 2:
            return _wishes(_letter(self.more, name, up), "")
        best = _letter(self.split if split else self.first, name, up)
        return _wishes(best, _letter(self.draws, name, up))

    def gives_up(self, points: int, soft: bool, up: str) -> bool:
        """True if a hand that takes no more cards is surrendered."""
        return _letter(self.closed, total_name(points, soft), up) == "R"


def total_name(points: int, soft: bool) -> str:
    """A row's name: "soft 17"."""
    return f"{'soft' if soft else 'hard'} {points}"


def kind_of(card: str) -> str:
    """A card as charts name it: pictures are tens."""
    return "T" if card[0] in "JQK" else card[0]


def fingerprint(rules: Rules) -> str:
    """A name for the rules of a chart, without options that change no value."""
    import hashlib

    import msgspec
    from msgspec.structs import replace

    bare = replace(
        rules,
        points=replace(rules.points, natural_shown="21"),
        play=replace(rules.play, jackpot=False),
    )
    return hashlib.sha256(msgspec.json.encode(bare, order="deterministic")).hexdigest()[:16]


def _letter(table: Table, name: str, up: str) -> str:
    row = table.get(name)
    return row[UPS.index(kind_of(up))] if row else ""


def _wishes(best: str, second: str) -> list[Play]:
    letters = [letter for letter in (best, second) if letter in LETTERS]
    return [LETTERS[letter] for letter in dict.fromkeys(letters)]
