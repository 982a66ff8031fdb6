"""The server's log: a JSON object on each line, without secrets or cards."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final, TextIO

import msgspec

LOG: Final = logging.getLogger("cardhouse")
# The room's own log and those of its libraries.
LOGGERS: Final = ("cardhouse", "uvicorn", "uvicorn.error", "litestar", "asyncio")
# A flood of requests must not fill the disk: about a line a second of each kind.
LINES_A_MINUTE: Final = 60


class JsonLines(logging.Formatter):
    """A record as a line of JSON, with its details in fields of their own."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


class Rationed(logging.StreamHandler[TextIO]):
    """Writes a limited number of lines of each kind a minute, and then counts the rest."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        # For each kind: the start of its minute, its lines, and those left out.
        self._minutes: dict[tuple[str, str], list[float]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, if its kind has any left."""
        self._sum_up(record.created)
        # Other loggers put input into their messages: all of theirs is one kind.
        event = record.getMessage() if record.name == LOG.name else record.levelname.lower()
        minute = self._minutes.setdefault((record.name, event), [record.created, 0, 0])
        if minute[1] >= LINES_A_MINUTE:
            minute[2] += 1
            return
        minute[1] += 1
        super().emit(record)

    def close(self) -> None:
        """Report the last lines left out."""
        self._sum_up(float("inf"))
        super().close()

    def _sum_up(self, now: float) -> None:
        over = [kind for kind, (began, _, _) in self._minutes.items() if now - began >= 60]
        for kind in over:
            _, _, left_out = self._minutes.pop(kind)
            if left_out:
                fields = {"log": kind[0], "of": kind[1], "lines": int(left_out)}
                extra = {"msg": "left-out", "levelno": logging.WARNING, "levelname": "WARNING"}
                super().emit(logging.makeLogRecord({**extra, "name": LOG.name, "fields": fields}))


def log_to(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Write the log of the room and of its libraries to a stream."""
    handler = Rationed(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [] if name == "uvicorn.error" else [handler]
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level if name == "cardhouse" else logging.WARNING)


def note(event: str, **fields: Any) -> None:
    """Log an event."""
    LOG.info(event, extra={"fields": fields})


def trace(event: str, **fields: Any) -> None:
    """Log an event that only matters to whoever looks for a fault."""
    LOG.debug(event, extra={"fields": fields})


def fault(event: str, error: BaseException, **fields: Any) -> None:
    """Log an error with its traceback."""
    LOG.error(event, exc_info=error, extra={"fields": fields})
