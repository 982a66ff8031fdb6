"""Orders about seats and chips: each is carried out in full, or not at all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cardhouse.table.accounts import purse
from tests.kit.web import run, served

TABLE, OTHER = "tommys-holdem", "tommys-stud7"


@pytest.mark.parametrize("chips", [20_50, 20_01, 1_00, 10**9])
def test_a_refused_seat_sells_nothing(tmp_path: Path, chips: int) -> None:
    async def work() -> tuple[dict[str, Any], dict[str, int]]:
        async with served(tmp_path) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            return await zoe.ask(type="sit", seat=1, chips=chips), await web.balances()

    answer, balances = run(work())
    assert answer["type"] == "refused" and answer["words"]
    assert purse("Zoe") not in balances


def test_chips_are_bought_in_the_steps_that_are_offered(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            offer = next(o for o in zoe.state["table"]["between"] if o["do"] == "sit")
            assert (offer["step"], offer["least"]) == (100, 2000)
            await zoe.ask(type="sit", seat=1, chips=20_00)
            for chips in (1, 99, 150):
                answer = await zoe.order(do="buy-chips", chips=chips)
                assert answer["type"] == "refused" and answer["rules"], chips
                assert "steps of $1" in answer["words"]
            seated = (offer for offer in zoe.state["table"]["between"] if "step" in offer)
            offers = {offer["do"]: offer for offer in seated}
            assert offers["buy-chips"]["least"] == offers["buy-chips"]["step"] == 100
            assert (await zoe.order(do="buy-chips", chips=100))["type"] == "done"
            assert (await web.balances())[purse("Zoe")] == 0

    run(work())


def test_of_two_who_sit_down_in_one_seat_at_once_one_pays(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            web.visit(TABLE, "Zoe") as zoe,
            web.visit(TABLE, "Yan") as yan,
        ):
            people = (zoe, yan)
            for each in people:
                await each.hello()
            answers = await asyncio.gather(*(each.ask(type="sit", seat=6) for each in people))
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            balances = await web.balances()
            assert balances.get(purse("Zoe"), 0) == balances.get(purse("Yan"), 0) == 0

    run(work())


def test_one_person_who_sits_down_twice_at_once_pays_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            web.visit(TABLE, "Zoe") as zoe,
            web.visit(TABLE, cookie=zoe.cookie) as again,
        ):
            await zoe.hello()
            await again.hello()
            answers = await asyncio.gather(
                zoe.ask(type="sit", seat=1), again.ask(type="sit", seat=6)
            )
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            assert (await web.balances()).get(purse("Zoe"), 0) == 0
            seats = web.room.tables[TABLE].state.players.values()
            assert sum(player.name == "Zoe" for player in seats) == 1

    run(work())


def test_people_with_a_name_at_a_full_table_are_offered_the_wait_list(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, bots=10) as web,
            web.visit(TABLE, "Ann") as ann,
            web.visit(TABLE, "Zoe") as zoe,
            web.visit(TABLE) as rail,
        ):
            await ann.hello()
            while "sit" in {offer["do"] for offer in ann.state["table"]["between"]}:
                assert (await ann.sit())["type"] == "done"
                await ann.until(lambda m: m["type"] == "state" and m["table"]["you"] > 0)
            await zoe.hello()
            await rail.hello()
            seen = [
                {offer["do"] for offer in each.state["table"]["between"]} for each in (zoe, rail)
            ]
            assert seen == [{"join-list"}, set()]
            assert (await zoe.order(do="join-list"))["type"] == "done"
            await zoe.until(lambda m: m["type"] == "state" and m["table"]["waiting"] == ["Zoe"])
            assert {offer["do"] for offer in zoe.state["table"]["between"]} == {"leave-list"}

    run(work())
