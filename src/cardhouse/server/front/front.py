"""The front of the application: passes requests that are ours, not too frequent, and whole."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from cardhouse.server.front.addresses import sender
from cardhouse.server.front.headers import complete
from cardhouse.server.front.hosts import Hosts
from cardhouse.server.front.language import language_in
from cardhouse.server.front.problems import problem
from cardhouse.server.logs import note
from cardhouse.server.office import Office
from cardhouse.words.said import Said, say
from cardhouse.words.speech import plain

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
# The sender left before the request was whole: nobody gets this answer.
GONE: Final = 499


class Refusal(Struct, frozen=True):
    """A reason for keeping a request from the application."""

    status: int
    said: Said


MISDIRECTED: Final = Refusal(421, say("problem-misdirected"))
TOO_OFTEN: Final = Refusal(429, say("problem-often"))
NO_TEXT: Final = Refusal(400, say("problem-no-text"))
TOO_LARGE: Final = Refusal(413, say("problem-large"))
NOWHERE: Final = Refusal(404, say("problem-nowhere"))


class Front:
    """Stands before the application, adding headers to answers and logging requests."""

    def __init__(self, app: ASGIApp, office: Office, hosts: Hosts) -> None:
        self._app = app
        self._office = office
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on requests that are for us; sockets have a log of their own."""
        refusal = self._refusal(scope)
        if scope["type"] != ScopeType.HTTP:
            if refusal is None:
                await self._app(scope, receive, send)
            else:
                reason = plain(refusal.said, language_in(scope))
                await send({"type": "websocket.close", "code": 1008, "reason": reason})
            return
        began, answer = time.perf_counter(), Answer(send, language_in(scope))
        if refusal is not None:
            await answer.refuse(refusal)
        elif (body := await whole(receive)) is None:
            answer.status = GONE
        elif not is_text(body):
            await answer.refuse(NO_TEXT)
        else:
            await self._app(scope, again(body, receive), answer)
        self._note(scope, answer.status, time.perf_counter() - began)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = dict(scope["headers"])
        here = scope.get("server") or ("", None)
        if not self._hosts.known(headers.get(b"host", b"").decode("latin-1"), here[0]):
            return MISDIRECTED
        if is_other_spelling(scope["path"]):
            return NOWHERE
        client = scope.get("client") or ("", None)
        if not self._office.requests.take(sender(client[0])):
            return TOO_OFTEN
        # The parser has checked that it is a number.
        if int(headers.get(b"content-length", b"0")) > self._office.limits.size:
            return TOO_LARGE
        return None

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        said = str(scope.get("method"))
        method = said if said in METHODS else "other"
        self._office.metrics.requests.labels(method, str(status)).inc()
        event = "request" if status < 400 else "request-refused"
        # A path carries no secret here; a query could.
        path, took = scope["path"][:200], round(seconds * 1000, 1)
        note(event, method=method, path=path, status=status, ms=took)


def is_other_spelling(path: str) -> bool:
    """True if extra slashes would make a path be read as another.

    A proxy's rule for `/metrics` must hold for every path that leads there.
    """
    return path != "/" and (path.endswith("/") or "//" in path)


class Answer:
    """Sends an answer and remembers its status."""

    def __init__(self, send: Send, language: str) -> None:
        self.status = 0
        self._send = send
        self._language = language

    async def __call__(self, message: Message) -> None:
        """Send a part of an answer; the first part carries the common headers."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = complete(message.get("headers", ()))
        await self._send(message)

    async def refuse(self, refusal: Refusal) -> None:
        """Answer in place of the application; a sender who comes too often is disconnected."""
        body = msgspec.json.encode(problem(refusal.said, self._language))
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        if refusal is TOO_OFTEN:
            headers.append((b"connection", b"close"))
        await self({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await self({"type": "http.response.body", "body": body, "more_body": False})


async def whole(receive: Receive) -> bytes | None:
    """The whole body of a request; None if the sender leaves before its end."""
    body = b""
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += bytes(message.get("body", b""))
        if not message.get("more_body", False):
            return body


def is_text(body: bytes) -> bool:
    """True if a body is UTF-8: everything sent here is text."""
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True


def again(body: bytes, receive: Receive) -> Receive:
    """Receive a body that has been read once more, and then everything after it."""
    said = False

    async def heard() -> Any:
        nonlocal said
        if said:
            return await receive()
        said = True
        return {"type": "http.request", "body": body, "more_body": False}

    return heard
