"""The cage's window from outside: patrons, drawers counted blind, the watch, shift and drop."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardhouse.room.clock import StoppedClock
from tests.kit.cash import cash_of
from tests.kit.rooms import NOON
from tests.kit.staff import Crew, Member, staffed
from tests.kit.web import Web, run, served

CREW: Crew = {
    "Cass": ("cashier",),
    "Carl": ("cashier",),
    "Flo": ("floor",),
    "Rosa": ("manager",),
    "Audrey": ("auditor",),
    "Ann": ("player",),
    "Bob": ("player",),
}


def patron(view: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = [each for each in view["patrons"] if each["name"] == name]
    return dict(found)


async def a_morning(crew: dict[str, Member]) -> None:
    """Two cashiers sell and redeem; one of them passes the mark of the law with a patron."""
    cass, carl = crew["Cass"], crew["Carl"]
    await cass.did("open-drawer", drawer="1", cash=2_000_00)
    await carl.did("open-drawer", drawer="2", cash=500_00)
    await cass.did("sell-chips", name="Ann", amount=6_000_00, drawer="1")
    await carl.did("sell-chips", name="Ann", amount=4_000_00, drawer="2")
    await cass.did("sell-chips", name="Bob", amount=300_00, drawer="1")
    await cass.did("redeem-chips", name="Bob", amount=120_50, drawer="1")
    await cass.did("fill-drawer", drawer="1", cash=100_00)


async def agrees(web: Web, view: dict[str, Any]) -> None:
    """The page's figures are those of the ledger."""
    cash, balances = await cash_of(web.room.store), await web.balances()
    for each in view["patrons"]:
        name = each["name"]
        assert (each["cash_in"], each["cash_out"]) == (cash.cash_in[name], cash.cash_out[name])
        assert each["purse"] == balances.get(f"player/{name}", 0)
    totals = view["totals"]
    assert totals["sold"] == sum(cash.cash_in.values())
    assert totals["redeemed"] == sum(cash.cash_out.values())
    assert (totals["short"], totals["over"]) == (cash.short, cash.over)
    told = {each["drawer"]: each["cash"] for each in view["drawers"] if each["cash"] is not None}
    assert told.items() <= cash.drawers.items()


def test_patrons_and_the_watch(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="cage") as web, staffed(web, **CREW) as crew:
            await a_morning(crew)
            view = await crew["Audrey"].read("/api/cage")
            await agrees(web, view)
            assert all(each["cash"] for each in view["drawers"]) and len(view["drawers"]) == 2
            assert (view["money"], view["reported_above"]) == ("cage", 10_000_00)
            # Ten thousand exactly is not above it.
            assert not patron(view, "Ann")["reported"]
            await crew["Carl"].did("sell-chips", name="Ann", amount=1_00, drawer="2")
            view = await crew["Audrey"].read("/api/cage")
            await agrees(web, view)
            assert patron(view, "Ann")["reported"] and not patron(view, "Bob")["reported"]
            last = view["exchanges"][0]
            assert (last["kind"], last["name"], last["by"]) == ("sold", "Ann", "Carl")
            assert [each["name"] for each in view["patrons"]] == ["Ann", "Bob"]
            found = await crew["Rosa"].read("/api/cage?find=OS")
            assert [each["name"] for each in found["patrons"]] == ["Rosa"]

    run(work())


def test_a_drawer_is_counted_before_anybody_hears_what_should_be_in_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="cage") as web, staffed(web, **CREW) as crew:
            await a_morning(crew)
            view = await crew["Cass"].read("/api/cage")
            assert view["totals"] is None
            assert [each["cash"] for each in view["drawers"]] == [None, None]
            poor = await crew["Cass"].act("redeem-chips", name="Ann", amount=9_000_00, drawer="1")
            assert poor.status_code == 409 and "8,279" not in poor.text
            await crew["Cass"].did("close-drawer", drawer="1", counted=8_279_00)
            view = await crew["Cass"].read("/api/cage")
            await agrees(web, view)
            mine = next(each for each in view["drawers"] if each["yours"])
            assert (mine["counted"], mine["over"], mine["open"]) == (8_279_00, -50, False)
            other = next(each for each in view["drawers"] if not each["yours"])
            assert (other["cash"], other["open"]) == (None, True)
            # A manager may close it too, and an auditor never does.
            for name, told in (("Rosa", None), ("Audrey", 4_500_00)):
                view = await crew[name].read("/api/cage")
                assert [each["cash"] for each in view["drawers"]] == [None, told], name

    run(work())


def test_a_new_day_begins_with_a_new_page(tmp_path: Path) -> None:
    async def work() -> None:
        clock = StoppedClock(NOON)
        async with (
            served(tmp_path, money="cage", clock=clock) as web,
            staffed(web, **CREW) as crew,
        ):
            await a_morning(crew)
            assert (await crew["Rosa"].read("/api/cage"))["totals"]["sold"] == 10_300_00
            clock.at += 24 * 3600
            await crew["Carl"].did("sell-chips", name="Ann", amount=1_00, drawer="2")
            view = await crew["Rosa"].read("/api/cage")
            assert view["totals"]["sold"] == 1_00 and patron(view, "Ann")["cash_in"] == 1_00
            # Drawers that stayed open begin the day with what was in them.
            assert {each["drawer"]: each["opening"] for each in view["drawers"]} == {
                "1": 8_279_50,
                "2": 4_500_00,
            }

    run(work())


def test_the_shift_and_the_drop_are_for_others_than_the_cashiers(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="cage") as web, staffed(web, **CREW) as crew:
            await crew["Cass"].did("open-drawer", drawer="1", cash=5_00)
            view = await crew["Flo"].read("/api/count")
            assert view["open_drawers"] == ["1"] and view["shift"]["number"] == 0
            assert view["tables"] == [*web.room.tables] and view["drops"] == []
            await crew["Cass"].did("close-drawer", drawer="1", counted=5_00)
            await crew["Flo"].did("change-shift")
            view = await crew["Flo"].read("/api/count")
            assert (view["shift"]["number"], view["shift"]["leader"]) == (1, "Flo")
            assert view["open_drawers"] == []

    run(work())


def test_the_book_of_a_club(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="club") as web, staffed(web, **CREW) as crew:
            (table,) = web.room.tables
            for number, name in enumerate(("Ann", "Bob"), 1):
                await crew[name].did("buy-in", table=table, amount=number * 100_00)
                await crew["Rosa"].did("confirm", request=number)
            book = await crew["Ann"].read("/api/club")
            assert {p["name"]: (p["lent"], p["chips"]) for p in book["people"]} == {
                "Ann": (100_00, 100_00),
                "Bob": (200_00, 200_00),
            }
            assert book["owing"] == [] and book["settled"] == []
            await crew["Rosa"].did("settle-up")
            book = await crew["Ann"].read("/api/club")
            assert book["people"] == [] and book["settled"][0]["by"] == "Rosa"
            assert book["settled"][0]["results"] == {"Ann": 0, "Bob": 0}

    run(work())
