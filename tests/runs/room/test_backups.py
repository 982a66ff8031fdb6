"""A room is backed up while bots play in it; see `make backups` for many moments."""

import uuid
from pathlib import Path

import pytest

from tests.kit.postgresql import Server
from tests.runs.room.backups import run
from tests.runs.room.kills import Place


@pytest.mark.long
def test_a_backup_of_a_file_misses_nothing_and_goes_on(tmp_path: Path) -> None:
    assert run(Place(data=tmp_path / "room"), None, 2, 5).startswith("2 backups")


@pytest.mark.long
def test_a_backup_of_a_database_misses_nothing_and_goes_on() -> None:
    with Server.start() as server:
        place = Place(database=server.database(f"t{uuid.uuid4().hex}"))
        assert run(place, server, 2, 5).startswith("2 backups")
