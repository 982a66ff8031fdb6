"""The socket of a table: reads and answers a viewer's messages, and sends their views."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec.structs import replace

from cardhouse.server.front.language import language_of
from cardhouse.server.front.problems import Denied
from cardhouse.server.logs import fault, note, trace
from cardhouse.server.messages import (
    Done,
    Failed,
    Hello,
    Message,
    Order,
    OrderId,
    Ping,
    Pong,
    Refused,
    RuleText,
    Sit,
    ToClient,
    ToServer,
)
from cardhouse.server.office import OVER, Office
from cardhouse.server.people.guards import address, key_of, office_of, person_of, same_origin
from cardhouse.server.people.passwords import digest
from cardhouse.server.privacy import may_enter
from cardhouse.server.staff.acting import act
from cardhouse.server.staff.check import permit
from cardhouse.server.table.desk import Desk
from cardhouse.server.table.line import SocketLine, failed
from cardhouse.server.table.orders import Orders, Refusal, refusing
from cardhouse.server.talking import Say
from cardhouse.words.said import Money, Said, say
from cardhouse.words.speech import plain, spoken

AnySocket = WebSocket[Any, Any, Any]

REFUSED: Final = 1008
FAULT: Final = 1011
RESTART: Final = 1012
# Messages in a row that are unreadable or too fast before the socket is closed.
PATIENCE: Final = 20
# Time to hear why the socket was closed.
LAST_SECONDS: Final = 2.0
# A socket open for longer than any session is checked again.
LONG_SECONDS: Final = 40 * 24 * 3600.0

# The right that each message needs.
_RIGHTS: Final[dict[type[Message], str]] = {Sit: "sit", Order: "play", Say: "talk"}
_DECODER: Final = msgspec.json.Decoder(ToServer)


@websocket("/ws/tables/{name:str}")
async def table_socket(socket: AnySocket, name: FromPath[str]) -> None:
    """Watch a table, and play at it with a seat."""
    office = office_of(socket)
    await socket.accept()
    if why := refused(office, socket, name):
        await _close(socket, failed(say(why), language_of(socket)), REFUSED)
        return
    person, where = person_of(socket), address(socket)
    desk = office.desk(name)
    assert desk is not None
    session = digest(key_of(socket)) if person else ""
    line = SocketLine(person.name if person else "", _sender(socket), session)
    # Until the viewer says hello in another one.
    line.language = language_of(socket)
    office.lines.enter(line, where)
    try:
        await Visit(office, desk, socket, line).run()
    finally:
        office.lines.leave(line)


def refused(office: Office, socket: AnySocket, name: str) -> str:
    """The message on why a socket is not opened; empty if it is."""
    if office.closing:
        return "line-closing"
    if not same_origin(socket):
        return "line-origin"
    if office.desk(name) is None or not may_enter(office.room, person_of(socket), name):
        return "line-no-table"
    if not office.lines.make_room(address(socket)):
        return "line-many"
    return ""


class Visit:
    """A viewer's connection from opening to end."""

    def __init__(self, office: Office, desk: Desk, socket: AnySocket, line: SocketLine) -> None:
        self._office = office
        self._desk = desk
        self._socket = socket
        self._line = line
        self._orders = Orders(desk.room, desk, line.who)
        # Many spectators may share an address.
        self._sender = line.who or f"line {id(line)}"
        self._mistakes = 0

    async def run(self) -> None:
        """Read and write until either side ends it."""
        note("line-opened", table=self._desk.name, who=self._line.who)
        over = self._when_over()
        reading = asyncio.ensure_future(self._read())
        writing = asyncio.ensure_future(self._line.run())
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
            if self._line.closed.is_set():
                await asyncio.wait((writing,), timeout=LAST_SECONDS)
        finally:
            self._leave()
            for task in (over, reading, writing):
                task.cancel()
            results = await asyncio.gather(reading, writing, return_exceptions=True)
            await self._end([r for r in results if isinstance(r, Exception)])

    def _when_over(self) -> asyncio.TimerHandle:
        """End the connection with its session, even if nothing is ever sent on it."""
        left = min(self._office.seconds_left(self._line), LONG_SECONDS)
        return asyncio.get_running_loop().call_later(left, self._lasts)

    def _lasts(self) -> bool:
        """True while the session behind the connection lasts; afterwards the connection ends."""
        lasts = self._office.seconds_left(self._line) > 0
        if not lasts:
            self._line.end(OVER)
        return lasts

    async def _read(self) -> None:
        async with asyncio.timeout(self._office.limits.hello_seconds):
            message = await self._message()
        if not isinstance(message, Hello):
            return self._line.end("line-hello")
        self._line.language = language_of(self._socket, message.language)
        self._office.lines.settle(self._line)
        self._desk.join(self._line, back=message.last > 0)
        while not self._line.closed.is_set():
            message = await self._message()
            if self._lasts() and message is not None:
                self._line.answer(await self._answer(message))
            # Let others run between messages: each is answered before the next is read.
            await asyncio.sleep(0)

    async def _message(self) -> ToServer | None:
        """The next message; None, after an answer, if it cannot be read."""
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        raw: str | bytes = event.get("text") or event.get("bytes") or b""
        if not self._office.messages.take(self._sender):
            self._mistake(say("line-fast"))
            return None
        if len(raw) > self._office.limits.size:
            self._mistake(say("line-long"))
            return None
        try:
            message: ToServer = _DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if (named := _named(raw)) is not None:
                self._office.metrics.orders.labels("refused").inc()
                what = "order-unreadable" if named.type == "order" else "line-unreadable"
                self._line.answer(self._refused(say(what, why=str(error)), named.id))
            else:
                self._mistake(say("line-unreadable", why=str(error)))
            return None
        self._mistakes = 0
        return message

    def _mistake(self, said: Said) -> None:
        self._office.metrics.orders.labels("unreadable").inc()
        self._mistakes += 1
        if self._mistakes > PATIENCE:
            self._line.end("line-mistakes")
        else:
            self._line.answer(self._refused(said))

    async def _answer(self, message: ToServer) -> ToClient:
        if isinstance(message, Ping):
            return Pong()
        if isinstance(message, Hello):
            self._line.language = language_of(self._socket, message.language)
            state = self._desk.state(self._line.who, self._line.language)
            self._line.show(msgspec.json.encode(state).decode())
            return Pong()
        began, outcome = time.perf_counter(), "done"
        try:
            await self._permit(message)
            if isinstance(message, Say):
                return self._say(message)
            if (asked := await self._ask_host(message)) is not None:
                return asked
            return Done(id=message.id, seq=await self._orders.carry_out(message))
        except Denied as refusal:
            outcome = "refused"
            return self._refused(refusal.said, message.id)
        except Refusal as refusal:
            outcome = "stale" if refusal.stale else "unknown" if refusal.unknown else "refused"
            cited = self._desk.keeper.posted.cited(refusal.cite)
            rules = tuple(
                RuleText(id=r.id, text=r.text, kind=r.kind, practice=r.practice) for r in cited
            )
            told = self._refused(refusal.said, message.id)
            return replace(told, rules=rules, stale=refusal.stale, unknown=refusal.unknown)
        except Exception as error:
            outcome = "fault"
            self._office.metrics.faults.inc()
            fault("order-failed", error, table=self._desk.name)
            return self._refused(say("order-fault"), message.id)
        finally:
            seconds = time.perf_counter() - began
            self._office.metrics.orders.labels(outcome).inc()
            self._office.metrics.order_seconds.observe(seconds)
            trace("order", table=self._desk.name, outcome=outcome, seconds=round(seconds, 6))

    async def _permit(self, message: ToServer) -> None:
        """Check the sender's right to play; everybody may leave, and a spectator is told to log in.

        Roles are read anew for every message.
        """
        what = _RIGHTS.get(type(message))
        person = self._office.register.state.find(self._line.who)
        if what is not None and person is not None:
            await permit(self._office, person, what, table=self._desk.name)

    def _say(self, message: Say) -> Done:
        """Say a line to everybody at the table."""
        if not self._office.talk.take(self._line.who):
            raise Refusal(say("chat-fast"))
        self._desk.talk.say(self._orders.seated(), message)
        return Done(id=message.id, seq=self._desk.keeper.count)

    async def _ask_host(self, message: ToServer) -> Done | None:
        """Ask the host for the chips that an order lacks in a club; None if it lacks none."""
        person = self._office.register.state.find(self._line.who)
        if person is None or not isinstance(message, Sit | Order):
            return None
        with refusing():
            if (buy_in := await self._orders.buy_in(message)) is None:
                return None
            await act(self._office, person, message.id, buy_in)
        said = say("club-asked", amount=Money(buy_in.amount))
        words = plain(said, self._line.language)
        return Done(id=message.id, seq=self._desk.keeper.count, waits=words)

    def _refused(self, said: Said, order: str = "") -> Refused:
        """A refusal in the language of the line, as said to the person on it."""
        to = self._desk.listener(self._line.who, self._line.language)
        return Refused(id=order, words=spoken(said, to), said=said)

    def _leave(self) -> None:
        if self._line in self._desk.lines:
            self._desk.part(self._line)

    async def _end(self, errors: list[Exception]) -> None:
        expected = (WebSocketDisconnect, TimeoutError, OSError)
        code = RESTART if self._office.closing else REFUSED
        for error in errors:
            if not isinstance(error, expected):
                code = FAULT
                self._office.metrics.faults.inc()
                fault("line-failed", error, table=self._desk.name)
        note("line-closed", table=self._desk.name, who=self._line.who)
        with suppress(Exception):
            await self._socket.close(code)


class _Named(msgspec.Struct):
    """A message that wants an answer, with nothing readable but its id."""

    id: OrderId
    type: Literal["order", "sit", "leave", "say"]


def _named(raw: str | bytes) -> _Named | None:
    """The id of a message whose rest cannot be read; None if there is none."""
    try:
        return msgspec.json.decode(raw, type=_Named)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _sender(socket: AnySocket) -> Any:
    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    return send


async def _close(socket: AnySocket, message: Failed, code: int) -> None:
    with suppress(Exception):
        await _sender(socket)(msgspec.json.encode(message).decode())
        await socket.close(code)
