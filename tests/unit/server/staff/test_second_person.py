"""The second person: every role tries to confirm and to decline what is not theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardhouse.management.commands import AskSecond
from cardhouse.server.people.commands import GiveRoles
from cardhouse.server.people.roles import ALL_ROLES
from cardhouse.server.staff.rights import RIGHTS
from tests.kit.acts import sample
from tests.kit.refused import ALONE, FAST, GAMES, NAMES, OTHER, TABLE, standing, written
from tests.kit.shell import token_of
from tests.kit.staff import Crew, Member, staffed
from tests.kit.web import Web, run, served

BY_TWO = [do for do, right in RIGHTS.items() if right.second]
# Two people of the floor, one of whom asks.
CREW: Crew = {**ALONE, "Fay": ("floor",)}


async def asked(web: Web, by: str, do: str, table: str) -> int:
    """A request that waits, whatever else would be needed for it."""
    management = web.room.management
    order = AskSecond(at=web.room.clock.now(), by=by, id=do, act=sample(do, table))
    await management.order(order, f"asked/{do}")
    return management.state.requested


async def refused(web: Web, name: str, do: str, answer: Any, status: int = 403) -> None:
    assert answer.status_code == status, (name, do, answer.text)
    await written(web, name, do)


def test_every_role_tries_to_confirm_and_decline_every_request(tmp_path: Path) -> None:
    async def work() -> int:
        tries = 0
        async with served(tmp_path, *GAMES, limits=FAST) as web, staffed(web, **ALONE) as crew:
            # The host of one table is nobody at another, where the requests are.
            await crew["Rosa"].did("name-host", table=TABLE, name="Hana")
            requests = {do: await asked(web, "Zed", do, OTHER) for do in BY_TWO}
            before = await standing(web)
            for do, number in requests.items():
                for role in ALL_ROLES:
                    if role in RIGHTS[do].second and role != "host":
                        continue
                    for answer_with in ("confirm", "decline"):
                        member = crew[NAMES[role]]
                        answer = await member.act(answer_with, request=number)
                        await refused(web, member.name, answer_with, answer)
                        tries += 1
            assert await standing(web) == before
        return tries

    assert run(work()) > 20 and len(BY_TWO) > 3


@pytest.mark.parametrize("way", ["own", "lost", "barred", "token", "asker", "asker-barred"])
def test_who_may_not_confirm_any_more_does_not(tmp_path: Path, way: str) -> None:
    async def work() -> None:
        async with served(tmp_path, *GAMES, limits=FAST) as web, staffed(web, **CREW) as crew:
            flo, fay = crew["Flo"], crew["Fay"]
            done = await flo.did("fetch-drop", table=TABLE, counted=0)
            confirming, status = await _spoiled(web, crew, way)
            before = await standing(web)
            answer = await confirming.act("confirm", request=done["request"])
            await refused(web, confirming.name, "confirm", answer, status)
            assert await standing(web) == before
            # With the right to it, only the empty box stands in the way.
            await _restored(web, crew, way)
            answer = await fay.act("confirm", request=done["request"])
            assert answer.json()["said"]["id"] == "box-empty"

    run(work())


async def _spoiled(web: Web, crew: dict[str, Member], way: str) -> tuple[Member, int]:
    """Somebody who may not confirm Flo's request, and the status of the answer."""
    flo, fay = crew["Flo"], crew["Fay"]
    match way:
        case "own":
            return flo, 403
        case "lost":
            await crew["Rosa"].did("give-roles", name="Fay", roles=["player"])
        case "barred":
            await crew["Rosa"].did("bar", name="Fay", reason="drunk")
        case "token":
            fay.client.headers["Authorization"] = f"Bearer {await token_of(fay)}"
            await give(web, "Fay", "dealer")
        case "asker":
            await crew["Rosa"].did("give-roles", name="Flo", roles=["player"])
            return fay, 409
        case "asker-barred":
            await crew["Rosa"].did("bar", name="Flo", reason="drunk")
            return fay, 409
    return fay, 403


async def _restored(web: Web, crew: dict[str, Member], way: str) -> None:
    for name in ("Flo", "Fay"):
        await give(web, name, "floor")
        if way in ("barred", "asker-barred"):
            await crew["Rosa"].act("admit", name=name)


async def give(web: Web, name: str, role: Any) -> None:
    order = GiveRoles(at=web.room.clock.now(), name=name, roles=(role,), by="owner")
    await web.office.register.order(order, f"{name} {role} {web.office.register.count}")


def test_the_host_of_another_table_confirms_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, *GAMES, limits=FAST, money="club") as web,
            staffed(web, **ALONE) as crew,
        ):
            rosa, hana = crew["Rosa"], crew["Hana"]
            await rosa.did("name-host", table=OTHER, name="Hana")
            done = await crew["Pat"].did("buy-in", table=TABLE, amount=100_00)
            before = await standing(web)
            for do in ("confirm", "decline"):
                answer = await hana.act(do, request=done["request"])
                await refused(web, "Hana", do, answer)
            assert await hana.read("/api/requests") == [] and await standing(web) == before
            await rosa.did("name-host", table=TABLE, name="Hana")
            await hana.did("confirm", request=done["request"])
            assert (await crew["Pat"].read("/api/me"))["purse"] == 100_00

    run(work())


def test_a_token_may_what_its_person_may_now(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            token = await token_of(crew["Flo"])
            async with web.client() as client:
                client.headers["Authorization"] = f"Bearer {token}"
                program = Member("Flo", client)
                await program.did("pause-table", table=TABLE, reason="a spill")
                await give(web, "Flo", "cashier")
                before = await standing(web)
                await refused(
                    web, "Flo", "resume-table", await program.act("resume-table", table=TABLE)
                )
                await refused(web, "Flo", "see-floor", await client.get("/api/floor"))
                assert await standing(web) == before
                # A program makes no tokens, and revokes none.
                for path in ("/api/tokens", "/api/tokens/revoke"):
                    assert (await client.post(path, json={"title": "x"})).status_code == 401

    run(work())
