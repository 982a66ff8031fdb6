"""The room as a process: killed in mid-hand, closed in good order, and the client of the docs."""

from __future__ import annotations

import contextlib
import json
import re
import signal
import threading
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cardhouse.server.people.guards import COOKIE
from tests.kit.process import Process

TABLE = "tommys-holdem"
DOCS = Path(__file__).parents[3] / "docs" / "protocol.md"


def come(process: Process, name: str) -> str:
    answer = httpx.post(f"{process.http}/api/guest", json={"name": name}, timeout=90)
    assert answer.status_code == 200, answer.text
    return str(answer.cookies[COOKIE])


@contextlib.contextmanager
def line(process: Process, cookie: str) -> Iterator[ClientConnection]:
    url = f"ws://127.0.0.1:{process.port}/ws/tables/{TABLE}"
    headers = {"Cookie": f"{COOKIE}={cookie}"}
    with connect(url, additional_headers=headers, proxy=None) as socket:
        socket.send('{"type":"hello"}')
        yield socket


def asked(socket: ClientConnection) -> dict[str, Any]:
    """The first state in which this person is asked something."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=90))
        hand = message.get("table", {}).get("hand")
        if hand and hand["offers"]:
            return message


def own(message: dict[str, Any]) -> tuple[list[str], list[str], int]:
    table = message["table"]
    seat = next(s for s in table["hand"]["seats"] if s["seat"] == table["you"])
    return seat["down"], table["hand"]["board"], seat["chips"]


def test_killed_in_mid_hand_the_room_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    with Process(tmp_path / "room") as process:
        cookie = come(process, "Zoe")
        with line(process, cookie) as socket:
            socket.send(json.dumps({"type": "sit", "id": "sit", "seat": 1}))
            before = asked(socket)
            process.kill()
            with pytest.raises(ConnectionClosed):
                while True:
                    socket.recv(timeout=90)
        process.start()
        with line(process, cookie) as socket:
            after = asked(socket)
            assert own(after) == own(before) and after["seq"] == before["seq"]
            assert after["table"]["hands"] == before["table"]["hands"]
            offers = {offer["do"] for offer in after["table"]["hand"]["offers"]}
            do = "check" if "check" in offers else "call"
            order = {"type": "order", "id": "on", "seq": after["seq"], "command": {"do": do}}
            socket.send(json.dumps(order))
            answers = (json.loads(socket.recv(timeout=90)) for _ in range(100))
            assert next(a for a in answers if a["type"] in ("done", "refused"))["type"] == "done"
        assert "Traceback" not in process.log()


def test_asked_to_close_the_room_tells_everybody_and_loses_nothing(tmp_path: Path) -> None:
    with Process(tmp_path / "room") as process:
        with line(process, "") as socket:
            socket.recv(timeout=90)
            code: list[int] = []
            ending = threading.Thread(target=lambda: code.append(process.kill(signal.SIGTERM)))
            ending.start()
            heard: list[dict[str, Any]] = []
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    heard.append(json.loads(socket.recv(timeout=90)))
            ending.join()
        assert code == [0] and heard[-1]["type"] == "failed" and heard[-1]["again"] > 0
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert "Traceback" not in process.log()
        process.start()
        assert httpx.get(f"{process.http}/health").json()["ready"]


def test_a_room_that_may_open_no_more_files_goes_on(tmp_path: Path) -> None:
    with Process(tmp_path / "room") as process:
        cookie = come(process, "Zoe")
        with line(process, cookie) as socket:
            socket.send(json.dumps({"type": "sit", "id": "sit", "seat": 1}))
            heard = (json.loads(socket.recv(timeout=90)) for _ in range(1000))
            assert next(m for m in heard if m["type"] in ("done", "refused"))["type"] == "done"
            process.allow_files(0)
            for number in range(30):
                order = {"do": "sit-out"} if number % 2 else {"do": "come-in", "how": "post"}
                sent = {"type": "order", "id": f"o{number}", "seq": 0, "command": order}
                socket.send(json.dumps(sent))
                heard = (json.loads(socket.recv(timeout=90)) for _ in range(1000))
                assert next(m for m in heard if m.get("id") == f"o{number}")
            process.allow_files(1000)
        assert httpx.get(f"{process.http}/health", timeout=90).json()["ready"]
        assert "Traceback" not in process.log() and process.kill(signal.SIGTERM) == 0


def test_the_client_in_the_docs_plays_a_hand(tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)[0]
    assert len([each for each in code.splitlines() if each.strip()]) <= 14
    said = StringIO()
    with Process(tmp_path / "room") as process:
        code = code.replace("localhost:8000", f"127.0.0.1:{process.port}")

        def close_after_a_hand() -> None:
            """Close once the client, which plays on as long as it can, has played a hand."""
            until = time.monotonic() + 60
            while "wins the pot" not in said.getvalue() and time.monotonic() < until:
                time.sleep(0.05)
            process.kill(signal.SIGTERM)

        ending = threading.Thread(target=close_after_a_hand)
        ending.start()
        with contextlib.redirect_stdout(said), contextlib.suppress(ConnectionClosed):
            exec(compile(code, str(DOCS), "exec"), {})
        ending.join()
    assert "You" in said.getvalue() and "wins the pot" in said.getvalue()
