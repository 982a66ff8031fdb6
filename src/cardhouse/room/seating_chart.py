"""The seating chart of a table: the players of each hand, found in the table's events alone."""

from __future__ import annotations

from msgspec.structs import replace

from cardhouse.engine.core.events import HandStarted
from cardhouse.formats.log import decode_event
from cardhouse.store.base import Store
from cardhouse.store.records import HandBegun, HandEnded, KeptHand, Seated, Stored
from cardhouse.table import AnyEvent, Table
from cardhouse.table.events import (
    HandCounted,
    PlayerExpelled,
    PlayerLeft,
    PlayerMoved,
    PlayerSat,
    TableOpened,
)
from cardhouse.table.reopening import HandReopened


class SeatingChart:
    """The players by seat, the hand number and the book, followed event by event.

    The engine's events have seats but no names, which come from players sitting down and leaving.
    """

    def __init__(self) -> None:
        self._seated: dict[int, Seated] = {}
        # The players of the latest hand, for rulings that reopen it when they have gone.
        self._dealt: dict[int, Seated] = {}
        self._opened: TableOpened | None = None
        self._hands = 0

    @classmethod
    def of(cls, table: Table, opened: TableOpened | None) -> SeatingChart:
        """The chart of a table as it is now."""
        chart = cls()
        chart._seated = {s: Seated(p.name, bool(p.bot)) for s, p in table.players.items()}
        counted = {} if table.counted is None else table.counted.players
        chart._dealt = {seat: Seated(stood.name) for seat, stood in counted.items()}
        chart._opened, chart._hands = opened, table.hands
        return chart

    @property
    def seats(self) -> dict[int, Seated]:
        """The players by seat as they sit now."""
        return self._seated.copy()

    @property
    def owners(self) -> dict[int, Seated]:
        """The owners of chips by seat, also of those due to players of the latest hand who left."""
        return self._dealt | self._seated

    def note(self, event: AnyEvent) -> HandBegun | HandEnded | None:
        """Follow one event; returns the note to store beside it, if any."""
        match event:
            case TableOpened():
                self._opened = event
            case PlayerSat(seat=seat, name=name, bot=bot):
                self._seated[seat] = Seated(name, bool(bot))
            case (
                PlayerLeft(after_hand=False, seat=seat)
                | PlayerExpelled(after_hand=False, seat=seat)
            ):
                del self._seated[seat]
            case PlayerMoved(seat=seat, to=to):
                self._seated[to] = self._seated.pop(seat)
            case HandStarted():
                return self._begun(event)
            case HandReopened():
                self._hands -= 1
            case HandCounted():
                self._hands += 1
                return HandEnded(self._hands)
        return None

    def _begun(self, started: HandStarted) -> HandBegun:
        assert self._opened is not None, "no hand before the table is opened"
        self._dealt = {seat: Seated(self._seated[seat].name) for seat in started.seats}
        return HandBegun(
            number=self._hands + 1,
            book=self._opened.book,
            rules=self._opened.rules,
            seats={seat: self._seated[seat] for seat in started.seats},
        )


class HandList:
    """The hands of a stream as the store lists them, derived from its events."""

    def __init__(self) -> None:
        self.hands: dict[int, KeptHand] = {}
        self._chart = SeatingChart()

    def take(self, event: AnyEvent, stored: Stored) -> None:
        """Follow the next event of the stream."""
        match self._chart.note(event):
            case HandBegun(number=number, book=book, rules=rules, seats=seats):
                self.hands[number] = KeptHand(
                    number=number, first=stored.number, book=book, rules=rules, seats=seats
                )
            case HandEnded(number=number):
                hand = self.hands[number]
                self.hands[number] = replace(hand, last=stored.number, at=stored.at)


async def bring_up_to_date(store: Store, stream: str, table: Table) -> None:
    """List the hands of a stream written before hands were listed."""
    dealt = table.hands + table.running()
    if await store.counted_hands(stream) == (dealt, dealt):
        return
    found = HandList()
    async for stored in store.read(stream):
        found.take(decode_event(stored.body), stored)
    await store.list_hands(stream, list(found.hands.values()))
