"""Events stored without the play that leads to them, for tests of what follows from them."""

from __future__ import annotations

from typing import Any

from cardhouse.room.keeper import Done, Keeper
from cardhouse.store.records import Record


async def force(
    keeper: Keeper[Any, Any, Any], state: Any, records: tuple[Record, ...], name: str
) -> None:
    """Store some events, and make the state after them the keeper's."""
    async with keeper._turn:
        await keeper._append(records, name)
        keeper._state = state
        events = [keeper._craft.decode(each.body) for each in records]
        keeper._tell(Done(keeper.count, events))
