"""The server's log: one JSON object a line, without secrets and without cards."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final, TextIO

import msgspec

LOG: Final = logging.getLogger("cardhouse")


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


def log_to(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Write the log of the room and of its web server to a stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("cardhouse", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name in ("cardhouse", "uvicorn", "litestar") else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level if name == "cardhouse" else logging.WARNING)


def note(event: str, **fields: Any) -> None:
    """Something worth a line."""
    LOG.info(event, extra={"fields": fields})


def fault(event: str, error: BaseException, **fields: Any) -> None:
    """Something that should not have happened, with where it did."""
    LOG.error(event, exc_info=error, extra={"fields": fields})
