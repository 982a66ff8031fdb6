"""Practice beside the house: its staff's word holds there, and its pages know of no such table."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path
from typing import Any

from cardhouse.server.practice.thinking import Thinking
from tests.kit.staff import CREW, staffed
from tests.kit.web import run, served
from tests.unit.server.practice.test_practice import practise

WISH = {"house": "tommys", "game": "holdem"}


def test_only_people_who_may_play_practise(tmp_path: Path) -> None:
    async def work() -> None:
        crew: dict[str, Any] = {**CREW, "Ina": ("auditor",)}
        async with served(tmp_path) as web, staffed(web, **crew) as people:
            await people["Flo"].did("bar", name="Pat", reason="cheating")
            for name, why in (("Pat", "barred"), ("Ina", "player")):
                answer = await people[name].client.post("/api/practice", json=WISH)
                assert answer.status_code == 403 and why in answer.json()["words"], answer.text
            assert (await people["Deb"].client.post("/api/practice", json=WISH)).is_success

    run(work())


def test_the_houses_staff_see_to_the_talk_at_practice_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            pat, flo, rosa = crew["Pat"], crew["Flo"], crew["Rosa"]
            async with web.visit(await practise(pat.client), cookie=pat.cookie) as visitor:
                await visitor.hello()
                assert (await visitor.ask(type="say", text="Hm"))["type"] == "done"
                await flo.did("silence-everywhere", name="Pat", minutes=5, reason="noise")
                await visitor.until(lambda m: m["type"] == "talk" and m["quiet"] > 0)
                quiet = await visitor.ask(type="say", text="But")
                assert quiet["type"] == "refused" and quiet["words"].startswith("Flo has asked")
                await flo.did("let-speak-everywhere", name="Pat")
                await rosa.did("set-chat", chat=False)
                await visitor.until(lambda m: m["type"] == "talk" and m["off"])
                off = await visitor.ask(type="say", text="But")
                assert "Nobody talks" in off["words"]

    run(work())


def test_the_pages_of_the_staff_know_no_practice_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            table = await practise(crew["Pat"].client)
            for name, place in (
                ("Flo", f"/api/floor/tables/{table}"),
                ("Audrey", f"/api/floor/tables/{table}"),
                ("Audrey", f"/api/audit/tables/{table}/hands/1"),
            ):
                answer = await crew[name].client.get(place)
                assert answer.status_code == 404, (name, place, answer.text)
            assert web.office.metrics.faults._value.get() == 0

    run(work())


def test_thoughts_that_are_given_up_leave_no_error_behind() -> None:
    async def work() -> list[dict[str, Any]]:
        left: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, fault: left.append(fault))
        thinking = Thinking()
        assert await thinking.answer("slow", time.sleep, 30) is None
        thinking.close()
        await asyncio.sleep(0.3)
        gc.collect()
        return left

    assert run(work()) == []
