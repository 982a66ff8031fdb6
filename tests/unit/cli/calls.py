"""Run the command in this process: its exit code, its output, and its one line of complaint."""

import json
from typing import Any, NamedTuple

import pytest

from cardhouse.cli.main import main


class Called(NamedTuple):
    """A command's exit code and output."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def data(self) -> Any:
        return json.loads(self.out)


def call(capsys: pytest.CaptureFixture[str], *argv: str) -> Called:
    """Run a command."""
    capsys.readouterr()
    code = main(argv)
    out, err = capsys.readouterr()
    return Called(code, out, err)


def complaint(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 2) -> str:
    """The single line on stderr of a command that must fail and print nothing else."""
    called = call(capsys, *argv)
    assert called.code == code
    assert called.out == ""
    (line,) = called.err.splitlines()
    assert line.startswith("cardhouse: ")
    return line.removeprefix("cardhouse: ")
