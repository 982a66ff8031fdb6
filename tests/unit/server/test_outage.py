"""A served room with a failing store: people are told, wait, and find everything as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardhouse.room.standing import PAUSED
from cardhouse.server.front import in_time
from cardhouse.server.people.guards import COOKIE
from cardhouse.words.speech import plain
from tests.kit.faulty import Faulty
from tests.kit.web import Visitor, Web, run, served

TABLE = "tommys-holdem"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits five seconds in a test."""
    monkeypatch.setattr(in_time, "ANSWER_SECONDS", 0.3)


def store_of(web: Web) -> Faulty:
    store = web.room.store
    assert isinstance(store, Faulty)
    return store


async def quiet_order(visitor: Visitor, name: str) -> dict[str, object]:
    """A decision under its own id, not answered yet."""
    await visitor.asked()
    do = next(do for do in ("check", "call", "show") if do in visitor.offers())
    message = {"type": "order", "id": name, "seq": visitor.state["seq"], "command": {"do": do}}
    return dict(message)


def test_a_pause_is_told_and_an_order_is_carried_out_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, kept=Faulty) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            await zoe.sit(1)
            order = await quiet_order(zoe, "mine")
            store, keeper = store_of(web), web.room.tables[TABLE]
            count = keeper.count
            store.away = True
            answer = await zoe.ask(**order)
            assert answer["type"] == "refused" and answer["unknown"]
            assert "again under the same id" in answer["words"]
            while not zoe.state["table"]["paused"]:
                await zoe.hear()
            table = zoe.state["table"]
            assert table["paused"] == plain(PAUSED) and table["deadline"] == {}
            assert zoe.state["seq"] == keeper.count == count
            assert (await zoe.ask(**order))["unknown"]
            store.away = False
            while zoe.state["table"]["paused"]:
                await zoe.hear()
            done = await zoe.ask(**order)
            assert done["type"] == "done" and done["seq"] > count
            commands = [each.command async for each in store.read(keeper.stream)]
            assert commands.count("person/Zoe/mine") == done["seq"] - count

    run(work())


def test_requests_are_answered_while_the_store_does_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, kept=Faulty) as web, web.visit(TABLE, "Zoe") as zoe:
            store = store_of(web)
            await zoe.hello()
            async with web.client() as client:
                client.cookies.set(COOKIE, zoe.cookie)
                store.blind = True
                for path in ("/api/me", "/api/room", f"/api/tables/{TABLE}/hands", "/health"):
                    answer = await client.get(path)
                    assert answer.status_code == 503 and answer.json()["words"], path
                assert answer.json() == {
                    "ready": False,
                    "words": "The store does not answer.",
                    "tables": 0,
                }
                # Reading alone does not stop a table.
                assert not web.room.patient.paused
                store.blind = False
                assert (await client.get("/api/me")).json()["name"] == "Zoe"
                assert (await client.get("/health")).status_code == 200
            assert (await zoe.sit(1))["type"] == "done" and not web.room.faults

    run(work())


def test_a_name_that_may_have_been_taken_is_given_to_who_asked_for_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, kept=Faulty) as web, web.client() as client:
            store = store_of(web)
            store.away = True
            answer = await client.post("/api/guest", json={"name": "Zoe"})
            assert answer.status_code == 503 and answer.headers["retry-after"] == "2"
            assert "again" in answer.json()["words"] and client.cookies[COOKIE]
            paused = await client.get("/health")
            assert paused.status_code == 503 and "paused" in paused.json()["words"]
            # Nobody need start it anew: it goes on as soon as the store answers.
            assert (await client.get("/health/live")).status_code == 200
            assert b"cardhouse_paused 1.0" in (await client.get("/metrics")).content
            store.away = False
            async with asyncio.timeout(10):
                while (await client.get("/api/me")).json() is None:
                    await asyncio.sleep(0.02)
            again = await client.post("/api/guest", json={"name": "Zoe"})
            assert again.status_code == 200 and again.json()["name"] == "Zoe"
            async with web.client() as other:
                taken = await other.post("/api/guest", json={"name": "Zoe"})
                assert taken.status_code == 409

    run(work())


@pytest.mark.parametrize("how", ["away", "lost"])
def test_a_guest_who_logs_out_meanwhile_can_come_back(tmp_path: Path, how: str) -> None:
    async def work() -> None:
        async with served(tmp_path, kept=Faulty) as web, web.client() as client:
            store = store_of(web)
            await client.post("/api/guest", json={"name": "Zoe"})
            cookie = client.cookies[COOKIE]
            store.away, store.lost = how == "away", how == "lost"
            answer = await client.post("/api/logout")
            if how == "lost":
                word = answer.json()["word"]
            else:
                assert answer.status_code == 503
                word = answer.json()["words"].split()[-1].rstrip(".")
            store.away = False
            async with asyncio.timeout(10):
                while web.office.person(cookie) is not None:
                    await asyncio.sleep(0.02)
            body = {"name": "Zoe", "password": word}
            back = await client.post("/api/login", json=body)
            assert back.status_code == 200 and back.json()["name"] == "Zoe"

    run(work())


def test_whoever_comes_back_meanwhile_is_in_when_the_store_is_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, kept=Faulty) as web, web.client() as client:
            store = store_of(web)
            await client.post("/api/guest", json={"name": "Zoe"})
            word = (await client.post("/api/logout")).json()["word"]
            store.away = True
            body = {"name": "Zoe", "password": word}
            answer = await client.post("/api/login", json=body)
            assert answer.status_code == 503 and client.cookies[COOKIE]
            store.away = False
            async with asyncio.timeout(10):
                while (await client.get("/api/me")).json() is None:
                    await asyncio.sleep(0.02)
            assert (await client.post("/api/login", json=body)).status_code == 403

    run(work())


def test_whoever_has_left_is_told_so_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            await zoe.sit(1)
            done = await zoe.ask(type="leave", id="go")
            while zoe.state["table"]["you"]:
                if zoe.offers():
                    await zoe.order(do=next(iter(zoe.offers())))
                else:
                    await zoe.hear()
            assert await zoe.ask(type="leave", id="go") == done
            assert (await zoe.ask(type="leave", id="another"))["type"] == "refused"

    run(work())
