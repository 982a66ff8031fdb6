"""Furnishing a room that has been open before."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cardhouse.bots.called import is_called
from cardhouse.room.audit import audit
from cardhouse.room.furnish import furnish, relieve
from cardhouse.room.room import Room
from cardhouse.rulebook import posted
from tests.kit.rooms import opened_room, play_hands

GAMES = ("holdem", "pai-gow-poker")


def called(room: Room, table: str) -> dict[int, str]:
    return {seat: p.name for seat, p in room.tables[table].state.players.items() if p.bot}


def test_bots_from_before_make_way_for_bots_with_names_of_their_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, bots=0) as room:
            games = [posted("tommys", game) for game in GAMES]
            await furnish(room, games, bots=0)
            for table in room.tables:
                for seat, name in ((2, "Ada"), (3, "Cora")):
                    await room.seat_bot(table, seat, f"{name} {table[-1]}", "sensible")
            await furnish(room, games)
            for table in room.tables:
                names = called(room, table)
                assert names.keys() == {2, 3} and all(map(is_called, names.values())), names
            # They are no others the next time.
            before = {table: called(room, table) for table in room.tables}
            await furnish(room, games)
            assert {table: called(room, table) for table in room.tables} == before
            await audit(room.store)

    asyncio.run(scenario())


def test_no_bot_leaves_in_the_middle_of_a_hand(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, ("tommys", "holdem")) as room:
            await play_hands(room, 1)
            while not room.tables["holdem"].state.running():
                await room.dealer("holdem").step()
            before = called(room, "holdem")
            await relieve(room, "holdem")
            assert called(room, "holdem") == before and not all(map(is_called, before.values()))

    asyncio.run(scenario())
