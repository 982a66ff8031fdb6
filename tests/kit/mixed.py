"""Houses with a table that changes games: one game of each family, named or in turn."""

from pathlib import Path

from cardhouse.rulebook import Mixed, load
from tests.unit.rulebook.books import copied

# Blackjack in whole dollars, so that all games are played with the same chips.
BLACKJACK = "no-bust-blackjack.toml"
DOLLARS = (
    (BLACKJACK, "{ up_to = 10000, amount = 50 }", "{ up_to = 10000, amount = 100 }"),
    (BLACKJACK, "unit = 100, chip = 1 }", "unit = 100, chip = 100 }"),
)
PAGE = """
title = "{title}"
games = ["holdem", "no-bust-blackjack", "pan", "stud7-hilo"]
changing = {{ {changing} }}
silent = ["game"]

[[table]]
name = "low"
plays = {{ holdem = "2-4", no-bust-blackjack = "5-100", pan = "$1", stud7-hilo = "4-8" }}
buy_in = 20000
"""


BY_BUTTON, IN_TURN = 'by = "button"', 'by = "rotation"'


def mixed_folder(place: Path, changing: str = BY_BUTTON, *changes: tuple[str, str, str]) -> Path:
    """A house's folder with a table that spreads pot games, blackjack and pan."""
    house = copied(place, *DOLLARS)
    (house / "mix.toml").write_text(PAGE.format(title="The Mix", changing=changing))
    for name, old, new in changes:
        text = (house / name).read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {name}"
        (house / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return house


def three_kinds(place: Path, changing: str = BY_BUTTON) -> Mixed:
    """That house's mixed table."""
    return load(str(mixed_folder(place, changing))).mixed["mix"]
