"""`cardhouse strategy`: the chart on the screen, as a page, a drawing and a picture."""

import json
import struct
import zlib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.unit.cli.calls import call

Capsys = pytest.CaptureFixture[str]

GAME = "no-bust-blackjack"
HOUSE = "ven-a-mexico"


def test_the_chart_is_printed_with_a_legend(capsys: Capsys) -> None:
    out = call(capsys, "strategy", HOUSE, GAME).out
    lines = {line[:11].strip(): line[11:].split() for line in out.splitlines()}
    assert lines["hard 11"] == ["Dh"] * 9 + ["H"]
    assert lines["hard 16"] == ["S"] * 5 + ["H", "H", "R", "R", "R"], "with three cards or more"
    assert lines["A, A"] == ["P"] * 9 + ["H"]
    assert "Rh  surrender, or hit" in out
    assert "After a double, or with a split ace" in out


def test_values_of_every_choice_are_printed_on_demand(capsys: Capsys) -> None:
    out = call(capsys, "strategy", HOUSE, GAME, "--values").out
    assert "The value of each choice" in out
    # Twenty against a six, in percent of the wager.
    row = next(line for line in out.splitlines() if line.startswith("hard 20") and "." in line)
    assert row.split()[2] == "S" and 60 < float(row.split()[7]) < 75


def test_the_chart_is_data_too(capsys: Capsys) -> None:
    found = json.loads(call(capsys, "strategy", HOUSE, GAME, "--values", "--json").out)
    assert found["chart"]["first"]["hard 12"] == "HHSSSHHHHR"
    values = found["values"]["8, 8"]
    assert len(values["split"]) == 10
    best = [max(values[choice][i] for choice in values) for i in range(10)]
    for i, letter in enumerate(found["chart"]["pairs"]["8"]):
        assert (values["split"][i] == best[i]) == (letter == "P")


def test_a_page_a_drawing_and_a_picture_are_written(capsys: Capsys, tmp_path: Path) -> None:
    page, drawing, picture = (tmp_path / f"chart.{kind}" for kind in ("html", "svg", "png"))
    files = ("--html", str(page), "--svg", str(drawing), "--png", str(picture))
    found = call(capsys, "strategy", HOUSE, GAME, *files, "--values")
    assert found.code == 0 and found.out.count("Ven-A-Mexico, 6 decks") == 3
    text = page.read_text()
    assert text.startswith("<!doctype html>") and "The value of each choice" in text
    assert ElementTree.parse(drawing).getroot().tag.endswith("svg")
    # The drawing has one more, because its legend is made of cells too.
    assert drawing.read_text().count(">P</text>") - 1 == text.count('<td class="P">P</td>') > 50
    _test_png(picture.read_bytes())


def _test_png(data: bytes) -> None:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    place, raw = 8, b""
    while place < len(data):
        (size,) = struct.unpack(">I", data[place : place + 4])
        name, body = data[place + 4 : place + 8], data[place + 8 : place + 8 + size]
        assert struct.unpack(">I", data[place + 8 + size : place + 12 + size])[0] == zlib.crc32(
            name + body
        )
        raw += body if name == b"IDAT" else b""
        place += 12 + size
    dots = zlib.decompress(raw)
    assert len(dots) == height * (1 + 3 * width)
    # Standing is green, and covers much of the chart.
    assert dots.count(bytes.fromhex("3a7d44")) > 10_000


def test_a_file_that_cannot_be_written_is_one_line(capsys: Capsys, tmp_path: Path) -> None:
    found = call(capsys, "strategy", HOUSE, GAME, "--html", str(tmp_path / "none" / "x.html"))
    assert found.code == 2 and "cannot be written" in found.err


def test_a_game_without_a_chart_is_refused(capsys: Capsys) -> None:
    found = call(capsys, "strategy", "tommys", "holdem")
    assert found.code == 2 and "Texas Hold'em is not blackjack" in found.err
