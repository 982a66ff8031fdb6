"""Guests of a served room who list every answer they get; they know only the wire.

Neither this module nor any it imports takes anything from cardhouse.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.kit.quiet import quiet

COOKIE = "cardhouse_session"
# A later answer is asked for again, under the same id.
ANSWER_SECONDS = 8.0
# The pause between two tries to come back and between two orders: the room slows down hurried
# guests.
AGAIN_SECONDS = 0.1
ORDER_SECONDS = 0.06
# The chance of buying chips or getting up when there is nothing else to do.
BUYS, LEAVES = 0.5, 0.02
# The chance that the connection breaks just after an order is sent.
BREAKS = 0.03

Message = dict[str, Any]


class Sent:
    """An order, and its last answer."""

    def __init__(self, message: Message) -> None:
        self.message = message
        self.answer: Message | None = None
        # How often it was sent and answered "unknown", and whether it was found stored after the
        # connection broke before its answer.
        self.times = self.unknown = 0
        self.found = False

    @property
    def id(self) -> str:
        return str(self.message["id"])

    @property
    def do(self) -> str:
        return str(self.message.get("command", self.message).get("do", self.message["type"]))

    @property
    def done(self) -> bool:
        return self.answer is not None and self.answer["type"] == "done"


class Guest:
    """Comes in, sits down and plays quietly; comes back whenever the connection is lost."""

    def __init__(self, name: str, table: str, port: int, seed: int) -> None:
        self.name, self.table = name, table
        self.orders: list[Sent] = []
        # Set whenever an order is sent.
        self.sending = asyncio.Event()
        self.paused = 0
        self.acknowledged = 0
        self._port = port
        self._luck = random.Random(f"{seed}/{name}")
        self._cookies = httpx.Cookies()
        self._open: Sent | None = None
        # The last state, and the number of the state last acted on.
        self._state: Message | None = None
        self._decided = -1
        self._wagered = -1
        # The state's number when the connection was back.
        self._came_back = 0

    async def run(self, over: asyncio.Event) -> None:
        """Play until the run is over and the last order is answered."""
        while True:
            try:
                await self._come_in()
                await self._visit(over)
                return
            except (OSError, TimeoutError, WebSocketException, httpx.HTTPError):
                await asyncio.sleep(AGAIN_SECONDS)

    async def _come_in(self) -> None:
        """Take a name, once; the room may refuse visitors for a while."""
        if self.orders:
            return
        here = f"http://127.0.0.1:{self._port}"
        async with httpx.AsyncClient(base_url=here, cookies=self._cookies, timeout=20) as client:
            while not (await self._me(client)):
                answer = await client.post("/api/guest", json={"name": self.name})
                self._cookies.update(client.cookies)
                if answer.status_code == 409:
                    # The answer to this guest's own sign-in was lost.
                    self.name += "x"
                else:
                    assert answer.status_code in (200, 503), answer.text
                await asyncio.sleep(AGAIN_SECONDS)

    async def _me(self, client: httpx.AsyncClient) -> bool:
        if COOKIE not in client.cookies:
            return False
        answer = await client.get("/api/me")
        assert answer.status_code in (200, 503), answer.text
        if answer.status_code == 503 or answer.json() is None:
            return False
        assert answer.json()["name"] == self.name
        return True

    async def _visit(self, over: asyncio.Event) -> None:
        url = f"ws://127.0.0.1:{self._port}/ws/tables/{self.table}"
        headers = {"Cookie": f"{COOKIE}={self._cookies[COOKIE]}"}
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            await self._hear_state(socket)
            if self._open is not None:
                await self._send(socket, self._open)
            while self._open is not None or not over.is_set():
                if self._open is None and (order := self._choose()) is not None:
                    self._open = Sent(order)
                    self.orders.append(self._open)
                    await asyncio.sleep(ORDER_SECONDS)
                    await self._send(socket, self._open)
                    if self._luck.random() < BREAKS:
                        await asyncio.sleep(AGAIN_SECONDS)
                        raise OSError("the line is lost")
                await self._hear(socket)

    async def _hear_state(self, socket: ClientConnection) -> None:
        """The first state after coming back lacks nothing that was acknowledged."""
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), ANSWER_SECONDS))
            if message["type"] == "state":
                self._see(message)
                assert message["seq"] >= self.acknowledged, "what was acknowledged is gone"
                self._came_back, self._decided = message["seq"], -1
                return

    async def _send(self, socket: ClientConnection, sent: Sent) -> None:
        sent.times += 1
        await socket.send(json.dumps(sent.message))
        self.sending.set()

    async def _hear(self, socket: ClientConnection) -> None:
        try:
            message = json.loads(await asyncio.wait_for(socket.recv(), ANSWER_SECONDS))
        except TimeoutError:
            if self._open is None:
                # Nothing happens: look again.
                self._decided = -1
                await socket.send(json.dumps({"type": "hello"}))
            else:
                await self._send(socket, self._open)
            return
        if message["type"] == "state":
            self._see(message)
        elif message["type"] == "failed":
            raise OSError(message["words"])
        elif self._open is not None and message.get("id") == self._open.id:
            if message.get("unknown"):
                self._open.unknown += 1
                await asyncio.sleep(AGAIN_SECONDS)
                await self._send(socket, self._open)
            else:
                self._settle(self._open, message)

    def _settle(self, sent: Sent, answer: Message) -> None:
        self._open, sent.answer = None, answer
        if sent.done:
            self.acknowledged = max(self.acknowledged, answer["seq"])
            sent.found = sent.times > 1 and answer["seq"] <= self._came_back

    def _see(self, state: Message) -> None:
        self._state = state
        self.paused += bool(state["table"].get("paused"))

    def _choose(self) -> Message | None:
        """The next order; None if nothing is asked, or it was already answered."""
        state = self._state
        assert state is not None
        seq, table = state["seq"], state["table"]
        if seq == self._decided:
            return None
        command = self._sit(table) if not table["you"] else self._play(table)
        if command is None:
            return None
        self._decided = seq
        if "type" not in command:
            command = {"type": "order", "seq": seq, "command": command}
        return {**command, "id": f"{len(self.orders)}-{self._luck.randrange(10**9)}"}

    def _sit(self, table: Message) -> Message | None:
        offer = next((each for each in table["between"] if each["do"] == "sit"), None)
        if offer is None:
            return None
        return {"type": "sit", "seat": self._luck.choice(offer["seats"]), "chips": 0}

    def _play(self, table: Message) -> Message | None:
        between = {offer["do"]: offer for offer in table["between"]}
        if (table["hand"] or {}).get("offers"):
            command = quiet(table, self._wagered == table["hands"])
            if command["do"] == "wager":
                self._wagered = table["hands"]
            return command
        if "pass-bank" in between:
            return {"do": "pass-bank"}
        if "come-in" in between and "sit-out" not in between:
            return {"do": "come-in", "how": between["come-in"]["how"][0]}
        if "buy-chips" in between and self._luck.random() < BUYS:
            return {"do": "buy-chips", "chips": between["buy-chips"]["proposed"]}
        if "leave" in between and self._luck.random() < LEAVES:
            return {"type": "leave"}
        return None
