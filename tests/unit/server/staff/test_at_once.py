"""Two at once, or the same again: an act is done once, also across a restart."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from cardhouse.management.events import ActDone
from cardhouse.room.managing import ManagementCraft
from cardhouse.table.accounts import purse
from tests.kit.process import Process
from tests.kit.refused import ALONE, FAST, TABLE
from tests.kit.staff import PASSWORD, Crew, Member, staffed
from tests.kit.web import Web, run, served

CREW: Crew = {**ALONE, "Fay": ("floor",), "Max": ("manager",), "Hugo": ("manager",)}


MANAGERS: Crew = {"Rosa": ("manager",), "Max": ("manager",)}


async def done_in(web: Web) -> Counter[str]:
    """The acts that the journal has as done, by name."""
    craft, stream = ManagementCraft(), web.room.management.stream
    events = [craft.decode(each.body) async for each in web.room.store.read(stream)]
    return Counter(each.act["do"] for each in events if isinstance(each, ActDone))


async def came_back(web: Web, member: Member) -> None:
    """Log somebody in again, after the room has been opened anew."""
    member.client = web.client()
    body = {"name": member.name, "password": PASSWORD}
    assert (await member.client.post("/api/login", json=body)).status_code == 200


async def lent(web: Web, amount: int = 100_00) -> None:
    assert (await web.balances()).get(purse("Pat"), 0) == amount


def test_two_confirm_one_request_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, limits=FAST, money="club") as web,
            staffed(web, **CREW) as crew,
        ):
            number = (await crew["Pat"].did("buy-in", table=TABLE, amount=100_00))["request"]
            names = ("Rosa", "Max", "Hugo")
            found = await asyncio.gather(
                *(crew[name].act("confirm", request=number) for name in names),
                crew["Rosa"].act("decline", request=number),
            )
            statuses = sorted(each.status_code for each in found)
            assert statuses == [200, 409, 409, 409], [each.text for each in found]
            confirmed = any(each.status_code == 200 for each in found[:3])
            await lent(web, 100_00 if confirmed else 0)
            assert not web.room.management.state.requests

    run(work())


def test_an_act_is_sent_twice_at_once_and_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        act: dict[str, Any] = {"do": "sell-chips", "name": "Pat", "amount": 100_00, "drawer": "A"}
        async with (
            served(tmp_path, limits=FAST, money="cage") as web,
            staffed(web, **ALONE) as crew,
        ):
            cass = crew["Cass"]
            await cass.did("open-drawer", drawer="A", cash=500_00)
            found = await asyncio.gather(*(cass.act(**act, id="sale-1") for _ in range(5)))
            assert {each.status_code for each in found} == {200}
            (entry,) = {each.json()["entry"] for each in found}
            await lent(web)
            assert (await done_in(web))["sell-chips"] == 1
        async with served(tmp_path, limits=FAST, money="cage") as web:
            await came_back(web, cass)
            assert (await cass.did(**act, id="sale-1"))["entry"] == entry
            await lent(web)
            # Another id, or another person's, is another act.
            await cass.did(**act, id="sale-2")
            await lent(web, 200_00)
            await cass.client.aclose()

    run(work())


def test_the_room_restarts_between_a_request_and_its_confirmation(tmp_path: Path) -> None:
    async def work() -> None:
        act: dict[str, Any] = {"do": "buy-in", "table": TABLE, "amount": 100_00}
        async with (
            served(tmp_path, limits=FAST, money="club") as web,
            staffed(web, **ALONE) as crew,
        ):
            pat, rosa = crew["Pat"], crew["Rosa"]
            asked = await pat.did(**act, id="chips-1")
        async with served(tmp_path, limits=FAST, money="club") as web:
            await came_back(web, pat)
            await came_back(web, rosa)
            # Asked again under its id, it is the same request.
            assert await pat.did(**act, id="chips-1") == asked
            assert len(web.room.management.state.requests) == 1
            done = await rosa.did("confirm", request=asked["request"], id="yes-1")
            await lent(web)
            # The asker who asks again hears that it is done, and not that it waits.
            again = await pat.did(**act, id="chips-1")
            assert "request" not in again and again["entry"] == done["entry"]
            await pat.client.aclose()
            await rosa.client.aclose()
        async with served(tmp_path, limits=FAST, money="club") as web:
            await came_back(web, rosa)
            again = await rosa.did("confirm", request=asked["request"], id="yes-1")
            assert again["entry"] == done["entry"]
            await lent(web)
            await rosa.client.aclose()

    run(work())


def test_who_asks_again_for_what_was_declined_hears_so(tmp_path: Path) -> None:
    async def work() -> None:
        act: dict[str, Any] = {"do": "buy-in", "table": TABLE, "amount": 100_00}
        async with (
            served(tmp_path, limits=FAST, money="club") as web,
            staffed(web, **ALONE) as crew,
        ):
            asked = await crew["Pat"].did(**act, id="chips-1")
            await crew["Rosa"].did("decline", request=asked["request"])
            again = await crew["Pat"].act(**act, id="chips-1")
            assert again.status_code == 409 and again.json()["said"]["id"] == "request-over"
            await lent(web, 0)

    run(work())


def test_refusals_of_one_moment_are_all_written_down(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            others = [each for each in crew.values() if each.name != "Rosa"]
            found = await asyncio.gather(*(each.act("set-money", money="cage") for each in others))
            assert {each.status_code for each in found} == {403}
            entries = await crew["Rosa"].read("/api/journal")
            assert {each["by"] for each in entries} == crew.keys() - {"Rosa"}

    run(work())


def test_two_managers_who_depose_each_other_at_once_leave_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **MANAGERS) as crew:
            rosa, max_ = crew["Rosa"], crew["Max"]
            found = await asyncio.gather(
                rosa.act("give-roles", name="Max", roles=["player"]),
                max_.act("give-roles", name="Rosa", roles=["player"]),
            )
            # The slower one is no manager any more, and their try is in the journal.
            assert sorted(each.status_code for each in found) == [200, 403]
            persons = web.office.register.state.persons.values()
            (left,) = (each.name for each in persons if "manager" in each.roles)
            (line,) = [
                e for e in await crew[left].read("/api/journal") if e["kind"] == "act-refused"
            ]
            assert line["by"] != left and line["said"]["act"]["do"] == "give-roles"

    run(work())


def test_two_managers_who_bar_and_depose_at_once_leave_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **MANAGERS) as crew:
            found = await asyncio.gather(
                crew["Rosa"].act("bar", name="Max", reason="asleep"),
                crew["Max"].act("give-roles", name="Max", roles=["player"]),
                crew["Max"].act("bar", name="Rosa", reason="asleep"),
            )
            assert [each.status_code for each in found].count(200) < 3
            persons = web.office.register.state.persons
            managers = {name for name, each in persons.items() if "manager" in each.roles}
            assert managers - web.room.management.state.barred.keys()

    run(work())


def test_a_sale_while_the_day_is_added_up_keeps_it_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, limits=FAST, money="cage") as web,
            staffed(web, **ALONE) as crew,
        ):
            rosa, cass = crew["Rosa"], crew["Cass"]
            day = (await rosa.read("/api/reports"))["days"][-1]["day"]
            number = (await rosa.did("close-day", day=day))["request"]
            read = web.office.apart.read

            async def slowly(job: Any) -> Any:
                found = await read(job)
                await cass.did("open-drawer", drawer="A", cash=100_00)
                return found

            monkeypatch.setattr(web.office.apart, "read", slowly)
            answer = await cass.act("confirm", request=number)
            assert (answer.status_code, answer.json()["said"]["id"]) == (409, "staff-day-moved")
            assert not web.room.management.state.days

    run(work())


def test_a_ruling_that_races_the_end_of_a_hand_is_made_once_or_not_at_all(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **CREW) as crew:
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                await pat.asked()
                keeper, chips = web.room.tables[TABLE], sum((await web.balances()).values())
                seq = keeper.count
                report = {"report": "cancel-hand", "reason": "a fouled deck"}
                offer = "fold" if "fold" in pat.offers() else next(iter(pat.offers()))
                rule = {"table": TABLE, "seq": seq, "report": report}
                ordered, *ruled = await asyncio.gather(
                    pat.order(do=offer),
                    crew["Flo"].act("rule", **rule, id="one"),
                    crew["Flo"].act("rule", **rule, id="one"),
                    crew["Fay"].act("rule", **rule, id="one"),
                )
            statuses = Counter(each.status_code for each in ruled)
            done = (await done_in(web))["rule"]
            # One of them was first: a decision or a ruling. All others came too late.
            assert done <= 1 and statuses.keys() <= {200, 409}
            assert (ordered["type"] == "done") != bool(done)
            assert statuses[200] in ((1, 2) if done else (0,))
            stale = [each.json()["said"]["id"] for each in ruled if each.status_code == 409]
            assert {*stale} <= {"order-gone-on"}
            assert sum((await web.balances()).values()) == chips

    run(work())


def test_a_kill_between_a_request_and_its_confirmation_loses_and_doubles_nothing(
    tmp_path: Path,
) -> None:
    async def prepared() -> None:
        async with served(tmp_path, money="club") as web, staffed(web, **ALONE):
            pass

    def sent(room: Process, name: str, act: dict[str, Any], id: str) -> dict[str, Any]:
        with httpx.Client(base_url=room.http, timeout=60) as client:
            body = {"name": name, "password": PASSWORD}
            assert client.post("/api/login", json=body).status_code == 200
            answer = client.post("/api/acts", json={"id": id, "act": act})
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            return found

    run(prepared())
    act = {"do": "buy-in", "table": TABLE, "amount": 100_00}
    with Process(tmp_path) as room:
        asked = sent(room, "Pat", act, "chips-1")
        room.kill()
        room.start()
        assert sent(room, "Pat", act, "chips-1") == asked
        confirm = {"do": "confirm", "request": asked["request"]}
        done = sent(room, "Rosa", confirm, "yes-1")
        room.kill()
        room.start()
        assert sent(room, "Rosa", confirm, "yes-1")["entry"] == done["entry"]
        assert sent(room, "Pat", act, "chips-1") == {"id": "chips-1", "entry": done["entry"]}
        room.kill()

    async def kept() -> None:
        async with served(tmp_path, money="club") as web:
            await lent(web)
            assert (await done_in(web))["buy-in"] == 1

    run(kept())
