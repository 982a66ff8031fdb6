"""The room's register of people, and its keeper."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from cardhouse.formats.log import decoder_of
from cardhouse.room.keeper import Keeper
from cardhouse.room.room import Room
from cardhouse.server.people.commands import PeopleCommand
from cardhouse.server.people.people import PEOPLE, People, PeopleEvent, replay
from cardhouse.server.people.play import play
from cardhouse.store.records import Record


class PeopleCraft:
    """The craft of the register's keeper."""

    def copy(self, state: People) -> People:
        return state.copy()

    def play(self, state: People, command: PeopleCommand) -> list[PeopleEvent]:
        return play(state, command)

    def records(self, before: People, events: list[PeopleEvent]) -> tuple[Record, ...]:
        return tuple(Record(msgspec.json.encode(event)) for event in events)

    async def refold(self, state: People | None, bodies: list[bytes]) -> People:
        return replay(state or People(), [self.decode(body) for body in bodies])

    def decode(self, body: bytes) -> PeopleEvent:
        event: PeopleEvent = decoder_of(*PeopleEvent.__subclasses__()).decode(body)
        return event

    def snapshot(self, state: People) -> bytes | None:
        return msgspec.json.encode(state)

    async def restored(self, body: bytes) -> People:
        return msgspec.json.decode(body, type=People)


Register: TypeAlias = Keeper[People, PeopleCommand, PeopleEvent]


async def open_register(room: Room) -> Register:
    """The register as stored; it opens and closes with the room."""
    keeper: Register = Keeper(
        room.patient, PEOPLE, PeopleCraft(), room.clock, owner=room.owner, lease=room.lease
    )
    if not await keeper.open():
        await keeper.start(People())
    room.beside.append(keeper)
    return keeper
