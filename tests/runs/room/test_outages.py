"""Small samples of `make kills` and `make outages`: a served room, seen from outside."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.postgresql import Server
from tests.runs.room import outages, outside

FINE = "every link of the chain holds"


@pytest.mark.long
def test_a_served_room_that_is_killed_loses_and_doubles_nothing(tmp_path: Path) -> None:
    said = asyncio.run(outside.on_sqlite(tmp_path, kills=2, seed=7))
    assert said.startswith("2 kills, ") and FINE in said


@pytest.mark.long
def test_a_database_that_fails_ends_no_room_and_loses_nothing(tmp_path: Path) -> None:
    with Server.start() as server:
        said = asyncio.run(outages.run(server, tmp_path, times=2, seed=7))
    assert said.startswith("2 restarts, connections ended 2 times, 6 commits cut") and FINE in said


def test_whoever_looks_from_outside_knows_nothing_of_the_inside() -> None:
    known = "any(name.split('.')[0] == 'cardhouse' for name in sys.modules)"
    code = f"import sys, tests.runs.room.outside; sys.exit({known})"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
