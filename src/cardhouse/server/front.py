"""The front of the application: headers for every answer, and every request counted and noted."""

from __future__ import annotations

import time
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cardhouse.server.logs import note
from cardhouse.server.metrics import Metrics

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


class Front:
    """Stands before the application, so that no answer comes without."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; sockets have a log of their own."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        await self._app(scope, receive, with_headers)
        said = str(scope.get("method"))
        method = said if said in METHODS else "other"
        self._metrics.requests.labels(method, str(status)).inc()
        took = round((time.perf_counter() - began) * 1000, 1)
        # The path of a request carries no secret here; its query could.
        note("request", method=method, path=scope["path"][:200], status=status, ms=took)


METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
