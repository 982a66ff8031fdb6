"""Tables of one's own: made by a host, seen and entered by those with the link alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cardhouse.server.front.limits import Limits, Rate
from tests.kit.staff import Member, staffed
from tests.kit.web import Visitor, Web, run, served

TABLE = "tommys-holdem"
MINE = "debs-evening"
OWN: dict[str, Any] = {"table": MINE, "house": "tommys", "game": "holdem", "seats": 6}


async def shown(client: httpx.AsyncClient) -> list[str]:
    """The tables that somebody finds in the lobby."""
    houses = (await client.get("/api/room")).json()["houses"]
    return [table["name"] for house in houses for table in house["tables"]]


async def entered(client: httpx.AsyncClient, word: str, table: str = MINE) -> httpx.Response:
    return await client.post(f"/api/tables/{table}/enter", json={"word": word})


async def guest(web: Web, client: httpx.AsyncClient, name: str) -> str:
    """A guest of the room; returns the session's cookie."""
    assert (await client.post("/api/guest", json={"name": name})).status_code == 200
    return next(iter(client.cookies.values()))


async def turned_away(visitor: Visitor) -> dict[str, Any]:
    """The last word on a line, after which it is closed."""
    last = await visitor.until(lambda m: m["type"] == "failed")
    with pytest.raises(ConnectionClosed):
        while True:
            await visitor.hear()
    return last


async def host(crew: dict[str, Member]) -> Member:
    """Deb, whom the manager has made the host of a table of the house."""
    await crew["Rosa"].did("name-host", table=TABLE, name="Deb")
    return crew["Deb"]


def test_only_hosts_and_managers_make_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew, web.client() as nobody:
            for name in ("Pat", "Deb", "Flo", "Cass", "Audrey"):
                assert (await crew[name].act("make-table", **OWN)).status_code == 403, name
            deb = await host(crew)
            done = await deb.did("make-table", **OWN, bots=3)
            # A table that is not private is everybody's, and has no word.
            assert "word" not in done and MINE in await shown(nobody)
            players = web.room.tables[MINE].state.players.values()
            assert [player.bot != "" for player in players] == [True] * 3
            assert web.room.tables[MINE].state.seating.most == 6
            me = (await deb.client.get("/api/me")).json()
            assert me["hosts"] == [TABLE, MINE]
            again = await deb.act("make-table", **OWN)
            assert again.status_code == 409 and "already" in again.json()["words"]
            assert (await deb.act("make-table", **OWN | {"table": "x", "seats": 99})).is_error
            await deb.did("make-table", **OWN | {"table": "second"})
            await deb.did("make-table", **OWN | {"table": "third"})
            enough = await deb.act("make-table", **OWN | {"table": "fourth"})
            assert enough.status_code == 409 and "3 open tables" in enough.json()["words"]
            await deb.did("close-table", table="second")
            await deb.did("make-table", **OWN | {"table": "fourth"})

    run(work())


def test_a_private_table_is_nowhere_for_people_without_its_link(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            staffed(web) as crew,
            web.client() as ann,
            web.client() as bob,
            web.client() as nobody,
        ):
            deb = await host(crew)
            word = (await deb.did("make-table", **OWN, private=True))["word"]
            ann_cookie, bob_cookie = await guest(web, ann, "Ann"), await guest(web, bob, "Bob")
            for client in (ann, bob, nobody, crew["Pat"].client, crew["Flo"].client):
                assert MINE not in await shown(client)
            assert MINE in await shown(deb.client)
            for client in (bob, nobody):
                for path in ("rules", "hands", "hands/1"):
                    answer = await client.get(f"/api/tables/{MINE}/{path}")
                    nowhere = await client.get(f"/api/tables/no-such/{path}")
                    assert answer.status_code == nowhere.status_code == 404
                    assert answer.json()["words"] == nowhere.json()["words"].replace(
                        "no-such", MINE
                    )
            pat = crew["Pat"]
            assert (await pat.act("call-floor", table=MINE)).status_code == 404
            assert (await pat.act("buy-in", table=MINE, amount=4000)).status_code == 404
            for cookie in ("", bob_cookie):
                async with web.visit(MINE, cookie=cookie) as visitor:
                    assert "no such table" in (await turned_away(visitor))["words"].lower()
            # A wrong word opens nothing, nor does one without a name, nor one at another table.
            assert (await entered(bob, "x")).status_code == 403
            assert (await entered(bob, word, TABLE)).status_code == 403
            assert (await entered(bob, word, "no-such")).status_code == 403
            assert (await entered(nobody, word)).status_code == 401
            assert (await entered(ann, word)).json()["name"] == MINE
            # Twice is as good as once.
            assert (await entered(ann, word)).status_code == 200
            assert MINE in await shown(ann) and MINE not in await shown(bob)
            async with web.visit(MINE, cookie=ann_cookie) as visitor:
                await visitor.hello()
                assert (await visitor.sit())["type"] == "done"
            # Neither word nor link is in the journal.
            assert word not in str(await crew["Rosa"].read("/api/journal"))

    run(work())


def test_two_who_come_at_once_are_both_let_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            staffed(web) as crew,
            web.client() as ann,
            web.client() as bob,
        ):
            deb = await host(crew)
            word = (await deb.did("make-table", **OWN, private=True))["word"]
            await guest(web, ann, "Ann")
            await guest(web, bob, "Bob")
            answers = await asyncio.gather(
                *(entered(client, word) for client in (ann, bob, ann, bob))
            )
            assert [each.status_code for each in answers] == [200] * 4
            private = web.room.management.state.private[MINE]
            assert sorted(private.guests) == ["ann", "bob"]

    run(work())


def test_a_new_link_shuts_the_old_one_and_those_who_do_not_sit(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            staffed(web) as crew,
            web.client() as ann,
            web.client() as bob,
        ):
            deb = await host(crew)
            word = (await deb.did("make-table", **OWN, private=True))["word"]
            cookies = {}
            for client, name in ((ann, "Ann"), (bob, "Bob")):
                cookies[name] = await guest(web, client, name)
                assert (await entered(client, word)).status_code == 200
            assert (await crew["Pat"].act("renew-link", table=MINE)).status_code == 403
            async with (
                web.visit(MINE, cookie=cookies["Ann"]) as seated,
                web.visit(MINE, cookie=cookies["Bob"]) as rail,
            ):
                await seated.hello()
                await rail.hello()
                assert (await seated.sit())["type"] == "done"
                fresh = (await deb.did("renew-link", table=MINE))["word"]
                assert fresh != word
                assert (await turned_away(rail))["again"] is None
                await seated.send(type="ping")
                assert (await seated.until(lambda m: m["type"] == "pong"))["type"] == "pong"
            assert (await entered(bob, word)).status_code == 403
            assert (await entered(bob, fresh)).status_code == 200
            assert (await deb.act("renew-link", table=TABLE)).status_code == 409

    run(work())


def test_a_host_pauses_and_sends_out_at_their_own_table_though_they_play(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, bots=0) as web,
            staffed(web) as crew,
            web.client() as ann,
            web.visit(TABLE, cookie=crew["Deb"].cookie) as at_the_house,
        ):
            deb, pat = await host(crew), crew["Pat"]
            word = (await deb.did("make-table", **OWN, private=True))["word"]
            cookie = await guest(web, ann, "Ann")
            assert (await entered(ann, word)).status_code == 200
            assert (await entered(pat.client, word)).status_code == 200
            async with (
                web.visit(MINE, cookie=cookie) as her,
                web.visit(MINE, cookie=deb.cookie) as own,
            ):
                for each in (her, own):
                    await each.hello()
                    assert (await each.sit())["type"] == "done"
                # Another player of the table can do none of it.
                for do in ("pause-table", "bar-table", "close-table", "renew-link", "bots"):
                    more: dict[str, Any] = {"name": "Ann", "reason": "x", "count": 1}
                    fields = {
                        "pause-table": ("reason",),
                        "bar-table": ("name", "reason"),
                        "bots": ("count",),
                    }
                    sent = {name: more[name] for name in fields.get(do, ())}
                    assert (await pat.act(do, table=MINE, **sent)).status_code == 403, do
                await deb.did("pause-table", table=MINE, reason="pizza")
                assert (
                    "pizza"
                    in (await her.until(lambda m: bool(m["table"]["paused"])))["table"]["paused"]
                )
                await deb.did("resume-table", table=MINE)
                await deb.did("bar-table", table=MINE, name="Ann", reason="rude")
                last = await turned_away(her)
                assert last["again"] is None and "sent out" in last["words"]
            assert MINE not in await shown(ann) and (await entered(ann, word)).status_code == 403
            await deb.did("admit-table", table=MINE, name="Ann")
            assert MINE in await shown(ann)
            # At a table of the house, nobody sends others out while they play there.
            await at_the_house.hello()
            assert (await at_the_house.sit())["type"] == "done"
            refused = await deb.act("bar-table", table=TABLE, name="Ann", reason="x")
            assert refused.status_code == 403

    run(work())


def test_words_are_not_tried_without_end(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(tries=Rate(3, 0.001))
        async with (
            served(tmp_path, limits=limits) as web,
            staffed(web) as crew,
            web.client() as ann,
        ):
            deb = await host(crew)
            await deb.did("make-table", **OWN, private=True)
            await guest(web, ann, "Ann")
            answers = [(await entered(ann, "x")).status_code for _ in range(4)]
            assert answers == [403] * 3 + [429]

    run(work())


def test_a_private_table_is_as_private_after_the_room_was_closed(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew, web.client() as ann:
            deb = await host(crew)
            word = (await deb.did("make-table", **OWN, private=True))["word"]
            cookie = await guest(web, ann, "Ann")
            assert (await entered(ann, word)).status_code == 200
        async with served(tmp_path) as web, web.client() as nobody, web.client(cookie) as ann:
            assert MINE in web.room.tables and MINE not in await shown(nobody)
            assert MINE in await shown(ann)

    run(work())


def test_nobody_is_moved_to_a_private_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, bots=0) as web,
            staffed(web) as crew,
            web.visit(TABLE, "Ann") as ann,
        ):
            deb = await host(crew)
            await deb.did("make-table", **OWN, private=True)
            await ann.hello()
            assert (await ann.sit())["type"] == "done"
            await crew["Flo"].did("break-table", table=TABLE)
            await ann.until(lambda m: m["type"] == "state" and not m["table"]["you"])
            assert not web.room.tables[MINE].state.players

    run(work())


def test_the_games_for_a_table_are_open_to_everybody(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as nobody:
            (game,) = (await nobody.get("/api/games")).json()
            assert (game["house"], game["game"]) == ("tommys", "holdem") and game["limits"]

    run(work())


def test_in_a_club_the_host_of_a_private_table_approves_each_buy_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, money="club", bots=0) as web,
            staffed(web) as crew,
            web.client() as ann,
        ):
            deb = await host(crew)
            bots = await deb.act("make-table", **OWN, bots=2)
            assert bots.status_code == 409 and "play money" in bots.json()["words"]
            word = (await deb.did("make-table", **OWN, private=True))["word"]
            cookie = await guest(web, ann, "Ann")
            assert (await entered(ann, word)).status_code == 200
            async with web.visit(MINE, cookie=cookie) as visitor:
                await visitor.hello()
                assert (await visitor.sit())["waits"]
                (request,) = await deb.read("/api/requests")
                assert request["yours"] and request["act"]["table"] == MINE
                assert (await crew["Pat"].act("confirm", request=request["number"])).is_error
                await deb.did("confirm", request=request["number"])
                await visitor.until(lambda m: m["type"] == "state" and m["table"]["you"] > 0)
                playing = [(await crew[n].read("/api/club"))["playing"] for n in ("Pat", "Rosa")]
                assert MINE not in playing[0] and "private" in playing[0] and MINE in playing[1]

    run(work())


def test_a_host_closes_only_a_table_that_they_made(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            deb, rosa = await host(crew), crew["Rosa"]
            await deb.did("make-table", **OWN)
            assert (await deb.act("close-table", table=TABLE)).status_code == 403
            await deb.did("close-table", table=MINE)
            await deb.did("reopen-table", table=MINE)
            # Somebody who is its host no more looks after it no more.
            await rosa.did("name-host", table=MINE, name="Pat")
            assert (await deb.act("close-table", table=MINE)).status_code == 403
            assert (await crew["Pat"].act("close-table", table=MINE)).status_code == 403

    run(work())
