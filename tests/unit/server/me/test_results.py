"""Results and statements of a played evening, beside plain sums over the ledger's transfers."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cardhouse.bots.crew import Crew
from cardhouse.bots.names import make
from cardhouse.chance import Seeded
from cardhouse.room.buying import bring_chips
from cardhouse.room.keeper import Part, together
from cardhouse.room.moving import move_orders
from cardhouse.room.settling import settle
from cardhouse.rulebook import posted
from cardhouse.server.me.results import results
from cardhouse.server.serve import open_office
from cardhouse.store.records import Span
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.commands import BuyChips, Leave, Sit
from tests.kit.days import Evening

ANN = "Ann"
SEAT = 2
# A table of every family, and a second one to move to.
GAMES = {
    "holdem": ("tommys", "holdem"),
    "holdem-2": ("tommys", "holdem"),
    "stud": ("tommys", "stud7-hilo"),
    "draw": ("tommys", "draw-hilo"),
    "twenty-one": ("tommys", "no-bust-blackjack"),
    "pai-gow": ("tommys", "pai-gow-poker"),
    "pan": ("tommys", "pan"),
}
HANDS = 5


class PlayedEvening(Evening):
    """An evening at a table of every family, at each of which Ann sits down."""

    async def spread(self) -> None:
        await self.room.open()
        for name, (house, game) in GAMES.items():
            keeper = await self.room.spread(name, posted(house, game))
            for seat in (1, 3, 4):
                await self.room.seat_bot(name, seat, f"{name} {seat}", "random")
            spread = keeper.state.game
            bots = {seat: make("random", spread, seed=seat) for seat in (1, SEAT, 3, 4)}
            self.crews[name] = Crew(Seeded(3), bots, seed=3)

    async def sit(self, table: str) -> None:
        """Ann sits down, with chips that the room lends."""
        keeper = self.room.tables[table]
        order = Sit(seat=SEAT, name=ANN, chips=2 * keeper.state.buy_in)
        await bring_chips(self.room, keeper, order, ANN, f"sit {keeper.count}")

    async def leave(self, table: str) -> None:
        keeper = self.room.tables[table]
        await keeper.order(Leave(seat=SEAT), f"leave {keeper.count}")

    async def play(self, table: str, hands: int = HANDS, *, into: bool = False) -> None:
        """Play hands at one table to their end, or stop inside the last one."""
        keeper, crew = self.room.tables[table], self.crews[table]
        until = keeper.state.hands + hands
        while keeper.state.hands < until and not (into and keeper.state.hands == until - 1):
            await self._step(keeper, crew)
        while into and not (keeper.state.running() and len(keeper.state.log) > 12):
            await self._step(keeper, crew)
        if not into:
            await settle(self.room, keeper)


async def evening(file: Path) -> None:
    async with SqliteStore(file) as store:
        played = PlayedEvening(store)
        await played.spread()
        for table in GAMES:
            if table == "holdem-2":
                continue
            await played.sit(table)
            await played.play(table)
        # Leaves in the middle of a hand, and comes back for a second sitting.
        await played.play("stud", 2, into=True)
        await played.leave("stud")
        await played.play("stud", 2)
        await played.sit("stud")
        await played.play("stud")
        keeper = played.room.tables["holdem"]
        more = BuyChips(seat=SEAT, chips=keeper.state.buy_in)
        await bring_chips(played.room, keeper, more, ANN, "more")
        await move(played)
        await played.play("holdem-2")
        await played.leave("holdem-2")


async def move(played: PlayedEvening) -> None:
    """The floor moves Ann to the second table."""
    tables = played.room.tables
    orders = move_orders(tables["holdem"], SEAT, tables["holdem-2"], SEAT, "Fay")
    await together(*(Part(keeper, "move", make) for keeper, make in orders))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("evening") / "room.db"
    asyncio.run(evening(found))
    return found


def transfers(file: Path) -> list[tuple[str, str, int, str]]:
    """Every transfer of the evening: source, target, amount and event, in SQL and JSON alone."""
    with closing(sqlite3.connect(file)) as db:
        rows = db.execute("select body, transfers from events order by at, number").fetchall()
    found = []
    for body, moved in rows:
        for each in json.loads(moved or b"[]"):
            tag = json.loads(body)["event"]
            found.append((str(each["source"]), str(each["target"]), each["amount"], tag))
    return found


def change(moved: list[tuple[str, str, int, str]], account: str, apart: tuple[str, ...]) -> int:
    """The change of an account by all transfers but those with some other accounts."""
    came = sum(n for a, b, n, _ in moved if b == account and not a.startswith(apart))
    went = sum(n for a, b, n, _ in moved if a == account and not b.startswith(apart))
    return came - went


def test_net_by_game_is_what_the_transfers_of_the_evening_say(file: Path) -> None:
    async def work() -> Any:
        async with SqliteStore(file) as store:
            room = PlayedEvening(store).room
            await room.open()
            return await results(await open_office(room), ANN, "all")

    found, moved = asyncio.run(work()), transfers(file)
    expected = Counter[tuple[str, str]]()
    for table, game in GAMES.items():
        own = f"{table}/{SEAT}"
        expected[game] += change(moved, own, ("player/", "held/", "bonus/owed"))
    time = -sum(n for a, b, n, tag in moved if tag == "time-collected" and a.endswith(f"/{SEAT}"))
    by_game = {(each.house, each.game): each.net for each in found.games}
    assert sum(by_game.values()) + found.time == sum(expected.values())
    # Money for time belongs to the table, and to no hand.
    assert {game for game in expected if by_game[game] != expected[game]} == set()
    assert found.time == time
    assert found.net == sum(expected.values()) + found.bonuses
    assert found.points[-1].net == sum(by_game.values())
    assert found.hands == sum(each.hands for each in found.games) >= HANDS * (len(GAMES) - 1)
    assert found.won == sum(point.net > before for point, before in pairs(found.points))
    seats = {f"{table}/{SEAT}" for table in GAMES}
    funds = ("/box", "/bonus")
    fees = sum(n for a, b, n, _ in moved if a in seats and b.endswith(funds))
    back = sum(n for a, b, n, _ in moved if b in seats and a.endswith(funds))
    assert found.fees == fees - back > 0


def pairs(points: Any) -> list[tuple[Any, int]]:
    """Each point with the result before it."""
    return list(zip(points, [0, *(point.net for point in points)], strict=False))


def test_the_statement_adds_up_to_the_chips_that_the_ledger_holds(file: Path) -> None:
    async def work() -> Any:
        async with SqliteStore(file) as store:
            room = PlayedEvening(store).room
            await room.open()
            found = await results(await open_office(room), ANN, "all")
            return found, await store.balances(), await store.entries(ANN, Span(), 1000)

    found, balances, entries = asyncio.run(work())
    sums = {each.kind: each.amount for each in found.sums}
    own = balances.get(f"player/{ANN}", 0) + balances.get(f"held/{ANN}", 0)
    away = ("chips-got", "chips-given", "brought", "taken", "kept", "fetched")
    assert sum(sums.get(kind, 0) for kind in away) == own > 0
    stacks = sum(balances.get(f"{table}/{SEAT}", 0) for table in GAMES)
    # Chips brought, the result, and chips taken away: what is left lies on the tables.
    assert -sums["brought"] - sums["taken"] + found.net == stacks
    # Eight seats taken, a purchase, and the second table's seat come from the purse.
    brought = [entry for entry in entries if entry.other.endswith(f"/{SEAT}") and entry.amount < 0]
    assert len([entry for entry in brought if entry.account.startswith("player/")]) == 9


def test_the_last_sitting_is_that_at_the_table_moved_to(file: Path) -> None:
    async def work() -> Any:
        async with SqliteStore(file) as store:
            room = PlayedEvening(store).room
            await room.open()
            office = await open_office(room)
            return [await results(office, ANN, "sitting", table) for table in ("", "stud")]

    last, stud = asyncio.run(work())
    assert (last.table, last.hands) == ("holdem-2", HANDS)
    # The second sitting, not the first that ended in the middle of a hand.
    assert (stud.table, stud.hands) == ("stud", HANDS)
    assert {point.table for point in last.points} == {"holdem-2"}


def test_a_room_from_before_lists_its_entries_when_it_opens(file: Path) -> None:
    async def work() -> tuple[Any, Any]:
        async with SqliteStore(file) as store:
            listed = await store.entries(ANN, Span(), 1000)
            await store.list_entries([])
            room = PlayedEvening(store).room
            await room.open()
            return listed, await store.entries(ANN, Span(), 1000)

    before, anew = asyncio.run(work())
    assert len(before) > len(GAMES)
    assert anew == before


def test_nobody_has_the_results_of_another(file: Path) -> None:
    async def work() -> Any:
        async with SqliteStore(file) as store:
            room = PlayedEvening(store).room
            await room.open()
            office = await open_office(room)
            return [await results(office, name, "all") for name in ("Ben", "holdem 1", "")]

    for found in (nobody := asyncio.run(work())):
        assert (found.hands, found.games, found.sums, found.points) == (0, (), (), ())
    assert len(nobody) == 3
