"""An HTTP connection: uvicorn's, with a time limit for everything we wait for."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Any, Final, Literal, cast

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.server import ServerState

from cardhouse.server.front.caller import Caller
from cardhouse.server.front.headers import HEADERS
from cardhouse.server.front.problems import problem
from cardhouse.server.front.reading import Reading
from cardhouse.server.front.wire import Wire
from cardhouse.server.office import Office
from cardhouse.words.said import say

# Bytes of a request's head; a longer one is refused.
HEAD_MOST: Final = 16 * 1024

# Problems of requests that nobody could read; the language of their senders is not known.
MALFORMED: Final = "problem-malformed"
UNREAD: Final = {411: "problem-length", 431: "problem-head"}

Awaited = Literal["", "head", "body", "idle"]


class Exchange(h11.Connection):
    """The HTTP parser of a connection; a body must declare its length."""

    def next_event(self) -> Any:
        """The next event; a chunked body would cost more than it can be worth."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            for name, _ in event.headers:
                if name == b"transfer-encoding":
                    raise h11.RemoteProtocolError("a body in pieces", error_status_hint=411)
        return event


class HttpConnection(H11Protocol, Reading):
    """Waits for a head, a body and the next request, each within its time."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        *,
        office: Office,
        caller: Caller,
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.conn = Exchange(h11.SERVER, HEAD_MOST)
        self._application, self.app = self.app, self._in_turn
        self._office = office
        self._limits = office.limits
        self._caller = caller
        self._awaited: Awaited = ""
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start waiting for the first request."""
        super().connection_made(transport)
        self._caller.connected(transport)
        self._await("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """Strike off the caller."""
        self._caller.gone()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def data_received(self, data: bytes) -> None:
        """Take the bytes; a head's clock starts with its first byte."""
        if self._awaited == "idle":
            self._await("head")
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Wait for the next request after the answer."""
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        """Wait for the caller to read: the kernel's buffer is full."""
        super().pause_writing()
        self._caller.owe("reading", self._limits.reading_seconds)

    def resume_writing(self) -> None:
        """Everything is read, or on its way."""
        super().resume_writing()
        self._caller.settle("reading")

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket, which must say hello; without room for it, answer 503 here.

        Only if the whole room is full: the application has words for everything else.
        """
        lines = self._office.lines
        full = lines.full and not self._caller.forwards
        if full and not lines.has_room(self._caller.address):
            return self._refuse(503, "line-room-full")
        self._upgraded = True
        super().handle_websocket_upgrade(event)
        wire = cast(Wire, self.transport.get_protocol())
        wire.begin(self._office, self._caller)

    def send_400_response(self, msg: str) -> None:
        """Refuse malformed input with the status that its error gives."""
        status = getattr(sys.exception(), "error_status_hint", 400)
        self._refuse(status, UNREAD.get(status, MALFORMED))

    def shutdown(self) -> None:
        """Close with the room: half a request gets no answer."""
        if self._awaited in ("head", "body"):
            return self._caller.drop()
        super().shutdown()

    async def _in_turn(self, scope: Any, receive: Any, send: Any) -> None:
        if await self._caller.wait(self._office.turns):
            await self._application(scope, receive, send)

    def _look(self) -> None:
        """Find out what we wait for now."""
        if self._upgraded:
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._await("body")
        elif state is not h11.IDLE:
            self._await("")
        elif self._awaited != "head":
            self._await("idle")

    def _await(self, what: Awaited) -> None:
        if what == self._awaited:
            return
        self._awaited = what
        match what:
            case "head":
                self._caller.owe("words", self._limits.head_seconds)
            case "body":
                self._caller.owe("words", self._limits.body_seconds)
            case "idle":
                # uvicorn closes it after a while.
                self._caller.rest()
            case "":
                self._caller.settle("words")
                if self.conn.their_state in (h11.DONE, h11.MUST_CLOSE):
                    self._caller.prove()

    def _refuse(self, status: int, why: str) -> None:
        """Answer in place of the application, and close."""
        body = msgspec.json.encode(problem(say(why)))
        headers = [
            *HEADERS,
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        reason = STATUS_PHRASES.get(status, b"")
        # A response under way cannot be followed by another.
        with suppress(h11.LocalProtocolError):
            for event in (
                h11.Response(status_code=status, headers=headers, reason=reason),
                h11.Data(data=body),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
