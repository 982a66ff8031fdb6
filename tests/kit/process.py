"""A room in its own process, which can be killed."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

SECONDS = 60.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


class Process:
    """`cardhouse open` with one table, until the test is over."""

    def __init__(
        self,
        folder: Path,
        *games: str,
        port: int = 0,
        pace: float = 0.02,
        files: int = 0,
        options: Sequence[str] = (),
    ) -> None:
        self.port = port or free_port()
        self.http = f"http://127.0.0.1:{self.port}"
        self._arguments = ["--data", str(folder), "--port", str(self.port), "--pace", str(pace)]
        self._arguments += ["--log", *options, *(games or ("tommys/holdem",))]
        # The limit of open files; 0 for the limit of this process.
        self._files = files
        self._log = folder.parent / f"{folder.name}.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start, wait until the room is ready, and return the time it took."""
        began = time.monotonic()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "cardhouse", "open", *self._arguments],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "PYTHONWARNINGS": "default"},
            )
        if self._files:
            limit = (self._files, self._files)
            resource.prlimit(self._process.pid, resource.RLIMIT_NOFILE, limit)
        # To read the certificates of the system takes longer than a hundred requests.
        with httpx.Client(base_url=self.http, timeout=5, verify=False) as client:
            while time.monotonic() - began < SECONDS:
                assert self._process.poll() is None, self.log()
                try:
                    if client.get("/health").status_code == 200:
                        return time.monotonic() - began
                except httpx.TransportError:
                    time.sleep(0.02)
        raise AssertionError(f"the room did not open: {self.log()}")

    def kill(self, which: signal.Signals = signal.SIGKILL) -> int:
        """End the process, and return its code."""
        assert self._process is not None
        self._process.send_signal(which)
        return self._process.wait(SECONDS)

    def allow_files(self, most: int) -> None:
        """Change the process's limit of open files."""
        assert self._process is not None
        _, hard = resource.prlimit(self._process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(self._process.pid, resource.RLIMIT_NOFILE, (most, hard))

    def log(self) -> str:
        return self._log.read_text() if self._log.exists() else ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait(SECONDS)
