"""Signing in: guests, accounts, roles, cookies, and the limit on attempts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.people.guards import COOKIE
from cardhouse.server.people.people import People
from tests.kit.web import run, served

GOOD = {"name": "Zoe", "password": "correct horse"}


async def posted(client: httpx.AsyncClient, path: str, **body: Any) -> httpx.Response:
    return await client.post(f"/api/{path}", json=body)


def test_a_guest_has_a_cookie_that_no_script_can_read(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            assert (await client.get("/api/me")).json() is None
            answer = await posted(client, "guest", name=" Zoe  Moon ")
            assert answer.json()["name"] == "Zoe Moon" and answer.json()["guest"]
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
            assert (await client.get("/api/me")).json()["name"] == "Zoe Moon"
            assert (await posted(client, "logout")).json()["name"] == "Zoe Moon"
            assert (await posted(client, "logout")).json() is None
            client.cookies[COOKIE] = cookie.split("=")[1].split(";")[0]
            assert (await client.get("/api/me")).json() is None

    run(work())


def test_a_name_that_cannot_be_read_aloud_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            for name in ("", " ", "x" * 25, "You", "yOU", "a/b", "<b>", "a\u202eb", "-", "Seat 3"):
                answer = await posted(client, "guest", name=name)
                assert answer.status_code == 400 and answer.json()["words"], name

    run(work())


def test_no_two_people_have_one_name_and_nobody_has_a_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            assert (await posted(client, "guest", name="Zoe")).status_code == 200
            assert (await posted(client, "guest", name="ZOE")).status_code == 409
            bot = next(iter(web.room.tables["tommys-holdem"].state.players.values()))
            assert (await posted(client, "guest", name=bot.name.lower())).status_code == 409
            assert "Zoe" in web.room.reserved

    run(work())


def test_an_account_lasts_and_only_its_password_opens_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            assert (await posted(client, "accounts", **GOOD)).json()["guest"] is False
            cookie = client.cookies[COOKIE]
            kept = web.office.register.state.persons["zoe"].password
            assert kept.startswith("$argon2id$") and GOOD["password"] not in kept
        async with served(tmp_path) as web, web.client() as client:
            client.cookies[COOKIE] = cookie
            assert (await client.get("/api/me")).json()["name"] == "Zoe"
            del client.cookies[COOKIE]
            wrong = await posted(client, "login", name="Zoe", password="wrong horse")
            nobody = await posted(client, "login", name="Yan", password="wrong horse")
            assert wrong.status_code == nobody.status_code == 403
            assert wrong.json() == nobody.json() and COOKIE not in client.cookies
            again = await posted(client, "login", name="zoe", password=GOOD["password"])
            assert again.json()["name"] == "Zoe" and client.cookies[COOKIE] != cookie

    run(work())


def test_a_guest_makes_an_account_of_his_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            await posted(client, "guest", name="Zoe")
            assert (await posted(client, "accounts", **GOOD)).json()["guest"] is False
            client.cookies.clear()
            assert (await posted(client, "accounts", **GOOD)).status_code == 409
            assert (await posted(client, "login", **GOOD)).status_code == 200

    run(work())


def test_whoever_knocks_too_often_has_to_wait(tmp_path: Path) -> None:
    limits = Limits(newcomers=Rate(2, 0.001), passwords=Rate(3, 0.001), requests=Rate(12, 0.001))

    async def work() -> tuple[list[int], list[int], int]:
        async with served(tmp_path, limits=limits) as web, web.client() as client:
            came = [(await posted(client, "guest", name=f"Zoe{n}")).status_code for n in range(3)]
            tries = [(await posted(client, "login", **GOOD)).status_code for _ in range(5)]
            last = 0
            for _ in range(8):
                last = (await client.get("/api/me")).status_code
            return came, tries, last

    came, tries, last = run(work())
    assert came == [200, 200, 429] and tries == [403, 403, 403, 429, 429] and last == 429


def test_only_our_own_pages_post(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            for headers, status in (
                ({"Origin": "http://elsewhere.example"}, 403),
                ({"Origin": "null"}, 403),
                ({"Sec-Fetch-Site": "cross-site"}, 403),
                ({"Origin": web.http}, 200),
            ):
                body = {"name": f"Zoe {status}"}
                answer = await client.post("/api/guest", json=body, headers=headers)
                assert answer.status_code == status, headers

    run(work())


def test_an_old_session_is_worth_nothing() -> None:
    people = People()
    assert people.at("digest", 0) is None
