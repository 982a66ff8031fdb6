"""`replay` reads histories back, checks them and tells them in words."""

import io
import sys
from pathlib import Path

import pytest

from cardhouse.cli.viewers import viewer
from tests.unit.cli.calls import call, complaint

DEAL = ("deal", "tommys", "holdem", "--hands", "3", "--seed", "7")


@pytest.fixture
def file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    """Three hands in a file."""
    made = tmp_path / "hands.jsonl"
    made.write_text(call(capsys, *DEAL, "--json").out, encoding="utf-8")
    return made


def test_a_replay_tells_what_the_deal_told(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    called = call(capsys, "replay", str(file))
    assert (called.code, called.err) == (0, "")
    assert called.out == call(capsys, *DEAL).out


def test_one_hand_as_one_seat_saw_it(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    called = call(capsys, "replay", str(file), "--hand", "2", "--viewer", "3")
    assert called.lines[0].startswith("Hand 2: ")
    dealt = [line for line in called.lines if " is dealt " in line]
    assert len(dealt) == 1 and dealt[0].startswith("Cora is dealt ")
    rail = call(capsys, "replay", str(file), "--viewer", "0")
    assert " is dealt " not in rail.out


def test_the_histories_again_as_data(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert call(capsys, "replay", str(file), "--json").out == file.read_text(encoding="utf-8")
    seen = call(capsys, "replay", str(file), "--json", "--viewer", "0").out
    assert '"arranged","cards":["??","??"' in seen


def test_what_a_viewer_saw_can_be_replayed(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    seen = tmp_path / "seen.jsonl"
    seen.write_text(call(capsys, "replay", str(file), "--json", "--viewer", "2").out)
    again = call(capsys, "replay", str(seen), "--viewer", "2")
    assert again.code == 0
    assert again.out == call(capsys, "replay", str(file), "--viewer", "2").out


def test_histories_come_from_a_pipe_too(
    capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    piped = io.TextIOWrapper(io.BytesIO(file.read_bytes()))
    monkeypatch.setattr(sys, "stdin", piped)
    assert call(capsys, "replay", "-").out == call(capsys, *DEAL).out


def test_step_waits_for_enter_after_each_event(
    capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[str] = []
    monkeypatch.setattr("builtins.input", lambda: waited.append(""))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    whole = call(capsys, "replay", str(file), "--hand", "1", "--step")
    assert not waited, "nobody is there to press Enter"
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    stepped = call(capsys, "replay", str(file), "--hand", "1", "--step")
    assert stepped.out == whole.out
    assert len(waited) > 5


def test_another_edition_of_the_book_is_a_warning(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    text = file.read_text(encoding="utf-8")
    start = text.index('"book":"') + len('"book":"')
    file.write_text(text[:start] + "0" * 64 + text[start + 64 :], encoding="utf-8")
    called = call(capsys, "replay", str(file))
    assert called.code == 0 and called.lines[0].startswith("Hand 1: ")
    (warning,) = called.err.splitlines()
    assert warning.startswith("cardhouse: hand 1 was played under another edition of the rule book")


def test_a_truncated_file_tells_what_is_whole_and_names_the_line(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    file.write_bytes(file.read_bytes()[:-50])
    called = call(capsys, "replay", str(file))
    assert called.code == 2
    assert [line[:6] for line in called.lines if line.startswith("Hand ")] == ["Hand 1", "Hand 2"]
    what = "line 3: not a whole line of JSON: Input data was truncated"
    assert called.err == f"cardhouse: {file}: {what}\n"


def test_a_hand_that_breaks_the_laws_is_a_failed_check(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    text = file.read_text(encoding="utf-8")
    bad = text.replace('"event":"blind-posted","cite":"blind.small"', '"event":"dead-posted"', 1)
    bad = bad.replace('"amount":100}', '"amount":100000}', 1)
    assert bad != text
    file.write_text(bad, encoding="utf-8")
    line = complaint(capsys, "replay", str(file), code=1)
    assert line.startswith(f"{file}: hand 1: event ")
    assert "(dead-posted) cannot have happened" in line


@pytest.mark.parametrize(
    ("argv", "what"),
    [
        (("--hand", "9"), "{file}: no hand 9 in this file"),
        (("--hand", "x"), "argument --hand: 'x' is not a whole number"),
        (("--viewer", "me"), "argument --viewer: 'me' is no seat: a number, or all"),
        (("--house", "nowhere"), "no house 'nowhere'"),
    ],
)
def test_a_bad_option_is_refused(
    capsys: pytest.CaptureFixture[str], file: Path, argv: tuple[str, ...], what: str
) -> None:
    assert complaint(capsys, "replay", str(file), *argv).startswith(what.format(file=file))


def test_a_missing_or_empty_file_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = tmp_path / "no.jsonl"
    assert (
        complaint(capsys, "replay", str(missing))
        == f"{missing} cannot be read: No such file or directory"
    )
    assert (
        complaint(capsys, "replay", str(tmp_path)) == f"{tmp_path} cannot be read: Is a directory"
    )
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    assert complaint(capsys, "replay", str(empty)) == f"{empty}: no hands in this file"


def test_a_history_of_an_unknown_house_or_table_is_refused(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"tommys"', '"nowhere"'), encoding="utf-8")
    assert complaint(capsys, "replay", str(file)).startswith("no house 'nowhere'")
    assert call(capsys, "replay", str(file), "--house", "tommys").code == 0
    file.write_text(text.replace('"table":"2-4"', '"table":"9-18"'), encoding="utf-8")
    assert complaint(capsys, "replay", str(file)).startswith("no table '9-18'")


def test_a_viewer_is_a_seat_or_all() -> None:
    assert viewer("all") == "all"
    assert viewer("0") == 0
