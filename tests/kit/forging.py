"""Changes to a room's file by a forger who knows the chain and repairs it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from msgspec import json

from cardhouse.ledger import Transfer
from cardhouse.store.chain import START, digest
from cardhouse.store.records import Record

# An event's body before and after the change; None deletes the event.
Change = Callable[[int, bytes], bytes | None]


def forge(file: Path, stream: str, change: Change, name: str = "") -> int:
    """Rewrite a stream with every digest corrected, and return its number of events."""
    name = name or stream
    with closing(sqlite3.connect(file)) as db, db:
        rows = db.execute(
            "select number, command, at, body, transfers from events where stream = ?"
            " order by number",
            (stream,),
        ).fetchall()
        assert rows
        db.execute("delete from events where stream = ?", (stream,))
        last, count = START, 0
        for number, command, at, body, transfers in rows:
            if (changed := change(number, body)) is None:
                continue
            moved = json.decode(transfers, type=tuple[Transfer, ...]) if transfers else ()
            count += 1
            last = digest(last, name, count, command, at, Record(changed, moved))
            row = (name, count, command, at, changed, transfers, last)
            db.execute("insert into events values (?, ?, ?, ?, ?, ?, ?)", row)
        db.execute(
            "update streams set stream = ?, count = ?, digest = ? where stream = ?",
            (name, count, last, stream),
        )
        for table in ("commands", "snapshots", "hands", "dealt", "entries"):
            db.execute(f"update {table} set stream = ? where stream = ?", (name, stream))
    return count


def meddle(file: Path, statement: str, *values: object) -> None:
    """Change just one row."""
    with closing(sqlite3.connect(file)) as db, db:
        assert db.execute(statement, values).rowcount == 1
