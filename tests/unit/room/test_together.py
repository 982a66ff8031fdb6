"""Orders of several keepers: all are stored in one commit, or none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cardhouse.cage.commands import ChangeShift, OpenDrawer
from cardhouse.engine.core.illegal import Illegal
from cardhouse.management.changes import Change, CloseTable, PauseTable, ResumeTable
from cardhouse.management.commands import Perform
from cardhouse.room.audit import audit
from cardhouse.room.keeper import Part, together
from cardhouse.room.room import Room
from cardhouse.store import Damaged
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.commands import Expel
from tests.kit.forging import forge
from tests.kit.rooms import NOON, opened_room

HOLDEM = ("tommys", "holdem")


def part(keeper: Any, name: str, command: Any) -> Part[Any]:
    async def make() -> Any:
        return command

    return Part(keeper, name, make)


def act(room: Room, name: str, change: Change | None = None) -> Part[Any]:
    order = Perform(at=NOON, by="Rosa", act={"do": name}, change=change)
    return part(room.management, name, order)


def expel(seat: int) -> Expel:
    return Expel(seat=seat, by="Rosa", reason="rude")


def test_all_are_stored_or_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            table = room.tables["holdem"]
            before = (room.management.count, table.count, room.cage.count)
            shift = part(room.cage, "a", ChangeShift(at=NOON, by="Flo"))
            with pytest.raises(Illegal):
                await together(act(room, "a"), shift, part(table, "a", expel(9)))
            assert (room.management.count, table.count, room.cage.count) == before
            done = await together(act(room, "a"), shift, part(table, "a", expel(2)))
            assert [each.repeated for each in done] == [False, False, False]
            assert 2 not in table.state.players and room.cage.state.leader == "Flo"
            again = await together(act(room, "a"), shift, part(table, "a", expel(3)))
            assert [each.repeated for each in again] == [True, True, True]
            assert [each.count for each in again] == [each.count for each in done]
            assert 3 in table.state.players
            await audit(room.store)

    asyncio.run(scenario())


def test_a_part_that_needs_no_order_adds_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            count = room.cage.count
            nothing, done = await together(part(room.cage, "a", None), act(room, "a"))
            assert (nothing.count, nothing.events) == (count, []) and done.events
            assert room.cage.count == count
            none = await together(part(room.cage, "b", None), part(room.management, "b", None))
            assert [each.events for each in none] == [[], []]

    asyncio.run(scenario())


def test_orders_in_every_order_wait_for_each_other_without_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            drawers = [
                part(room.cage, f"{n}", OpenDrawer(at=NOON, drawer=f"{n}", by="Cass", cash=1))
                for n in range(6)
            ]
            acts = [act(room, f"{n}") for n in range(6)]
            pairs = [
                pair if number % 2 else pair[::-1]
                for number, pair in enumerate(zip(drawers, acts, strict=True))
            ]
            done = await asyncio.wait_for(asyncio.gather(*(together(*p) for p in pairs)), 20)
            assert len(done) == len(room.cage.state.drawers) == 6
            await audit(room.store)

    asyncio.run(scenario())


def test_a_caller_who_gives_up_early_leaves_every_turn_free(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            entered = asyncio.Event()
            leave = asyncio.Event()

            async def slow() -> Perform:
                entered.set()
                await leave.wait()
                return Perform(at=NOON, by="Rosa", act={})

            first = asyncio.ensure_future(together(Part(room.management, "slow", slow)))
            await entered.wait()
            shift = part(room.cage, "x", ChangeShift(at=NOON, by="Flo"))
            waiting = asyncio.ensure_future(together(shift, act(room, "x")))
            await asyncio.sleep(0)
            waiting.cancel()
            leave.set()
            assert len(await first) == 1
            await asyncio.wait_for(room.cage.order(ChangeShift(at=NOON, by="Ann"), "y"), 10)
            assert room.cage.state.leader == "Ann" and room.management.count == 1

    asyncio.run(scenario())


def test_a_paused_table_stands_still_and_a_closed_one_deals_no_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            dealer, table = room.dealer("holdem"), room.tables["holdem"]
            assert dealer.wanted() and room.pause("holdem") is None
            await together(act(room, "stop", PauseTable(table="holdem", reason="a fouled deck")))
            pause = room.pause("holdem")
            assert pause is not None and pause.words == "a fouled deck"
            step, count = asyncio.ensure_future(dealer.step()), table.count
            await asyncio.sleep(0.05)
            assert not step.done() and dealer.paused and table.count == count
            await together(act(room, "go", ResumeTable(table="holdem")))
            await asyncio.wait_for(step, 10)
            assert room.pause("holdem") is None
            await together(act(room, "close", CloseTable(table="holdem")))
            assert room.closed("holdem") and not dealer.wanted()

    asyncio.run(scenario())


def test_a_forged_journal_is_found(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            await together(act(room, "a", CloseTable(table="holdem")))
            await together(act(room, "b"))
            await room.management.keep()

    async def audited() -> int:
        async with SqliteStore(tmp_path / "room.db") as store:
            return (await audit(store)).events

    asyncio.run(scenario())
    assert asyncio.run(audited()) > 3
    resumed = b'{"event":"table-resumed","at":1,"by":"Rosa","table":"holdem"}'
    forge(tmp_path / "room.db", "management", lambda n, body: resumed if n == 3 else body)
    with pytest.raises(Damaged, match="management: event 3 is damaged: it cannot have happened"):
        asyncio.run(audited())
