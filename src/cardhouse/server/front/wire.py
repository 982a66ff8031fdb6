"""A connection turned socket: uvicorn's, closed on callers that neither speak nor read."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from cardhouse.server.front.caller import Caller
from cardhouse.server.front.limits import Buckets, Limits
from cardhouse.server.front.reading import Reading
from cardhouse.server.office import Office

# Time for the other side to answer our closing frame.
CLOSE_SECONDS: Final = 3.0
# Unread bytes allowed: more than any message has.
UNREAD_MOST: Final = 1024 * 1024
REFUSED: Final = 1008


class Wire(WebSocketsSansIOProtocol, Reading):
    """A socket with time limits for its caller."""

    _office: Office
    _limits: Limits
    _caller: Caller
    _frames: Buckets

    def begin(self, office: Office, caller: Caller) -> None:
        """Take over a connection from HTTP: the first message must come."""
        self._application, self.app = self.app, self._in_turn
        self._office = office
        self._limits = limits = office.limits
        self._caller = caller
        # Control frames; the application counts the messages itself.
        self._frames = Buckets(limits.messages)
        self.close_timeout = CLOSE_SECONDS
        caller.owe("words", limits.hello_seconds + CLOSE_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Strike off the caller."""
        self._caller.gone()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take the bytes; drop a caller that only sends and never reads."""
        super().data_received(data)
        if self.transport.get_write_buffer_size() > UNREAD_MOST:
            self._caller.drop()

    def pause_writing(self) -> None:
        """Wait for the caller to read: the kernel's buffer is full."""
        super().pause_writing()
        self._caller.owe("reading", self._limits.reading_seconds)

    def resume_writing(self) -> None:
        """Everything is read, or on its way."""
        super().resume_writing()
        self._caller.settle("reading")

    async def send(self, message: Any) -> None:
        """Send for the application; after a close, wait for the other side's."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self._caller.owe("words")

    def send_receive_event_to_app(self) -> None:
        """Take a complete message."""
        super().send_receive_event_to_app()
        if not self.close_sent:
            self._caller.settle("words")
            self._caller.prove()

    def handle_cont(self, event: Frame) -> None:
        """Take a continuation frame."""
        if self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong."""
        if self._counted():
            super().handle_pong(event)

    async def _in_turn(self, scope: Any, receive: Any, send: Any) -> None:
        if await self._caller.wait(self._office.turns):
            await self._application(scope, receive, send)

    def _counted(self) -> bool:
        """True if another frame is allowed; with too many, the socket is closed."""
        if self.close_sent:
            return False
        if not self._frames.take(""):
            self.conn.send_close(REFUSED, "too many frames")
            self.handle_parser_exception()
            return False
        return True
