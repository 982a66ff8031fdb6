"""A connection that has become a socket: uvicorn's, with an end for who does not speak or read."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from cardhouse.server.front.caller import Caller
from cardhouse.server.front.limits import Buckets, Limits
from cardhouse.server.front.reading import Reading
from cardhouse.server.office import Office

# The other side has so long to say good-bye after us.
CLOSE_SECONDS: Final = 3.0
# Bytes that wait to be read: more than any message has.
UNREAD_MOST: Final = 1024 * 1024
REFUSED: Final = 1008


class Wire(WebSocketsSansIOProtocol, Reading):
    """Keeps its caller waiting for nothing, and is not kept waiting for long."""

    _office: Office
    _limits: Limits
    _caller: Caller
    _frames: Buckets

    def begin(self, office: Office, caller: Caller) -> None:
        """Take over a connection from HTTP: the first message has to come."""
        self._application, self.app = self.app, self._in_turn
        self._office = office
        self._limits = limits = office.limits
        self._caller = caller
        # Frames beside the messages, which the application counts itself.
        self._frames = Buckets(limits.messages)
        self.close_timeout = CLOSE_SECONDS
        caller.owe("words", limits.hello_seconds + CLOSE_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._caller.gone()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come; who only sends and never reads is dropped."""
        super().data_received(data)
        if self.transport.get_write_buffer_size() > UNREAD_MOST:
            self._caller.drop()

    def pause_writing(self) -> None:
        """What was sent is not read: not all of it fits into the kernel."""
        super().pause_writing()
        self._caller.owe("reading", self._limits.reading_seconds)

    def resume_writing(self) -> None:
        """All has been read, or is on its way."""
        super().resume_writing()
        self._caller.settle("reading")

    async def send(self, message: Any) -> None:
        """Send for the application; after its good-bye the other side's is awaited."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self._caller.owe("words")

    def send_receive_event_to_app(self) -> None:
        """A whole message is there."""
        super().send_receive_event_to_app()
        if not self.close_sent:
            self._caller.settle("words")
            self._caller.prove()

    def handle_cont(self, event: Frame) -> None:
        """One more part of a message."""
        if self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Somebody asks whether we are there."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Somebody says that they are there."""
        if self._counted():
            super().handle_pong(event)

    async def _in_turn(self, scope: Any, receive: Any, send: Any) -> None:
        if await self._caller.wait(self._office.turns):
            await self._application(scope, receive, send)

    def _counted(self) -> bool:
        """Whether one more frame is not too many; with too many the line is cut."""
        if self.close_sent:
            return False
        if not self._frames.take(""):
            self.conn.send_close(REFUSED, "too many frames")
            self.handle_parser_exception()
            return False
        return True
