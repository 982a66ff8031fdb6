"""Orders about seats, chips and bots: each is carried out in full, or not at all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cardhouse.server.front.limits import Limits, Rate
from cardhouse.table import AnyEvent
from cardhouse.table.accounts import purse
from cardhouse.table.events import PlayerLeft, PlayerSat
from tests.kit.web import Visitor, Web, run, served

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


def bots(web: Web) -> list[str]:
    players = web.room.tables[TABLE].state.players.values()
    return [player.name for player in players if player.bot and not player.leaving]


async def ask_bots(visitor: Visitor, *counts: int) -> list[str]:
    return [str((await visitor.ask(type="bots", count=count))["type"]) for count in counts]


def test_bots_come_and_go_only_so_often(tmp_path: Path) -> None:
    async def work() -> tuple[list[str], int]:
        limits = Limits(bots=Rate(12, 0.001))
        async with served(tmp_path, limits=limits) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            await zoe.sit(1)
            happened: list[AnyEvent] = []
            web.room.tables[TABLE].follow(lambda done: happened.extend(done.events))
            answers = await ask_bots(zoe, *(1, 8) * 20)
            # Asking for the number already there moves nobody.
            assert await ask_bots(zoe, len(bots(web))) == ["done"] and bots(web)
            asked = [e for e in happened if isinstance(e, PlayerLeft) and e.after_hand]
            return answers, len(asked) + sum(isinstance(e, PlayerSat) for e in happened)

    answers, moves = run(work())
    assert answers[0] == "done" and "refused" in answers and 0 < moves <= 12


def test_nobody_sends_bots_away_from_others_or_all_of_them_from_a_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            web.visit(TABLE, "Zoe") as zoe,
            web.visit(TABLE, "Yan") as yan,
        ):
            for each, seat in ((zoe, 1), (yan, 6)):
                await each.hello()
                await each.sit(seat)
            before = bots(web)
            assert await ask_bots(zoe, 0, 2) == await ask_bots(yan, 0, 2) == ["refused"] * 2
            assert bots(web) == before and len(before) == 3
            assert await ask_bots(yan, 4) == ["done"] and len(bots(web)) == 4
            await yan.ask(type="leave")
            await gone(web, "Yan", zoe, yan)
            assert await ask_bots(zoe, 0, 1) == ["refused", "done"]
            assert len(bots(web)) == 1

    run(work())


async def gone(web: Web, name: str, *people: Visitor) -> None:
    """Wait until a player has left, while everybody gives up their hands."""

    async def gives_up(person: Visitor) -> None:
        while True:
            await person.asked()
            await person.order(do="check" if "check" in person.offers() else "fold")

    async def left() -> None:
        while any(p.name == name for p in web.room.tables[TABLE].state.players.values()):
            await asyncio.sleep(0.01)

    folding = [asyncio.ensure_future(gives_up(person)) for person in people]
    await left()
    for each in folding:
        each.cancel()
    await asyncio.gather(*folding, return_exceptions=True)


def test_bots_leave_a_seat_for_people(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, bots=2) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            await zoe.sit(1)
            assert await ask_bots(zoe, 10) == ["done"]
            assert len(web.room.tables[TABLE].state.players) == 9
            offer = next(o for o in zoe.state["table"]["between"] if o["do"] == "bots")
            assert offer["most"] == 8

    run(work())


def test_two_who_ask_at_once_get_as_many_as_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            web.visit(TABLE, "Zoe") as zoe,
            web.visit(TABLE, "Yan") as yan,
        ):
            for each, seat in ((zoe, 1), (yan, 6)):
                await each.hello()
                await each.sit(seat)
            answers = await asyncio.gather(ask_bots(zoe, 5), ask_bots(yan, 5))
            assert [*answers] == [["done"], ["done"]] and len(bots(web)) == 5

    run(work())
