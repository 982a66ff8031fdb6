"""The room's records: events and transfers in one transaction, nothing lost."""

from cardhouse.store.base import Store
from cardhouse.store.records import (
    Append,
    Conflict,
    Damaged,
    HandBegun,
    HandEnded,
    KeptHand,
    Overdrawn,
    Receipt,
    Record,
    Seated,
    Snapshot,
    Stale,
    Stored,
    StoreError,
    Unavailable,
)

__all__ = [
    "Append",
    "Conflict",
    "Damaged",
    "HandBegun",
    "HandEnded",
    "KeptHand",
    "Overdrawn",
    "Receipt",
    "Record",
    "Seated",
    "Snapshot",
    "Stale",
    "Store",
    "StoreError",
    "Stored",
    "Unavailable",
]
