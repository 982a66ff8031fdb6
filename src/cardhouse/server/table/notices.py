"""Wishes of people at a table and their outcome: each person is told at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardhouse.management import key
from cardhouse.management.events import (
    ActDone,
    CallAnswered,
    FloorCalled,
    ManagementEvent,
    RequestDeclined,
    SecondAsked,
)
from cardhouse.room.keeper import Done
from cardhouse.room.room import Room
from cardhouse.words.said import Money, Said, say

# An answer is told so long.
ANSWER_SECONDS: Final = 120.0
BUY_IN: Final = "buy-in"
# By the keys of names.
Told = dict[str, tuple[Said, ...]]


class Notices:
    """Follows calls for the floor and buy-ins at one table."""

    def __init__(self, room: Room, table: str, changed: Callable[[], None]) -> None:
        self._room = room
        self._table = table
        self._changed = changed
        state = room.management.state
        # Callers and askers, by the numbers of calls and requests.
        self._calls = {n: key(each.by) for n, each in state.calls.items() if each.table == table}
        self._asked = {
            number: (key(each.by), Money(each.act["amount"]))
            for number, each in state.requests.items()
            if (each.act["do"], each.act.get("table")) == (BUY_IN, table)
        }
        self._answers: dict[str, tuple[Said, float]] = {}
        self.close = room.management.follow(self._hear)

    def told(self) -> Told:
        """Everything that is told now, by the person who hears it."""
        found: dict[str, list[Said]] = {}
        for name in self._calls.values():
            found.setdefault(name, []).append(say("told-called"))
        for name, amount in self._asked.values():
            found.setdefault(name, []).append(say("club-asked", amount=amount))
        now = self._room.clock.now()
        self._answers = {
            name: each for name, each in self._answers.items() if now < each[1] + ANSWER_SECONDS
        }
        for name, (said, _) in self._answers.items():
            found.setdefault(name, []).append(said)
        return {name: tuple(each) for name, each in found.items()}

    def _hear(self, done: Done[ManagementEvent]) -> None:
        if any([self._heard(event) for event in done.events]):
            self._changed()

    def _heard(self, event: ManagementEvent) -> bool:
        """True if an event tells somebody here something."""
        match event:
            case FloorCalled(table=self._table):
                self._calls[event.call] = key(event.by)
                self._answers.pop(key(event.by), None)
            case CallAnswered() if name := self._calls.pop(event.call, ""):
                self._answer(name, say("told-answered", name=event.by), event)
            case SecondAsked(act={"do": "buy-in", "table": self._table, "amount": amount}):
                self._asked[event.request] = key(event.by), Money(amount)
                self._answers.pop(key(event.by), None)
            case ActDone() if event.request in self._asked:
                name, amount = self._asked.pop(event.request)
                said = say("told-lent", name=event.witness, amount=amount)
                self._answer(name, said, event)
            case RequestDeclined() if event.request in self._asked:
                name, amount = self._asked.pop(event.request)
                # Nobody is told what they took back themselves.
                if key(event.by) != name:
                    self._answer(name, say("told-declined", name=event.by, amount=amount), event)
            case _:
                return False
        return True

    def _answer(self, name: str, said: Said, event: ManagementEvent) -> None:
        self._answers[name] = said, event.at
