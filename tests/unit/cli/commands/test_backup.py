"""`cardhouse backup` and `restore`: a room copied and made again; every refusal is one line."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit.days import room_in
from tests.unit.cli.calls import call, complaint

Capsys = pytest.CaptureFixture[str]


@pytest.fixture
def room(tmp_path: Path) -> str:
    return str(room_in(tmp_path / "room"))


def test_there_and_back(room: str, tmp_path: Path, capsys: Capsys) -> None:
    backup, again = str(tmp_path / "backup"), str(tmp_path / "again")
    copied = call(capsys, "backup", backup, "--data", room)
    assert copied.lines == [
        "1,981 events in 6 streams: copied and checked.",
        f"`cardhouse restore {backup}` makes a room of them again.",
    ]
    assert stat.S_IMODE(Path(backup).stat().st_mode) == 0o700
    restored = call(capsys, "restore", backup, "--data", again)
    assert restored.lines == [
        "1,981 events in 6 streams: restored and checked.",
        f"`cardhouse open --data {again}` opens the room.",
    ]
    reports = [
        call(capsys, "report", "--data", each, "--day", "2026-11-16").out for each in (room, again)
    ]
    assert reports[0] == reports[1]
    audited = [call(capsys, "verify", "--data", each, "--json").data for each in (room, again)]
    assert audited[0] == audited[1]


def test_a_backup_as_data(room: str, tmp_path: Path, capsys: Capsys) -> None:
    backup = str(tmp_path / "backup")
    found = call(capsys, "backup", backup, "--data", room, "--json").data
    assert found["backup"] == backup
    assert (found["copied"]["events"], found["copied"]["streams"]) == (1981, 6)


def test_refusals(room: str, tmp_path: Path, capsys: Capsys) -> None:
    backup, nowhere = str(tmp_path / "backup"), str(tmp_path / "nowhere")
    words = complaint(capsys, "backup", backup, "--data", nowhere)
    assert words == f"{nowhere}: there is no such folder; `cardhouse open --data` makes one"
    words = complaint(capsys, "restore", backup, "--data", nowhere)
    assert words == f"{backup}: there is no backup; name a folder that `backup` made"
    assert not Path(backup).exists() and not Path(nowhere).exists()
    words = complaint(capsys, "backup", room, "--data", room, code=1)
    there = "there is a room already, and it is never written over"
    assert words == f"{room}/room.db: {there}"
    call(capsys, "backup", backup, "--data", room)
    assert complaint(capsys, "backup", backup, "--data", room, code=1).endswith(there)
    assert complaint(capsys, "restore", backup, "--data", room, code=1).endswith(there)


def test_a_damaged_backup_makes_no_room(room: str, tmp_path: Path, capsys: Capsys) -> None:
    backup, again = tmp_path / "backup", tmp_path / "again"
    call(capsys, "backup", str(backup), "--data", room)
    with closing(sqlite3.connect(backup / "room.db")) as db, db:
        assert db.execute("delete from events where stream = 'table/holdem' and number = 9")
    words = complaint(capsys, "restore", str(backup), "--data", str(again), code=1)
    assert "event 9" in words
    assert not again.exists()
