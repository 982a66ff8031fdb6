"""The hash chain: each event's digest covers it, its transfers, and everything before it."""

import hashlib
from typing import Final

from msgspec import json

from cardhouse.store.records import Record

START: Final = bytes(32)


def digest(
    previous: bytes, stream: str, number: int, command: str, at: str, record: Record
) -> bytes:
    """The digest of an event that follows another one in its stream."""
    head = json.encode((stream, number, command, at, record.transfers))
    # The lengths are part of it, so that no byte can move from one field to the next.
    sizes = len(head).to_bytes(8, "big") + len(record.body).to_bytes(8, "big")
    return hashlib.sha256(b"".join((previous, sizes, head, record.body))).digest()
