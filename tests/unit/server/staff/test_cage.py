"""The cage from outside: drawers, chips for cash, shifts, and the drop counted by two."""

from __future__ import annotations

from pathlib import Path

from cardhouse.cage.events import FEES
from cardhouse.ledger import BOX
from cardhouse.room.window import in_box
from cardhouse.table.accounts import at, purse
from tests.kit.staff import Crew, staffed
from tests.kit.web import run, served
from tests.unit.server.playing import play
from tests.unit.server.staff.test_acts import TABLE, verified

CASHIERS: Crew = {"Cass": ("cashier",), "Carl": ("cashier",)}
FLOORS: Crew = {"Flo": ("floor",), "Fay": ("floor",), "Pat": ("player",)}


def test_chips_for_cash_and_cash_for_chips(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="cage") as web, staffed(web) as crew:
            cass = crew["Cass"]
            refused = await cass.act("sell-chips", name="Pat", amount=100_00)
            assert refused.status_code == 409 and "drawer" in refused.json()["words"]
            await cass.did("open-drawer", drawer="1", cash=500_00)
            await cass.did("sell-chips", name="Pat", amount=100_00, drawer="1", id="sale")
            await cass.did("sell-chips", name="Pat", amount=100_00, drawer="1", id="sale")
            assert (await web.balances())[purse("Pat")] == 100_00
            await cass.did("redeem-chips", name="Pat", amount=40_00, drawer="1")
            much = await cass.act("redeem-chips", name="Pat", amount=60_01, drawer="1")
            assert much.status_code == 409 and "Pat has $60" in much.json()["words"]
            assert web.room.cage.state.drawers["1"].cash == 560_00
            held = await cass.act("fetch-held", name="Pat")
            assert held.status_code == 409 and "holds nothing" in held.json()["words"]
            assert (await crew["Flo"].act("change-shift")).status_code == 409
            await cass.did("fill-drawer", drawer="1", cash=5_00)
            await cass.did("close-drawer", drawer="1", counted=565_00)
            await crew["Flo"].did("change-shift")
            assert web.room.cage.state.leader == "Flo"
        await verified(tmp_path)

    run(work())


def test_a_cashier_uses_their_own_drawer(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="cage") as web, staffed(web, **CASHIERS) as crew:
            await crew["Cass"].did("open-drawer", drawer="1", cash=500_00)
            refused = await crew["Carl"].act("sell-chips", name="Cass", amount=100_00, drawer="1")
            assert refused.status_code == 409 and "Cass's" in refused.json()["words"]
            assert (await web.balances()).get(purse("Cass"), 0) == 0
            filled = await crew["Carl"].act("fill-drawer", drawer="1", cash=5_00)
            assert filled.status_code == 409 and "Cass's" in filled.json()["words"]
            assert web.room.cage.state.drawers["1"].cash == 500_00

    run(work())


def test_in_a_club_the_host_approves_each_buy_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="club") as web, staffed(web) as crew:
            rosa, pat, deb = crew["Rosa"], crew["Pat"], crew["Deb"]
            await rosa.did("name-host", table=TABLE, name="Deb")
            asked = await pat.did("buy-in", table=TABLE, amount=100_00)
            assert (await web.balances()).get(purse("Pat"), 0) == 0
            own = await pat.act("confirm", request=asked["request"])
            assert own.status_code == 403
            await deb.did("confirm", request=asked["request"])
            assert (await web.balances())[purse("Pat")] == 100_00
            assert (await deb.read("/api/me"))["hosts"] == [TABLE]
            # A host who comes too late hears that, and not that it is not for hosts.
            late = await deb.act("confirm", request=asked["request"])
            assert late.status_code == 409 and late.json()["said"]["id"] == "request-over"
        await verified(tmp_path)

    run(work())


def test_two_people_count_the_drop(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            flo, rosa = crew["Flo"], crew["Rosa"]
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                await play(pat, 2)
                await flo.did("close-table", table=TABLE)
                while web.room.tables[TABLE].state.running():
                    await play(pat, web.room.tables[TABLE].state.hands + 1)
            dropped = (await web.balances())[at(TABLE, BOX)]
            asked = await flo.did("fetch-drop", table=TABLE, counted=dropped, id="drop")
            again = await flo.did("fetch-drop", table=TABLE, counted=dropped, id="drop")
            assert asked["request"] == again["request"] == 1
            assert (await web.balances()).get(FEES, 0) == 0
            for nobody in (flo, crew["Cass"], crew["Pat"], crew["Audrey"]):
                assert (await nobody.act("confirm", request=1)).status_code == 403
            (card,) = await rosa.read("/api/requests")
            assert card["yours"] and card["by"] == "Flo" and card["act"]["counted"] == dropped
            await rosa.did("confirm", request=1, id="yes")
            await rosa.did("confirm", request=1, id="yes")
            assert (await web.balances())[FEES] == dropped
            assert (await rosa.act("confirm", request=1)).status_code == 409
            assert await rosa.read("/api/requests") == []
            done = next(e for e in await rosa.read("/api/journal") if e["said"].get("request") == 1)
            assert (done["by"], done["said"]["witness"]) == ("Flo", "Rosa")
        await verified(tmp_path)

    run(work())


def test_a_table_plays_on_while_its_box_is_counted(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web, **FLOORS, Rosa=("manager",)) as crew:
            flo, rosa, keeper = crew["Flo"], crew["Rosa"], web.room.tables[TABLE]
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                await play(pat, 2)
                # Nothing moves while the table waits for Pat.
                await pat.asked()
                counted = await in_box(web.room, TABLE)
                await flo.did("fetch-drop", table=TABLE, counted=counted)
                await play(pat, keeper.state.hands + 2)
                await pat.asked()
                assert await in_box(web.room, TABLE) > counted > 0
                await rosa.did("confirm", request=1)
                balances = await web.balances()
                assert balances[FEES] == counted and balances[at(TABLE, BOX)] > 0
                # One person's count of a box waits at a time.
                left = await in_box(web.room, TABLE)
                await flo.did("fetch-drop", table=TABLE, counted=left)
                twice = await crew["Fay"].act("fetch-drop", table=TABLE, counted=left)
                assert twice.json()["said"]["id"] == "counted-already"
                await rosa.did("confirm", request=2)
                assert (await web.balances())[FEES] == counted + left
        await verified(tmp_path)

    run(work())


def test_a_count_of_nothing_never_writes_off_a_box_that_filled_since(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            await crew["Flo"].did("fetch-drop", table=TABLE, counted=0, reason="it was empty")
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                await play(pat, 2)
                await pat.asked()
            filled = await in_box(web.room, TABLE)
            late = await crew["Rosa"].act("confirm", request=1)
            assert late.json()["said"]["id"] == "box-empty"
            assert await in_box(web.room, TABLE) == filled > 0
        await verified(tmp_path)

    run(work())


def test_a_wrong_count_is_refused_at_once_and_tells_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            flo = crew["Flo"]
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                await play(pat, 2)
                await flo.did("close-table", table=TABLE)
                while web.room.tables[TABLE].state.running():
                    await play(pat, web.room.tables[TABLE].state.hands + 1)
            booked = (await web.balances())[at(TABLE, BOX)]
            for counted, why in ((booked + 1_00, "drop-over"), (booked - 1_00, "drop-short")):
                answer = await flo.act("fetch-drop", table=TABLE, counted=counted)
                assert (answer.status_code, answer.json()["said"]["id"]) == (409, why)
                assert str(booked) not in answer.text and f"${booked / 100:.2f}" not in answer.text
            assert not web.room.management.state.requests
            # Both tries are in the journal, where an auditor finds them.
            tried = [e["said"].get("act", {}) for e in await crew["Rosa"].read("/api/journal")]
            counts = {act["counted"] for act in tried if act.get("do") == "fetch-drop"}
            assert counts == {booked + 1_00, booked - 1_00}
            reason = "a chip is missing"
            await flo.did("fetch-drop", table=TABLE, counted=booked - 1_00, reason=reason)

    run(work())


def test_drawers_are_told_apart_by_their_names(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="cage") as web, staffed(web) as crew:
            await crew["Cass"].did("open-drawer", drawer="A", cash=1_00)
            # The last one is a letter of another alphabet.
            for alike in ("a", " A ", "\u0410"):
                answer = await crew["Cass"].act("open-drawer", drawer=alike, cash=1_00)
                assert answer.json()["said"]["id"] == "drawer-taken", alike

    run(work())


def test_a_request_is_declined_or_taken_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            flo, rosa = crew["Flo"], crew["Rosa"]
            for number, who in enumerate((rosa, flo), 1):
                await flo.did("fetch-drop", table=TABLE, counted=0)
                assert (await crew["Pat"].act("decline", request=number)).status_code == 403
                await who.did("decline", request=number)
            assert not web.room.management.state.requests
            assert (await rosa.act("confirm", request=1)).status_code == 409

    run(work())


def test_what_is_not_legal_any_more_is_not_carried_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            flo, rosa = crew["Flo"], crew["Rosa"]
            await flo.did("fetch-drop", table=TABLE, counted=0)
            empty = await rosa.act("confirm", request=1)
            assert empty.status_code == 409 and "nothing in the box" in empty.json()["words"]
            await rosa.did("give-roles", name="Flo", roles=["player"])
            gone = await rosa.act("confirm", request=1)
            assert gone.status_code == 409 and gone.json()["said"]["id"] == "staff-asker-may-not"
            assert 1 in web.room.management.state.requests

    run(work())


def test_a_large_correction_needs_a_second_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            staffed(web, **FLOORS) as crew,
            web.visit(TABLE, cookie=crew["Pat"].cookie) as pat,
        ):
            await pat.hello()
            await pat.sit()
            await pat.asked()
            await crew["Flo"].did("pause-table", table=TABLE, reason="a ruling")
            keeper = web.room.tables[TABLE]
            before, seq = keeper.state.copy(), keeper.count
            for amount, second in ((999_99, False), (1_000_00, True)):
                report = {
                    "report": "give-chips",
                    "reason": "x",
                    "source": 1,
                    "target": 2,
                    "amount": amount,
                }
                answer = await crew["Flo"].act("rule", table=TABLE, seq=seq, report=report)
                assert (answer.status_code == 200) is second, answer.text
            assert keeper.count == seq and keeper.state.hands == before.hands
            poor = await crew["Fay"].act("confirm", request=1)
            assert poor.status_code == 409 and "Seat 1 has" in poor.json()["words"]

    run(work())
