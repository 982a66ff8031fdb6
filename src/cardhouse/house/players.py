"""A player's own statement: what he had, what came and went, and how he did at the tables."""

from __future__ import annotations

from typing import Any

from cardhouse.house.gathering import Report
from cardhouse.house.table_days import Played
from cardhouse.room.accounts import held, purse


def standing(found: Report, name: str) -> dict[str, Any]:
    """Everything that the room knows of a player in the period."""
    accounts = (found.accounts.flow(purse(name)), found.accounts.flow(held(name)))
    return {
        "player": name,
        "opening": sum(flow.opening for flow in accounts),
        "closing": sum(flow.closing for flow in accounts),
        "entries": found.accounts.entries,
        "tables": at_tables(found, name),
        "cage": found.cage.patrons.get(name),
    }


def at_tables(found: Report, name: str) -> dict[str, Played]:
    """How he did, by table."""
    return {table: day.players[name] for table, day in found.tables.items() if name in day.players}
