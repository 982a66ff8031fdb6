"""Reports from outside, beside a ledger added up here from the stored transfers alone."""

from __future__ import annotations

import asyncio
import csv
import io
from collections import Counter
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from cardhouse.room.clock import StoppedClock, stamp
from cardhouse.table.accounts import purse
from cardhouse.table.clock import HOUR
from tests.kit.staff import Member, staffed
from tests.kit.web import Web, run, served
from tests.unit.server.playing import play
from tests.unit.server.staff.test_acts import TABLE, verified

NOON = 20_773 * 24 * HOUR + 12 * HOUR
TODAY = stamp(NOON)[:10]


def cash_room(folder: Path) -> AbstractAsyncContextManager[Web]:
    """A room at noon in which chips come from the cage."""
    return served(folder, clock=StoppedClock(NOON), money="cage")


async def ledger(web: Web, day: str) -> Counter[tuple[str, str]]:
    """The sums of a day from account to account, from the store's transfers and nothing else."""
    sums: Counter[tuple[str, str]] = Counter()
    store = web.room.store
    for stream in await store.streams():
        async for each in store.read(stream):
            for moved in each.transfers if each.at.startswith(day) else ():
                sums[str(moved.source), str(moved.target)] += moved.amount
    return sums


def into(sums: Counter[tuple[str, str]], account: str) -> int:
    return sum(cents for (_, target), cents in sums.items() if target == account)


def out_of(sums: Counter[tuple[str, str]], account: str) -> int:
    return sum(cents for (source, _), cents in sums.items() if source == account)


async def evening(web: Web, crew: dict[str, Member]) -> None:
    """An hour at the cage and three hands of Pat and Deb; the table is closed in the end."""
    cass, rosa, keeper = crew["Cass"], crew["Rosa"], web.room.tables[TABLE]
    await cass.did("open-drawer", drawer="1", cash=500_00)
    for name in ("Pat", "Deb"):
        await cass.did("sell-chips", name=name, amount=300_00, drawer="1")
    async with (
        web.visit(TABLE, cookie=crew["Pat"].cookie) as pat,
        web.visit(TABLE, cookie=crew["Deb"].cookie) as deb,
    ):
        for visitor in (pat, deb):
            await visitor.hello()
            assert (await visitor.sit())["type"] == "done"
        await asyncio.gather(play(pat, 2), play(deb, 2))
        await rosa.did("close-table", table=TABLE)
        while keeper.state.players:
            if keeper.state.running():
                until = keeper.state.hands + 1
                await asyncio.gather(play(pat, until), play(deb, until))
            else:
                await pat.hear()
    await cass.did("redeem-chips", name="Pat", amount=20_00, drawer="1")


def test_a_report_says_what_the_ledger_says(tmp_path: Path) -> None:
    async def work() -> None:
        async with cash_room(tmp_path) as web, staffed(web) as crew:
            await evening(web, crew)
            sums, rosa = await ledger(web, TODAY), crew["Rosa"]
            told: dict[str, Any] = await rosa.read("/api/reports")
            assert told["words"] == TODAY and told["money"] == "cage"
            box, pat = f"{TABLE}/box", purse("Pat")
            (table,) = told["tables"]
            assert table["collected"] == into(sums, box) - out_of(sums, box) > 0
            assert (table["hands"], table["closing"]) == (
                web.room.tables[TABLE].state.hands,
                (await web.balances())[box],
            )
            person = next(each for each in told["people"] if each["name"] == "Pat")
            seats = [f"{TABLE}/{seat}" for seat in range(1, 20)]
            assert person["bought"] == sum(sums[pat, seat] for seat in seats) > 0
            assert person["took"] == sum(sums[seat, pat] for seat in seats)
            assert (person["sold"], person["redeemed"]) == (300_00, 20_00)
            assert (person["cash_in"], person["cash_out"]) == (300_00, 20_00)
            assert (drawer := told["drawers"][0])["opening"] == 500_00
            assert (
                drawer["opening"] + drawer["sold"] - drawer["redeemed"]
                == (await web.balances())["drawer/1"]
            )
            everybody = (cents for a, cents in (await web.balances()).items() if "player/" in a)
            assert told["closing"]["total"] == told["totals"]["players"] == sum(everybody)
            today = told["days"][-1]
            assert (today["day"], today["collected"]) == (TODAY, table["collected"])
            assert today["hands"] == table["hands"] and len(told["days"]) == 14
            assert "all accounts add up to nothing" in told["agreed"]
            yesterday = await rosa.read("/api/reports?day=2026-11-15")
            assert yesterday["totals"]["sold"] == 0 and yesterday["people"] == []
        await verified(tmp_path)

    run(work())


def test_a_person_s_statement_ends_at_their_purse(tmp_path: Path) -> None:
    async def work() -> None:
        async with cash_room(tmp_path) as web, staffed(web) as crew:
            await evening(web, crew)
            told = await crew["Audrey"].read("/api/reports/person?name=Pat")
            assert told["closing"] == (await web.balances())[purse("Pat")]
            assert told["opening"] + sum(e["amount"] for e in told["entries"]) == told["closing"]
            assert told["entries"][0]["why"] == "cage.sold"
            nobody = await crew["Audrey"].client.get("/api/reports/person?name=Nemo")
            assert nobody.status_code == 404 and "Nemo" in nobody.json()["words"]

    run(work())


def test_lists_for_spreadsheets_have_dollars_and_no_formulas(tmp_path: Path) -> None:
    async def work() -> None:
        async with cash_room(tmp_path) as web, staffed(web) as crew:
            rosa = crew["Rosa"]
            await crew["Cass"].did("open-drawer", drawer="=1+1", cash=500_25)
            answer = await rosa.client.get("/api/reports/csv?what=drawers")
            assert answer.headers["content-type"].startswith("text/csv")
            assert 'filename="drawers.csv"' in answer.headers["content-disposition"]
            (row,) = csv.DictReader(io.StringIO(answer.text))
            assert (row["drawer"], row["opening"], row["counted"]) == ("'=1+1", "500.25", "")
            report = await rosa.read("/api/reports")
            for what in ("tables", "people", "pools", "drops", "shifts", "days"):
                text = (await rosa.client.get(f"/api/reports/csv?what={what}")).text
                assert len(list(csv.reader(io.StringIO(text)))) == len(report[what]) + 1
            wrong = await rosa.client.get("/api/reports/csv?what=secrets")
            assert wrong.status_code == 404 and "tables, people" in wrong.json()["words"]
            assert "entries" in wrong.json()["words"]
            nobody = await rosa.client.get("/api/reports/csv?what=entries")
            assert (nobody.status_code, nobody.json()["said"]["id"]) == (400, "staff-whose")
            for day, status in (("2026-13-01", 400), ("soon", 400)):
                assert (await rosa.client.get(f"/api/reports?day={day}")).status_code == status
            late = await rosa.client.get("/api/reports?shift=3")
            assert late.status_code == 404 and "no shift 3" in late.json()["words"]

    run(work())


def test_a_day_is_closed_by_two_when_its_drawers_are_counted(tmp_path: Path) -> None:
    async def work() -> None:
        async with cash_room(tmp_path) as web, staffed(web) as crew:
            rosa, cass = crew["Rosa"], crew["Cass"]
            await evening(web, crew)
            early = await rosa.act("close-day", day=TODAY)
            assert early.status_code == 409 and "Count every drawer" in early.json()["words"]
            cash = web.room.cage.state.drawers["1"].cash
            await cass.did("close-drawer", drawer="1", counted=cash)
            # Another spelling of the day would be another day.
            for day in ("2026-11-17", "tomorrow", TODAY.replace("-", ""), "2026-W47-1"):
                assert (await rosa.act("close-day", day=day)).status_code == 409
            asked = await rosa.did("close-day", day=TODAY)
            assert not web.room.management.state.days
            for nobody in (rosa, crew["Flo"], crew["Audrey"]):
                answer = await nobody.act("confirm", request=asked["request"])
                assert answer.status_code == 403
            await cass.did("confirm", request=asked["request"])
            told = await rosa.read(f"/api/reports?day={TODAY}")
            assert told["closed"]["by"] == "Rosa" and told["closed"]["same"]
            assert told["closed"]["booked"] == told["totals"]
            refused = await rosa.act("close-day", day=TODAY)
            assert refused.status_code == 409 and "closed already" in refused.json()["words"]
            # Something that happens later on that day is seen.
            await cass.did("open-drawer", drawer="2", cash=100_00)
            await cass.did("sell-chips", name="Deb", amount=5_00, drawer="2")
            assert not (await rosa.read("/api/reports"))["closed"]["same"]
        await verified(tmp_path)

    run(work())
