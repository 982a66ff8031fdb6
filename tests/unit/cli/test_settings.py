"""Options come from flags, the environment, a file, and the defaults, in this order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.cli.calls import call, complaint

Capsys = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: Patch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def held(capsys: Capsys, *argv: str) -> dict[str, tuple[object, str]]:
    """The value of every setting, and where it is from."""
    found = call(capsys, "config", "--json", *argv).data
    return {name: (each["value"], each["from"]) for name, each in found.items()}


def test_the_defaults(folder: Path, capsys: Capsys) -> None:
    found = held(capsys)
    assert found["port"] == (8000, "default") and found["games"] == ([], "default")
    assert {source for _, source in found.values()} == {"default"}


def test_a_later_place_wins(folder: Path, capsys: Capsys, monkeypatch: Patch) -> None:
    text = 'port = 9001\nname = "room.example"\nheadless = true\nbots = 2\ngames = ["tommys"]\n'
    (folder / "cardhouse.toml").write_text(text)
    monkeypatch.setenv("CARDHOUSE_BOTS", "3")
    monkeypatch.setenv("CARDHOUSE_PROXY", "10.0.0.1 10.0.0.2")
    monkeypatch.setenv("CARDHOUSE_HOST", "")
    found = held(capsys, "--port", "9002", "--log-level", "debug")
    assert found["port"] == (9002, "command line")
    assert found["log-level"] == ("debug", "command line")
    assert found["bots"] == (3, "CARDHOUSE_BOTS")
    assert found["proxy"] == (["10.0.0.1/32", "10.0.0.2/32"], "CARDHOUSE_PROXY")
    assert found["name"] == (["room.example"], "cardhouse.toml")
    assert found["headless"] == (True, "cardhouse.toml")
    assert found["games"] == (["tommys"], "cardhouse.toml")
    # An empty variable says nothing.
    assert found["host"] == ("127.0.0.1", "default")


def test_a_folder_here_replaces_a_database_there(
    folder: Path, capsys: Capsys, monkeypatch: Patch
) -> None:
    (folder / "cardhouse.toml").write_text('database = "postgresql://room:secret@db/room"\n')
    found = held(capsys)
    # A password is not printed.
    assert found["database"] == ("postgresql://room:***@db/room", "cardhouse.toml")
    monkeypatch.setenv("CARDHOUSE_DATA", "there")
    found = held(capsys)
    assert found["data"] == ("there", "CARDHOUSE_DATA") and found["database"] == (None, "default")


def test_what_is_printed_is_a_file_of_settings(folder: Path, capsys: Capsys) -> None:
    first = call(capsys, "config", "--name", "room.example", "--pace", "0.25", "--headless").out
    (folder / "again.toml").write_text(first)
    found = held(capsys, "--config", "again.toml")
    assert found["name"] == (["room.example"], "again.toml")
    assert found["pace"] == (0.25, "again.toml") and found["headless"] == (True, "again.toml")


def test_every_option_of_a_room_can_stand_in_the_file(folder: Path, capsys: Capsys) -> None:
    flags = {
        flag.lstrip("-")
        for flag in call(capsys, "open", "--help").out.split()
        if flag.startswith("--") and flag.lstrip("-").replace("-", "").isalpha()
    }
    assert flags - {"help", "config"} == set(held(capsys)) - {"games"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1", "cardhouse.toml: `prot` is no setting; there are: bots, data, database"),
        ("port = 70000", "cardhouse.toml: `port`: '70000' is not a port from 1 to 65535"),
        ("port = [1]", "cardhouse.toml: `port`: [1] is neither a text nor a number"),
        ("headless = 3", "cardhouse.toml: `headless`: 3 is neither true nor false"),
        ("money = 'gold'", "cardhouse.toml: `money`: 'gold' is none of play-money, club, cage"),
        ("data = 'a'\ndatabase = 'postgresql://b'", "give `data` or `database`, not both"),
        ("port = ,", "cardhouse.toml: Invalid value (at line 1, column 8)"),
    ],
)
def test_a_fault_in_the_file_is_one_line(
    folder: Path, capsys: Capsys, text: str, words: str
) -> None:
    (folder / "cardhouse.toml").write_text(text)
    assert words in complaint(capsys, "config")
    assert words in complaint(capsys, "open")


def test_faults_elsewhere(folder: Path, capsys: Capsys, monkeypatch: Patch) -> None:
    words = complaint(capsys, "config", "--config", "nowhere.toml")
    assert words == "nowhere.toml cannot be read: No such file or directory"
    monkeypatch.setenv("CARDHOUSE_PORT", "x")
    assert complaint(capsys, "open") == "CARDHOUSE_PORT: 'x' is not a port from 1 to 65535"


def test_other_commands_read_the_place_of_the_room(
    folder: Path, capsys: Capsys, monkeypatch: Patch
) -> None:
    (folder / "cardhouse.toml").write_text("port = 9001\ndata = 'nowhere'\n")
    for command in ("verify", "report"):
        assert complaint(capsys, command).startswith("nowhere: there is no such folder")
    monkeypatch.setenv("CARDHOUSE_CONFIG", "other.toml")
    assert complaint(capsys, "verify").startswith("other.toml cannot be read")
