"""The beginning of a sitting, in a statement with a fee for every hand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardhouse.server.me import sitting
from cardhouse.server.me.sitting import Sitting, last_sitting
from cardhouse.store import Append, Record
from cardhouse.store.records import PersonEntry
from cardhouse.store.sqlite import SqliteStore

FEES = 700


def entry(account: str, other: str, amount: int) -> PersonEntry:
    return PersonEntry(name="Ann", account=account, other=other, amount=amount, why="x")


async def sat(store: SqliteStore) -> None:
    """Two sittings at a table: a short one, and one of many hands with a fee each."""
    epoch, seat = await store.claim("table/pan", "me"), b'{"event":"player-sat"}'
    bought = Record(seat, entries=(entry("player/Ann", "pan/2", -100),))
    fee = Record(b'{"event":"fee"}', entries=(entry("pan/2", "pan/box", -1),))
    took = Record(b'{"event":"player-left"}', entries=(entry("player/Ann", "pan/2", 9),))
    for records in ((bought, fee, took), (bought, *[fee] * FEES)):
        count, _ = await store.head("table/pan")
        append = Append(
            stream="table/pan", expected=count, command=f"c{count}", at=f"{count}", records=records
        )
        await store.append(append, epoch)


@pytest.mark.parametrize(
    ("most", "first", "since"),
    [
        pytest.param(sitting.MOST, 4, "3", id="found behind all its fees"),
        pytest.param(500, FEES + 4 - 500 + 1, "3", id="the earliest entry that is looked at"),
    ],
)
def test_a_long_sitting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, first: int, since: str
) -> None:
    monkeypatch.setattr(sitting, "MOST", most)

    async def work() -> Sitting:
        async with SqliteStore(tmp_path / "room.db") as store:
            await sat(store)
            return await last_sitting(store, "Ann", "pan")

    found = asyncio.run(work())
    assert (found.table, found.first, found.since) == ("pan", first, since)
