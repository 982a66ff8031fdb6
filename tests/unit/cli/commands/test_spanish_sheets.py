"""Sheets for players and staff in Spanish: the posted games, the rules, and a day's report."""

from pathlib import Path

import pytest

from cardhouse.rulebook import AnyPosted, load
from cardhouse.rulebook.files import houses
from tests.kit.days import FIRST, room_in
from tests.unit.cli.calls import call
from tests.unit.cli.play.test_spanish import english_in

SPANISH = ("--language", "es")
Capsys = pytest.CaptureFixture[str]


def test_posted_games(capsys: Capsys) -> None:
    said = call(capsys, "games", *SPANISH).out
    assert "Cuota: " in said and " jugadores\n" in said and "    Mesa " in said
    books = [load(name) for name in houses()]
    names = [text for book in books for text in (book.id, book.room.name, book.room.address)]
    names += [text for book in books for post in book.posts().values() for text in titles(post)]
    assert english_in(said, *names) == set()


def titles(post: AnyPosted) -> tuple[str, ...]:
    """The name and the title of a game or a mix, and the names of its tables."""
    return post.name, post.title, *(table.name for table in post.page.table)


def test_rules_have_spanish_labels_and_their_own_words(capsys: Capsys) -> None:
    one = call(capsys, "rules", "tommys", "holdem", "--id", "TOM-HE-33", *SPANISH)
    assert "Fuente: " in one.out and "Responde por: bet.cap" in one.out
    text = load("tommys").games["holdem"].rules["TOM-HE-33"].text
    assert " ".join(text.split()) in " ".join(one.out.split())
    top = call(capsys, "rules", "tommys", "holdem", *SPANISH).out
    assert "Mesa 2-4: " in top and "Práctica general" in top


def test_the_report_of_a_day(tmp_path: Path, capsys: Capsys) -> None:
    data = str(room_in(tmp_path))
    for more in ((), ("--table", "holdem"), ("--player", "Ann")):
        said = call(capsys, "report", "--data", data, "--day", FIRST, *more, *SPANISH)
        assert said.code == 0 and "Comparado con el libro mayor, y coincide" in said.out
        assert english_in(said.out, *NAMES) == set()


# Words of the room's own data: tables, games, bonuses, and the reasons that were typed.
NAMES = ("holdem", "lo-ball", "no-bust-blackjack")
