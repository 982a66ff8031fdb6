"""A card room in its own process, with its data in a folder that outlives it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

# Fast, but one thing after another, so that a test can act in the middle of it.
PACE = "0.03"
ROOT = Path(__file__).parents[2]


class Room:
    """`cardhouse open` on a free port; it can be killed and opened again."""

    def __init__(
        self, data: Path, *games: str, options: Sequence[str] = (), program: str = "cardhouse"
    ) -> None:
        self.data = data
        self.port = _free_port()
        self.url = f"http://localhost:{self.port}"
        self._process: subprocess.Popen[str] | None = None
        self._command = [
            *(sys.executable, "-m", program, "open", *games),
            *("--data", str(data), "--port", str(self.port), "--pace", PACE),
            *options,
        ]

    def open(self) -> None:
        """Start the room, and wait until it answers."""
        self._process = subprocess.Popen(
            self._command,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self._process.stdout is not None
        said = []
        for line in self._process.stdout:
            said.append(line)
            if self.url in line:
                return
        raise AssertionError("the room did not open:\n" + "".join(said))

    def says(self) -> str:
        """The next line of the room's output."""
        assert self._process is not None and self._process.stdout is not None
        return self._process.stdout.readline()

    def kill(self) -> None:
        """Kill the process without warning, as a power cut would."""
        process = self._gone()
        os.kill(process.pid, signal.SIGKILL)
        process.communicate()

    def close(self) -> str:
        """Close the room in good order, and return its output."""
        process = self._gone()
        process.terminate()
        said, _ = process.communicate(timeout=20)
        return said

    def _gone(self) -> subprocess.Popen[str]:
        assert self._process is not None, "the room is not open"
        process, self._process = self._process, None
        return process


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
