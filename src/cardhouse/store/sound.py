"""The check of a file's shape: SQLite takes a value of any type in any column."""

import sqlite3
from functools import cache
from typing import Final

from cardhouse.store import schema
from cardhouse.store.records import StoreError

# SQLite's name for a value in a column of each declared type.
KINDS: Final = {
    "text": "text",
    "blob": "blob",
    "real": "real",
    "bigint": "integer",
    "integer": "integer",
    "boolean": "integer",
}
# Tables that grow with the room: opening a room reads only their ends.
GROWING: Final = ("events", "commands", "hands", "dealt", "entries")


def check_shape(db: sqlite3.Connection, *, whole: bool) -> None:
    """Refuse a file with values of other types, or with triggers or views."""
    there = db.execute("select type, name from sqlite_master order by name").fetchall()
    for kind, name in there:
        if kind in ("trigger", "view"):
            raise StoreError(f"there is a {kind} in it that is not ours: {name}")
    tables = {name for kind, name in there if kind == "table"}
    for table, columns in shape().items():
        if table in tables and (whole or table not in GROWING):
            _check_table(db, table, columns)


def _check_table(db: sqlite3.Connection, table: str, columns: dict[str, str]) -> None:
    wrong = " or ".join(f"typeof({name}) <> '{KINDS[kind]}'" for name, kind in columns.items())
    kinds = ", ".join(f"typeof({name})" for name in columns)
    found = db.execute(f"select {kinds} from {table} where {wrong} limit 1").fetchone()
    if found is None:
        return
    for (name, declared), got in zip(columns.items(), found, strict=True):
        if got != (kind := KINDS[declared]):
            what = f"a `{name}` is {got}, where only {kind} is ever written"
            raise StoreError(f"{table}: {what}")


@cache
def shape() -> dict[str, dict[str, str]]:
    """The tables with the declared type of each column, as SQLite itself reads the schema."""
    db = sqlite3.connect(":memory:")
    db.executescript(schema.SQLITE)
    tables = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
    found = {
        table: {row[1]: row[2].lower() for row in db.execute(f"pragma table_info({table})")}
        for table in tables
    }
    db.close()
    return found
