"""`cardhouse verify`: its summary, or the first bad event in one line; never a change."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cardhouse.room.clock import StoppedClock
from cardhouse.room.room import Room
from cardhouse.store import sqlite
from cardhouse.store.sqlite import SqliteStore
from tests.kit.days import SECOND, moment, room_in
from tests.unit.cli.calls import call, complaint

Capsys = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return room_in(tmp_path / "room")


def meddle(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "room.db")) as db, db:
        assert db.execute(statement).rowcount == 1


def refused(folder: Path, capsys: Capsys) -> str:
    """The one line of complaint; the file stays unchanged."""
    file = folder / "room.db"
    before = file.read_bytes()
    words = complaint(capsys, "verify", "--data", str(folder), code=1)
    assert file.read_bytes() == before
    return words


def test_a_sound_room(folder: Path, capsys: Capsys) -> None:
    before = (folder / "room.db").read_bytes()
    called = call(capsys, "verify", "--data", str(folder))
    assert called.code == 0
    chain, transfers, commands, tables = called.lines
    assert chain.endswith("events in 6 streams: every link of the chain holds.")
    assert "balances; they add up to zero." in transfers
    assert commands.endswith("commands, each applied once.")
    assert tables.startswith("3 tables replayed under 3 rule books, 42 hands: ")
    assert (folder / "room.db").read_bytes() == before
    found = call(capsys, "verify", "--data", str(folder), "--json").data
    assert found["ok"] and found["audited"]["hands"] == 42


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (
            "update events set body = cast(replace(cast(body as text), 'box', 'bax') as blob)"
            " where stream = 'table/holdem' and number = (select min(number) from events"
            " where stream = 'table/holdem' and cast(body as text) like '%hand-counted%')",
            "is damaged: it is not what was written, or not in its place",
        ),
        (
            "update events set transfers = cast(replace(cast(transfers as text), '300', '301')"
            " as blob) where stream = 'table/holdem' and number = (select min(number) from events"
            " where stream = 'table/holdem' and cast(transfers as text) like '%300%')",
            "is damaged: it is not what was written, or not in its place",
        ),
        (
            "update events set transfers = cast('[{' as blob) where stream = 'cage' and number = 3",
            "cage: event 3 is damaged: it cannot be read",
        ),
        (
            "update accounts set balance = balance + 100 where account = 'holdem/box'",
            "account holdem/box holds 25.00, but its transfers lead to 24.00",
        ),
        (
            "delete from events where stream = 'table/holdem' and number ="
            " (select max(number) from events where stream = 'table/holdem')",
            "is damaged: events are missing at the end",
        ),
        (
            "delete from commands where stream = 'cage' and command = 'ann buys'",
            "is damaged: its command ann buys is not listed as applied with it",
        ),
        (
            "delete from books where rowid = 1",
            "is not in the store",
        ),
        (
            "update books set text = cast(replace(cast(text as text), 'standard 52-card',"
            " 'standard 40-card') as blob) where cast(text as text) like '%TOM-HE-01%'",
            "is not the text that was kept as it",
        ),
        (
            "insert into commands values ('cage', 'ann buys again', 400)",
            "commands are listed as applied, and its events are of",
        ),
        (
            "insert into commands values ('people', 'zoe comes', 1)",
            "people: something is filed under it, and it is no stream",
        ),
        (
            "update snapshots set count = count + 1",
            "events are missing: there is a snapshot of later ones",
        ),
        (
            "insert into streams values ('peoples', 0, zeroblob(32), 0, '', 0)",
            "peoples: no stream of a room is called so",
        ),
    ],
    ids=[
        *("body", "transfer", "unreadable", "balance", "last", "command", "book"),
        *("falsified", "unheard", "unlisted", "later", "unknown"),
    ],
)
def test_damage_is_named(change: str, words: str, folder: Path, capsys: Capsys) -> None:
    meddle(folder, change)
    assert words in refused(folder, capsys)


OTHER_TYPES = {
    "snapshots set body = 5 where rowid = 1": "snapshots: a `body` is integer, where only blob",
    "books set text = 'no blob' where rowid = 1": "books: a `text` is text, where only blob",
    "accounts set balance = 'abc' where account = 'holdem/box'": "accounts: a `balance` is text",
    "streams set until = 'soon' where stream = 'cage'": "streams: a `until` is text",
    "streams set stream = x'ff00' where stream = 'cage'": "streams: a `stream` is blob",
}
IN_EVENTS = {
    "events set body = 'text' where stream = 'cage' and number = 1": "events: a `body` is text",
    "commands set count = 1.5 where command = 'ann buys'": "commands: a `count` is real",
}


@pytest.mark.parametrize("change", [*OTHER_TYPES, *IN_EVENTS])
def test_a_value_of_another_type_is_one_line(change: str, folder: Path, capsys: Capsys) -> None:
    """SQLite takes any value in any column, and a meddling program can use that."""
    meddle(folder, f"update {change}")
    words = (OTHER_TYPES | IN_EVENTS)[change]
    assert words in refused(folder, capsys)
    assert words in complaint(capsys, "report", "--data", str(folder), code=1)


@pytest.mark.parametrize("change", OTHER_TYPES)
def test_a_room_with_a_value_of_another_type_is_not_opened(
    change: str, folder: Path, capsys: Capsys
) -> None:
    meddle(folder, f"update {change}")
    argv = ("open", "--headless", "--data", str(folder))
    assert OTHER_TYPES[change] in complaint(capsys, *argv, code=1)


@pytest.mark.parametrize(
    "statement",
    [
        "create trigger t after insert on events begin delete from commands; end",
        "create view t as select * from accounts",
    ],
)
def test_what_runs_by_itself_in_the_file_is_not_ours(
    statement: str, folder: Path, capsys: Capsys
) -> None:
    with closing(sqlite3.connect(folder / "room.db")) as db, db:
        db.execute(statement)
    words = f"there is a {statement.split()[1]} in it that is not ours: t"
    assert words in refused(folder, capsys)
    assert words in complaint(capsys, "open", "--headless", "--data", str(folder), code=1)


def test_a_name_in_a_complaint_does_not_steer_the_terminal(folder: Path, capsys: Capsys) -> None:
    name = "'a' || char(27) || '[31m'"
    meddle(folder, f"insert into streams values ({name}, 0, zeroblob(32), 0, '', 0.0)")
    assert refused(folder, capsys).endswith("a\\x1b[31m: no stream of a room is called so")


def test_a_log_that_was_removed(folder: Path, capsys: Capsys) -> None:
    # A killed room leaves its newest events in the log.
    killed = (
        "import asyncio, os, sys; from pathlib import Path;"
        "from cardhouse.room.room import Room; from cardhouse.store.sqlite import SqliteStore\n"
        "async def main():\n"
        "    room = Room(SqliteStore(Path(sys.argv[1]) / 'room.db'))\n"
        "    await room.open()\n"
        "    await room.sell('Eve', 500, 'eve buys')\n"
        "    os._exit(9)\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run((sys.executable, "-c", killed, str(folder)), timeout=180, check=False)
    assert done.returncode == 9
    assert call(capsys, "verify", "--data", str(folder)).code == 0
    (folder / "room.db-wal").unlink()
    assert "room.db-wal is gone, damaged or cut off" in refused(folder, capsys)
    assert "room.db-wal is gone" in complaint(capsys, "report", "--data", str(folder), code=1)


def test_a_truncated_file(folder: Path, capsys: Capsys) -> None:
    file = folder / "room.db"
    file.write_bytes(file.read_bytes()[:-20_000])
    assert "not a sound database" in refused(folder, capsys)


def test_a_flipped_byte_in_the_file_is_found_where_it_lies(folder: Path, capsys: Capsys) -> None:
    file = folder / "room.db"
    whole = bytearray(file.read_bytes())
    place = whole.index(b'"event":"hand-counted"')
    whole[place + 12] ^= 1
    file.write_bytes(bytes(whole))
    assert "event" in refused(folder, capsys)


def test_a_missing_file_is_not_made(tmp_path: Path, capsys: Capsys) -> None:
    words = complaint(capsys, "verify", "--data", str(tmp_path), code=1)
    assert words == f"{tmp_path / 'room.db'}: there is no such file"
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_something_else(tmp_path: Path, capsys: Capsys) -> None:
    (tmp_path / "room.db").write_text("dear diary, " * 200)
    assert "not a sound database" in refused(tmp_path, capsys)
    with closing(sqlite3.connect(tmp_path / "other.db")) as db, db:
        db.execute("create table notes (line text)")
    (tmp_path / "other.db").replace(tmp_path / "room.db")
    assert refused(tmp_path, capsys).endswith("room.db: there is no room in this file")


def test_a_locked_database(folder: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    with closing(sqlite3.connect(folder / "room.db", isolation_level=None)) as other:
        other.execute("pragma locking_mode = exclusive")
        other.execute("begin exclusive")
        words = complaint(capsys, "verify", "--data", str(folder), code=1)
    assert words.endswith("the database is locked by another process; close it, or wait")
    assert call(capsys, "verify", "--data", str(folder)).code == 0


def test_a_room_that_goes_on_meanwhile_is_seen_at_one_moment(folder: Path, capsys: Capsys) -> None:
    with closing(sqlite3.connect(folder / "room.db", isolation_level=None)) as other:
        other.execute("pragma journal_mode = wal")
        other.execute("begin immediate")
        other.execute("update accounts set balance = balance + 100 where account = 'holdem/box'")
        assert call(capsys, "verify", "--data", str(folder)).code == 0
        other.execute("rollback")


def test_a_database_that_is_not_there(capsys: Capsys) -> None:
    words = complaint(
        capsys, "verify", "--database", "postgresql://nobody@127.0.0.1:1/none", code=1
    )
    assert words.startswith("the database is not available: ")


def test_a_folder_or_a_database_and_not_both(folder: Path, capsys: Capsys) -> None:
    words = complaint(capsys, "verify", "--data", str(folder), "--database", "postgresql://x")
    assert "not allowed with argument --data" in words


def test_heads_are_written_and_compared_later(folder: Path, capsys: Capsys, tmp_path: Path) -> None:
    heads = tmp_path / "heads.json"
    where = ("verify", "--data", str(folder))
    assert call(capsys, *where, "--write-heads", str(heads)).code == 0
    kept = json.loads(heads.read_bytes())
    assert kept["format"] == "cardhouse-heads-1"
    with closing(sqlite3.connect(folder / "room.db")) as db:
        rows = db.execute(
            "select stream, count, hex(digest) from streams where count > 0 order by stream"
        )
        wanted = [(stream, count, digest.lower()) for stream, count, digest in rows]
    assert [(h["stream"], h["count"], h["digest"]) for h in kept["heads"]] == wanted
    called = call(capsys, *where, "--heads", str(heads), "--write-heads", str(heads))
    assert called.lines[-1] == "5 earlier heads: every event up to them is unchanged."
    assert json.loads(heads.read_bytes()) == kept
    assert [each.name for each in tmp_path.iterdir() if each != folder] == ["heads.json"]
    assert call(capsys, *where, "--heads", str(heads), "--json").data["compared"] == 5


def test_a_room_of_an_earlier_day_is_known_by_its_heads(
    folder: Path, capsys: Capsys, tmp_path: Path
) -> None:
    heads, file = tmp_path / "heads.json", folder / "room.db"
    where = ("verify", "--data", str(folder))
    earlier = file.read_bytes()

    async def later() -> int:
        async with SqliteStore(file) as store:
            # Prizes of these rooms rise with the days.
            room = Room(store, clock=StoppedClock(moment(SECOND, 12)))
            await room.open()
            await room.sell("Eve", 5_00, "eve buys")
            return room.cage.count

    count = asyncio.run(later())
    assert call(capsys, *where, "--write-heads", str(heads)).code == 0
    file.write_bytes(earlier)
    assert call(capsys, *where).code == 0
    words = complaint(capsys, *where, "--heads", str(heads), code=1)
    assert words.startswith(f"cage: event {count} is damaged: events are missing: there were ")


HEAD = (
    b'{"format":"cardhouse-heads-1",'
    b'"heads":[{"stream":"cage","count":%d,"digest":"%s","at":"2026-05-01"}]}'
)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "cannot be read: No such file or directory"),
        (b"dear diary", "not a file of heads: "),
        (b"", "not a file of heads: "),
        (HEAD % (-1, b"0" * 64), "not a file of heads: "),
        (HEAD % (0, b"0" * 64), "not a file of heads: "),
        (HEAD % (1, b"00"), "not a file of heads: "),
    ],
)
def test_heads_that_cannot_be_read_are_a_mistake(
    folder: Path, capsys: Capsys, tmp_path: Path, text: bytes | None, words: str
) -> None:
    heads = tmp_path / "heads.json"
    if text is not None:
        heads.write_bytes(text)
    assert words in complaint(capsys, "verify", "--data", str(folder), "--heads", str(heads))


def test_heads_that_cannot_be_written_are_a_mistake(folder: Path, capsys: Capsys) -> None:
    for name in ("", "/dev/full", str(folder), str(folder / "room.db" / "heads.json")):
        words = complaint(capsys, "verify", "--data", str(folder), "--write-heads", name)
        assert "cannot be written: " in words
    assert not list(folder.glob("*.tmp"))


def test_a_room_that_nobody_closed_and_that_has_no_log(folder: Path, capsys: Capsys) -> None:
    # As after a kill: the main file marks the room open, and its log is gone.
    with closing(sqlite3.connect(folder / "room.db")) as db:
        db.execute("pragma user_version = 1")
    called = call(capsys, "verify", "--data", str(folder))
    assert called.code == 0
    assert called.lines[-1].startswith("Not known: the room was open when this file was written")
    (note,) = call(capsys, "verify", "--data", str(folder), "--json").data["notes"]
    assert "no log beside it" in note


@pytest.mark.parametrize("text", ["", "sqlite:///room.db", "room"])
def test_a_database_is_named_by_its_address(text: str, capsys: Capsys) -> None:
    words = complaint(capsys, "verify", "--database", text)
    assert f"{text!r} is no address of a postgresql:// database" in words


def test_a_folder_without_a_name_is_not_the_current_one(capsys: Capsys) -> None:
    assert "a folder needs a name" in complaint(capsys, "verify", "--data", "")
