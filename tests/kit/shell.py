"""The shell of those who run a room: commands as they are typed, and a served room for them."""

from __future__ import annotations

import asyncio
import json
from typing import Any, NamedTuple

import pytest

from cardhouse.cli.main import main
from cardhouse.cli.remote.acts import acts_of_floor, acts_of_tables
from cardhouse.cli.remote.fields import MONEY, PLACED, SEEN
from cardhouse.server.staff.rights import CAGE, OFFICE
from tests.kit.staff import Member
from tests.kit.web import Web

# The command of each act.
COMMANDS = {
    **dict.fromkeys(acts_of_tables(), "tables"),
    **dict.fromkeys(acts_of_floor(), "floor"),
    **dict.fromkeys(CAGE, "cage"),
    **dict.fromkeys(OFFICE, "staff"),
}


class Called(NamedTuple):
    """A command's exit code and output."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


def typed(act: dict[str, Any]) -> list[str]:
    """The words of the command that does an act."""
    said = dict(act)
    do = said.pop("do")
    seq = [f"--seq={said.pop(SEEN)}"] if SEEN in said else []
    if do == "rule":
        report = dict(said["report"])
        name = report.pop("report")
        return ["floor", "rule", said["table"], name, *_options(report), *seq]
    if do == "move":
        # A seat, which elsewhere is called like a sum.
        said["to"] = str(said["to"])
    placed = [str(said.pop(name)) for name in PLACED if name in said]
    return [COMMANDS[do], do, *placed, *_options(said), *seq]


def _options(said: dict[str, Any]) -> list[str]:
    words = []
    for name, value in said.items():
        values = value if isinstance(value, list) else [value]
        words += [f"--{name.replace('_', '-')}", *(_word(name, each) for each in values)]
    return words


def _word(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and name in MONEY:
        return f"{value / 100:.2f}"
    return json.dumps(value) if isinstance(value, dict) else str(value)


async def token_of(member: Member, title: str = "shell") -> str:
    """A new token of a person."""
    answer = await member.client.post("/api/tokens", json={"title": title})
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    return token


class Shell:
    """Somebody at a shell, with a token for a served room."""

    def __init__(self, web: Web, capsys: pytest.CaptureFixture[str], token: str = "") -> None:
        self._own = ["--room", web.http, *(["--token", token] if token else [])]
        self._capsys = capsys

    async def __call__(self, *argv: str) -> Called:
        """Run a command beside the room."""
        self._capsys.readouterr()
        code = await asyncio.to_thread(main, [*argv, *self._own])
        return Called(code, *self._capsys.readouterr())
