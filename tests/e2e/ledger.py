"""The ledger of a room's file, added up from the stored transfers and nothing else."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path


def moves(data: Path, stream: str = "%") -> list[tuple[str, str, int, str]]:
    """Every stored transfer of some streams: from, to, cents, and why."""
    with closing(sqlite3.connect(f"file:{data / 'room.db'}?mode=ro", uri=True)) as file:
        rows = file.execute(
            "select transfers from events where stream like ? and length(transfers) > 0"
            " order by stream, number",
            (stream,),
        ).fetchall()
    found = []
    for (text,) in rows:
        for each in json.loads(text):
            found.append((str(each["source"]), str(each["target"]), each["amount"], each["why"]))
    return found


def balances(data: Path) -> Counter[str]:
    """The balance of each account."""
    found: Counter[str] = Counter()
    for source, target, amount, _ in moves(data):
        found[source] -= amount
        found[target] += amount
    return found


def cash(data: Path, name: str) -> tuple[int, int]:
    """A patron's cash in and out at the drawers."""
    account, inward, outward = f"player/{name}", 0, 0
    for source, target, amount, _ in moves(data, "cage"):
        inward += amount * ((source, target) == ("outside", account))
        outward += amount * ((source, target) == (account, "outside"))
    return inward, outward
