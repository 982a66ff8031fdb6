"""`cardhouse open` in its own process; this module imports nothing of cardhouse."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

GAMES = ("tommys/holdem", "lo-ball-room/lowball", "new-esquire/no-bust-blackjack")
TABLES = tuple(game.replace("/", "-") for game in GAMES)
OPEN_SECONDS = 90.0
CLOSE_SECONDS = 30.0


class RoomProcess:
    """A room whose bots play as fast as they can; its output goes to a file."""

    def __init__(self, log: Path, *where: str) -> None:
        self.port = _free_port()
        self._where = where
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    async def open(self) -> None:
        """Start the room, and wait until it says it is open."""
        arguments = ("--port", str(self.port), "--pace", "0", *self._where, *GAMES)
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "cardhouse", "open", *arguments),
                stdout=subprocess.PIPE,
                stderr=log,
            )
        assert self._process.stdout is not None
        said = await asyncio.wait_for(self._process.stdout.readline(), OPEN_SECONDS)
        assert b"The room is open" in said, f"{said!r}\n{self.log()}"

    async def kill(self) -> None:
        """Kill the process, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    async def close(self) -> None:
        """Close the room in good order."""
        assert self._process is not None
        self.assert_alive()
        self._process.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(self._process.wait(), CLOSE_SECONDS)
        assert code == 0, f"exit code {code}\n{self.log()}"

    async def end(self) -> None:
        """End the process, whatever has happened."""
        if self._process is not None and self._process.returncode is None:
            await self.kill()

    def assert_alive(self) -> None:
        assert self._process is not None
        code = self._process.returncode
        assert code is None, f"the room has ended with {code}:\n{self.log()}"
        assert "Traceback" not in self.log(), self.log()

    def log(self) -> str:
        return self._log.read_text() if self._log.exists() else ""


async def verify(*where: str) -> str:
    """The output of `cardhouse verify`, if it finds nothing wrong."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "cardhouse", "verify", *where),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=os.environ,
    )
    said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()
    return said.decode().strip()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port
