"""A room's folder: closed to others from the first byte, and removed if no room was made."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardhouse.room.premises import FILE, LOCK, locked, premises
from cardhouse.store import Append, Record, StoreError

# Make a room and write to it, while watching everything Python and SQLite do.
WATCHED = """
import asyncio, json, os, sqlite3, sys
from pathlib import Path

from cardhouse.room.room import Room
from cardhouse.room.premises import premises
from cardhouse.rulebook import posted

top, seen, connect, game = Path(sys.argv[1]), {}, sqlite3.connect, posted("tommys", "holdem")

def look(*ignored):
    for folder, folders, files in os.walk(top):
        for name in (*folders, *files):
            path = os.path.join(folder, name)
            if os.path.exists(path):
                mode = os.stat(path).st_mode & 0o777
                seen.setdefault(os.path.relpath(path, top), set()).add(mode)

def connected(*args, **options):
    db = connect(*args, **options)
    db.set_trace_callback(look)
    return db

async def main():
    async with premises(top / "above" / "room", None) as store:
        room = Room(store)
        await room.open()
        await room.spread("holdem", game)
        look()

sqlite3.connect = connected
sys.addaudithook(lambda event, args: look() if event in EVENTS else None)
EVENTS = ("open", "os.mkdir", "os.chmod", "sqlite3.connect")
os.umask(int(sys.argv[2], 8))
asyncio.run(main())
print(json.dumps({name: sorted(modes) for name, modes in seen.items()}))
"""


@pytest.mark.parametrize("umask", ["0", "022", "077", "0777"])
def test_nobody_else_can_look_at_any_moment(tmp_path: Path, umask: str) -> None:
    done = subprocess.run(
        (sys.executable, "-c", WATCHED, str(tmp_path), umask),
        capture_output=True,
        text=True,
        timeout=180,
        check=True,
    )
    modes = json.loads(done.stdout)
    files = {f"above/room/{name}" for name in (FILE, LOCK, f"{FILE}-wal", f"{FILE}-shm")}
    assert set(modes) == {"above", "above/room", *files}
    for name, found in modes.items():
        assert all(mode & 0o077 == 0 for mode in found), (name, found)
        assert (0o600 if name in files else 0o700) in found


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def _written(data: Path) -> None:
    async with premises(data, None) as store:
        epoch = await store.claim("cage", "me")
        records = (Record(b"{}"),)
        first = Append(stream="cage", expected=0, command="c", at="2026", records=records)
        await store.append(first, epoch)


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """A room left by an older version: everybody can read it."""
    data = tmp_path / "room"
    asyncio.run(_written(data))
    data.chmod(0o755)
    for each in (FILE, LOCK):
        (data / each).chmod(0o644)
    return data


def test_a_room_that_others_could_read_is_closed_to_them_in_one_line(
    room: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with locked(room):
        assert (mode(room), mode(room / FILE), mode(room / LOCK)) == (0o700, 0o600, 0o600)
    words = f"others could read the folder, {FILE}, {LOCK}; now only you can"
    assert caplog.messages == [f"{room}: {words}"]
    caplog.clear()
    with locked(room):
        assert caplog.messages == []


def test_a_folder_with_other_things_in_it_stays_as_it_is(room: Path) -> None:
    (room / "letters.txt").write_text("dear diary")
    (room / "letters.txt").chmod(0o644)
    with locked(room):
        assert (mode(room), mode(room / FILE)) == (0o755, 0o600)
        assert mode(room / "letters.txt") == 0o644


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
def test_what_belongs_to_somebody_else_is_left_alone(room: Path) -> None:
    os.chown(room, 12345, -1)
    with locked(room):
        assert (mode(room), mode(room / FILE)) == (0o755, 0o600)


def test_a_room_that_did_not_come_to_be_leaves_nothing_behind(tmp_path: Path) -> None:
    async def failing() -> None:
        async with premises(tmp_path / "above" / "room", None) as store:
            await store.claim("cage", "me")
            raise StoreError("no such manager")

    with pytest.raises(StoreError, match="no such manager"):
        asyncio.run(failing())
    assert list(tmp_path.iterdir()) == []


def test_what_was_there_before_stays(tmp_path: Path, room: Path) -> None:
    async def failing(data: Path) -> None:
        async with premises(data, None):
            raise StoreError("no such manager")

    empty = tmp_path / "empty"
    empty.mkdir()
    for data in (room, empty):
        with pytest.raises(StoreError, match="no such manager"):
            asyncio.run(failing(data))
    assert list(empty.iterdir()) == []
    assert {each.name for each in room.iterdir()} == {FILE, LOCK}


def test_a_room_that_fails_after_its_first_event_stays(tmp_path: Path) -> None:
    async def failing() -> None:
        async with premises(tmp_path / "room", None) as store:
            epoch = await store.claim("cage", "me")
            records = (Record(b"{}"),)
            first = Append(stream="cage", expected=0, command="c", at="2026", records=records)
            await store.append(first, epoch)
            raise StoreError("the disk is full")

    with pytest.raises(StoreError, match="the disk is full"):
        asyncio.run(failing())
    assert {each.name for each in (tmp_path / "room").iterdir()} == {FILE, LOCK}


def test_a_second_process_is_told_and_takes_nothing_away(tmp_path: Path) -> None:
    with locked(tmp_path / "room"):
        open_twice = pytest.raises(StoreError, match="another process has this room open")
        with open_twice, locked(tmp_path / "room"):
            raise AssertionError("never reached")
        assert (tmp_path / "room" / LOCK).exists()


def test_a_pipe_in_place_of_the_lock_does_not_hang(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / LOCK, 0o600)
    with locked(tmp_path):
        assert (tmp_path / LOCK).is_fifo()


@pytest.mark.parametrize("made", ["file", "folder"])
def test_a_folder_that_cannot_be_is_one_line(tmp_path: Path, made: str) -> None:
    (tmp_path / "letters.txt").write_text("dear diary")
    data = tmp_path / "letters.txt" if made == "file" else tmp_path / "letters.txt" / "room"
    with pytest.raises(StoreError, match="not a directory") as error, locked(data):
        raise AssertionError("never reached")
    assert str(error.value).startswith(str(data))


def test_without_a_home_the_room_must_be_told_where(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)

    async def opened() -> None:
        async with premises(None, None):
            raise AssertionError("never reached")

    with pytest.raises(StoreError, match="give --data"):
        asyncio.run(opened())
