"""The finished hands of a table: found in its stream, told and shown as one viewer saw them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.engine import kernel
from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.engine.events import BackedUp, Event, HandStarted
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.formats.log import decode_event
from cardhouse.formats.scene import dollars
from cardhouse.house.tables import TableKeeper
from cardhouse.room import Table
from cardhouse.room.events import (
    HandCounted,
    PlayerExpelled,
    PlayerLeft,
    PlayerSat,
    RoomEvent,
    TableOpened,
)
from cardhouse.room.table import Player
from cardhouse.rulebook import Posted, open_table, reposted
from cardhouse.server.messages import HandCard, Replay, State
from cardhouse.server.scene import Around, sign, table_view
from cardhouse.server.telling import Telling
from cardhouse.store.base import Store

# So many hands are listed at once.
PAGE = 20


class Mark(Struct, frozen=True, kw_only=True):
    """Where a hand lies in its table's stream, who sat there, and under which book."""

    number: int
    at: str
    first: int
    last: int
    names: dict[int, str]
    bots: frozenset[int]
    opened: TableOpened


class Chronicle:
    """An index of the hands, brought up to date whenever somebody looks."""

    def __init__(self, store: Store, keeper: TableKeeper) -> None:
        self._store = store
        self._keeper = keeper
        self._marks: list[Mark] = []
        self._read = 0
        self._names: dict[int, str] = {}
        self._bots: set[int] = set()
        self._opened: TableOpened | None = None
        self._first = 0
        self._books: dict[str, Posted] = {}

    async def page(self, who: str, before: int = 0) -> list[HandCard]:
        """The latest hands, or those before a number, the latest first."""
        await self._catch_up()
        end = min(before - 1, len(self._marks)) if before else len(self._marks)
        marks = self._marks[max(0, end - PAGE) : max(0, end)]
        return [await self._card(mark, who) for mark in reversed(marks)]

    async def replay(self, number: int, who: str) -> Replay | None:
        """A hand moment by moment, with the cards that somebody could see."""
        await self._catch_up()
        if not 1 <= number <= len(self._marks):
            return None
        mark = self._marks[number - 1]
        events, posted = await self._events(mark), await self._book(mark.opened)
        return Replay(
            table=self._keeper.name,
            number=number,
            at=mark.at,
            summary=summary(events, mark.names),
            frames=tuple(frames(self._keeper.name, posted, mark, events, who)),
            before=number - 1,
            after=number + 1 if number < len(self._marks) else 0,
        )

    async def _card(self, mark: Mark, who: str) -> HandCard:
        events = await self._events(mark)
        started = events[0]
        assert isinstance(started, HandStarted)
        yours = bool(who) and any(mark.names.get(s) == who for s in started.seats)
        words = summary(events, mark.names)
        return HandCard(number=mark.number, at=mark.at, summary=words, yours=yours)

    async def _catch_up(self) -> None:
        """Look at what has been stored since; only a few kinds of event matter."""
        async for stored in self._store.read(self._keeper.stream, self._read):
            self._read = stored.number
            if any(tag in stored.body for tag in _TAGS):
                self._note(decode_event(stored.body), stored.number, stored.at)

    def _note(self, event: object, number: int, at: str) -> None:
        match event:
            case TableOpened():
                self._opened = event
            case PlayerSat(seat=seat, name=name, bot=bot):
                self._names[seat] = name
                (self._bots.add if bot else self._bots.discard)(seat)
            case (
                PlayerLeft(after_hand=False, seat=seat)
                | PlayerExpelled(after_hand=False, seat=seat)
            ):
                self._names.pop(seat, None)
            case HandStarted():
                self._first = number
            case HandCounted() if self._opened is not None:
                mark = Mark(
                    number=len(self._marks) + 1,
                    at=at,
                    first=self._first,
                    last=number,
                    names=self._names.copy(),
                    bots=frozenset(self._bots),
                    opened=self._opened,
                )
                self._marks.append(mark)

    async def _events(self, mark: Mark) -> list[Event]:
        """The events of the hand, without what happened at the table meanwhile."""
        events: list[Event] = []
        async for stored in self._store.read(self._keeper.stream, mark.first - 1):
            if stored.number >= mark.last:
                break
            event = decode_event(stored.body)
            if not isinstance(event, RoomEvent):
                events.append(event)
        return events

    async def _book(self, opened: TableOpened) -> Posted:
        if opened.book not in self._books:
            text = await self._store.book(opened.book)
            assert text is not None, "the store keeps every book"
            self._books[opened.book] = reposted(opened.house, opened.game, text.decode())
        return self._books[opened.book]


def summary(events: list[Event], names: dict[int, str]) -> str:
    """Who won what, in one line."""
    won: dict[int, int] = {}
    for event in events:
        if isinstance(event, PotAwarded):
            won[event.seat] = won.get(event.seat, 0) + event.amount
        elif isinstance(event, WagerSettled) and event.result == "win":
            won[event.seat] = won.get(event.seat, 0) + sum(share for _, share in event.shares)
    if not won:
        return "Nobody won a pot"
    parts = (f"{names.get(s, f'Seat {s}')} wins {dollars(amount)}" for s, amount in won.items())
    return ", ".join(parts)


def frames(name: str, posted: Posted, mark: Mark, events: list[Event], who: str) -> Iterator[State]:
    """The table after each event that is told of, for somebody by his name."""
    table = open_table(posted, mark.opened.rules)
    over = sign(name, posted, mark.opened.rules, table)
    started = events[0]
    assert isinstance(started, HandStarted)
    for seat in started.seats:
        bot = "bot" if seat in mark.bots else ""
        called = mark.names.get(seat, f"Seat {seat}")
        table.players[seat] = Player(called, started.stacks[seat], bot=bot)
    table.hands = mark.number - 1
    viewer = next((s for s, p in table.players.items() if p.name == who and not p.bot), 0)
    telling = Telling(posted, table, viewers=(viewer,))
    told = 0
    for count, event in enumerate(events, 1):
        _fold(table, event, events[:count])
        telling.hear([event], table)
        lines = telling.lines(viewer, table)
        if len(lines) > told or count == len(events):
            seen = table_view(over, table, who, Around(dealt=mark.names))
            hand = None if seen.hand is None else replace(seen.hand, offers=())
            view = replace(seen, hand=hand, between=())
            yield State(seq=count, table=view, lines=lines[told:])
            told = len(lines)


def _fold(table: Table, event: Event, log: list[Event]) -> None:
    if isinstance(event, HandStarted):
        table.hand, table.button = kernel.replay(table.game, [event]), event.button
    elif isinstance(event, BackedUp):
        table.hand = kernel.replay(table.game, log[: event.to])
    elif table.hand is not None:
        kernel.fold(table.hand, event)
    table.log = log
    if table.hand is not None and table.hand.over:
        for seat, player in table.players.items():
            player.chips = table.hand.chips[seat]


_TAGS = tuple(
    f'"event":"{kind.__struct_config__.tag}"'.encode()
    for kind in (TableOpened, PlayerSat, PlayerLeft, PlayerExpelled, HandStarted, HandCounted)
)
