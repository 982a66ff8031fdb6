"""A person's last sitting at a table: from taking a seat there to getting up."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from cardhouse.room.own_entries import TABLES
from cardhouse.room.statements import tag
from cardhouse.store.base import Store
from cardhouse.store.records import PersonEntry, PlayedHand, Span
from cardhouse.table.accounts import purse

# Entries among which the start of a sitting is looked for.
MOST: Final = 2000


class Sitting(Struct, frozen=True, kw_only=True):
    """The events of a table between which somebody had a seat; no table without a sitting."""

    table: str = ""
    # The time of the first event; later than any without a sitting.
    since: str = "~"
    first: int = 0
    last: int = sys.maxsize

    def hands(self, played: Sequence[PlayedHand]) -> list[PlayedHand]:
        """The hands dealt in the sitting; a ruling may have reopened the last one since."""
        return [
            hand
            for hand in played
            if hand.stream == self.stream and self.first < hand.first < self.last
        ]

    def entries(self, found: Sequence[PersonEntry], last: int) -> list[PersonEntry]:
        """The entries of the sitting, up to the end of its last hand."""
        until = max(self.last, last)
        return [e for e in found if e.stream == self.stream and self.first <= e.number <= until]

    @property
    def stream(self) -> str:
        return f"{TABLES}{self.table}" if self.table else ""


async def last_sitting(store: Store, name: str, table: str = "") -> Sitting:
    """The last sitting at a table, or at the table last played at."""
    if not table:
        last = await store.played(name, Span(), 1)
        if not last:
            return Sitting()
        table = last[0].stream.removeprefix(TABLES)
    every = await store.entries(name, Span(), MOST)
    moves = [
        entry
        for entry in every
        if entry.other.startswith(f"{table}/") and entry.account == purse(name)
    ]
    ended = moves[0] if moves and moves[0].amount > 0 else None
    # The earliest entry known, if the sitting began before it.
    began = every[-1] if len(every) == MOST else None
    for entry in moves[1 if ended else 0 :]:
        if entry.amount > 0:
            break
        began = entry
        # Somebody who gets up without chips leaves no entry: the next sitting begins with a seat.
        if await _sat_down(store, entry):
            break
    if began is None:
        return Sitting()
    return Sitting(
        table=table,
        since=began.at,
        first=began.number if began.stream == f"{TABLES}{table}" else 0,
        last=ended.number if ended else sys.maxsize,
    )


async def _sat_down(store: Store, entry: PersonEntry) -> bool:
    """True if the chips came with the seat; false for chips bought later."""
    event = store.read(entry.stream, entry.number - 1, entry.number)
    return any([tag(each.body) == b"player-sat" async for each in event])
