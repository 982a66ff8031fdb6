"""A player's own statement: balance, entries, and results at the tables."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from cardhouse.room.clock import in_time
from cardhouse.room.gathering import Report
from cardhouse.room.statements import Entry
from cardhouse.room.table_days import Played
from cardhouse.table.accounts import own_accounts

# The time of an entry, True if it brings chips, and its stream.
Key = tuple[tuple[bool, str], bool, str]


def standing(found: Report, name: str) -> dict[str, Any]:
    """The room's record of a player in the period."""
    accounts = [found.accounts.flow(account) for account in own_accounts(name)]
    opening = sum(flow.opening for flow in accounts)
    return {
        "player": name,
        "opening": opening,
        "closing": sum(flow.closing for flow in accounts),
        "entries": in_order(found.accounts.entries, opening),
        "tables": at_tables(found, name),
        "cage": found.cage.patrons.get(name),
    }


def in_order(entries: Iterable[Entry], opening: int) -> list[Entry]:
    """Entries of all streams in order of time, each with the balance after it.

    Every stream keeps its own order. Of entries of one and the same second, as older versions
    wrote them, those that take chips come first; but none comes before the chips that it takes.
    """
    streams: dict[str, deque[tuple[Key, Entry]]] = {}
    for entry in entries:
        key = (in_time(entry.at), entry.amount > 0, entry.stream)
        streams.setdefault(entry.stream, deque()).append((key, entry))
    balance, found = opening, list[Entry]()
    while streams:
        heads = [entry for _, entry in sorted((each[0] for each in streams.values()), key=_first)]
        entry = next((each for each in heads if balance + each.amount >= 0), heads[0])
        balance += entry.amount
        found.append(replace(entry, balance=balance))
        streams[entry.stream].popleft()
        if not streams[entry.stream]:
            del streams[entry.stream]
    return found


def _first(pair: tuple[Key, Entry]) -> Key:
    return pair[0]


def at_tables(found: Report, name: str) -> dict[str, Played]:
    """The player's results by table."""
    return {table: day.players[name] for table, day in found.tables.items() if name in day.players}
