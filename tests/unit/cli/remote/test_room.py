"""A room that is not there, is no room, is late or breaks off: one line, and a code for scripts."""

from __future__ import annotations

import socket
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from cardhouse.cli.main import main
from cardhouse.cli.remote import room as remote
from cardhouse.cli.remote.room import MAY_NOT, NOT_NOW, UNREACHED, WAITS
from tests.unit.cli.calls import call, complaint

Capsys = pytest.CaptureFixture[str]
ACT = ("cage", "change-shift")
DONE = b'{"id":"1","entry":7}'


def answer(body: bytes, status: int = 200) -> bytes:
    head = f"HTTP/1.1 {status} So\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    return head.encode() + body


class Heard:
    """A thing at a port that answers each request with the next of its answers."""

    def __init__(self, answers: list[bytes | None], wrap: Callable[..., socket.socket]) -> None:
        self.requests: list[bytes] = []
        self._answers = answers
        self._wrap = wrap
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        for told in self._answers:
            plain, _ = self._door.accept()
            try:
                with self._wrap(plain) as line:
                    self.requests.append(self._request(line))
                    if told is not None:
                        line.sendall(told)
            except OSError:
                plain.close()

    @staticmethod
    def _request(line: socket.socket) -> bytes:
        data = b""
        while b"\r\n\r\n" not in data and (more := line.recv(65536)):
            data += more
        head, _, body = data.partition(b"\r\n\r\n")
        length = [each for each in head.lower().splitlines() if each.startswith(b"content-length")]
        while length and len(body) < int(length[0].split(b":")[1]) and (more := line.recv(65536)):
            body += more
        return body

    def end(self) -> None:
        self._thread.join(60)
        self._door.close()


@contextmanager
def heard(
    *answers: bytes | None, wrap: Callable[..., socket.socket] = lambda plain: plain
) -> Iterator[Heard]:
    found = Heard(list(answers), wrap)
    try:
        yield found
    finally:
        found.end()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pauses, and a token."""
    monkeypatch.setattr(remote, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(remote, "SECONDS", 20.0)
    monkeypatch.setenv("CARDHOUSE_TOKEN", "a-token")


def test_nobody_at_the_door(capsys: Capsys) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    words = complaint(capsys, *ACT, "--room", f"http://127.0.0.1:{port}", code=UNREACHED)
    assert words == f"http://127.0.0.1:{port}: nobody answers; is the room open?"


def test_a_room_that_bids_to_wait_is_asked_again(capsys: Capsys) -> None:
    often = answer(b'{"words": "That is too often: wait a moment."}', 429)
    with heard(often, answer(DONE)) as room:
        called = call(capsys, *ACT, "--room", room.url)
        assert (called.code, called.err) == (0, "") and len(room.requests) == 2
    with heard(often, often, often) as room:
        words = complaint(capsys, *ACT, "--room", room.url, code=NOT_NOW)
        assert words == "That is too often: wait a moment."


def test_no_such_host(capsys: Capsys) -> None:
    words = complaint(capsys, *ACT, "--room", "http://room.invalid", code=UNREACHED)
    assert words.startswith("http://room.invalid: ")


def test_no_token(capsys: Capsys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CARDHOUSE_TOKEN")
    assert "asks for a token" in complaint(capsys, *ACT, code=MAY_NOT)
    missing = ("--token-file", str(tmp_path / "gone"))
    assert "no such file" in complaint(capsys, *ACT, *missing, code=MAY_NOT)
    (odd := tmp_path / "odd").write_bytes(b"\xff\x00 token")
    for wrong in (("--token-file", str(odd)), ("--token", "é"), ("--token", "two\nlines")):
        assert complaint(capsys, *ACT, *wrong, code=MAY_NOT) == "that is no token of a room"
    both = ("--token", "a", "--token-file", str(odd))
    assert "not allowed with" in complaint(capsys, *ACT, *both)


@pytest.mark.parametrize(
    ("told", "words", "code"),
    [
        (answer(b"<html>hello</html>"), "does not answer like a room", UNREACHED),
        (answer(b"[1, 2]"), "does not answer like a room", UNREACHED),
        (answer(b'{"entry": "many"}'), "does not answer like a room", UNREACHED),
        (answer(b"\xff\xfe"), "does not answer like a room", UNREACHED),
        (b"SSH-2.0-OpenSSH_9.2\r\n", "does not answer like a room", UNREACHED),
        (answer(b"nothing", 404), "does not answer like a room (status 404)", UNREACHED),
        (answer(b"{}", 301), "does not answer like a room (status 301)", UNREACHED),
        (answer(b'{"words": "Sign in."}', 401), "the room does not know this token", MAY_NOT),
        (answer(b'{"words": "Only for floor."}', 403), "Only for floor.", MAY_NOT),
        (answer(b'{"words": "It has gone on."}', 409), "It has gone on.", NOT_NOW),
    ],
)
def test_an_answer_that_is_no_yes(capsys: Capsys, told: bytes, words: str, code: int) -> None:
    with heard(told) as thing:
        found = complaint(capsys, *ACT, "--room", thing.url, code=code)
    assert words in found and len(thing.requests) == 1


def test_a_control_character_in_the_rooms_words_is_written_out(capsys: Capsys) -> None:
    with heard(answer(b'{"words": "\\u001b[2J gone"}', 409)) as thing:
        assert complaint(capsys, *ACT, "--room", thing.url, code=NOT_NOW) == "\\x1b[2J gone"


@pytest.mark.parametrize(
    "lost", [None, answer(b"", 502), answer(b'{"words": "Records away."}', 503), answer(DONE)[:60]]
)
def test_an_act_is_sent_again_under_its_id(capsys: Capsys, lost: bytes | None) -> None:
    with heard(lost, answer(DONE)) as thing:
        called = call(capsys, *ACT, "--room", thing.url)
    assert (called.code, called.out) == (0, "Done: line 7 of the journal.\n")
    first, second = (msgspec.json.decode(each) for each in thing.requests)
    assert first == second and first["id"] and first["act"] == {"do": "change-shift"}


def test_an_unknown_outcome_says_how_to_ask_again(capsys: Capsys) -> None:
    with heard(None, None, None) as thing:
        words = complaint(capsys, *ACT, "--room", thing.url, code=UNREACHED)
    (name,) = {msgspec.json.decode(each)["id"] for each in thing.requests}
    assert f"whether it was done is unknown; send it again with --id {name}" in words
    with heard(answer(DONE)) as thing:
        assert main([*ACT, "--room", thing.url, "--id", name]) == 0
    assert msgspec.json.decode(thing.requests[0])["id"] == name


def test_a_room_that_is_late(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "SECONDS", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        words = complaint(capsys, *ACT, "--room", url, code=UNREACHED)
        assert f"{url} does not answer in time: whether it was done is unknown" in words
        shown = complaint(capsys, "cage", "window", "--room", url, code=UNREACHED)
        assert shown == f"{url} does not answer in time"


def test_what_waits_for_a_second_person_has_a_code_of_its_own(capsys: Capsys) -> None:
    with heard(answer(b'{"id":"1","entry":7,"request":3}')) as thing:
        called = call(capsys, *ACT, "--room", thing.url)
    assert called.code == WAITS and "request 3 waits for a second person" in called.out


def test_a_certificate_that_nobody_trusts(capsys: Capsys, tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    made += ["-nodes", "-subj", "/CN=localhost"]
    subprocess.run(
        [*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)

    def wrap(plain: socket.socket) -> socket.socket:
        return context.wrap_socket(plain, server_side=True)

    with heard(answer(DONE), wrap=wrap) as thing:
        url = f"https://localhost:{thing.port}"
        words = complaint(capsys, *ACT, "--room", url, code=UNREACHED)
    assert words.startswith(f"{url}: its certificate is not trusted (") and not thing.requests

    def shouted(line: socket.socket) -> socket.socket:
        line.recv(65536)
        line.sendall(b"HTTP/1.1 400 Plain\r\n\r\n")
        raise OSError("that was no request")

    with heard(b"", wrap=shouted) as thing:
        url = f"https://localhost:{thing.port}"
        assert "does not speak TLS" in complaint(capsys, *ACT, "--room", url, code=UNREACHED)


def test_a_redirect_takes_the_token_nowhere(capsys: Capsys) -> None:
    with socket.create_server(("127.0.0.1", 0)) as elsewhere:
        elsewhere.setblocking(False)
        port = elsewhere.getsockname()[1]
        to = f"HTTP/1.1 307 So\r\nLocation: http://127.0.0.1:{port}/\r\nContent-Length: 0\r\n\r\n"
        with heard(to.encode()) as thing:
            complaint(capsys, *ACT, "--room", thing.url, code=UNREACHED)
        with pytest.raises(BlockingIOError):
            elsewhere.accept()
