"""A failing store: tables stand still and go on, and everything shown as done is stored once."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from cardhouse.engine.core.asks import PLAIN, Ask
from cardhouse.engine.pot.commands import Check
from cardhouse.room import patient_store
from cardhouse.room.audit import audit
from cardhouse.room.patience import Patience, Stopwatch, Waiting
from cardhouse.room.room import CAGE, Room
from cardhouse.room.standing import BROKEN, DAMAGED, FOLLOWED, PAUSED, standstill
from cardhouse.room.tables import TableKeeper
from cardhouse.store import Damaged, Stale, Unavailable
from cardhouse.table.commands import JoinList, Leave, Sit
from cardhouse.words.said import Said
from tests.kit.faulty import Faulty
from tests.kit.rooms import opened_room, play_hands

HOLDEM, OMAHA = ("tommys", "holdem"), ("tommys", "omaha-hi")
SECONDS = 60.0


async def until(wanted: Callable[[], bool]) -> None:
    """Check again and again, and fail if it never happens."""
    async with asyncio.timeout(SECONDS):
        while not wanted():
            await asyncio.sleep(0.005)


def _played(keeper: TableKeeper, hands: int) -> bool:
    return keeper.state.hands >= hands


@asynccontextmanager
async def faulty(folder: Path, *games: tuple[str, str]) -> AsyncIterator[tuple[Faulty, Room]]:
    """A room whose store fails on demand."""
    async with (
        Faulty(folder / "room.db") as store,
        opened_room(folder, *games, store=store) as room,
    ):
        yield store, room


@asynccontextmanager
async def running(room: Room) -> AsyncIterator[None]:
    """A room that deals; an error that ends it fails the test."""
    dealing = asyncio.ensure_future(room.run())
    try:
        yield
    finally:
        room.stop()
        await dealing


def test_a_table_stands_still_while_nothing_can_be_written_and_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with faulty(tmp_path, HOLDEM, OMAHA) as (store, room), running(room):
            told: list[Said | None] = []
            room.follow("holdem", lambda: told.append(standstill(room, "holdem")))
            keeper = room.tables["holdem"]
            for _ in range(3):
                await until(partial(_played, keeper, keeper.state.hands + 1))
                store.away = True
                await until(lambda: room.pause("holdem") is not None)
                assert told[-1] == PAUSED == standstill(room, "holdem")
                count = keeper.count
                store.refused = 0
                await until(lambda: store.refused > 0)
                assert keeper.count == count
                store.away = False
                await until(lambda: room.pause("holdem") is None)
                assert told[-1] is None
            hands = {name: keeper.state.hands for name, keeper in room.tables.items()}
            await until(lambda: all(room.tables[n].state.hands > h for n, h in hands.items()))
            assert not room.faults
        async with opened_room(tmp_path) as again:
            await audit(again.store)

    asyncio.run(scenario())


def test_answers_that_get_lost_are_found_in_the_store(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with faulty(tmp_path, HOLDEM) as (store, room):
            for _ in range(30):
                store.lost = 1
                await room.dealer("holdem").step()
            assert store.refused >= 30 and room.tables["holdem"].state.hands
            keeper = room.tables["holdem"]
            heard: list[int] = []
            keeper.follow(lambda done: heard.append(len(done.events)))
            before = keeper.count
            store.lost = 1
            done = await keeper.order(JoinList(name="Ann"), "a")
            assert done.count == keeper.count == before + sum(heard) > before
            assert keeper.state.waiting == ["Ann"]
            stored = [e.command async for e in store.read(keeper.stream)]
            assert stored.count("a") == sum(heard)
            await audit(store)

    asyncio.run(scenario())


def test_an_order_that_waits_for_the_store_is_carried_out_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with faulty(tmp_path, HOLDEM) as (store, room):
            keeper, before = room.tables["holdem"], room.tables["holdem"].count
            store.away = True
            # The order is abandoned, sent again, and abandoned once more: it is still under way.
            for _ in range(3):
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(keeper.order(JoinList(name="Ann"), "a"), 0.1)
            assert (keeper.count, keeper.state.waiting) == (before, [])
            store.away = False
            done = await keeper.order(JoinList(name="Ann"), "a")
            assert done.repeated and keeper.state.waiting == ["Ann"]
            stored = [e.number async for e in store.read(keeper.stream) if e.command == "a"]
            assert stored == list(range(before + 1, done.count + 1))

    asyncio.run(scenario())


def test_nobody_is_left_to_hear_of_a_refusal(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with faulty(tmp_path, HOLDEM) as (store, room):
            keeper = room.tables["holdem"]
            store.blind = True
            # Only the store knows whether the order was carried out before.
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(keeper.order(Leave(seat=9), "a"), 0.1)
            store.blind = False
            await keeper.renew()
        del keeper, room
        gc.collect()

    # Garbage left by other tests does not count.
    gc.collect()
    caplog.clear()
    asyncio.run(scenario())
    assert "never retrieved" not in caplog.text


def test_reads_that_fail_are_tried_again_where_they_were(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with faulty(tmp_path, HOLDEM) as (store, room):
            await play_hands(room, 3)
            asked = 0

            class Stuttering(Faulty):
                async def _look(self, look):  # type: ignore[no-untyped-def]
                    nonlocal asked
                    asked += 1
                    if asked % 2:
                        self._fail("unable to open database file")
                    return await super()._look(look)

            async with Stuttering(store.file) as again, opened_room(tmp_path, store=again) as two:
                assert two.tables["holdem"].state == room.tables["holdem"].state
                assert again.refused > 5

    asyncio.run(scenario())


def test_no_time_is_lost_to_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        now = 100.0
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
        watch = Stopwatch()
        waiting = Waiting(Patience(must=20, may=5), watch)
        ask = Ask(3, {Check: PLAIN}, default=Check(3))
        assert waiting.look([ask]) == ([], 20)
        now += 15
        # Only now is it noticed that the store was gone five seconds ago.
        watch.stop(now - 5)
        watch.stop(now)
        assert waiting.left()[3].seconds == 10
        now += 1000
        assert waiting.look([ask]) == ([], 10)
        watch.go_on()
        watch.go_on()
        now += 9
        assert waiting.look([ask]) == ([], 1)
        now += 1
        assert waiting.look([ask]) == ([ask], None)

    asyncio.run(scenario())


def test_a_players_clock_stands_still_with_the_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with faulty(tmp_path, HOLDEM) as (store, room):
            keeper, dealer = room.tables["holdem"], room.dealer("holdem")
            await room.sell("Ann", 100_00, "ann")
            await keeper.order(Sit(seat=9, name="Ann", chips=100_00), "ann")
            dealer.waiting = Waiting(Patience(must=60.0), dealer._watch)
            while 9 not in dealer.clocks():
                await dealer.step()
            count = keeper.count
            store.away = True
            renewing = asyncio.ensure_future(keeper.renew())
            await until(lambda: dealer.paused)
            left = dealer.clocks()[9]
            await asyncio.sleep(0.5)
            assert dealer.clocks()[9] == left and keeper.count == count
            # The dealer waits as well, until there is something to do again.
            waiting = asyncio.ensure_future(dealer.step())
            await asyncio.sleep(0.05)
            assert not waiting.done()
            store.away = False
            await asyncio.gather(renewing, waiting)
            assert left.seconds - 0.5 < dealer.clocks()[9].seconds <= left.seconds

    asyncio.run(scenario())


def test_a_table_that_somebody_else_has_closes_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with faulty(tmp_path, HOLDEM, OMAHA) as (store, room), running(room):
            hands = room.tables["omaha-hi"].state.hands
            await store.claim("table/holdem", "room")
            await until(lambda: "holdem" in room.faults)
            assert isinstance(room.faults["holdem"], Stale)
            assert standstill(room, "holdem") == FOLLOWED
            await until(lambda: room.tables["omaha-hi"].state.hands > hands + 1)
            assert standstill(room, "omaha-hi") is None

    asyncio.run(scenario())


def test_a_room_that_somebody_else_has_ends_in_good_order(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with faulty(tmp_path, HOLDEM) as (store, room):
            room.lease = 0.3
            dealing = asyncio.ensure_future(room.run())
            await until(lambda: room.tables["holdem"].state.hands > 0)
            await store.claim(CAGE, "room")
            with pytest.raises(Stale, match="cage: somebody else owns it now"):
                await asyncio.wait_for(dealing, SECONDS)
            await audit(store)

    asyncio.run(scenario())


def test_a_lease_that_ran_out_goes_on_if_nobody_has_taken_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Faulty(tmp_path / "room.db") as store:
            room = Room(store, owner="one", lease=0.3)
            await room.open()
            async with running(room):
                store.away = True
                await until(lambda: CAGE in room.patient.paused)
                await asyncio.sleep(0.5)
                store.away = False
                await until(lambda: not room.patient.paused)
                await room.sell("Ann", 100, "ann")
            assert (await store.balances())["player/Ann"] == 100

    asyncio.run(scenario())


@pytest.mark.parametrize("fault", [Damaged("table/holdem", 7, "no more"), ZeroDivisionError("x")])
def test_a_fault_closes_its_table_and_says_so(tmp_path: Path, fault: Exception) -> None:
    async def scenario() -> None:
        async with faulty(tmp_path, HOLDEM, OMAHA) as (_, room), running(room):
            told: list[Said | None] = []
            room.follow("holdem", lambda: told.append(standstill(room, "holdem")))

            async def fail() -> None:
                raise fault

            room.dealer("holdem").step = fail  # type: ignore[method-assign]
            await until(lambda: bool(told))
            damaged = isinstance(fault, Damaged)
            assert told[-1] == (DAMAGED if damaged else BROKEN)
            hands = room.tables["omaha-hi"].state.hands
            await until(lambda: room.tables["omaha-hi"].state.hands > hands + 1)

    asyncio.run(scenario())


def test_the_next_room_waits_for_the_lease_of_one_that_was_killed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> float:
        async with Faulty(tmp_path / "room.db") as store:
            await Room(store, owner="killed", lease=0.6).open()
            began = time.monotonic()
            await Room(store, owner="next", lease=0.6).open()
            return time.monotonic() - began

    assert 0.4 < asyncio.run(scenario()) < SECONDS
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.startswith("cage: killed has it for another 1 s: waiting")


def test_a_room_that_is_alive_keeps_its_streams(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Faulty(tmp_path / "room.db") as store:
            room = Room(store, owner="alive", lease=0.3)
            await room.open()
            async with running(room):
                with pytest.raises(Stale, match="alive has it"):
                    await Room(store, owner="next", lease=0.3).open()
            await Room(store, owner="next", lease=0.3).open()

    asyncio.run(scenario())


def test_a_room_closes_although_its_store_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(patient_store, "CLOSING_SECONDS", 0.3)

    async def scenario() -> None:
        async with faulty(tmp_path, HOLDEM) as (store, room):
            dealing = asyncio.ensure_future(room.run())
            await until(lambda: room.tables["holdem"].state.hands > 0)
            store.away = True
            await until(lambda: bool(room.patient.paused))
            order = asyncio.ensure_future(room.sell("Ann", 100, "ann"))
            room.stop()
            await asyncio.wait_for(dealing, SECONDS)
            with pytest.raises(Unavailable):
                await order
            store.away = False
            await audit(store)

    asyncio.run(scenario())
    assert "left for the next owner" in caplog.text
    assert "the store answers again" not in caplog.text
