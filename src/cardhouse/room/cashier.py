"""The craft of the cage's keeper."""

import msgspec

from cardhouse import cage
from cardhouse.cage import Cage
from cardhouse.cage.commands import CageCommand
from cardhouse.cage.events import CageEvent
from cardhouse.formats.log import decoder_of
from cardhouse.store.records import Record


class CageCraft:
    """The cage of the room."""

    def copy(self, state: Cage) -> Cage:
        return state.copy()

    def play(self, state: Cage, command: CageCommand) -> list[CageEvent]:
        return cage.play(state, command)

    def records(self, before: Cage, events: list[CageEvent]) -> tuple[Record, ...]:
        return tuple(Record(msgspec.json.encode(event), event.transfers()) for event in events)

    async def refold(self, state: Cage | None, bodies: list[bytes]) -> Cage:
        return cage.replay(state or Cage(), [self.decode(body) for body in bodies])

    def decode(self, body: bytes) -> CageEvent:
        event: CageEvent = decoder_of(*CageEvent.__subclasses__()).decode(body)
        return event

    def snapshot(self, state: Cage) -> bytes | None:
        return msgspec.json.encode(state)

    async def restored(self, body: bytes) -> Cage:
        return msgspec.json.decode(body, type=Cage)
