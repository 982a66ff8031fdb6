"""The craft of the management's keeper."""

import msgspec

from cardhouse import management
from cardhouse.formats.log import decoder_of
from cardhouse.management import Management
from cardhouse.management.commands import ManagementCommand
from cardhouse.management.events import ManagementEvent
from cardhouse.store.records import Record


class ManagementCraft:
    """The management of the room."""

    def copy(self, state: Management) -> Management:
        return state.copy()

    def play(self, state: Management, command: ManagementCommand) -> list[ManagementEvent]:
        return management.play(state, command)

    def records(self, before: Management, events: list[ManagementEvent]) -> tuple[Record, ...]:
        return tuple(Record(msgspec.json.encode(event)) for event in events)

    async def refold(self, state: Management | None, bodies: list[bytes]) -> Management:
        return management.replay(state or Management(), [self.decode(body) for body in bodies])

    def decode(self, body: bytes) -> ManagementEvent:
        event: ManagementEvent = decoder_of(*ManagementEvent.__subclasses__()).decode(body)
        return event

    def snapshot(self, state: Management) -> bytes | None:
        return msgspec.json.encode(state)

    async def restored(self, body: bytes) -> Management:
        return msgspec.json.decode(body, type=Management)
