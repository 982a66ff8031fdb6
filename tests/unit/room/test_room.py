"""A room's bots are unpredictable, unless a test sets their seed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardhouse.bots.bot import Bot
from cardhouse.bots.names import make_for
from cardhouse.formats.log import encode_event
from cardhouse.room import dealer
from cardhouse.room.room import Room
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table import Table
from cardhouse.table.commands import Leave
from tests.kit.rooms import opened_room, play_hands

HOLDEM, STUD = ("tommys", "holdem"), ("tommys", "stud7")


def hands(folder: Path, seed: int | None) -> list[bytes]:
    """The events at a table of random bots; the cards are always the same."""
    folder.mkdir()
    happened: list[bytes] = []

    async def scenario() -> None:
        async with opened_room(folder, HOLDEM, bots=0, seed=seed) as room:
            for seat in range(1, 5):
                await room.seat_bot("holdem", seat, f"Bot {seat}", "random")
            told = room.tables["holdem"].follow
            told(lambda done: happened.extend(encode_event(event) for event in done.events))
            await play_hands(room, 5)

    asyncio.run(scenario())
    return happened


def test_nobody_foresees_what_bots_do(tmp_path: Path) -> None:
    first, second = hands(tmp_path / "one", None), hands(tmp_path / "two", None)
    assert len(first) > 50 and first != second


def test_a_test_may_say_how_bots_toss_their_coins(tmp_path: Path) -> None:
    first, second = hands(tmp_path / "one", 7), hands(tmp_path / "two", 7)
    assert first == second and len(first) > 50


def test_a_house_that_is_told_nothing_has_a_seed_of_its_own(tmp_path: Path) -> None:
    async def scenario() -> set[object]:
        async with SqliteStore(tmp_path / "room.db") as store:
            return {Room(store)._seed for _ in range(3)}

    found = asyncio.run(scenario())
    assert len(found) == 3 and all(len(str(seed)) >= 32 for seed in found)


def test_no_two_bots_toss_the_same_coins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int | str] = []

    def noted(table: Table, name: str, *, seed: int | str) -> Bot:
        seeds.append(seed)
        return make_for(table, name, seed=seed)

    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM, STUD, bots=3) as room:
            await play_hands(room, 1)
            await room.tables["holdem"].order(Leave(seat=3), "leaves")
            await play_hands(room, 2)
            await room.seat_bot("holdem", 3, "Another", "sensible")
            await play_hands(room, 3)

    monkeypatch.setattr(dealer, "make_for", noted)
    asyncio.run(scenario())
    assert len(seeds) == len(set(seeds)) == 7
