"""Every role tries every message of a table's socket: refused, written down, nothing changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import inspect

from cardhouse.server.commands import SENT, tag
from cardhouse.server.messages import ToServer
from cardhouse.server.people.commands import GiveRoles
from cardhouse.server.people.roles import ALL_ROLES
from cardhouse.server.staff.acts import ACTS
from cardhouse.server.staff.rights import PLAY
from tests.kit.acts import sample, sent_sample
from tests.kit.refused import ALONE, FAST, NAMES, TABLE, standing, written
from tests.kit.shell import token_of
from tests.kit.staff import Crew, staffed
from tests.kit.web import Web, run, served

# Messages that everybody may send: to look on, to stay, and to get up from their own seat.
EVERYBODYS = {"hello", "ping", "leave"}
COMMANDS = [sent_sample(inspect.type_info(kind)) for kind in SENT.values()]
MESSAGES: list[tuple[str, dict[str, Any]]] = [
    ("sit", {"type": "sit", "seat": 1}),
    ("talk", {"type": "say", "text": "Hello."}),
    *(("play", {"type": "order", "seq": 0, "command": each}) for each in COMMANDS),
]


def test_every_message_is_tried_or_everybodys() -> None:
    tried = {message["type"] for _, message in MESSAGES}
    assert {tag(kind) for kind in get_args(ToServer)} == EVERYBODYS | tried
    assert {right for right, _ in MESSAGES} == PLAY.keys()
    assert {each["do"] for each in COMMANDS} == SENT.keys()


async def refused_everything(web: Web, name: str, visitor: Any, words: str) -> None:
    for what, message in MESSAGES:
        count = web.room.management.count
        answer = await visitor.ask(**message)
        assert answer["type"] == "refused" and words in answer["words"], (name, message, answer)
        await written(web, name, what)
        assert web.room.management.count == count + 1


def test_every_role_tries_every_message(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST, bots=0) as web, staffed(web, **ALONE) as crew:
            await crew["Rosa"].did("name-host", table=TABLE, name="Hana")
            before = await standing(web)
            for role in ALL_ROLES[1:]:
                async with web.visit(TABLE, cookie=crew[NAMES[role]].cookie) as visitor:
                    await visitor.hello()
                    await refused_everything(web, NAMES[role], visitor, "only for player")
            assert await standing(web) == before

    run(work())


def test_a_barred_player_and_one_who_lost_the_role_play_no_more(tmp_path: Path) -> None:
    async def work() -> None:
        crew_of: Crew = {**ALONE, "Paul": ("player",)}
        async with (
            served(tmp_path, limits=FAST, bots=0) as web,
            staffed(web, **crew_of) as crew,
            web.visit(TABLE, cookie=crew["Pat"].cookie) as pat,
            web.visit(TABLE, cookie=crew["Paul"].cookie) as paul,
        ):
            await pat.hello()
            await paul.hello()
            await crew["Flo"].did("bar", name="Pat", reason="cheating")
            await crew["Rosa"].did("give-roles", name="Paul", roles=[])
            before = await standing(web)
            # The sockets are those from before.
            await refused_everything(web, "Pat", pat, "barred")
            await refused_everything(web, "Paul", paul, "only for player")
            assert await standing(web) == before

    run(work())


def test_no_act_goes_through_a_socket(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST, bots=0) as web, staffed(web, **ALONE) as crew:
            before, count = await standing(web), web.room.management.count
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                for do in sorted(ACTS.keys() - SENT.keys()):
                    answer = await pat.ask(type="order", seq=0, command=sample(do, TABLE))
                    assert answer["type"] == "refused" and "cannot be read" in answer["words"]
            assert await standing(web) == before and web.room.management.count == count

    run(work())


@pytest.mark.parametrize("revoked", [True, False])
def test_a_token_speaks_at_a_socket_for_what_its_person_may(tmp_path: Path, revoked: bool) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST, bots=0) as web, staffed(web, **ALONE) as crew:
            token = await token_of(crew["Pat"])
            async with web.visit(TABLE, Authorization=f"Bearer {token}") as pat:
                await pat.hello()
                assert (await pat.sit())["type"] == "done"
                if revoked:
                    await crew["Pat"].client.post("/api/tokens/revoke", json={"title": "shell"})
                    assert (await pat.until(lambda m: m["type"] == "failed"))["words"]
                else:
                    now = web.room.clock.now()
                    order = GiveRoles(at=now, name="Pat", roles=("dealer",), by="owner")
                    await web.office.register.order(order, "taken")
                    answer = await pat.ask(type="sit", seat=2)
                    assert "only for player" in answer["words"]
                    await written(web, "Pat", "sit")

    run(work())
