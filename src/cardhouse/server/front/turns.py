"""Turns: of many requests at once only a few begin, address by address."""

from __future__ import annotations

import asyncio
from collections import deque

Waiting = deque[asyncio.Future[None]]


class Turns:
    """Starts a limited number in each round of the event loop, to keep every round short."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._left = at_once
        self._pumping = False
        # The address whose turn is next comes first.
        self._waiting: dict[str, Waiting] = {}

    async def wait(self, address: str) -> None:
        """Wait for a turn; every request of an address waits for its own."""
        if not self._pumping:
            self._pumping = True
            asyncio.get_running_loop().call_soon(self._pump)
        if self._left and not self._waiting:
            self._left -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        await turn

    def _pump(self) -> None:
        """Begin a round."""
        self._left = self._at_once
        while self._left and self._waiting:
            address, waiting = next(iter(self._waiting.items()))
            turn = waiting.popleft()
            del self._waiting[address]
            if waiting:
                self._waiting[address] = waiting
            if not turn.done():
                turn.set_result(None)
                self._left -= 1
        self._pumping = bool(self._waiting)
        if self._pumping:
            asyncio.get_running_loop().call_soon(self._pump)
