"""The server's log: one JSON object a line, without secrets and without cards."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final, TextIO

import msgspec

LOG: Final = logging.getLogger("cardhouse")
# More of one kind than one a second: whoever floods the room must not fill the disk.
LINES_A_MINUTE: Final = 60


class JsonLines(logging.Formatter):
    """A record as one line of JSON; what is said about it is in its own fields."""

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
    """Writes so many lines of a kind a minute, then how many more there were."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        # When the minute of a kind began, its lines, and those that were left out.
        self._minutes: dict[tuple[str, str], list[float]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, if its kind has not had enough."""
        self._sum_up(record.created)
        # Others put what they are sent into their words: all of one logger is one kind.
        event = record.getMessage() if record.name == LOG.name else record.levelname.lower()
        minute = self._minutes.setdefault((record.name, event), [record.created, 0, 0])
        if minute[1] >= LINES_A_MINUTE:
            minute[2] += 1
            return
        minute[1] += 1
        super().emit(record)

    def close(self) -> None:
        """Say what was left out last."""
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
    """Write the log of the room, and of all that it is made with, to a stream."""
    handler = Rationed(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("cardhouse", "uvicorn", "uvicorn.error", "litestar", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [] if name == "uvicorn.error" else [handler]
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level if name == "cardhouse" else logging.WARNING)


def note(event: str, **fields: Any) -> None:
    """Something worth a line."""
    LOG.info(event, extra={"fields": fields})


def fault(event: str, error: BaseException, **fields: Any) -> None:
    """Something that should not have happened, with where it did."""
    LOG.error(event, exc_info=error, extra={"fields": fields})
