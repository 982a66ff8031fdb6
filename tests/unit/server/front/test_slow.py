"""A sample of the crowd that never finishes a request; `make slow` runs all of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.kit.process import Process
from tests.runs.server.slow import GAMES, stand

KINDS = "line,header,body,half-upgrade,no-hello,nothing,no-body,chunks,idle"
# Other tests use this machine's time too; `make slow` measures the promised times.
SECONDS = 6.0


@pytest.mark.parametrize("source", [pytest.param("127.0.0.2", marks=pytest.mark.long), "40"])
def test_a_crowd_that_never_finishes_stops_nobody(tmp_path: Path, source: str) -> None:
    with Process(tmp_path / "room", *GAMES, files=256) as process:
        options = ("--from", source, "--kinds", KINDS)
        seen = asyncio.run(stand(process, 3.0, 400, *options))
        assert seen.crowd["tried"] > 400 and seen.crowd["dropped"], seen.words()
        assert max(seen.health) < SECONDS and max(seen.orders) < SECONDS, seen.words()
        assert seen.done and seen.lines < 1000, seen.words()
        assert "Traceback" not in process.log()
