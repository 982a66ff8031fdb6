"""Between records and the rows of a database."""

from typing import Any, NamedTuple

from msgspec import json

from cardhouse.ledger import Transfer
from cardhouse.store.chain import digest
from cardhouse.store.records import Append, Damaged, Stored


class Row(NamedTuple):
    """An event as it is written."""

    stream: str
    number: int
    command: str
    at: str
    body: bytes
    transfers: bytes
    digest: bytes


def chained(append: Append, last: bytes) -> list[Row]:
    """The events of a command, each behind the one before it."""
    rows = []
    for number, record in enumerate(append.records, append.expected + 1):
        last = digest(last, append.stream, number, append.command, append.at, record)
        moved = json.encode(record.transfers) if record.transfers else b""
        rows.append(Row(append.stream, number, append.command, append.at, record.body, moved, last))
    return rows


def changes(append: Append) -> dict[str, int]:
    """What an append changes in each account, in all."""
    found: dict[str, int] = {}
    for record in append.records:
        for move in record.transfers:
            source, target = str(move.source), str(move.target)
            found[source] = found.get(source, 0) - move.amount
            found[target] = found.get(target, 0) + move.amount
    return {account: change for account, change in sorted(found.items()) if change}


def stored(
    stream: str, number: int, command: str, at: str, body: Any, transfers: Any, mark: Any
) -> Stored:
    """A row of events as it was written; one that cannot have been written so is Damaged."""
    try:
        moved = json.decode(bytes(transfers), type=tuple[Transfer, ...]) if transfers else ()
        return Stored(
            number=number,
            command=command,
            at=at,
            body=bytes(body),
            digest=bytes(mark),
            transfers=moved,
        )
    except (TypeError, ValueError):
        raise Damaged(stream, number, "it cannot be read") from None
