"""A private table tried from outside: every answer is the one for a table that is not there."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.kit.staff import Member, staffed
from tests.kit.web import Visitor, run, served
from tests.unit.server.playing import play

TABLE = "tommys-holdem"
MINE = "debs-evening"
NONE = "no-such-table"
OWN: dict[str, Any] = {"table": MINE, "house": "tommys", "game": "holdem", "seats": 6}
PLACES = ("rules", "hands", "hands/1", "hands/1/review", "coach")
# Acts at a table, with what else they need.
TRIED: dict[str, dict[str, Any]] = {
    "pause-table": {"reason": "x"},
    "resume-table": {},
    "close-table": {},
    "renew-link": {},
    "name-host": {"name": "Pat"},
    "bots": {"count": 1},
    "silence": {"name": "Pat", "minutes": 5, "reason": "x"},
    "strike-line": {"line": 1},
    "bar-table": {"name": "Pat", "reason": "x"},
    "leave-list": {"name": "Pat"},
    "page": {"name": "Pat", "text": "x"},
    "post-rule": {"text": "x"},
    "fetch-drop": {"counted": 100},
    "show-hand": {"hand": 1, "reason": "x"},
    "call-floor": {"reason": "x"},
    "buy-in": {"amount": 4000},
    "make-table": {"house": "tommys", "game": "holdem"},
}


async def hosted(crew: dict[str, Member]) -> Member:
    """Deb, who has made a private table as the host of one of the house."""
    await crew["Rosa"].did("name-host", table=TABLE, name="Deb")
    await crew["Deb"].did("make-table", **OWN, private=True)
    return crew["Deb"]


def alike(answer: httpx.Response, nowhere: httpx.Response) -> bool:
    """True if two refusals differ in nothing but the name that was asked for."""
    told = nowhere.text.replace(NONE, MINE)
    return (answer.status_code, answer.text) == (nowhere.status_code, told)


def test_a_hand_of_a_private_table_is_reviewed_for_those_who_may_come_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew, web.client() as nobody:
            deb = await hosted(crew)
            await deb.did("bots", table=MINE, count=2)
            async with web.visit(MINE, cookie=deb.cookie) as own:
                await own.hello()
                assert (await own.sit())["type"] == "done"
                await play(own, 1)
            for client in (nobody, crew["Pat"].client, crew["Cass"].client):
                for place in PLACES:
                    answer = await client.get(f"/api/tables/{MINE}/{place}")
                    assert alike(answer, await client.get(f"/api/tables/{NONE}/{place}")), place
                    assert answer.status_code in (401, 404), place
            assert (await deb.client.get(f"/api/tables/{MINE}/hands/1/review")).status_code == 200

    run(work())


@pytest.mark.parametrize("name", ["Pat", "Cass"])
def test_an_act_at_a_private_table_is_refused_as_at_none(tmp_path: Path, name: str) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            deb, member = await hosted(crew), crew[name]
            for do, more in TRIED.items():
                answers = [await member.act(do, **more | {"table": t}) for t in (MINE, NONE)]
                assert alike(*answers), (do, *(each.text for each in answers))
                assert answers[0].status_code in (403, 404), do
            # A call is answered by its number: whoever may not hears no name.
            await deb.did("call-floor", table=MINE, reason="x")
            called = await member.act("answer-call", call=1)
            assert called.status_code == 403 and MINE not in called.text

    run(work())


def test_a_name_that_a_private_table_has_is_taken_for_people_who_make_tables(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with served(tmp_path, "tommys/holdem", "tommys/stud7") as web, staffed(web) as crew:
            await hosted(crew)
            await crew["Rosa"].did("name-host", table="tommys-stud7", name="Pat")
            again = await crew["Pat"].act("make-table", **OWN)
            assert again.status_code == 409 and "already" in again.json()["words"]

    run(work())


def test_a_new_link_ends_the_wait_of_those_who_had_the_old_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            await crew["Rosa"].did("name-host", table=TABLE, name="Deb")
            made = await crew["Deb"].did("make-table", **OWN | {"seats": 2}, private=True)
            seats: list[Visitor] = []
            async with AsyncExitStack() as stack:
                for name in ("Pat", "Cass", "Audrey", "Flo"):
                    word = {"word": made["word"]}
                    await crew[name].client.post(f"/api/tables/{MINE}/enter", json=word)
                    visit = web.visit(MINE, cookie=crew[name].cookie)
                    seats.append(await stack.enter_async_context(visit))
                    await seats[-1].hello()
                pat, cass, audrey, flo = seats
                assert (await pat.sit(1))["type"] == (await cass.sit(2))["type"] == "done"
                await crew["Rosa"].did("give-roles", name="Audrey", roles=["player"])
                for each in (audrey, flo):
                    assert (await each.order(do="join-list"))["type"] == "done"
                await crew["Deb"].did("renew-link", table=MINE)
                # The floor sees every table, and so waits on.
                assert list(web.room.tables[MINE].state.waiting) == ["Flo"]

    run(work())


def test_the_page_of_a_game_leads_nobody_to_a_private_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew, web.client() as nobody:
            deb = await hosted(crew)
            await crew["Rosa"].did("close-table", table=TABLE)
            path = "/api/learn/tommys/holdem"
            for client in (nobody, crew["Pat"].client, crew["Flo"].client):
                assert (await client.get(path)).json()["table"] == ""
            assert (await deb.read(path))["table"] == MINE

    run(work())


def test_a_cashier_hears_of_no_private_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="cage", bots=0) as web, staffed(web) as crew:
            deb, cass = await hosted(crew), crew["Cass"]
            await crew["Flo"].did("change-shift")
            await cass.did("open-drawer", drawer="A", cash=100_000)
            await cass.did("sell-chips", name="Deb", amount=20_000, drawer="A")
            async with web.visit(MINE, cookie=deb.cookie) as own:
                await own.hello()
                assert (await own.sit())["type"] == "done"
            rosa = crew["Rosa"]
            for member, tables in ((cass, []), (rosa, [MINE])):
                (patron,) = (await member.read("/api/cage?find=Deb"))["patrons"]
                assert patron["tables"] == tables, member.name
            # An act there that waits for a second person is none of theirs either.
            await crew["Flo"].did("fetch-drop", table=MINE, counted=0)
            assert MINE not in str(await cass.read("/api/requests"))
            assert MINE in str(await rosa.read("/api/requests"))

    run(work())
