"""Whole hands at the terminal: nothing is pushed off the screen, whatever is typed."""

import pytest

from cardhouse.rulebook import load
from cardhouse.rulebook.files import houses
from tests.unit.cli.play.person import Person

# Every game of every house, and every table whose game changes.
EVERY = [(house, game) for house in houses() for game in (*load(house).games, *load(house).mixed)]
LAID = [
    ("tommys", "holdem", "en"),
    ("tommys", "stud7", "es"),
    ("tommys", "pan", "es"),
    ("tommys", "pai-gow-poker", "en"),
    ("lo-ball-room", "no-bust-blackjack", "es"),
    ("button-room", "dealers-choice", "en"),
]


def fits(person: Person, size: tuple[int, int]) -> None:
    """Every screen at which something is asked fits, with its title on top."""
    width, height = size
    for frame in person.frames:
        text = "\n".join(frame)
        assert len(frame) <= height, text
        assert max(map(len, frame)) <= width, text
        assert person.sitting.sight.posted.room.name in frame[0], text


@pytest.mark.parametrize(("house", "game", "language"), LAID)
def test_a_hand_with_mistakes_fits_the_smallest_screen(
    house: str, game: str, language: str
) -> None:
    person = Person(house, game, language=language, seats=8)
    assert len(person.sitting.histories) == 1
    assert sum("dance" in "".join(frame) for frame in person.frames) >= 1, "mistakes are named"
    fits(person, (80, 24))


@pytest.mark.long
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("house", "game"), EVERY)
def test_hands_of_every_game_fit(
    house: str, game: str, language: str, size: tuple[int, int]
) -> None:
    for seats, seed in ((8, 3), (2, 5)):
        fits(
            Person(house, game, language=language, size=size, seats=seats, seed=seed, hands=2), size
        )


def test_a_small_window_is_told_what_the_table_needs() -> None:
    person = Person("tommys", "holdem", size=(60, 18), errs=False)
    assert "The table needs a window of 76 by 21 characters" in " ".join(person.frames[0])
    assert "make this" not in " ".join(Person("tommys", "holdem", errs=False).frames[0])


def test_a_banked_hand_ends_with_the_persons_own_result_in_full() -> None:
    person = Person("tommys", "pai-gow-poker", seats=6, seed=5, errs=False)
    last = " ".join(" ".join(person.frames[-1]).split())
    assert "Front: " in last and " Back: " in last and "…" not in last
    own, account = last.index("Front: "), last.index("You have $")
    assert any(each in last[own:account] for each in ("you win", "You win", "push", "ou lose"))


def test_a_person_who_closes_the_input_at_once_is_said_goodbye(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def gone(self: Person, prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr(Person, "_read", gone)
    said = Person("tommys", "holdem").out.getvalue()
    assert "You leave after 0 hands" in said and "Nobody answers" not in said


@pytest.mark.parametrize("asked", ["help", "report", "rules", "rules raise", "history"])
def test_a_long_answer_waits_for_its_reader(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter([asked, *("",) * 40])
    pages = list[str]()
    begin = 0

    def read(self: Person, prompt: str) -> str:
        nonlocal begin
        said = self.out.getvalue()
        pages.append(said[begin:].rsplit("\x1b[2J", 1)[-1] + prompt)
        begin = len(said)
        if len(pages) > 1 and prompt == "> ":
            raise EOFError
        return next(lines)

    monkeypatch.setattr(Person, "_read", read)
    Person("tommys", "no-bust-blackjack", language="es", seats=4)
    assert all(len(page.split("\n")) < 24 for page in pages[1:]), pages
    whole = "".join(pages[1:])
    if asked == "help":
        assert "take / pass" in pages[1] and "Enter" in pages[1].rsplit("\n", 1)[-1]
        assert "quit" in whole
