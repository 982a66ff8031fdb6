"""`cardhouse report`: the pages, the same as data, and errors of one line."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cardhouse.table.commands import BuyChips, Leave, Sit
from tests.kit.days import FIRST, SECOND, room_in
from tests.kit.rooms import opened_room
from tests.unit.cli.calls import call, complaint

Capsys = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(room_in(tmp_path_factory.mktemp("room")))


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def rows(text: str, title: str) -> dict[str, list[str]]:
    """The lines under a title, by their first word or words."""
    lines = text.split(f"{title}\n", 1)[1].split("\n\n", 1)[0].splitlines()[2:]
    split = [line.split("  ") for line in lines if not line.startswith("Ann")]
    return {cells[0].strip(): [cell.strip() for cell in cells[1:] if cell] for cells in split}


def test_the_pages_of_a_day(data: str, capsys: Capsys) -> None:
    called = call(capsys, "report", "--data", data, "--day", FIRST)
    assert called.code == 0
    assert called.lines[:3] == [
        f"Report of the room: {FIRST} (play money)",
        "Shift 1 began at 10:00, led by Rosa.",
        "Shift 2 began at 18:00, led by Saul.",
    ]
    assert all(len(line) <= 80 for line in called.lines)
    drop = rows(called.out, "Drop by table")
    assert drop["holdem"] == ["12", "0.00", "36.00", "18.00", "18.00"]
    assert rows(called.out, "Drop by game")["tommys holdem"] == ["1", "12", "36.00"]
    pools = rows(called.out, "Bonus pools")
    assert pools["lo-ball, lo-ball-room"] == ["0.00", "6.00", "100.00", "0.00", "106.00"]
    cage = rows(called.out, "Cage")
    assert cage["drop counted"] == ["18.00"] and cage["short"] == ["2.00"]
    drawer = rows(called.out, "Drawers")["1, Cass"]
    assert drawer[-2:] == ["14,998.00", "-2.00"]
    assert "Ann: $12,000.00 cash in, $2,000.00 cash out: more than $10,000" in called.out
    assert "Compared with the ledger, and equal: balances (" in called.out


def test_the_same_as_data(data: str, capsys: Capsys) -> None:
    found = call(capsys, "report", "--data", data, "--day", FIRST, "--json").data
    tables = {table["table"]: table for table in found["tables"]}
    assert tables["holdem"]["box"]["closing"] == 18_00
    assert found["liability"]["closing"]["total"] == sum(
        found["liability"]["closing"][part] for part in ("purses", "tables", "held", "prizes")
    )
    assert found["cage"]["drops"][0]["witness"] == "Eli"
    flows = found["accounts"]
    assert sum(flow["closing"] for flow in flows.values()) == 0
    assert len(found["agreed"]) >= 6


def test_one_shift(data: str, capsys: Capsys) -> None:
    called = call(capsys, "report", "--data", data, "--day", FIRST, "--shift", "1")
    assert called.lines[0] == f"Report of the room: shift 1 of {FIRST}, led by Rosa (play money)"
    assert rows(called.out, "Drop by table")["holdem"] == ["6", "0.00", "18.00", "0.00", "18.00"]


def test_one_table(data: str, capsys: Capsys) -> None:
    called = call(capsys, "report", "--data", data, "--day", FIRST, "--table", "twenty-one")
    assert list(rows(called.out, "Drop by table")) == ["twenty-one"]
    assert len(rows(called.out, "Players")) == 6
    assert "Bank turns" in called.out and "Bonus pools" not in called.out
    found = call(
        capsys, "report", "--data", data, "--day", FIRST, "--table", "twenty-one", "--json"
    ).data
    assert [table["table"] for table in found["tables"]] == ["twenty-one"]


def test_one_player(data: str, capsys: Capsys) -> None:
    called = call(capsys, "report", "--data", data, "--day", FIRST, "--player", "Ann")
    assert called.lines[0] == f"Statement of Ann: {FIRST} (play money)"
    assert "2026-11-16 10:00:00  chips bought" in called.out
    assert "10,000.00" in called.out
    assert "to be reported" in called.out
    found = call(
        capsys, "report", "--data", data, "--day", SECOND, "--player", "Ann", "--json"
    ).data
    assert (found["opening"], found["closing"], found["entries"]) == (10_000_00, 10_000_00, [])


@pytest.mark.parametrize("day", ["2020-01-01", "0001-01-01", "9999-12-31"])
def test_a_day_on_which_nothing_was(data: str, capsys: Capsys, day: str) -> None:
    called = call(capsys, "report", "--data", data, "--day", day)
    assert called.code == 0
    assert called.out.count("No activity.") >= 3


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--day", "yesterday"), "'yesterday' is no day; write it as 2026-11-16"),
        (("--day", FIRST, "--shift", "9"), f"no shift 9 on {FIRST}; there were 2"),
        (("--day", FIRST, "--player", "Zoe"), "nobody called 'Zoe' has ever had a chip"),
        (("--day", FIRST, "--table", "pan"), "no table 'pan' in this room; there are: holdem, "),
    ],
)
def test_mistakes_are_one_line(
    argv: tuple[str, ...], words: str, data: str, capsys: Capsys
) -> None:
    assert words in complaint(capsys, "report", "--data", data, *argv)


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path, capsys: Capsys) -> None:
    missing = tmp_path / "nowhere"
    words = complaint(capsys, "report", "--data", str(missing), "--day", FIRST)
    assert words == f"{missing}: there is no such folder; `cardhouse open --data` makes one"
    assert not missing.exists()


def test_a_disagreement_with_the_ledger_is_an_error(tmp_path: Path, capsys: Capsys) -> None:
    folder = room_in(tmp_path / "room")
    with closing(sqlite3.connect(folder / "room.db")) as db, db:
        db.execute("update accounts set balance = balance - 1 where account = 'player/Ann'")
    words = complaint(capsys, "report", "--data", str(folder), "--day", FIRST, code=1)
    wanted = "the ledger disagrees on player/Ann: by the events it is $10,000.00"
    assert words == f"{wanted}, and it has $9,999.99"


def test_the_report_writes_nothing(tmp_path: Path, capsys: Capsys) -> None:
    folder = room_in(tmp_path / "room")
    before = (folder / "room.db").read_bytes()
    assert json.loads(call(capsys, "report", "--data", str(folder), "--json").out)
    assert (folder / "room.db").read_bytes() == before


def test_a_statement_is_in_the_order_of_time(tmp_path: Path, capsys: Capsys) -> None:
    balances: list[int] = []

    def look() -> None:
        with closing(sqlite3.connect(tmp_path / "room.db")) as db:
            statement = "select balance from accounts where account = 'player/Ann'"
            balances.append(db.execute(statement).fetchone()[0])

    async def evening() -> None:
        async with opened_room(tmp_path, ("tommys", "holdem"), bots=2) as room:
            orders = (Sit(seat=5, name="Ann", chips=400_00), BuyChips(seat=5, chips=400_00))
            for number, order in enumerate(orders):
                await room.sell("Ann", 400_00, f"sold {number}")
                look()
                await room.tables["holdem"].order(order, f"order {number}")
                look()
            await room.tables["holdem"].order(Leave(seat=5), "leaves")
            look()

    asyncio.run(evening())
    assert balances == [400_00, 0, 400_00, 0, 800_00]
    where = ("report", "--data", str(tmp_path), "--day", "1970-01-05", "--player", "Ann")
    lines = call(capsys, *where).out.split("balance\n", 1)[1].split("\n\n", 1)[0].splitlines()[1:]
    assert [line.split()[-1] for line in lines] == ["400.00", "0.00", "400.00", "0.00", "800.00"]
    assert all(line.startswith("1970-01-05 12:00:00  ") for line in lines)
    entries = call(capsys, *where, "--json").data["entries"]
    assert [entry["balance"] for entry in entries] == balances
