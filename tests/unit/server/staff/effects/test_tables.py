"""Orders of the floor about people and tables: page, bar, move, break; no chip is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cardhouse.room.buying import bring_chips
from cardhouse.room.tables import TableKeeper
from cardhouse.table.commands import JoinList, Sit
from tests.kit.staff import Member, staffed
from tests.kit.web import Visitor, Web, run, served
from tests.unit.server.staff.test_acts import verified

TABLE, SECOND = "tommys-holdem", "second"
STUD = "tommys-stud7"
CHIPS = 200_00


async def two_tables(web: Web, crew: dict[str, Member]) -> tuple[TableKeeper, TableKeeper]:
    """Two tables of one game, of which the first is stopped between hands."""
    await crew["Rosa"].did("open-table", table=SECOND, house="tommys", game="holdem")
    for table in (TABLE, SECOND):
        await crew["Flo"].did("pause-table", table=table, reason="a draw for seats")
    return web.room.tables[TABLE], web.room.tables[SECOND]


async def seat(web: Web, keeper: TableKeeper, number: int, name: str) -> None:
    sit = Sit(seat=number, name=name, chips=CHIPS)
    await bring_chips(web.room, keeper, sit, name, f"sit/{number}")


@asynccontextmanager
async def evening(folder: Path, *games: str) -> AsyncIterator[tuple[Web, dict[str, Member]]]:
    """A room without bots, verified after whatever happens in it."""
    async with served(folder, *games, bots=0) as web, staffed(web) as crew:
        yield web, crew
        balances = await web.balances()
        assert sum(balances.values()) == 0
    await verified(folder)


def test_a_player_is_moved_to_a_seat_of_the_same_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with evening(tmp_path, "tommys/holdem") as (web, crew):
            keeper, _ = await two_tables(web, crew)
            await seat(web, keeper, 2, "Pat")
            flo, seq = crew["Flo"], keeper.count
            stale = await flo.act("move", table=TABLE, seq=seq - 1, seat=2, to=5)
            assert stale.status_code == 409 and stale.json()["said"]["id"] == "order-gone-on"
            await flo.did("move", table=TABLE, seq=seq, seat=2, to=5, id="move")
            # Sent again, nobody is moved again.
            await flo.did("move", table=TABLE, seq=seq, seat=2, to=5, id="move")
            assert keeper.state.name_at(5) == "Pat" and not keeper.state.name_at(2)
            balances = await web.balances()
            assert balances[f"{TABLE}/5"] == CHIPS and not balances.get(f"{TABLE}/2")
            taken = await flo.act("move", table=TABLE, seq=keeper.count, seat=5, to=5)
            assert taken.status_code == 409 and "not free" in taken.json()["words"]

    run(work())


def test_a_player_is_moved_to_another_table_in_one_commit(tmp_path: Path) -> None:
    async def work() -> None:
        async with evening(tmp_path, "tommys/holdem", "tommys/stud7") as (web, crew):
            first, second = await two_tables(web, crew)
            await seat(web, first, 2, "Pat")
            flo = crew["Flo"]
            move: dict[str, Any] = {"table": TABLE, "seq": first.count, "seat": 2, "to": 4}
            other = await flo.act("move", **move, to_table=STUD)
            assert other.status_code == 409 and "another game" in other.json()["words"]
            await seat(web, second, 4, "Deb")
            taken = await flo.act("move", **move, to_table=SECOND)
            assert taken.status_code == 409 and first.state.name_at(2) == "Pat"
            assert (await web.balances())[f"{TABLE}/2"] == CHIPS
            await flo.did("move", **(move | {"to": 7}), to_table=SECOND)
            assert second.state.name_at(7) == "Pat" and not first.state.players
            balances = await web.balances()
            assert balances[f"{SECOND}/7"] == CHIPS and not balances.get(f"{TABLE}/2")
            assert not balances.get("player/Pat")
            told = await flo.read(f"/api/floor/tables/{SECOND}")
            assert {each["table"] for each in told["targets"]} == {TABLE, SECOND}
            assert 7 in told["movable"]

    run(work())


def test_nobody_is_moved_out_of_a_hand(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            staffed(web) as crew,
            web.visit(TABLE, cookie=crew["Pat"].cookie) as pat,
        ):
            await pat.hello()
            await pat.sit()
            await pat.asked()
            flo, keeper = crew["Flo"], web.room.tables[TABLE]
            await flo.did("pause-table", table=TABLE, reason="a move", after_hand=True)
            assert "paused" not in pat.state["table"]["paused"]
            own, free = pat.state["table"]["you"], keeper.state.seating.most
            # The table goes on until its hand is over.
            while keeper.state.playing(own):
                at = keeper.count
                answer = await flo.act("move", table=TABLE, seq=at, seat=own, to=free)
                if answer.status_code == 409 and keeper.count == at:
                    assert "stop the table after this hand" in answer.json()["words"]
                if pat.offers() and pat.state["table"]["hand"]:
                    await pat.order(do=_quiet(pat))
                await pat.hear()
            await pat.until(lambda m: m["type"] == "state" and bool(m["table"]["paused"]))
            assert not keeper.state.running()
            hands = keeper.state.hands
            to = next(s for s in range(1, free + 1) if s not in keeper.state.players)
            own = pat.state["table"]["you"]
            await flo.did("move", table=TABLE, seq=keeper.count, seat=own, to=to)
            await pat.until(lambda m: m["type"] == "state" and m["table"]["you"] == to)
            assert keeper.state.hands == hands
            await flo.did("resume-table", table=TABLE)
            await pat.until(lambda m: m["type"] == "state" and not m["table"]["paused"])
        await verified(tmp_path)

    run(work())


def _quiet(visitor: Visitor) -> str:
    """A decision that ends the hand soon."""
    offers = visitor.offers()
    return next(each for each in ("fold", "check", "muck", *offers) if each in offers)


def test_a_message_is_seen_by_its_player_alone_until_they_say_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, bots=0) as web,
            staffed(web) as crew,
            web.visit(TABLE, cookie=crew["Pat"].cookie) as pat,
            web.visit(TABLE, cookie=crew["Deb"].cookie) as deb,
        ):
            flo = crew["Flo"]
            for each in (pat, deb):
                await each.hello()
            absent = await flo.act("page", table=TABLE, name="Pat", text="Your car")
            assert absent.status_code == 409 and "neither sits" in absent.json()["words"]
            await pat.sit(1)
            await deb.sit(2)
            await flo.did("page", table=TABLE, name="pat", text="Your car is  blocking the gate")
            state = await pat.until(lambda m: m["type"] == "state" and m["table"]["paged"])
            paged = state["table"]["paged"]
            assert (paged["by"], paged["text"]) == ("Flo", "Your car is blocking the gate")
            told = await flo.read(f"/api/floor/tables/{TABLE}")
            assert [each["name"] for each in told["pages"]] == ["Pat"]
            theirs = await crew["Deb"].act("answer-page", page=paged["page"])
            assert theirs.status_code == 409
            await crew["Pat"].did("answer-page", page=paged["page"])
            await pat.until(lambda m: m["type"] == "state" and not m["table"]["paged"])
            assert not (await flo.read(f"/api/floor/tables/{TABLE}"))["pages"]
            assert "blocking the gate" not in "".join(deb.heard)
        await verified(tmp_path)

    run(work())


def test_somebody_is_barred_from_one_table_and_admitted_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with evening(tmp_path, "tommys/holdem") as (web, crew):
            first, second = await two_tables(web, crew)
            await seat(web, first, 2, "Pat")
            flo = crew["Flo"]
            unknown = await flo.act("bar-table", table=TABLE, name="Nobody", reason="noise")
            assert unknown.status_code == 404
            await flo.did("bar-table", table=TABLE, name="pat", reason="noise")
            assert not first.state.players and (await web.balances())["player/Pat"] == CHIPS
            told = await flo.read(f"/api/floor/tables/{TABLE}")
            assert told["barred"] == ["Pat"]
            await seat(web, second, 3, "Pat")
            back = await flo.act(
                "move", table=SECOND, seq=second.count, seat=3, to=2, to_table=TABLE
            )
            assert back.status_code == 409 and second.state.name_at(3) == "Pat"
            await flo.did("admit-table", table=TABLE, name="Pat")
            await flo.did("move", table=SECOND, seq=second.count, seat=3, to=2, to_table=TABLE)
            assert first.state.name_at(2) == "Pat"

    run(work())


def test_a_broken_table_seats_its_players_elsewhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with evening(tmp_path, "tommys/holdem") as (web, crew):
            first, second = await two_tables(web, crew)
            most = second.state.seating.most
            # One seat is left at the second table, and three sit at the first.
            for number in range(1, most):
                await seat(web, second, number, f"Guest {number}")
            for number, name in ((3, "Ann"), (5, "Bob"), (8, "Cleo")):
                await seat(web, first, number, name)
            await second.order(JoinList(name="Zoe"), "zoe waits")
            await second.order(JoinList(name="Yan"), "yan waits")
            before = sum(v for k, v in (await web.balances()).items() if v > 0)
            # Zoe was called to the one free seat: nobody of the broken table takes it from her.
            assert second.state.called == ["Zoe"]
            flo = crew["Flo"]
            await flo.did("break-table", table=TABLE)
            again = await flo.act("break-table", table=TABLE)
            assert again.status_code == 409 and "closed already" in again.json()["words"]
            await flo.did("resume-table", table=TABLE)
            await settled(web, first)
            assert not first.state.players and web.room.closed(TABLE)
            assert second.state.waiting == ["Zoe", "Ann", "Bob", "Cleo", "Yan"]
            balances = await web.balances()
            assert [balances[f"player/{name}"] for name in ("Ann", "Bob", "Cleo")] == [CHIPS] * 3
            assert sum(v for v in balances.values() if v > 0) == before
            await flo.did("reopen-table", table=TABLE)
            assert TABLE not in web.room.management.state.broken

    run(work())


def test_players_of_a_broken_table_take_the_free_seats_in_their_order(tmp_path: Path) -> None:
    async def work() -> None:
        async with evening(tmp_path, "tommys/holdem") as (web, crew):
            first, second = await two_tables(web, crew)
            most = second.state.seating.most
            for number in range(1, most - 1):
                await seat(web, second, number, f"Guest {number}")
            for number, name in ((3, "Ann"), (5, "Bob"), (8, "Cleo")):
                await seat(web, first, number, name)
            await crew["Flo"].did("break-table", table=TABLE)
            await crew["Flo"].did("resume-table", table=TABLE)
            await settled(web, first)
            assert second.state.name_at(most - 1) == "Ann" and second.state.name_at(most) == "Bob"
            assert second.state.waiting == ["Cleo"] and not first.state.players
            balances = await web.balances()
            assert balances[f"{SECOND}/{most}"] == CHIPS and balances["player/Cleo"] == CHIPS
            assert not balances.get("player/Ann")

    run(work())


async def settled(web: Web, keeper: TableKeeper) -> None:
    """Wait until the dealer has emptied a table."""
    while keeper.state.players or keeper.state.waiting:
        keeper.changed.clear()
        await keeper.changed.wait()
