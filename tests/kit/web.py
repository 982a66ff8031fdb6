"""A room on the web for tests: a real server on a free port, and visitors with real sockets."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
import msgspec
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from cardhouse.chance import Seeded
from cardhouse.management import OWNER, Money
from cardhouse.room.clock import Clock
from cardhouse.room.furnish import fill, table_name
from cardhouse.room.patience import Patience
from cardhouse.room.room import Room
from cardhouse.rulebook import posted
from cardhouse.server import serve as serving
from cardhouse.server.app import build
from cardhouse.server.front.limits import Limits
from cardhouse.server.office import Office
from cardhouse.server.pages import Pages
from cardhouse.server.people.guards import COOKIE
from cardhouse.store.sqlite import SqliteStore

T = TypeVar("T")
# Longer than anything a test awaits, on a machine that does much else.
SECONDS = 60.0
HOLDEM = "tommys/holdem"
QUICK = Patience(must=30.0, may=0.05, offer=0, hands=0.0, pace=0.0)
# No visitor looks at certificates: to read those of the system takes longer than a request.
UNREAD = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
# Applications of rooms that have closed, by the largest body they take.
_free: dict[int, list[Litestar]] = defaultdict(list)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test; a hanging one fails."""
    return asyncio.run(asyncio.wait_for(work, 4 * SECONDS))


class Web:
    """An open room, and the way to reach it."""

    def __init__(self, office: Office, port: int) -> None:
        self.office = office
        self.room = office.room
        self.port = port
        self.http = f"http://127.0.0.1:{port}"

    async def balances(self) -> dict[str, int]:
        return await self.room.store.balances()

    def client(self, cookie: str = "", address: str = "127.0.0.1") -> httpx.AsyncClient:
        """A browser without pages, perhaps from another address or with a cookie."""
        wire = httpx.AsyncHTTPTransport(local_address=address, verify=UNREAD)
        cookies = {COOKIE: cookie} if cookie else {}
        return httpx.AsyncClient(
            base_url=self.http, timeout=SECONDS, transport=wire, cookies=cookies
        )

    @asynccontextmanager
    async def visit(
        self, table: str, name: str = "", *, cookie: str = "", **headers: str
    ) -> AsyncIterator[Visitor]:
        """A visitor at a table: a guest with a name, a spectator without one."""
        if name and not cookie:
            async with self.client() as client:
                answer = await client.post("/api/guest", json={"name": name})
                assert answer.status_code == 200, answer.text
                cookie = client.cookies[COOKIE]
        sent = dict(headers) | ({"Cookie": f"{COOKIE}={cookie}"} if cookie else {})
        url = f"ws://127.0.0.1:{self.port}/ws/tables/{table}"
        # A full queue would keep the room's goodbye waiting behind messages that nobody reads.
        async with connect(url, additional_headers=sent, proxy=None, max_queue=None) as socket:
            yield Visitor(socket, cookie)


class Visitor:
    """A visitor's socket; every message received is kept, as bytes and as a message."""

    def __init__(self, socket: ClientConnection, cookie: str) -> None:
        self.socket = socket
        self.cookie = cookie
        self.heard: list[str] = []
        self.state: dict[str, Any] = {}
        self._orders = 0

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hello(self, last: int = 0) -> dict[str, Any]:
        await self.send(type="hello", last=last)
        return await self.until(lambda m: m["type"] == "state")

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        raw = await asyncio.wait_for(self.socket.recv(), SECONDS)
        assert isinstance(raw, str)
        self.heard.append(raw)
        message: dict[str, Any] = msgspec.json.decode(raw)
        if message["type"] == "state":
            self.state = message
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message wanted; earlier ones are heard and passed over."""
        while not wanted(message := await self.hear()):
            pass
        return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send an order, and wait for the answer to it."""
        self._orders += 1
        message.setdefault("id", f"{id(self)}-{self._orders}")
        await self.send(**message)
        return await self.until(
            lambda m: m["type"] in ("done", "refused") and m.get("id") in (message["id"], "")
        )

    async def order(self, seq: int | None = None, **command: Any) -> dict[str, Any]:
        """Order a command, based on the last state seen."""
        seen = self.state["seq"] if seq is None else seq
        return await self.ask(type="order", seq=seen, command=command)

    async def sit(self, seat: int = 0) -> dict[str, Any]:
        """Take this seat, or the first one offered."""
        if not seat:
            offer = next(o for o in self.state["table"]["between"] if o["do"] == "sit")
            seat = offer["seats"][0]
        return await self.ask(type="sit", seat=seat)

    async def asked(self) -> dict[str, Any]:
        """The table as soon as this visitor is asked something."""
        while not self.offers():
            await self.hear()
        table: dict[str, Any] = self.state["table"]
        return table

    def offers(self) -> dict[str, dict[str, Any]]:
        """This visitor's choices now, by name."""
        hand = self.state["table"]["hand"] if self.state else None
        return {offer["do"]: offer for offer in hand["offers"]} if hand else {}


@asynccontextmanager
async def _serving(office: Office, **options: Any) -> AsyncIterator[int]:
    """Serve a room, and return its port; what a closed room has built is used once more."""
    free = _free[office.limits.size]
    app = free.pop() if free else build(office)
    app.state.update(office=office, pages=Pages())
    ports: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    # To build an application takes longer than most tests.
    with patch.object(serving, "build", lambda _: app):
        served = asyncio.ensure_future(
            serving.serve(office, port=0, ready=ports.set_result, **options)
        )
        await asyncio.wait((ports, served), return_when=asyncio.FIRST_COMPLETED)
    if served.done():
        served.result()
    try:
        yield ports.result()
    finally:
        office.close(1.0)
        office.room.stop()
        await served
        free.append(app)


@asynccontextmanager
async def served(
    folder: Path,
    *games: str,
    patience: Patience = QUICK,
    limits: Limits | None = None,
    bots: int = 3,
    kind: str = "caller",
    kept: type[SqliteStore] = SqliteStore,
    clock: Clock | None = None,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    money: Money = "play-money",
) -> AsyncIterator[Web]:
    """A room with a table for each game, for the length of a test."""
    async with kept(folder / "room.db") as store:
        room = Room(
            store,
            clock=clock,
            chance=lambda name: Seeded(name),
            patience=patience,
            rests=True,
            seed=1,
        )
        await room.open()
        await room.choose_money(money, OWNER)
        office = await serving.open_office(room, limits=limits)
        for game in games or (HOLDEM,):
            where, _, what = game.partition("/")
            post = posted(where, what)
            name = table_name(post)
            fresh = name not in room.tables
            await room.spread(name, post)
            if fresh:
                await fill(room, name, bots if money == "play-money" else 0, kind=kind)
        async with _serving(office, names=names, proxies=proxies) as port:
            yield Web(office, port)
