"""A line to one viewer: answers in order, and only the newest state of their table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from cardhouse.server.messages import Failed, ToClient
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.said import Said, say
from cardhouse.words.speech import plain

# Answers that may wait for a slow reader; with more they have stopped reading.
ANSWERS_MOST: Final = 64
# The longest time for one message to be sent.
SEND_SECONDS: Final = 20.0

Send = Callable[[str], Awaitable[None]]


def failed(said: Said, language: str, again: float | None = None) -> Failed:
    """The last message on a socket, in the language of its viewer."""
    return Failed(words=plain(said, language), said=said, again=again)


class SocketLine:
    """A queue that one task sends; newer states and talk replace those not sent yet."""

    def __init__(self, who: str, send: Send, session: str = "") -> None:
        # The name of the person, empty for somebody who only looks on; and the session's digest.
        self.who = who
        self.session = session
        # The language in which it is answered.
        self.language = ENGLISH
        # Set when the other side does not read, the session is over, or the room closes.
        self.closed = asyncio.Event()
        self._send = send
        self._answers: deque[str] = deque()
        self._state: str | None = None
        self._talk: str | None = None
        self._ready = asyncio.Event()

    def show(self, state: str) -> None:
        """The newest state wins; a line that is closed shows none."""
        if not self.closed.is_set():
            self._state = state
            self._ready.set()

    def hear(self, talk: str) -> None:
        """The newest talk wins, as the newest state does."""
        if not self.closed.is_set():
            self._talk = talk
            self._ready.set()

    def answer(self, message: ToClient) -> None:
        """Answers are never dropped; a viewer who does not read them is cut off."""
        if self.closed.is_set():
            # The last word has been said.
            return
        self._answers.append(msgspec.json.encode(message).decode())
        if len(self._answers) > ANSWERS_MOST:
            self.closed.set()
        self._ready.set()

    def close(self) -> None:
        """Send the answers that are there, and nothing more: the last word is why it ends."""
        self._state = self._talk = None
        self.closed.set()
        self._ready.set()

    def end(self, why: str, again: float | None = None) -> None:
        """Close it, with the reason as the last word."""
        self.answer(failed(say(why), self.language, again))
        self.close()

    def drop(self) -> None:
        """Make way for somebody else."""
        self.end("line-idle")

    async def run(self) -> None:
        """Send until the line is closed, or the other side takes too long."""
        while True:
            await self._ready.wait()
            self._ready.clear()
            while (text := self._next()) is not None:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._send(text)
            if self.closed.is_set():
                return

    def _next(self) -> str | None:
        if self._answers:
            return self._answers.popleft()
        if self._state is not None:
            state, self._state = self._state, None
            return state
        talk, self._talk = self._talk, None
        return talk
