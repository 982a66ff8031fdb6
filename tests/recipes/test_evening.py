"""The evening of docs/room.md, typed word by word at the shell of a served room."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from cardhouse.cli.remote import tokens
from cardhouse.cli.remote.room import WAITS
from cardhouse.room.clock import stamp
from cardhouse.server.staff.appointing import appoint
from cardhouse.table.accounts import purse
from tests.kit.refused import FAST
from tests.kit.shell import Called, Shell
from tests.kit.staff import PASSWORD, staffed
from tests.kit.web import Web, run, served

DOCUMENT = Path(__file__).parents[2] / "docs" / "room.md"
LINK = re.compile(r"/join#(\S+)")
TODAY = "$(date +%F)"


def commands() -> list[str]:
    """The commands of the recipe."""
    text = DOCUMENT.read_text("utf-8").split("\n## An evening from the shell\n")[1]
    (block,) = re.findall(r"```console\n(.*?)```", text.split("\n## ")[0], re.DOTALL)
    return [line.removeprefix("$ cardhouse ") for line in block.splitlines()]


async def opened(web: Web, told: str) -> None:
    """Open the link in some words, and set a password."""
    found = LINK.search(told)
    assert found, told
    async with web.client() as client:
        body = {"word": found[1], "password": PASSWORD}
        assert (await client.post("/api/join", json=body)).status_code == 200


def test_every_command_of_the_evening_works(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> list[Called]:
        said = []
        async with served(tmp_path, limits=FAST, money="cage") as web, staffed(web, Ann=["player"]):
            shell = Shell(web, capsys)
            await opened(web, f"/join#{await appoint(web.office, 'Rosa', ('manager',))}")
            for line in commands():
                today = stamp(web.room.clock.now())[:10]
                called = await shell(*shlex.split(line.replace(TODAY, today)))
                assert called.code in (0, WAITS) and called.err == "", (line, called)
                assert (called.code == WAITS) == ("close-day" in line), (line, called)
                said.append(called)
                if line.startswith("staff add"):
                    await opened(web, called.out)
            assert "late-holdem" in web.room.tables and today in web.room.management.state.days
            balances = await web.balances()
            assert balances[purse("Ann")] == 12_50 and not web.room.management.state.requests
        return said

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tokens, "_password", lambda args: PASSWORD)
    told = dict(zip(commands(), run(work()), strict=True))
    assert len(told) > 20
    assert told["staff verify --token-file rosa.token"].out.startswith("The records are sound: ")
    assert "$200" in told["cage window --find ann --token-file cass.token"].out
    assert "12.50" in told["cage report --token-file rosa.token"].out
    assert (tmp_path / "rosa.token").stat().st_mode & 0o777 == 0o600
