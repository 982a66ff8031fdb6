"""The hash chain: each event's digest covers it, its transfers, and everything before it."""

import hashlib
from typing import Final

from msgspec import json

from cardhouse.store.records import Damaged, Record, Stored

START: Final = bytes(32)


def digest(
    previous: bytes, stream: str, number: int, command: str, at: str, record: Record
) -> bytes:
    """The digest of an event after the previous one in its stream."""
    head = json.encode((stream, number, command, at, record.transfers))
    # The lengths are included, so that no byte can move from one field to the next.
    sizes = len(head).to_bytes(8, "big") + len(record.body).to_bytes(8, "big")
    return hashlib.sha256(b"".join((previous, sizes, head, record.body))).digest()


def check_link(stream: str, number: int, each: Stored, last: bytes) -> None:
    """Raise Damaged unless an event follows the one with the digest `last` as written."""
    if each.number != number:
        raise Damaged(stream, number, f"the next one there is is {each.number}")
    record = Record(each.body, each.transfers)
    if digest(last, stream, number, each.command, each.at, record) != each.digest:
        raise Damaged(stream, number, "it is not what was written, or not in its place")
