"""A problem is told in the language of whoever meets it, with its message beside the words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.people.guards import COOKIE
from cardhouse.words.catalogue import FOLDER
from cardhouse.words.said import Said
from cardhouse.words.speech import Listener, spoken
from tests.kit.web import Visitor, Web, run, served

TABLE = "tommys-holdem"
GOOD = "correct horse"
JSON = {"Content-Type": "application/json"}
MANY = Limits(passwords=Rate(1, 0.1))


def told(answer: dict[str, Any], language: str) -> str:
    """The id behind an answer, whose words are those of its message in this language."""
    said = msgspec.convert(answer["said"], Said)
    assert answer["words"] == spoken(said, Listener(language=language)), answer
    return said.id


# Requests, and the ids of the problems that they meet.
REQUESTS: list[tuple[str, str, dict[str, Any], str]] = [
    ("GET", "/api/nowhere", {}, "problem-nowhere"),
    ("GET", "/api/room/", {}, "problem-nowhere"),
    ("DELETE", "/api/room", {}, "problem-request"),
    ("GET", "/api/room", {"headers": {"Host": "elsewhere.example"}}, "problem-misdirected"),
    ("POST", "/api/guest", {"content": b"\xff", "headers": JSON}, "problem-no-text"),
    ("POST", "/api/guest", {"content": b"x" * 20_000, "headers": JSON}, "problem-large"),
    ("POST", "/api/guest", {"content": b"[" * 9_000, "headers": JSON}, "problem-deep"),
    ("POST", "/api/guest", {"json": {"name": 5}}, "problem-field"),
    ("POST", "/api/accounts", {"json": {"name": "Zoe", "password": "short"}}, "problem-field"),
    (
        "POST",
        "/api/guest",
        {"json": {"name": "Zoe"}, "headers": {"Sec-Fetch-Site": "cross-site"}},
        "problem-origin",
    ),
    ("POST", "/api/guest", {"json": {"name": "a/b"}}, "name-signs"),
    ("POST", "/api/guest", {"json": {"name": "\uff21nn"}}, "name-styled"),
    ("POST", "/api/guest", {"json": {"name": "A\u043b\u0438\u0441\u0430"}}, "name-scripts"),
    ("POST", "/api/guest", {"json": {"name": "Dealer"}}, "name-reserved"),
    ("POST", "/api/guest", {"json": {"name": "ANA"}}, "name-alike"),
    ("POST", "/api/accounts", {"json": {"name": "Zoe", "password": "       x"}}, "password-short"),
    (
        "POST",
        "/api/accounts",
        {"json": {"name": "Zoe", "password": "xxxxxxxx"}},
        "password-repeats",
    ),
    (
        "POST",
        "/api/accounts",
        {"json": {"name": "Long Zoe", "password": "LONG zoe"}},
        "password-name",
    ),
    ("POST", "/api/password", {"json": {"old": GOOD, "new": GOOD}}, "problem-no-name"),
    ("POST", "/api/login", {"json": {"name": "Nobody", "password": GOOD}}, "no-fit"),
    ("GET", "/api/tables/none/rules", {}, "problem-no-table"),
    ("GET", f"/api/tables/{TABLE}/hands/99", {}, "problem-no-hand"),
]


@pytest.mark.parametrize("language", ["en", "es"])
def test_problems_of_requests(language: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web:
            async with web.client() as client:
                await client.post("/api/guest", json={"name": "Ana"})
            for method, path, more, problem in REQUESTS:
                async with web.client() as client:
                    asked = await client.request(method, f"{path}?language={language}", **more)
                    assert asked.status_code >= 400
                    assert told(asked.json(), language) == problem, path
                    headers = {**more.get("headers", {}), "Accept-Language": language}
                    accepted = await client.request(method, path, **{**more, "headers": headers})
                    assert accepted.json() == asked.json(), path

    run(work())


def test_problems_of_people(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=MANY) as web, web.client() as client:
            await post(client, "guest", name="Ana")
            assert told(await post(client, "password", old="x", new=GOOD), "es") == "password-none"
            act = {"do": "give-roles", "name": "Ana", "roles": []}
            assert told(await post(client, "acts", id="a-1", act=act), "es") == "staff-only"
            await post(client, "accounts", name="Ana", password=GOOD)
            wrong = await post(client, "password", old="wrong", new=GOOD)
            assert told(wrong, "es") == "password-wrong"
            late = await client.post(
                "/api/password?language=es", json={"old": "wrong", "new": GOOD}
            )
            assert told(late.json(), "es") == "password-too-many"
            assert late.headers["retry-after"] in late.json()["words"]

    run(work())


async def post(client: httpx.AsyncClient, path: str, **body: Any) -> dict[str, Any]:
    answer: dict[str, Any] = (await client.post(f"/api/{path}?language=es", json=body)).json()
    return answer


def test_a_file_that_is_not_there_and_the_rooms_health(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            missing = await client.get("/none.css", headers={"Accept-Language": "es-MX"})
            assert (missing.status_code, missing.text) == (404, "Aquí no hay nada.")
            health = (await client.get("/health?language=es")).json()
            assert health == {"ready": True, "words": "La sala está abierta.", "tables": 1}

    run(work())


def refusal(visitor: Visitor, answer: dict[str, Any]) -> str:
    """The id of a refusal that is told in Spanish, as to the person at the table."""
    assert answer["type"] == "refused"
    said = msgspec.convert(answer["said"], Said)
    table = visitor.state["table"]
    names = {each["seat"]: each["name"] for each in table["seats"]}
    assert answer["words"] == spoken(said, Listener(names, table["you"], "es"))
    assert answer["words"] != spoken(said, Listener(names, table["you"]))
    return said.id


def test_refusals_at_a_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web:
            async with web.visit(TABLE) as rail:
                await spanish(rail)
                assert refusal(rail, await rail.sit(1)) == "order-look-on"
            async with web.visit(TABLE, "Ana") as ana:
                await spanish(ana)
                assert refusal(ana, await ana.ask(type="leave")) == "order-no-seat"
                rich = await ana.ask(type="sit", seat=9, chips=9_999_999)
                assert refusal(ana, rich) == "order-most"
                await ana.sit()
                again = await ana.ask(type="sit", seat=9)
                assert refusal(ana, again) == "order-seated"
                assert refusal(ana, await ana.order(do="waive")) == "order-nothing-passes"
                assert refusal(ana, await ana.order(do="sit-out", seat=9)) == "order-seat"
                assert refusal(ana, await ana.order(do="dance")) == "order-unreadable"
                assert refusal(ana, await ana.order(seq=10**6, do="fold")) == "order-gone-on"
                await ana.socket.send("nonsense")
                unread = await ana.until(lambda m: m["type"] == "refused")
                assert refusal(ana, unread) == "line-unreadable"
                # The house's rules refuse in the same way.
                assert refusal(ana, await ana.order(do="leave-list")) == "refused"

    run(work())


async def spanish(visitor: Visitor) -> None:
    """Say hello in Spanish."""
    await visitor.send(type="hello", language="es")
    await visitor.until(lambda m: m["type"] == "state")


async def failure(visitor: Visitor) -> dict[str, Any]:
    return await visitor.until(lambda m: m["type"] == "failed")


def test_the_last_word_on_a_socket(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web:
            mexican = {"Accept-Language": "es-MX"}
            async with web.visit("none", **mexican) as lost:
                assert told(await failure(lost), "es") == "line-no-table"
            async with web.visit(f"{TABLE}?language=es") as rude:
                await rude.send(type="ping")
                assert told(await failure(rude), "es") == "line-hello"
            async with web.visit(TABLE, Origin="http://elsewhere.example", **mexican) as other:
                assert told(await failure(other), "es") == "line-origin"
            async with web.visit(TABLE, "Ana") as ana:
                await spanish(ana)
                await leave(web, ana)
                assert told(await failure(ana), "es") == "line-over"
            async with web.visit(TABLE) as rail:
                await spanish(rail)
                web.office.close(2.0)
                closing = await failure(rail)
                assert told(closing, "es") == "line-closing-soon" and closing["again"] == 2.0

    run(work())


async def leave(web: Web, visitor: Visitor) -> None:
    async with web.client(visitor.cookie) as client:
        assert COOKIE in client.cookies
        assert (await client.post("/api/logout")).status_code == 200


def test_what_cannot_be_read_at_all_is_answered_in_english(tmp_path: Path) -> None:
    """Nobody knows what language the sender speaks before a request is read."""

    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            chunked = await client.post("/api/guest", content=_pieces(), headers=JSON)
            assert chunked.status_code == 411
            assert told(chunked.json(), "en") == "problem-length"

    run(work())


async def _pieces() -> Any:
    yield b"{}"


def test_every_problem_is_met_somewhere() -> None:
    """No message on a problem is written for nobody."""
    source = "\n".join(
        file.read_text("utf-8")
        for layer in ("server", "room")
        for file in (FOLDER.parent / layer).rglob("*.py")
    )
    text = (FOLDER / "en" / "problems.ftl").read_text("utf-8")
    names = [line.partition(" =")[0] for line in text.splitlines() if line[:1].isalpha()]
    assert len(names) > 60
    assert [name for name in names if f'"{name}"' not in source] == []
