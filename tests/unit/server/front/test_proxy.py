"""The room behind a real nginx with the recipe of the docs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from cardhouse.server.people.guards import SECURE_COOKIE
from tests.kit.web import Visitor, Web, run, served
from tests.unit.server.nginx import NAME, Proxy, nginx, program

TABLE = "tommys-holdem"
# An address that is neither the proxy's nor this machine's first.
PERSON = "127.0.0.3"
FORGED = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}

pytestmark = pytest.mark.skipif(
    program("nginx") is None, reason="no nginx found: `make browser` installs Debian's"
)


@asynccontextmanager
async def proxied(folder: Path) -> AsyncIterator[tuple[Web, Proxy]]:
    """A room that trusts an nginx on this machine, and that nginx."""
    async with served(folder, names=[NAME], proxies=["127.0.0.1"]) as web:
        with nginx(folder, web.port) as proxy:
            yield web, proxy


def person(proxy: Proxy, **headers: str) -> httpx.AsyncClient:
    """A browser that asks for the room by its name."""
    come = httpx.AsyncHTTPTransport(verify=proxy.trust, local_address=PERSON)
    sent = {"Host": f"{NAME}:{proxy.https}", **headers}
    url = f"https://127.0.0.1:{proxy.https}"
    return httpx.AsyncClient(base_url=url, transport=come, headers=sent, timeout=20)


NAMED: dict[str, Any] = {"extensions": {"sni_hostname": NAME}}


def senders(web: Web) -> set[str]:
    """Every sender counted by a limit."""
    return set(web.office.requests._buckets)


def test_people_come_by_tls_with_their_own_address_and_a_cookie_for_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with proxied(tmp_path) as (web, proxy), person(proxy, **FORGED) as client:
            origin = {"Origin": f"https://{NAME}:{proxy.https}"}
            answer = await client.post("/api/guest", json={"name": "Zoe"}, headers=origin, **NAMED)
            assert answer.status_code == 200, answer.text
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith(f"{SECURE_COOKIE}=")
            assert all(word in cookie for word in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"))
            assert "Domain" not in cookie
            assert "max-age" in answer.headers["strict-transport-security"]
            assert senders(web) == {PERSON}, "nginx throws a forged address away"
            me = await client.get("/api/me", **NAMED)
            assert me.json()["name"] == "Zoe"
            # A cookie set without TLS is no session.
            secret = cookie.split("=")[1].split(";")[0]
            client.cookies.clear()
            plain = {"Cookie": f"cardhouse_session={secret}"}
            assert (await client.get("/api/me", headers=plain, **NAMED)).json() is None

    run(work())


def test_another_name_or_origin_is_refused_through_the_proxy_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with proxied(tmp_path) as (_, proxy), person(proxy) as client:
            other = {"Host": f"elsewhere.example:{proxy.https}"}
            assert (await client.get("/api/room", headers=other, **NAMED)).status_code == 421
            for scheme, status in (("http", 403), ("https", 200)):
                origin = {"Origin": f"{scheme}://{NAME}:{proxy.https}"}
                body = {"name": f"Zoe {scheme}"}
                answer = await client.post("/api/guest", json=body, headers=origin, **NAMED)
                assert answer.status_code == status
            for path in ("/metrics", "/metrics/", "/metrics%2f", "/metrics//", "/%6detrics"):
                assert (await client.get(path, **NAMED)).status_code == 403, path
            assert (await client.get("/", **NAMED)).status_code in (200, 503)
            plain = f"http://127.0.0.1:{proxy.http}/tables"
            moved = await client.get(plain, headers={"Host": NAME})
            assert moved.status_code == 301
            assert moved.headers["location"] == f"https://{NAME}/tables"

    run(work())


def test_whoever_is_no_proxy_is_not_believed(tmp_path: Path) -> None:
    async def work() -> str:
        async with served(tmp_path, names=[NAME], proxies=["127.0.0.1"]) as web:
            come = httpx.AsyncHTTPTransport(local_address=PERSON)
            async with httpx.AsyncClient(base_url=web.http, transport=come) as client:
                answer = await client.post("/api/guest", json={"name": "Zoe"}, headers=FORGED)
            assert answer.status_code == 200 and senders(web) == {PERSON}
            return str(answer.headers["set-cookie"])

    cookie = run(work())
    assert cookie.startswith("cardhouse_session=") and "Secure" not in cookie


def test_a_hand_is_played_over_a_socket_through_the_proxy(tmp_path: Path) -> None:
    async def work() -> None:
        async with proxied(tmp_path) as (web, proxy), person(proxy) as client:
            answer = await client.post("/api/guest", json={"name": "Zoe"}, **NAMED)
            cookie = answer.headers["set-cookie"].split(";")[0]
            url = f"wss://{NAME}:{proxy.https}/ws/tables/{TABLE}"
            way: dict[str, Any] = {"host": "127.0.0.1", "port": proxy.https, "ssl": proxy.trust}
            way |= {"local_addr": (PERSON, 0), "proxy": None}
            headers, origin = {"Cookie": cookie}, Origin(f"https://{NAME}:{proxy.https}")
            async with connect(url, origin=origin, additional_headers=headers, **way) as socket:
                zoe = Visitor(socket, cookie)
                await zoe.hello()
                assert (await zoe.sit(1))["type"] == "done"
                await zoe.asked()
                assert (await zoe.order(do="fold"))["type"] == "done"
                (line,) = web.office.lines
                assert web.office.lines._inside[line] == PERSON and line.who == "Zoe"
            origin = Origin(f"http://{NAME}:{proxy.https}")
            async with connect(url, origin=origin, **way) as socket:
                assert (await Visitor(socket, "").hear())["type"] == "failed"
            other = url.replace(NAME, "elsewhere.example")
            with pytest.raises(InvalidStatus) as refused:
                await connect(other, server_hostname=NAME, **way)
            assert refused.value.response.status_code == 403

    run(work())
