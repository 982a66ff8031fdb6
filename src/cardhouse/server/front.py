"""The front of the application: only its own names, headers for all answers, a note of each."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cardhouse.server.hosts import Hosts
from cardhouse.server.logs import note
from cardhouse.server.messages import Problem
from cardhouse.server.metrics import Metrics

REFUSED: Final = 1008

# Nothing from anywhere else, nothing inline.
CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)


METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
# Asked for under a name that is not ours; gone before the request was all there.
MISDIRECTED: Final = 421
GONE: Final = 499


class Front:
    """Stands before the application, so that no answer comes without."""

    def __init__(self, app: ASGIApp, metrics: Metrics, hosts: Hosts) -> None:
        self._app = app
        self._metrics = metrics
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it is for us; sockets have a log of their own."""
        ours = self._is_ours(scope)
        if scope["type"] != ScopeType.HTTP:
            if ours:
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": REFUSED, "reason": ""})
            return
        began, status = time.perf_counter(), 0

        async def heard() -> Any:
            nonlocal status
            message = await receive()
            if message["type"] == "http.disconnect" and not status:
                status = GONE
            return message

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = status or message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        await (self._app if ours else misdirected)(scope, heard, with_headers)
        self._note(scope, status, time.perf_counter() - began)

    def _is_ours(self, scope: Scope) -> bool:
        """Whether a request names the room."""
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        here = scope.get("server") or ("", None)
        return self._hosts.known(host.decode("latin-1"), here[0])

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        said = str(scope.get("method"))
        method = said if said in METHODS else "other"
        self._metrics.requests.labels(method, str(status)).inc()
        event = "request" if status < 400 else "request-refused"
        # The path of a request carries no secret here; its query could.
        path, took = scope["path"][:200], round(seconds * 1000, 1)
        note(event, method=method, path=path, status=status, ms=took)


async def misdirected(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request for another name, of which nothing is known here."""
    words = "This room has another name: `cardhouse open --name` says which names it has."
    body = msgspec.json.encode(Problem(words=words))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
