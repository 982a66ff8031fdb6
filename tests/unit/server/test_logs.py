"""The log: a limit of lines of one kind a minute, and the number left out."""

from __future__ import annotations

import json
import logging
from io import StringIO
from typing import Any

import pytest

from cardhouse.server.logs import (
    LINES_A_MINUTE,
    LOG,
    LOGGERS,
    JsonLines,
    Rationed,
    log_to,
    note,
    trace,
)


def record(name: str, words: str, at: float, **fields: Any) -> logging.LogRecord:
    said = {"name": name, "msg": words, "created": at, "levelno": 20, "levelname": "INFO"}
    return logging.makeLogRecord({**said, "fields": fields})


def test_a_flood_of_one_kind_is_counted_and_does_not_hide_another() -> None:
    stream = StringIO()
    handler = Rationed(stream)
    handler.setFormatter(JsonLines())
    for number in range(1000):
        handler.handle(record(LOG.name, "request", 1000 + number / 100, path=f"/{number}"))
        handler.handle(record("uvicorn.error", f"Words that differ {number}", 1000 + number / 100))
    handler.handle(record(LOG.name, "line-failed", 1030.0))
    before = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert len(before) == 2 * LINES_A_MINUTE + 1 and before[-1]["event"] == "line-failed"
    handler.handle(record(LOG.name, "request", 1061.0))
    handler.close()
    after = [json.loads(line) for line in stream.getvalue().splitlines()][len(before) :]
    left_out = {(line["log"], line["of"]): line["lines"] for line in after if "of" in line}
    rest = 1000 - LINES_A_MINUTE
    assert left_out == {("cardhouse", "request"): rest, ("uvicorn.error", "info"): rest}
    assert after[-1]["event"] == "request" and len(after) == 3


def test_a_quiet_log_is_written_as_it_is() -> None:
    stream = StringIO()
    handler = Rationed(stream)
    for minute in range(5):
        for number in range(LINES_A_MINUTE):
            handler.handle(record(LOG.name, "request", 60.0 * minute + number / 2))
    handler.close()
    assert stream.getvalue().splitlines() == ["request"] * (5 * LINES_A_MINUTE)


def test_orders_are_logged_for_whoever_looks_for_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in LOGGERS:
        logger = logging.getLogger(name)
        for field in ("handlers", "propagate", "level"):
            monkeypatch.setattr(logger, field, getattr(logger, field))
    said = {}
    for level in (logging.DEBUG, logging.INFO, logging.WARNING):
        stream = StringIO()
        log_to(stream, level)
        trace("order", table="t1", outcome="done", seconds=0.001)
        note("request", path="/")
        said[level] = [json.loads(line)["event"] for line in stream.getvalue().splitlines()]
    assert list(said.values()) == [["order", "request"], ["request"], []]
