"""Damaged files of hands: each is read, or refused in one line."""

from random import Random

import pytest

from cardhouse.formats import HistoryError
from cardhouse.formats.families import histories
from cardhouse.rulebook import Posted, load
from tests.unit.formats.pot.samples import texts

DAMAGED = 60
SCRAPS = ("", "-", "0", "9" * 20, "??", "inf", "nan", "p9", "[", "quote", "\x00", "ü", "1e9")


def find(house: str, game: str) -> Posted:
    """A game that is really there."""
    if house != "tommys" or game not in load("tommys").games:
        raise HistoryError(f"no game {game!r} at {house!r}")
    return load("tommys").games[game]


def damaged(text: str, random: Random) -> str:
    """A text with something cut out, put in, doubled or exchanged."""
    for _ in range(random.randint(1, 3)):
        start = random.randrange(len(text))
        end = start + random.choice((1, 2, 5, 40, 400))
        scrap = random.choice((*SCRAPS, text[start:end] * 2, text[end : end + 9]))
        text = text[:start] + scrap + text[random.choice((start, end)) :]
    return text


@pytest.mark.parametrize("number", range(len(texts())), ids=lambda n: f"{texts()[n][0]} {n}")
def test_damaged_files_are_refused_in_one_line(number: int) -> None:
    form, text = texts()[number]
    random, refused = Random(number), 0
    for _ in range(DAMAGED):
        try:
            list(histories(damaged(text, random).encode(), "hands", find, form))
        except HistoryError as error:
            refused += 1
            assert str(error).startswith("hands: ") and len(str(error).splitlines()) == 1
    assert refused > DAMAGED // 4
