"""Sessions: their end, their renewal, and nothing done without one."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from cardhouse.room.clock import StoppedClock
from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.people import passwords
from cardhouse.server.people.guards import COOKIE
from cardhouse.server.people.people import SESSION_SECONDS, SESSIONS_MOST, People
from cardhouse.server.people.register import PeopleCraft
from cardhouse.table.clock import DAY, FIRST_MONDAY
from tests.kit.web import Visitor, Web, run, served
from tests.unit.conftest import THOROUGH

TABLE = "tommys-holdem"
GOOD = {"name": "Zoe", "password": "correct horse"}
OTHER = "battery staple"


async def posted(client: httpx.AsyncClient, path: str, **body: Any) -> httpx.Response:
    return await client.post(f"/api/{path}", json=body)


async def last_word(visitor: Visitor) -> tuple[dict[str, Any], int]:
    """The last message on a connection, and its closing code."""
    message: dict[str, Any] = {}
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            message = await visitor.hear()
    assert closed.value.rcvd is not None
    return message, closed.value.rcvd.code


async def who(web: Web, cookie: str) -> str | None:
    """The name behind a cookie."""
    async with web.client(cookie) as client:
        found = (await client.get("/api/me")).json()
        return None if found is None else str(found["name"])


def test_whoever_logs_out_acts_no_more_on_any_socket(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, "tommys/holdem", "tommys/stud7") as web,
            web.visit(TABLE, "Zoe") as zoe,
            web.visit("tommys-stud7", cookie=zoe.cookie) as there,
            web.visit(TABLE, "Yan") as yan,
            web.client(zoe.cookie) as client,
        ):
            for each in (zoe, there, yan):
                await each.hello()
            await zoe.sit(1)
            assert (await posted(client, "logout")).status_code == 200
            for each in (zoe, there):
                message, code = await last_word(each)
                assert message["type"] == "failed" and "logged out" in message["words"]
                assert (message["again"], code) == (None, 1008)
            assert (await yan.sit(6))["type"] == "done"
            assert "Zoe" in [p.name for p in web.room.tables[TABLE].state.players.values()]

    run(work())


def test_a_session_ends_with_its_time_and_so_do_its_sockets(tmp_path: Path) -> None:
    clock = StoppedClock(FIRST_MONDAY)

    async def work() -> None:
        async with served(tmp_path, clock=clock) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            clock.at += SESSION_SECONDS - 1
            assert (await zoe.sit(1))["type"] == "done" and await who(web, zoe.cookie) == "Zoe"
            clock.at += 1
            await zoe.send(type="leave", id="late")
            message, code = await last_word(zoe)
            assert (message["type"], code) == ("failed", 1008)
            assert await who(web, zoe.cookie) is None
            players = web.room.tables[TABLE].state.players
            assert not players[1].leaving
            # Another guest comes, and the register forgets expired sessions.
            async with web.client() as client:
                await posted(client, "guest", name="Yan")
            assert len(web.office.register.state.sessions) == 1

    run(work())


def test_a_line_on_which_nothing_is_sent_ends_with_its_session(tmp_path: Path) -> None:
    clock = StoppedClock(FIRST_MONDAY)

    async def work() -> tuple[dict[str, Any], int]:
        async with served(tmp_path, clock=clock) as web, web.client() as client:
            await posted(client, "guest", name="Zoe")
            clock.at += SESSION_SECONDS - 1
            async with web.visit(TABLE, cookie=client.cookies[COOKIE]) as zoe:
                await zoe.hello()
                clock.at += DAY
                return await last_word(zoe)

    message, code = run(work())
    assert (message["type"], code) == ("failed", 1008)


def test_logging_out_everywhere_ends_every_session_of_one_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            web = await stack.enter_async_context(served(tmp_path))
            here, there, yan = [await stack.enter_async_context(web.client()) for _ in range(3)]
            await posted(here, "accounts", **GOOD)
            await posted(there, "login", **GOOD)
            await posted(yan, "accounts", name="Yan", password=OTHER)
            assert (await here.get("/api/me")).json()["sessions"] == 2
            cookies = [each.cookies[COOKIE] for each in (here, there, yan)]
            visits = [
                await stack.enter_async_context(web.visit(TABLE, cookie=each)) for each in cookies
            ]
            for visit in visits:
                await visit.hello()
            answer = await posted(there, "logout-everywhere")
            assert answer.status_code == 200 and answer.json() is None
            for visit in visits[:2]:
                assert (await last_word(visit))[1] == 1008
            assert [await who(web, each) for each in cookies] == [None, None, "Yan"]
            assert (await posted(here, "login", **GOOD)).json()["sessions"] == 1

    run(work())


def test_a_new_password_ends_all_other_sessions_and_renews_this_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            web.client() as here,
            web.client() as there,
        ):
            await posted(here, "accounts", **GOOD)
            await posted(there, "login", **GOOD)
            old, stolen = here.cookies[COOKIE], there.cookies[COOKIE]
            async with (
                web.visit(TABLE, cookie=old) as mine,
                web.visit(TABLE, cookie=stolen) as thiefs,
            ):
                await mine.hello()
                await thiefs.hello()
                wrong = await posted(here, "password", old="wrong horse", new=OTHER)
                assert wrong.status_code == 403 and await who(web, stolen) == "Zoe"
                done = await posted(here, "password", old=GOOD["password"], new=OTHER)
                assert done.status_code == 200 and done.json()["sessions"] == 1
                message, code = await last_word(mine)
                assert message["again"] is not None and code == 1008
                message, code = await last_word(thiefs)
                assert (message["again"], code) == (None, 1008)
            assert here.cookies[COOKIE] != old
            assert await who(web, here.cookies[COOKIE]) == "Zoe"
            assert await who(web, old) is await who(web, stolen) is None
            assert (await posted(there, "login", **GOOD)).status_code == 403
            assert (await posted(there, "login", name="Zoe", password=OTHER)).status_code == 200
            there.cookies.clear()
            gone = await posted(there, "password", old=OTHER, new="something else")
            assert gone.status_code == 401

    run(work())


def test_making_an_account_renews_the_session_and_keeps_the_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            web.visit(TABLE, "Zoe") as zoe,
            web.client(zoe.cookie) as client,
        ):
            await zoe.hello()
            await zoe.sit(1)
            await posted(client, "password", old="x", new=OTHER)
            me = (await posted(client, "accounts", **GOOD)).json()
            assert (me["guest"], me["tables"], me["sessions"]) == (False, [TABLE], 1)
            message, code = await last_word(zoe)
            assert message["again"] is not None and code == 1008
            assert await who(web, zoe.cookie) is None
            renewed = client.cookies.get(COOKIE, domain="127.0.0.1")
            assert renewed and renewed != zoe.cookie
            async with web.visit(TABLE, cookie=renewed) as again:
                assert (await again.hello())["table"]["you"] == 1

    run(work())


def test_a_guest_who_logs_out_comes_back_once_to_the_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            web.visit(TABLE, "Zoe") as zoe,
            web.client(zoe.cookie) as client,
            web.client() as other,
        ):
            await zoe.hello()
            await zoe.sit(1)
            left = (await posted(client, "logout")).json()
            assert left["name"] == "Zoe" and len(left["word"]) >= 25
            kept = json.dumps(msgspec.to_builtins(web.office.register.state))
            assert left["word"] not in kept
            first = "b" if left["word"].startswith("a") else "a"
            wrong = await posted(other, "login", name="Zoe", password=first + left["word"][1:])
            assert wrong.status_code == 403
            back = await posted(other, "login", name="zoe", password=left["word"])
            assert back.json()["tables"] == [TABLE] and back.json()["guest"]
            async with web.visit(TABLE, cookie=other.cookies[COOKIE]) as again:
                assert (await again.hello())["table"]["you"] == 1
            again_ = await posted(client, "login", name="Zoe", password=left["word"])
            assert again_.status_code == 403
            # With an account the word for coming back is worthless too.
            word = (await posted(other, "logout")).json()["word"]
            await posted(other, "login", name="Zoe", password=word)
            second = (await posted(other, "logout")).json()["word"]
            assert second != word
            await posted(other, "login", name="Zoe", password=second)
            assert (await posted(other, "accounts", **GOOD)).status_code == 200
            assert (await posted(other, "logout")).json() is None
            for each in (left["word"], word, second):
                assert (await posted(other, "login", name="Zoe", password=each)).status_code == 403

    run(work())


def test_two_at_once_do_what_one_of_them_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Both are under way while a password is hashed at its real cost.
    monkeypatch.setattr(passwords, "_HASHER", THOROUGH)

    async def twice(client: httpx.AsyncClient, path: str, *bodies: dict[str, str]) -> list[int]:
        requests = [posted(client, path, **body) for body in bodies]
        return sorted(each.status_code for each in await asyncio.gather(*requests))

    async def work() -> None:
        async with served(tmp_path) as web, web.client() as one, web.client() as two:
            # Two accounts of one name, each with its own password.
            both = ({"name": "Zoe", "password": OTHER}, {"name": "zoe", "password": "other horse"})
            assert await twice(one, "accounts", *both) == [200, 409]
            await posted(two, "guest", name="Yan")
            # A guest makes an account twice.
            yans = [{"name": "Yan", "password": each} for each in (OTHER, "other horse")]
            assert await twice(two, "accounts", *yans) == [200, 409]
            assert sorted(web.office.register.state.persons) == ["yan", "zoe"]
            # An account gets two new passwords, and the first holds.
            async with web.client() as third:
                await posted(third, "accounts", name="Xia", password=OTHER)
                news = [{"old": OTHER, "new": f"{OTHER} {n}"} for n in (1, 2)]
                assert await twice(third, "password", *news) == [200, 409]
            # A guest logs out twice, and there is one way back, which opens once.
            async with web.client() as guest:
                await posted(guest, "guest", name="Wes Moon")
                answers = await asyncio.gather(*(posted(guest, "logout") for _ in range(2)))
                words = [each.json()["word"] for each in answers if each.json()]
                assert len(words) == 1
                back = {"name": "Wes Moon", "password": words[0]}
                assert await twice(guest, "login", back, back) == [200, 403]
            assert web.office.metrics.faults._value.get() == 0

    run(work())


def test_wrong_passwords_slow_one_address_and_lock_nobody_out(tmp_path: Path) -> None:
    limits = Limits(passwords=Rate(4, 0.001))

    async def work() -> None:
        async with (
            served(tmp_path, limits=limits) as web,
            web.client() as owner,
            web.client(address="127.0.0.2") as thief,
            web.client(address="127.0.0.3") as second,
        ):
            await posted(owner, "accounts", **GOOD)
            wrong = {"name": "Zoe", "password": "wrong horse"}
            for each in (thief, second):
                tries = [(await posted(each, "login", **wrong)).status_code for _ in range(6)]
                assert tries == [403] * 4 + [429] * 2
            # From there, even a right guess is ignored by now.
            late = await posted(thief, "login", **GOOD)
            assert late.status_code == 429 and int(late.headers["retry-after"]) > 0
            # Knowing the password costs nothing.
            for _ in range(8):
                assert (await posted(owner, "login", **GOOD)).status_code == 200
            changes = [await posted(owner, "password", old="wrong one", new=OTHER) for _ in "12345"]
            assert [each.status_code for each in changes] == [403] * 4 + [429]

    run(work())


def test_passwords_are_tried_only_so_often_even_right_ones(tmp_path: Path) -> None:
    async def work() -> list[int]:
        limits = Limits(tries=Rate(3, 0.001))
        async with served(tmp_path, limits=limits) as web, web.client() as client:
            await posted(client, "accounts", **GOOD)
            return [(await posted(client, "login", **GOOD)).status_code for _ in range(4)]

    assert run(work()) == [200, 200, 200, 429]


WEAK = (
    "        ",
    "\u200b" * 4 + "\u200c" * 4,
    "\u3000" * 12,
    "   seven   ",
    "aaaaaaaaa",
    "zoe moons",
    "x" * 201,
)


@pytest.mark.parametrize("password", WEAK)
def test_a_password_that_anybody_guesses_is_refused_in_words(tmp_path: Path, password: str) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            name = "Zoe Moons"
            answer = await posted(client, "accounts", name=name, password=password)
            assert answer.status_code == 400 and answer.json()["words"]
            await posted(client, "guest", name=name)
            answer = await posted(client, "accounts", name=name, password=password)
            assert answer.status_code == 400 and (await client.get("/api/me")).json()["guest"]
            await posted(client, "accounts", name=name, password=OTHER)
            answer = await posted(client, "password", old=OTHER, new=password)
            assert answer.status_code == 400 and answer.json()["words"]
            assert (await posted(client, "login", name=name, password=OTHER)).status_code == 200

    run(work())


def test_nobody_has_more_sessions_than_browsers(tmp_path: Path) -> None:
    freely = Rate(1000, 1000)

    async def work() -> None:
        limits = Limits(tries=freely)
        async with served(tmp_path, limits=limits) as web, web.client() as client:
            await posted(client, "accounts", **GOOD)
            first = client.cookies[COOKIE]
            for _ in range(SESSIONS_MOST):
                await posted(client, "login", **GOOD)
            assert (await client.get("/api/me")).json()["sessions"] == SESSIONS_MOST
            assert await who(web, first) is None

    run(work())


def test_a_register_of_an_earlier_version_opens() -> None:
    events = (
        b'{"event":"person-came","at":5,"name":"Zoe"}',
        b'{"event":"logged-in","at":5,"name":"Zoe","digest":"d1"}',
        b'{"event":"password-set","at":6,"name":"Zoe","password":"$argon2id$x"}',
        b'{"event":"logged-in","at":7,"name":"Zoe","digest":"d2"}',
        b'{"event":"logged-out","at":8,"digests":["d1"]}',
        b'{"event":"roles-given","at":9,"name":"zoe","roles":["player","floor"],"by":"x"}',
    )
    kept = (
        b'{"persons":{"zoe":{"name":"Zoe","password":"$argon2id$x","roles":["player","floor"]}},'
        b'"sessions":{"d2":{"name":"Zoe","since":7}}}'
    )

    async def work() -> tuple[People, People]:
        craft = PeopleCraft()
        return await craft.refold(None, list(events)), await craft.restored(kept)

    replayed, restored = run(work())
    assert replayed == restored
    person = restored.at("d2", 10)
    assert person is not None and person.roles == ("player", "floor") and not person.guest
