"""Invitations: one word, one person, once and in time."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from cardhouse.engine.core.illegal import Illegal
from cardhouse.management import OWNER
from cardhouse.room.clock import StoppedClock
from cardhouse.server.front.problems import Denied
from cardhouse.server.people.guards import COOKIE
from cardhouse.server.people.passwords import digest
from cardhouse.server.people.people import INVITED_SECONDS
from cardhouse.server.staff.appointing import appoint
from tests.kit.rooms import NOON
from tests.kit.staff import PASSWORD, staffed
from tests.kit.web import run, served


async def joined(client: httpx.AsyncClient, word: str, password: str = PASSWORD) -> httpx.Response:
    return await client.post("/api/join", json={"word": word, "password": password})


def test_a_newcomer_comes_in_with_the_roles_they_were_invited_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew, web.client() as client:
            done = await crew["Rosa"].did("invite", name="Fay", roles=["floor"], id="fay")
            word = done["word"]
            assert word not in web.office.register.state.invitations["fay"].digest
            # Told once: the same act sent again brings no word.
            again = await crew["Rosa"].did("invite", name="Fay", roles=["floor"], id="fay")
            assert "word" not in again and again["entry"] == done["entry"]
            seen = await client.post("/api/invitation", json={"word": word})
            assert seen.json() == {"name": "Fay", "roles": ["floor"], "known": False}
            taken = await client.post("/api/guest", json={"name": "fay"})
            assert taken.status_code == 409
            (invited,) = (await crew["Rosa"].read("/api/people"))["invited"]
            assert (invited["name"], invited["by"]) == ("Fay", "Rosa")
            assert (await joined(client, word, "12345678 ")).status_code == 200
            assert (await client.get("/api/me")).json()["roles"] == ["floor"]
            # Nobody plays who was not invited to.
            async with web.visit("tommys-holdem", cookie=client.cookies[COOKIE]) as fay:
                await fay.hello()
                assert (await fay.sit())["said"]["id"] == "staff-only"
            assert (await joined(client, word)).status_code == 403
            journal = await crew["Rosa"].read("/api/journal")
            assert word not in str(journal) and "Fay" in str(journal)

    run(work())


@pytest.mark.parametrize("guest", ["ida", "IDA", "lda"])
def test_nobody_takes_a_name_that_reads_or_looks_like_an_invited_one(
    tmp_path: Path, guest: str
) -> None:
    """The first letter of Ida looks like l, and the first of ida does not."""

    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew, web.client() as client:
            word = (await crew["Rosa"].did("invite", name="Ida", roles=["floor", "floor"]))["word"]
            taken = await client.post("/api/guest", json={"name": guest})
            assert taken.status_code == 409
            assert (await joined(client, word)).json()["roles"] == ["floor"]

    run(work())


def test_somebody_with_an_account_shows_its_password(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew, web.client() as client:
            word = (await crew["Rosa"].did("invite", name="pat", roles=["dealer"]))["word"]
            wrong = await joined(client, word, "something else")
            assert wrong.status_code == 403 and "do not fit" in wrong.json()["words"]
            assert (await joined(client, word)).json()["roles"] == ["player", "dealer"]
            assert not web.office.register.state.invitations

    run(work())


@pytest.mark.parametrize(
    ("name", "roles", "words"),
    [
        ("Flo", ["cashier"], "nobody has both roles"),
        ("Zed", ["cashier", "floor"], "nobody has both roles"),
        ("Gus", ["floor"], "is a guest"),
        ("F1o", ["floor"], "or nearly so"),
        ("Dealer", ["floor"], "Dealer"),
        ("Albatross", ["floor"], "or nearly so"),
    ],
)
def test_an_invitation_that_cannot_be_meant_is_refused(
    tmp_path: Path, name: str, roles: list[str], words: str
) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew, web.client() as client:
            assert (await client.post("/api/guest", json={"name": "Gus"})).status_code == 200
            refused = await crew["Rosa"].act("invite", name=name, roles=roles)
            assert refused.status_code == 409 and words in refused.json()["words"]
            assert not web.office.register.state.invitations

    run(work())


def test_an_invitation_is_taken_back_or_ends(tmp_path: Path) -> None:
    clock = StoppedClock(NOON)

    async def work() -> None:
        async with served(tmp_path, clock=clock) as web, staffed(web) as crew:
            rosa = crew["Rosa"]
            async with web.client() as client:
                word = (await rosa.did("invite", name="Fay", roles=["floor"]))["word"]
                await rosa.did("withdraw", name="fay")
                assert (await joined(client, word)).status_code == 403
                assert (await rosa.act("withdraw", name="Fay")).status_code == 409
                first = (await rosa.did("invite", name="Fay", roles=["floor"]))["word"]
                known = await rosa.act("invite", name="fay", roles=["dealer"])
                assert known.status_code == 409
                assert known.json()["words"].startswith(
                    "Fay is invited already, by Rosa as floor person."
                )
                again = await rosa.did("invite", name="Fay", roles=["dealer"], again=True)
                second = again["word"]
                assert (await joined(client, first)).status_code == 403
                clock.at += INVITED_SECONDS
                assert (await joined(client, second)).status_code == 403
                # The name is free again.
                assert (await client.post("/api/guest", json={"name": "Fay"})).status_code == 200
                assert not web.office.register.state.invitations

    run(work())


def test_the_owner_appoints_from_the_shell(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew, web.client() as client:
            word = await appoint(web.office, "Max", ("manager",))
            assert web.office.register.state.invitations["max"].digest == digest(word)
            assert (await joined(client, word)).json()["roles"] == ["player", "manager"]
            assert await appoint(web.office, "max", ("manager",)) == ""
            assert await appoint(web.office, "Pat", ("auditor",)) == ""
            assert (await crew["Pat"].read("/api/me"))["roles"] == ["player", "auditor"]
            with pytest.raises(Illegal, match="roles-clash"):
                await appoint(web.office, "Flo", ("manager",))
            with pytest.raises(Denied, match="name-reserved"):
                await appoint(web.office, "Dealer", ("floor",))
            lines = await crew["Rosa"].read("/api/journal")
            assert [line["by"] for line in lines] == [OWNER, OWNER]

    run(work())
