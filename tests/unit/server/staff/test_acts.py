"""Acts of staff, from outside: done once, written down, refused to everybody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardhouse.room.audit import audit
from cardhouse.room.furnish import fill
from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.people.audit import people_beside
from cardhouse.store.sqlite import SqliteStore
from tests.kit.staff import staffed
from tests.kit.web import Web, run, served

TABLE = "tommys-holdem"


async def verified(folder: Path) -> None:
    """A closed room is sound, its journal too."""
    async with SqliteStore(folder / "room.db") as store:
        assert (await audit(store, beside=people_beside())).events > 0


def test_a_pause_stops_a_table_until_it_is_resumed(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            flo = crew["Flo"]
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                table = await pat.asked()
                await flo.did("pause-table", table=TABLE, reason="a fouled deck")
                state = await pat.until(lambda m: m["type"] == "state" and m["table"]["paused"])
                assert state["table"]["paused"] == "The floor has paused the table: a fouled deck"
                offer = next(iter(pat.offers()))
                refused = await pat.order(do=offer)
                assert refused["type"] == "refused" and "a fouled deck" in refused["words"]
                assert web.room.tables[TABLE].state.hands == table["hands"]
                again = await flo.act("pause-table", table=TABLE, reason="again")
                assert again.status_code == 409 and "paused already" in again.json()["words"]
                await flo.did("resume-table", table=TABLE)
                await pat.until(lambda m: m["type"] == "state" and not m["table"]["paused"])
                assert (await pat.order(do=offer))["type"] == "done"
        await verified(tmp_path)

    run(work())


def test_a_pause_outlives_the_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            await crew["Flo"].did("pause-table", table=TABLE, reason="a fire drill")
        async with served(tmp_path) as web, web.visit(TABLE) as rail:
            state = await rail.hello()
            assert "a fire drill" in state["table"]["paused"]

    run(work())


def test_a_closed_table_seats_nobody_and_deals_no_further_hand(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            await crew["Rosa"].did("close-table", table=TABLE)
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                state = await pat.hello()
                assert "closed" in state["table"]["paused"] and not state["table"]["hand"]
                refused = await pat.ask(type="sit", seat=1)
                assert refused["type"] == "refused" and "closed" in refused["words"]
                while web.room.tables[TABLE].state.players:
                    await pat.hear()
                await crew["Rosa"].did("reopen-table", table=TABLE)
                await fill(web.room, TABLE, 2)
                assert (await pat.ask(type="sit", seat=1))["type"] == "done"
                await pat.asked()

    run(work())


async def stopped_hand(web: Web, floor: Any, visitor: Any) -> dict[str, Any]:
    """A hand in which the visitor is asked, at a table that stands still."""
    await visitor.hello()
    await visitor.sit()
    table: dict[str, Any] = await visitor.asked()
    await floor.did("pause-table", table=TABLE, reason="a ruling")
    return table


def test_the_floor_rules_on_the_table_that_they_saw(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            flo = crew["Flo"]
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await stopped_hand(web, flo, pat)
                keeper = web.room.tables[TABLE]
                seq, chips = keeper.count, sum((await web.balances()).values())
                report = {"report": "kill-hand", "seat": 1, "reason": "two hands on one seat"}
                stale = await flo.act("rule", table=TABLE, seq=seq - 1, report=report)
                assert stale.status_code == 409 and stale.json()["said"]["id"] == "order-gone-on"
                assert keeper.count == seq
                done = await flo.did("rule", table=TABLE, seq=seq, report=report, id="kill")
                assert done["seq"] == keeper.count > seq
                # Sent again, it is not done again.
                again = await flo.did("rule", table=TABLE, seq=seq, report=report, id="kill")
                assert again["entry"] == done["entry"] and keeper.count == done["seq"]
                state = await pat.until(lambda m: m["type"] == "state" and m["seq"] >= done["seq"])
                assert any("Flo" in line["text"] for line in state["lines"])
                assert 1 not in state["table"]["hand"].get("live", [])
                impossible = await flo.act(
                    "rule", table=TABLE, seq=keeper.count, report={"report": "opened-early"}
                )
                assert impossible.status_code == 409
                assert sum((await web.balances()).values()) == chips
            entries = await crew["Rosa"].read("/api/journal")
            ruled = next(e for e in entries if e["said"].get("act", {}).get("do") == "rule")
            assert (ruled["by"], ruled["kind"]) == ("Flo", "act-done")
            assert ruled["said"]["act"]["report"] == report | {
                "supersedes": 0,
                "overrides": "",
                "half": "",
            }
        await verified(tmp_path)

    run(work())


def test_nobody_rules_where_they_sit(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            flo = crew["Flo"]
            async with web.visit(TABLE, cookie=flo.cookie) as seated:
                await seated.hello()
                await seated.sit()
                await seated.asked()
                seq = web.room.tables[TABLE].count
                report = {"report": "cancel-hand", "reason": "I lose"}
                refused = await flo.act("rule", table=TABLE, seq=seq, report=report)
                assert refused.status_code == 403 and "You sit at" in refused.json()["words"]
                assert web.room.tables[TABLE].count == seq
            (entry, *_) = await crew["Rosa"].read("/api/journal")
            assert entry["kind"] == "act-refused" and entry["by"] == "Flo"

    run(work())


def test_the_house_gives_its_own_commands(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            flo, keeper = crew["Flo"], web.room.tables[TABLE]
            await flo.did("post-rule", table=TABLE, text="No phones at the table.")
            assert keeper.state.posted[-1].by == "Flo"
            name = keeper.state.players[2].name
            await flo.did("pause-table", table=TABLE, reason="rude")
            await flo.did("expel", table=TABLE, seq=keeper.count, seat=2, reason="rude")
            assert name in keeper.state.barred
            stale = await flo.act("expel", table=TABLE, seq=0, seat=3, reason="rude")
            assert stale.status_code == 409
            missing = await flo.act("post-rule", table="nowhere", text="No phones.")
            assert missing.status_code == 404 and "nowhere" in missing.json()["words"]
        await verified(tmp_path)

    run(work())


def test_the_floor_is_called_and_comes(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            await crew["Pat"].did("call-floor", table=TABLE, reason="a boxed card")
            ((number, call),) = web.room.management.state.calls.items()
            assert (call.by, call.reason) == ("Pat", "a boxed card")
            assert (await crew["Pat"].act("call-floor", table=TABLE)).status_code == 409
            await crew["Flo"].did("answer-call", call=number)
            assert not web.room.management.state.calls

    run(work())


def test_somebody_without_a_name_does_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            body = {"id": "1", "act": {"do": "close-table", "table": TABLE}}
            assert (await client.post("/api/acts", json=body)).status_code == 401
            assert (await client.get("/api/journal")).status_code == 401
            body["act"] = {"do": "crown", "table": TABLE}
            assert (await client.post("/api/acts", json=body)).status_code == 400
            assert web.room.management.count == 0

    run(work())


def test_a_refusal_is_in_the_callers_language(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            client = crew["Pat"].client
            client.headers["Accept-Language"] = "es"
            refused = await crew["Pat"].act("close-table", table=TABLE)
            assert refused.json()["words"] == "Eso no te corresponde: solo a floor, gerente."
            seen = await client.get("/api/journal")
            assert seen.status_code == 403 and seen.json()["said"]["id"] == "staff-only"
            kinds = [e["kind"] for e in await crew["Audrey"].read("/api/journal")]
            assert kinds == ["act-refused", "act-refused"]

    run(work())


def test_nobody_fills_the_journal(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(journal=Rate(3, 0.0001))
        async with served(tmp_path, limits=limits) as web, staffed(web) as crew:
            pat, management = crew["Pat"], web.room.management
            long = "x" * 400
            assert (await pat.act("bar", name="Flo", reason=long)).status_code == 403
            stored = [each.body async for each in web.room.store.read("management")]
            assert len(stored) == 1 and long.encode() not in stored[0]
            await pat.did("call-floor", table=TABLE)
            assert (await pat.client.get("/api/journal")).status_code == 403
            count = management.count
            for refused in (
                await pat.act("call-floor", table=TABLE),
                await pat.act("close-table", table=TABLE),
                await pat.client.get("/api/people"),
            ):
                assert refused.status_code == 429 and "wait a moment" in refused.json()["words"]
            assert management.count == count
            # The staff is not slowed down at its work.
            for _ in range(3):
                await crew["Flo"].did("close-table", table=TABLE)
                await crew["Flo"].did("reopen-table", table=TABLE)

    run(work())


def test_cashiers_and_auditors_host_no_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            rosa, pat = crew["Rosa"], crew["Pat"]
            for name in ("Cass", "Audrey"):
                answer = await rosa.act("name-host", table=TABLE, name=name)
                assert answer.status_code == 409 and "hosts no table" in answer.json()["words"]
            # A guest has no password, and so no power over a table.
            async with web.client() as client:
                assert (await client.post("/api/guest", json={"name": "Gus"})).status_code == 200
            answer = await rosa.act("name-host", table=TABLE, name="gus")
            assert answer.status_code == 409 and "is a guest" in answer.json()["words"]
            # A host who becomes an auditor rules no more.
            await rosa.did("name-host", table=TABLE, name="Pat")
            await pat.did("pause-table", table=TABLE, reason="a fouled deck")
            await rosa.did("give-roles", name="Pat", roles=["auditor"])
            assert (await pat.act("resume-table", table=TABLE)).status_code == 403

    run(work())
