"""Names of the room: unknown Hosts and foreign origins are refused."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cardhouse.server.front.addresses import Proxies, sender
from cardhouse.server.front.hosts import Hosts, is_name, own_origin, said_origin
from tests.kit.web import run, served

TABLE = "tommys-holdem"


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost", True),
        ("LocalHost:8000", True),
        ("localhost.", True),
        ("127.0.0.1:1", True),
        ("[::1]:8000", True),
        ("room.example", True),
        ("ROOM.example:8443", True),
        ("192.168.1.5:8000", True),
        ("192.168.1.6:8000", False),
        ("elsewhere.example", False),
        ("room.example.elsewhere.example", False),
        ("localhost@elsewhere.example", False),
        ("localhost:8000:8000", False),
        ("localhost:x", False),
        ("", False),
        ("[localhost", False),
    ],
)
def test_the_room_is_asked_for_by_its_names_and_by_where_it_is(host: str, known: bool) -> None:
    assert Hosts(["Room.example"]).known(host, "192.168.1.5") is known


def test_an_origin_is_a_scheme_a_name_and_a_port() -> None:
    assert own_origin("ws", "Room.example") == said_origin("http://room.example:80")
    assert own_origin("wss", "room.example:443") == said_origin("https://room.example")
    assert own_origin("http", "room.example") != said_origin("https://room.example")
    assert own_origin("http", "room.example:81") != said_origin("http://room.example")
    for nothing in ("null", "", "room.example", "file://", "http://", "http://a/b", "ws://a"):
        assert said_origin(nothing) is None


def test_a_name_is_given_as_in_an_address_bar_without_the_rest() -> None:
    assert all(map(is_name, ("room.example", "Room", "192.168.1.5", "::1", "xn--caf-dma.example")))
    assert not any(map(is_name, ("", "http://room.example", "a:80", "a/b", "a b", "café", "*")))


def test_limits_count_addresses_and_whole_networks_of_customers() -> None:
    assert sender("10.0.0.7") == "10.0.0.7" == sender("::ffff:10.0.0.7")
    assert sender("2001:db8::1") == sender("2001:db8::ffff:2") != sender("2001:db8:0:1::1")
    assert sender("<script>") == sender("") == sender("unknown")


def test_a_proxy_is_an_address_or_a_network() -> None:
    proxies = Proxies(["10.0.0.2", "192.168.0.0/16", "::1"])
    assert all(each in proxies for each in ("10.0.0.2", "192.168.7.7", "::1"))
    assert not any(each in proxies for each in ("10.0.0.3", "127.0.0.1", "x", ""))
    assert "127.0.0.1" not in Proxies()


def test_a_page_of_another_name_gets_nothing_even_if_its_name_leads_here(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, names=["room.example"]) as web, web.client() as client:
            for path in ("/", "/api/room", "/health", "/metrics", "/schema"):
                for host, status in (("elsewhere.example", 421), ("room.example", 200)):
                    answer = await client.get(path, headers={"Host": f"{host}:{web.port}"})
                    assert answer.status_code == status, (path, host)
                    assert "content-security-policy" in answer.headers
            # Such a page has the same origin as its requests: only the name gives it away.
            evil = f"elsewhere.example:{web.port}"
            headers = {"Host": evil, "Origin": f"http://{evil}", "Sec-Fetch-Site": "same-origin"}
            answer = await client.post("/api/guest", json={"name": "Zoe"}, headers=headers)
            assert answer.status_code == 421 and "--name" in answer.json()["words"]
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://{evil}/ws/tables/{TABLE}", host="127.0.0.1", proxy=None)
            assert refused.value.response.status_code == 403

    run(work())


@pytest.mark.parametrize("path", ["/health", "/metrics", "/api/room", "/api/me"])
def test_a_place_has_one_address(path: str, tmp_path: Path) -> None:
    """A proxy's rule for one address would miss another."""

    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            assert (await client.get(path)).status_code == 200
            for other in (f"{path}/", f"{path}%2f", f"{path}//", f"//{path}", f"/{path}"):
                answer = await client.get(f"http://127.0.0.1:{web.port}{other}")
                assert (answer.status_code, answer.json()["words"]) == (
                    404,
                    "There is nothing here.",
                ), other

    run(work())


def test_a_page_over_another_scheme_or_port_is_not_ours(tmp_path: Path) -> None:
    async def work() -> list[Any]:
        async with served(tmp_path) as web, web.client() as client:
            said: list[Any] = []
            for origin in (web.http.replace("http", "https"), "http://127.0.0.1", web.http):
                body = {"name": f"Zoe {len(said)}"}
                answer = await client.post("/api/guest", json=body, headers={"Origin": origin})
                async with web.visit(TABLE, Origin=origin) as rail:
                    with suppress(ConnectionClosed):
                        await rail.send(type="hello")
                    said.append((answer.status_code, (await rail.hear())["type"]))
            return said

    assert run(work()) == [(403, "failed"), (403, "failed"), (200, "state")]


def test_nobody_is_believed_who_says_for_whom_they_speak(tmp_path: Path) -> None:
    forged = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}

    async def work(proxies: list[str]) -> tuple[str, list[str]]:
        folder = tmp_path / f"{len(proxies)}"
        folder.mkdir()
        async with served(folder, proxies=proxies) as web, web.client() as client:
            answer = await client.post("/api/guest", json={"name": "Zoe"}, headers=forged)
            assert answer.status_code == 200
            return answer.headers["set-cookie"], list(web.office.requests._buckets)

    cookie, senders = run(work([]))
    assert cookie.startswith("cardhouse_session=") and "Secure" not in cookie
    assert senders == ["127.0.0.1"]
    cookie, senders = run(work(["127.0.0.0/8"]))
    assert cookie.startswith("__Host-cardhouse_session=") and "Secure" in cookie
    assert senders == ["203.0.113.9"]
