"""A killed room goes on from where it was; two owners of a table cannot both write."""

import asyncio
import os
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.postgresql import Server
from tests.runs.room.kills import LEASE_SECONDS, Place, Promised, kill_once, look, run


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A PostgreSQL server for this file alone."""
    with Server.start() as started:
        yield started


@pytest.fixture
def shared(server: Server) -> Place:
    """A fresh database."""
    return Place(database=server.database(f"t{uuid.uuid4().hex}"))


@pytest.mark.long
def test_nothing_is_lost_when_the_room_is_killed(tmp_path: Path) -> None:
    assert "nothing missing" in run(Place(data=tmp_path / "room"), kills=3, seed=5)


@pytest.mark.long
def test_nothing_is_lost_when_a_room_with_a_database_is_killed(shared: Place) -> None:
    assert "nothing missing" in run(shared, kills=2, seed=5)


def _start(place: Place, first: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.runs.room.crash", *place.arguments()]
    pipe = subprocess.PIPE
    return subprocess.Popen([*command, "--first", str(first)], stdout=pipe, stderr=pipe, text=True)


def _await_open(process: subprocess.Popen[str], promised: Promised) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        promised.hear(line)
        if line == "open\n":
            return
    raise AssertionError("the room did not open")


def test_of_two_owners_the_old_one_is_refused_and_the_log_has_no_fork(shared: Place) -> None:
    promised = Promised()
    old = _start(shared, 1)
    _await_open(old, promised)
    # It is frozen until its leases run out, and resumes unaware.
    os.kill(old.pid, signal.SIGSTOP)
    time.sleep(LEASE_SECONDS)
    kill_once(shared, promised, 0.3)
    os.kill(old.pid, signal.SIGCONT)
    said, complaint = old.communicate(timeout=60)
    for line in said.splitlines():
        promised.hear(line)
    assert old.returncode == 1
    assert "Stale" in complaint and "somebody else owns it now" in complaint
    # Everything either of them acknowledged is there, in one chain.
    assert asyncio.run(look(shared, promised)) > 0
