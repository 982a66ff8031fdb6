"""Connections that never finish: each has its time, and others get in meanwhile."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cardhouse.server.front.caller import Caller
from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.front.reading import PIECE
from tests.kit.web import Web, run, served

TABLE = "tommys-holdem"
FREELY = Rate(1e9, 1e9)
SHORT = Limits(
    head_seconds=0.3, body_seconds=0.3, hello_seconds=0.3, reading_seconds=0.5, idle_seconds=1
)
GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
UPGRADE = (
    b"GET /ws/tables/tommys-holdem HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)

PING = b"\x89\x80\0\0\0\0"

Wires = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def wire(web: Web, said: bytes = b"", source: str = "127.0.0.1") -> AsyncIterator[Wires]:
    """A bare connection from one of this machine's addresses."""
    where = (source, 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", web.port, local_addr=where)
    try:
        writer.write(said)
        yield reader, writer
    finally:
        writer.transport.abort()


@contextmanager
def crowd(web: Web, sources: Sequence[str]) -> Iterator[list[socket.socket]]:
    """Connections from these addresses, each with half a request."""
    half = [socket.socket() for _ in sources]
    for connection, source in zip(half, sources, strict=True):
        connection.bind((source, 0))
        connection.connect(("127.0.0.1", web.port))
        connection.send(GET)
        connection.setblocking(False)
    yield half
    for connection in half:
        connection.close()


def is_cut(connection: socket.socket) -> bool:
    """True if the other side has ended a connection."""
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """Everything received until the other side closes."""
    heard = b""
    with suppress(ConnectionError):
        while part := await asyncio.wait_for(reader.read(65536), 60):
            heard += part
    return heard


async def nobody_waits(web: Web) -> None:
    """Wait until every connection is struck out of the book."""
    async with asyncio.timeout(10):
        while len(web.office.connections):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("said", "drips"),
    [
        (b"", b""),
        (b"GET /hea", b""),
        (GET, b"X-Padding: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        (POST + b"Content-Length: 100\r\n\r\n", b""),
        (POST + b"Content-Length: 100\r\n\r\n{", b"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        (UPGRADE[:-30], b""),
        (GET + b"\r\n" + GET, b""),
    ],
    ids=["nothing", "line", "header", "no-body", "body", "half-upgrade", "second-head"],
)
def test_half_a_request_is_cut_however_it_drips(tmp_path: Path, said: bytes, drips: bytes) -> None:
    async def work() -> float:
        async with served(tmp_path, limits=SHORT) as web:
            began = time.monotonic()
            async with wire(web, said) as (reader, writer):
                ended = asyncio.ensure_future(all_of(reader))
                for byte in drips:
                    writer.write(bytes([byte]))
                    await asyncio.wait((ended,), timeout=0.05)
                await ended
            took = time.monotonic() - began
            await nobody_waits(web)
            assert web.office.metrics.faults._value.get() == 0
            return took

    assert 0.25 < run(work()) < 1.5


def test_a_connection_may_rest_between_requests_but_not_for_ever(tmp_path: Path) -> None:
    async def work() -> tuple[bytes, float]:
        async with served(tmp_path, limits=SHORT) as web, wire(web) as (reader, writer):
            for _ in range(2):
                writer.write(GET + b"\r\n")
                await reader.readuntil(b"}")
                # Longer than a request's head may take.
                await asyncio.sleep(0.5)
            began = time.monotonic()
            return await all_of(reader), time.monotonic() - began

    rest, took = run(work())
    assert rest == b"" and 0.2 < took < 3


def test_no_part_of_an_answer_waits_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected = Caller.connected
    at_once: list[int] = []

    def noted(caller: Caller, transport: asyncio.Transport) -> None:
        line = transport.get_extra_info("socket")
        at_once.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        connected(caller, transport)

    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            assert (await client.get("/health")).status_code == 200

    monkeypatch.setattr(Caller, "connected", noted)
    run(work())
    assert at_once and all(at_once)


def test_requests_in_a_row_are_answered_one_after_the_other(tmp_path: Path) -> None:
    async def work() -> bytes:
        async with served(tmp_path) as web:
            last = GET + b"Connection: close\r\n\r\n"
            async with wire(web, (GET + b"\r\n") * 99 + last) as (reader, _):
                return await all_of(reader)

    assert run(work()).count(b"HTTP/1.1 200") == 100


def test_a_body_of_unknown_length_and_a_head_without_end_are_refused(tmp_path: Path) -> None:
    async def work() -> list[bytes]:
        async with served(tmp_path) as web:
            said = []
            for words in (
                POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 100,
                GET + b"X-Padding: x\r\n" * 2000 + b"\r\n",
                b"\x16\x03\x01 this is no HTTP\r\n\r\n",
            ):
                async with wire(web, words) as (reader, _):
                    said.append(await all_of(reader))
            await nobody_waits(web)
            return said

    chunked, long, noise = run(work())
    assert chunked.startswith(b"HTTP/1.1 411") and b"Content-Length" in chunked
    assert long.startswith(b"HTTP/1.1 431") and noise.startswith(b"HTTP/1.1 400")
    assert b"content-security-policy" in noise


def test_a_body_that_is_too_large_or_no_text_is_refused(tmp_path: Path) -> None:
    async def work() -> tuple[list[int], float]:
        async with served(tmp_path) as web, web.client() as client:
            bodies = (b'{"name":"\xff\xfe"}', b"\xc3", b"{" + b" " * 20_000 + b"}")
            headers = {"Content-Type": "application/json"}
            answers = [
                await client.post("/api/guest", content=body, headers=headers) for body in bodies
            ]
            assert all(answer.json()["words"] for answer in answers)
            faults = web.office.metrics.faults._value.get()
            return [answer.status_code for answer in answers], faults

    assert run(work()) == ([400, 400, 413], 0)


def test_whoever_does_not_read_the_answer_is_cut(tmp_path: Path) -> None:
    limits = Limits(reading_seconds=0.5, requests=FREELY)

    async def work() -> None:
        async with served(tmp_path, limits=limits) as web:
            async with wire(web) as (reader, writer):
                reader.feed_data(b"")
                writer.transport.pause_reading()  # type: ignore[attr-defined]
                # More answers than all the buffers on the way can hold.
                large = GET.replace(b"/health", b"/api/tables/tommys-holdem/rules") + b"\r\n"
                for _ in range(4000):
                    writer.write(large)
                await nobody_waits(web)
            async with web.client() as client:
                assert (await client.get("/health")).status_code == 200

    run(work())


def test_a_line_without_a_first_word_is_closed(tmp_path: Path) -> None:
    async def work() -> int:
        async with served(tmp_path, limits=SHORT) as web, web.visit(TABLE) as rail:
            with pytest.raises(ConnectionClosed) as closed:
                await rail.hear()
            assert closed.value.rcvd is not None and not len(web.office.lines)
            return closed.value.rcvd.code

    assert run(work()) == 1008


def test_a_line_that_does_not_read_is_cut_and_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=SHORT) as web, wire(web, UPGRADE) as (reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            hello = json.dumps({"type": "hello"}).encode()
            writer.write(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
            async with asyncio.timeout(20):
                while not web.office.lines:
                    await asyncio.sleep(0.01)
                # Endless states, until nothing more fits on the way.
                while web.office.lines:
                    for line in web.office.lines:
                        line.show("x" * 500_000)
                    await asyncio.sleep(0.01)
            await nobody_waits(web)

    run(work())


def test_frames_beside_the_messages_are_counted(tmp_path: Path) -> None:
    async def work() -> bytes:
        async with served(tmp_path) as web, wire(web, UPGRADE) as (reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(PING * 5000)
            heard = await all_of(reader)
            await nobody_waits(web)
            return heard

    # Pings read in one piece are answered together.
    assert run(work()).count(b"\x8a\x00") <= PIECE // len(PING)


def test_one_address_has_so_many_connections_and_others_still_come_in(tmp_path: Path) -> None:
    async def work() -> tuple[int, int]:
        limits = Limits(connections_of_address=5)
        async with served(tmp_path, limits=limits) as web, web.client() as client:
            with crowd(web, ["127.0.0.2"] * 9) as half:
                status = (await client.get("/health")).status_code
                await asyncio.sleep(0.1)
                return sum(map(is_cut, half)), status

    assert run(work()) == (4, 200)


def test_in_a_full_room_whoever_never_finishes_makes_way(tmp_path: Path) -> None:
    async def work() -> tuple[int, list[int]]:
        limits = Limits(connections=20, unfinished=10)
        async with served(tmp_path, limits=limits) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            with crowd(web, [f"127.0.1.{n}" for n in range(1, 31)]):
                answers = []
                for _ in range(20):
                    async with web.client() as client:
                        answers.append((await client.get("/health")).status_code)
                assert (await zoe.ask(type="leave"))["type"] == "refused"
                return len(web.office.connections), answers

    left, answers = run(work())
    assert answers == [200] * 20 and 5 <= left <= 20


def test_when_all_lines_are_taken_a_silent_one_makes_way(tmp_path: Path) -> None:
    async def work() -> tuple[dict[str, Any], list[str]]:
        async with (
            served(tmp_path, limits=Limits(lines=2)) as web,
            web.visit(TABLE) as first,
            web.visit(TABLE) as silent,
        ):
            await first.hello()
            async with web.visit(TABLE) as third:
                assert (await third.hello())["type"] == "state"
                pushed = await silent.hear()
                async with wire(web, UPGRADE) as (reader, _):
                    refused = await all_of(reader)
                return pushed, refused.decode().splitlines()[:1]

    pushed, refused = run(work())
    assert pushed["type"] == "failed" and "others are waiting" in pushed["words"]
    assert refused == ["HTTP/1.1 503 Service Unavailable"]
