"""The id of an act: sent twice it is done once, and it never stands for another act."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from cardhouse.table.accounts import purse
from tests.kit.refused import GAMES
from tests.kit.staff import staffed
from tests.kit.web import run, served

USED = "act-id-used"


def test_another_act_under_a_used_id_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="cage") as web, staffed(web) as crew:
            cass = crew["Cass"]
            await cass.did("open-drawer", drawer="1", cash=100_00)
            sale: dict[str, Any] = {"name": "Pat", "amount": 20_00, "drawer": "1", "id": "sale-1"}
            first = await cass.did("sell-chips", **sale)
            assert (await cass.did("sell-chips", **sale))["entry"] == first["entry"]
            other = await cass.act("sell-chips", **sale | {"amount": 50_00})
            assert (other.status_code, other.json()["said"]["id"]) == (409, USED)
            assert (await web.balances())[purse("Pat")] == 20_00

    run(work())


def test_two_acts_at_once_under_one_id_are_not_both_answered_as_done(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="cage") as web, staffed(web) as crew:
            cass = crew["Cass"]
            await cass.did("open-drawer", drawer="1", cash=100_00)
            sums = (20_00, 50_00)
            answers = await asyncio.gather(
                *(
                    cass.act("sell-chips", name="Pat", amount=each, drawer="1", id="sale")
                    for each in sums
                )
            )
            done = [each for each, a in zip(sums, answers, strict=True) if a.status_code == 200]
            assert sorted(a.status_code for a in answers) == [200, 409]
            assert (await web.balances())[purse("Pat")] == done[0]

    run(work())


def test_another_request_or_confirmation_under_a_used_id_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, *GAMES) as web,
            staffed(web) as crew,
        ):
            flo, rosa = crew["Flo"], crew["Rosa"]
            one, two = web.room.tables
            assert (await flo.did("fetch-drop", table=one, counted=0, id="drop"))["request"] == 1
            other = await flo.act("fetch-drop", table=two, counted=0, id="drop")
            assert (other.status_code, other.json()["said"]["id"]) == (409, USED)
            await flo.did("fetch-drop", table=two, counted=0)
            await rosa.did("decline", request=1, id="no")
            other = await rosa.act("decline", request=2, id="no")
            assert (other.status_code, other.json()["said"]["id"]) == (409, USED)
            assert [*web.room.management.state.requests] == [2]

    run(work())
