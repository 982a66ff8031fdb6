"""`worth` writes a manager's page."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.unit.cli.calls import call, complaint

VOID = {"meta", "line", "polyline", "polygon", "rect"}


class Page(HTMLParser):
    """Reads a page: its words, its loaded files, and its open tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.loads: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_a_house_without_banked_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "worth.html"
    options = ("--tables", "holdem=2,stud7=1", "--pace", "holdem=40", "--html", str(file))
    called = call(capsys, "worth", "button-room", *options)
    assert (called.code, called.err) == (0, "")
    page = Page(file.read_text(encoding="utf-8"))
    assert page.open == [] and page.loads == []
    # Two tables with forty hands an hour at $2, and one with thirty.
    assert "$220" in page.words and "drop an hour at 3 open tables" in page.words
    assert any("$160" in line and "holdem" not in line for line in called.lines)
    assert "http" not in file.read_text(encoding="utf-8")


@pytest.mark.long
def test_a_house_with_a_bank_and_bonuses(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "worth.html"
    assert call(capsys, "worth", "lo-ball-room", "--html", str(file)).code == 0
    page = Page(file.read_text(encoding="utf-8"))
    assert page.open == [] and page.loads == []
    words = " ".join(page.words)
    for said in ("exact over the shoe", "Double Joker Progressive Bonus", "1 in 560", "± 1."):
        assert said in words


def test_the_figures_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, "worth", "button-room", "--json").data
    assert data["assumed"]["players"] == 6 and data["banked"] == []
    assert {drop["per_hand"] for drop in data["drops"]} == {200}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--html", "w.html", "--tables", "poker=1"), "no game 'poker' at tommys; it posts:"),
        (("--html", "w.html", "--tables", "holdem"), "'holdem': write --tables holdem=2"),
        (("--html", "w.html", "--players", "11"), "2 to 10 sit at a table, not 11"),
        (("--html", "w.html", "--hours", "25"), "a day has 24 hours, not 25"),
        (("--html", "w.html", "--bet", "ten"), "'ten' is no amount"),
        ((), "where should the page go? write --html FILE"),
    ],
)
def test_mistakes_take_one_line(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], says: str
) -> None:
    assert says in complaint(capsys, "worth", "tommys", *options)


def test_a_file_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "no" / "worth.html")
    line = complaint(capsys, "worth", "button-room", "--html", file)
    assert line == f"{file} cannot be written: No such file or directory"
