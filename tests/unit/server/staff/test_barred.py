"""People barred from the room, or from a table of it, from outside."""

from __future__ import annotations

from pathlib import Path

from tests.kit.staff import staffed
from tests.kit.web import run, served
from tests.unit.server.playing import play
from tests.unit.server.staff.test_acts import verified

TABLE = "tommys-holdem"
GAME, FREE = "lo-ball-room/lowball", "lo-ball-room-lowball"
HERE = "Barred from this table, until the floor lets the player come back."


def test_staff_is_barred_by_managers_and_never_the_last_of_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            flo, rosa = crew["Flo"], crew["Rosa"]
            for name in ("Rosa", "Audrey", "Cass", "Deb"):
                answer = await flo.act("bar", name=name, reason="no")
                assert answer.json()["said"]["id"] == "staff-bar-staff", name
            for tried in (
                rosa.act("bar", name="rosa", reason="no"),
                rosa.act("give-roles", name="ROSA", roles=["player"]),
            ):
                answer = await tried
                assert (answer.status_code, answer.json()["said"]["id"]) == (
                    409,
                    "staff-last-manager",
                )
            await rosa.did("bar", name="Flo", reason="asleep")
            await rosa.did("give-roles", name="Cass", roles=["manager"])
            await crew["Cass"].did("give-roles", name="Rosa", roles=["player"])
            answer = await crew["Cass"].act("give-roles", name="Cass", roles=["player"])
            assert answer.json()["said"]["id"] == "staff-last-manager"

    run(work())


def test_a_barred_person_plays_nowhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await crew["Flo"].did("bar", name="Pat", reason="cheating")
                refused = await pat.sit()
                assert refused["type"] == "refused" and "barred" in refused["words"]
                assert (await crew["Pat"].act("call-floor", table=TABLE)).status_code == 403
                (entry, *_) = await crew["Rosa"].read("/api/journal")
                assert (entry["kind"], entry["by"]) == ("act-refused", "Pat")
                await crew["Rosa"].did("admit", name="pat")
                assert (await pat.sit())["type"] == "done"
            await crew["Flo"].did("bar", name="  pAT ", reason="cheating")
            ((_, bar),) = web.room.management.state.barred.items()
            assert bar.name == "Pat"
            nobody = await crew["Flo"].act("bar", name="Zed", reason="cheating")
            assert nobody.status_code == 404

    run(work())


def test_nobody_waits_for_a_player_who_is_barred_in_a_hand(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            keeper = web.room.tables[TABLE]
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                await pat.asked()
                chips = sum((await web.balances()).values())
                await crew["Flo"].did("bar", name="Pat", reason="cheating")
                # The hand goes on without them, and the seat is free after it.
                await pat.until(lambda told: told["type"] == "state" and told["table"]["you"] == 0)
                assert "Pat" not in {each.name for each in keeper.state.players.values()}
                assert sum((await web.balances()).values()) == chips
        await verified(tmp_path)

    run(work())


def test_a_barred_person_is_struck_off_the_wait_list_when_the_hand_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, bots=8) as web, staffed(web) as crew:
            keeper, seats = web.room.tables[TABLE], len(web.room.tables[TABLE].state.players) + 1
            await crew["Rosa"].did("change-table", table=TABLE, seats=seats)
            async with (
                web.visit(TABLE, cookie=crew["Deb"].cookie) as deb,
                web.visit(TABLE, cookie=crew["Pat"].cookie) as pat,
            ):
                await deb.hello()
                await pat.hello()
                await deb.sit()
                await deb.asked()
                assert (await pat.order(do="join-list"))["type"] == "done"
                await crew["Flo"].did("bar", name="Pat", reason="cheating")
                await play(deb, keeper.state.hands + 1)
                while keeper.state.waiting:
                    await deb.hear()
                refused = await pat.order(do="join-list")
                assert refused["words"] == "You are barred from this room."
                assert not keeper.state.waiting and not keeper.state.called
        await verified(tmp_path)

    run(work())


def test_a_barred_person_gets_no_seat_at_a_free_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, GAME) as web,
            staffed(web) as crew,
            web.visit(FREE) as rail,
        ):
            # The house asks for a live game, and bots play while somebody looks on.
            await rail.hello()
            await rail.until(lambda m: m["type"] == "state" and m["table"]["hands"] > 0)
            flo = crew["Flo"]
            await flo.did("open-free", house="lo-ball-room", game="lowball")
            await flo.did("bar", name="Pat", reason="cheating")
            refused = await flo.act("sit-free", table=FREE, seat=3, name="pat")
            assert refused.status_code == 409
            assert refused.json()["words"] == "Pat is barred from this room."
            assert not web.room.free[FREE].keeper.state.players
            await crew["Rosa"].did("admit", name="Pat")
            await flo.did("sit-free", table=FREE, seat=3, name="Pat")

    run(work())


def test_somebody_barred_from_a_table_hears_so_there_and_sits_elsewhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            await crew["Rosa"].did(
                "open-table", table="second", house="tommys", game="holdem", rules="2-4", seats=9
            )
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await crew["Flo"].did("bar-table", table=TABLE, name="Pat", reason="noise")
                for refused in (await pat.sit(), await pat.order(do="join-list")):
                    assert refused["type"] == "refused"
                    assert (
                        refused["words"]
                        == "Barred from this table, until the floor lets the player come back."
                    )
            # Names are people's, however they are typed.
            await crew["Flo"].did("admit-table", table=TABLE, name="pat")
            await crew["Flo"].did("bar-table", table=TABLE, name="PAT", reason="noise")
            async with web.visit("second", cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                assert (await pat.sit())["type"] == "done"

    run(work())
