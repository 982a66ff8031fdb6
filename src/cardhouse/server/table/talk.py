"""Talk at one table: it goes to everybody there, as the staff let it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final

import msgspec

from cardhouse.management import silenced
from cardhouse.management.events import ManagementEvent
from cardhouse.management.talk import ChatSet, LineStruck, PersonSilenced, SilenceLifted
from cardhouse.room.keeper import Done
from cardhouse.room.room import Room
from cardhouse.server.table.chat import Chat, fault, tidy
from cardhouse.server.table.line import SocketLine
from cardhouse.server.table.refusal import Refusal
from cardhouse.server.talking import Say, Talk
from cardhouse.words.said import say

_HEARD: Final = (ChatSet, LineStruck, PersonSilenced, SilenceLifted)


class TalkDesk:
    """Passes on what people say at a table, and tells each whether they may."""

    def __init__(self, room: Room, table: str, lines: Collection[SocketLine]) -> None:
        self.chat = Chat()
        self._room = room
        self._table = table
        self._lines = lines
        self._soon: asyncio.Handle | None = None
        self._unfollow = room.management.follow(self._managed)

    def say(self, name: str, message: Say) -> None:
        """Say a line or an emote; a Refusal changes nothing."""
        management, now = self._room.management.state, self._room.clock.now()
        if not management.chat:
            raise Refusal(say("chat-off"))
        if (silence := silenced(management, self._table, name, now)) is not None:
            minutes = -((now - silence.until) // 60)
            raise Refusal(say("chat-silenced", by=silence.by, minutes=minutes))
        text = "" if message.emote else tidy(message.text)
        if message.emote is None and (wrong := fault(text)) is not None:
            raise Refusal(wrong)
        if self.chat.say(name, text, message.emote, message.id):
            self._refresh()

    def join(self, line: SocketLine, *, back: bool = False) -> None:
        """Tell a newcomer what has been said, if anything has, or that they must be quiet.

        Somebody who comes back is told in any case: what they knew may be over.
        """
        if (talk := self._talk(line.who)) != Talk() or back:
            line.hear(msgspec.json.encode(talk).decode())

    def close(self) -> None:
        """Stop following the staff."""
        self._unfollow()
        if self._soon is not None:
            self._soon.cancel()

    def _talk(self, who: str) -> Talk:
        management, now = self._room.management.state, self._room.clock.now()
        if not management.chat:
            return Talk(off=True)
        silence = silenced(management, self._table, who, now) if who else None
        return Talk(lines=tuple(self.chat.lines), quiet=silence.until - now if silence else 0)

    def _managed(self, done: Done[ManagementEvent]) -> None:
        for event in done.events:
            if isinstance(event, LineStruck) and event.table == self._table:
                self.chat.strike(event.line)
            if isinstance(event, _HEARD):
                self._refresh()

    def _refresh(self) -> None:
        """Tell everybody, as soon as there is time."""
        if self._soon is None and self._lines:
            self._soon = asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self._soon = None
        made: dict[int, str] = {}
        for line in self._lines:
            talk = self._talk(line.who)
            if talk.quiet not in made:
                made[talk.quiet] = msgspec.json.encode(talk).decode()
            line.hear(made[talk.quiet])
