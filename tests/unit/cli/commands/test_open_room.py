"""`cardhouse open`: the tables spread, and the refusals before a room is made."""

from __future__ import annotations

import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from cardhouse.cli.commands.open import chosen
from cardhouse.cli.parser import Mistake
from cardhouse.rulebook.files import shipped
from cardhouse.rulebook.load import load
from tests.unit.cli.calls import call, complaint

Capsys = pytest.CaptureFixture[str]


@pytest.fixture
def my_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A private rule book, in a folder of the current directory."""
    folder = tmp_path / "books" / "my-house"
    shutil.copytree(str(shipped() / "ven-a-mexico"), folder)
    monkeypatch.chdir(folder.parent)
    yield folder
    # Books are cached by the path that names them: another test runs elsewhere.
    load.cache_clear()


def opened(*names: str) -> set[tuple[str, str]]:
    return {(game.house, game.name) for game in chosen(names)}


def test_a_folder_is_opened_as_it_is_checked(
    my_house: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    posted = {("my-house", each.stem) for each in my_house.glob("*.toml")} - {("my-house", "room")}
    for path in ("./my-house", "my-house", "./my-house/", str(my_house), "../books/my-house"):
        assert call(capsys, "check", path).code == 0
        assert opened(path) == posted
    monkeypatch.chdir(my_house)
    assert call(capsys, "check", ".").code == 0
    assert opened(".") == opened("../my-house") == posted


def test_one_game_of_a_folder(my_house: Path, capsys: Capsys) -> None:
    one = {("my-house", "holdem")}
    for path in ("./my-house/holdem", "my-house/holdem", f"{my_house}/holdem"):
        assert opened(path) == one
    assert call(capsys, "check", "./my-house/holdem.toml").code == 0
    assert opened("./my-house/holdem.toml") == one


def test_houses_that_come_with_the_package(my_house: Path) -> None:
    assert opened("tommys/holdem", "tommys/holdem") == {("tommys", "holdem")}
    assert opened("tommys/") == opened("tommys") > {("tommys", "holdem")}
    assert opened() > opened("tommys")


def test_two_houses_of_one_name_are_refused(my_house: Path) -> None:
    other = my_house.with_name("tommys")
    shutil.copytree(str(shipped() / "tommys"), other)
    assert opened("tommys", "./tommys") == opened("tommys"), "the same book twice is one"
    page = (other / "holdem.toml").read_text(encoding="utf-8")
    (other / "holdem.toml").write_text(page.replace("raises = 3", "raises = 4"), encoding="utf-8")
    with pytest.raises(Mistake, match="two houses are called 'tommys'; rename a folder"):
        chosen(["tommys", f"{other}/holdem"])


def test_a_house_cannot_have_the_name_of_an_account(my_house: Path) -> None:
    shutil.copytree(my_house, my_house.with_name("player"))
    with pytest.raises(Mistake, match="a house cannot be called 'player'"):
        chosen(["./player"])


def test_the_book_of_a_folder_is_kept_in_the_room(my_house: Path, tmp_path: Path) -> None:
    data = tmp_path / "room"
    line = (sys.executable, "-m", "cardhouse", "open", "--headless", "--data", str(data))
    with subprocess.Popen(
        (*line, "./my-house/holdem"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        try:
            assert process.stdout.readline().startswith("The room is open: 1 table, kept in ")
        finally:
            process.send_signal(signal.SIGINT)
        assert process.stdout.read().startswith("The room is closed after ")
        assert (process.stderr.read(), process.wait(timeout=180)) == ("", 0)
    with closing(sqlite3.connect(data / "room.db")) as db:
        (book,) = db.execute("select fingerprint from books").fetchone()
        assert book == chosen(["./my-house/holdem"])[0].hash
        streams = {row[0] for row in db.execute("select stream from streams")}
        assert "table/my-house-holdem" in streams


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--port", "99999"), "argument --port: '99999' is not a port from 1 to 65535"),
        (("--port", "0"), "argument --port: '0' is not a port"),
        (("--port", "-1"), "argument --port: '-1' is not a port"),
        (("--port", "9" * 5_000), "argument --port: '9999"),
        (("--port", "http"), "argument --port: 'http' is not a port"),
        (("--pace", "nan"), "argument --pace: nan is not from 0 to 60 seconds"),
        (("--pace", "soon"), "argument --pace: 'soon' is not a number of seconds"),
        (("--host", ""), "argument --host: '' is no address of this computer"),
        (("--host", "\udcff"), "argument --host: '\\udcff' is no address of this computer"),
        (("--manager", "Dealer"), "--manager Dealer: "),
        (("--manager", ""), "--manager : "),
        (("--manager", "Ann", "--headless"), "--manager is for a room with pages"),
        (("tommys/bridge",), "no game 'bridge' at tommys; it posts: "),
        (("./nowhere",), "no house './nowhere': name one of "),
        (("nowhere/holdem",), "no house 'nowhere/holdem': name one of "),
        (("",), "no house '': name one of "),
    ],
)
def test_a_mistake_is_one_line_and_leaves_nothing_behind(
    argv: tuple[str, ...], words: str, tmp_path: Path, capsys: Capsys
) -> None:
    data = tmp_path / "above" / "room"
    assert complaint(capsys, "open", "--data", str(data), *argv).startswith(words)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("option", "words"),
    [("--database", "'' is no address of a postgresql://"), ("--data", "a folder needs a name")],
)
def test_nothing_is_not_another_store(
    option: str, words: str, tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    for command in ("open", "report", "verify"):
        assert words in complaint(capsys, command, option, "")
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_taken_leaves_no_room_behind(tmp_path: Path, capsys: Capsys) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        where = ("--data", str(tmp_path / "room"), "--port", str(port))
        words = complaint(capsys, "open", *where, code=1)
    assert words == f"port {port}: address already in use; give another --port"
    assert list(tmp_path.iterdir()) == []


def test_an_address_of_somebody_else(tmp_path: Path, capsys: Capsys) -> None:
    where = ("--data", str(tmp_path / "room"), "--host", "192.0.2.1")
    words = complaint(capsys, "open", *where, code=1)
    assert words == "--host 192.0.2.1: cannot assign requested address"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("url", ["127.0.0.1:99999/x", "127.0.0.1:x/y", "[::1/x"])
@pytest.mark.parametrize("command", [("open", "--headless"), ("report",), ("verify",)])
def test_an_address_that_is_none(url: str, command: tuple[str, ...], capsys: Capsys) -> None:
    words = complaint(capsys, *command, "--database", f"postgresql://{url}", code=1)
    assert words.startswith("not the address of a database: ")


WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1].split(","):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from cardhouse.cli.main import main
sys.exit(main(sys.argv[2:]))
"""


def without(missing: str, *argv: str) -> tuple[int, str, str]:
    """Run a command with some modules missing."""
    done = subprocess.run(
        (sys.executable, "-c", WITHOUT, missing, *argv),
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("missing", ["uvicorn", "litestar", "argon2", "websockets"])
def test_without_the_server_it_says_what_to_install(missing: str, tmp_path: Path) -> None:
    found = without(missing, "open", "--data", str(tmp_path / "room"))
    words = f'cardhouse: {missing} is not installed: pip install "cardhouse[server]"\n'
    assert found == (1, "", words)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [("open", "--headless"), ("report",), ("verify",)])
def test_without_postgresql_it_says_what_to_install(command: tuple[str, ...]) -> None:
    found = without("asyncpg", *command, "--database", "postgresql://127.0.0.1:1/x")
    words = 'cardhouse: asyncpg is not installed: pip install "cardhouse[postgres]"\n'
    assert found == (1, "", words)


def test_a_room_without_pages_is_verified_without_the_server(tmp_path: Path) -> None:
    from tests.kit.days import room_in

    data = str(room_in(tmp_path / "room"))
    missing = "argon2,confusable_homoglyphs,litestar,prometheus_client,uvicorn,websockets"
    code, out, err = without(missing, "verify", "--data", data)
    assert (code, err) == (0, "")
    assert "every link of the chain holds" in out


def test_a_second_open_of_a_room_is_told_so(tmp_path: Path, capsys: Capsys) -> None:
    from cardhouse.room.premises import locked

    with locked(tmp_path / "room"):
        words = complaint(capsys, "open", "--data", str(tmp_path / "room"), code=1)
    assert words.endswith("another process has this room open; close it, or give another --data")
