"""The finished hands of a table, told and shown as one viewer saw them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import BackedUp, Event, HandStarted
from cardhouse.floor.core.case import effective
from cardhouse.formats.log import decode_event
from cardhouse.room.tables import TableKeeper
from cardhouse.rulebook import Posted, open_table, reposted
from cardhouse.server.messages import HandCard, Replay, State
from cardhouse.server.table.families import staging_of
from cardhouse.server.table.scene import Around, sign, table_view
from cardhouse.server.table.staging import Staging, Wins
from cardhouse.server.table.telling import Telling
from cardhouse.store.base import Store
from cardhouse.store.records import KeptHand, Seated
from cardhouse.table import AnyEvent, Table
from cardhouse.table.events import TableEvent
from cardhouse.table.reopening import HandReopened
from cardhouse.table.table import Player
from cardhouse.words.scene import dollars

# Hands on one page of the list.
PAGE = 20


class Played(Struct, frozen=True):
    """A finished hand with its events, without what happened at the table meanwhile."""

    kept: KeptHand
    events: tuple[Event, ...]

    @property
    def started(self) -> HandStarted:
        """The event with which the hand began."""
        first = self.events[0]
        assert isinstance(first, HandStarted)
        return first


class HandHistory:
    """The hands of one table, looked up for each request: nothing is kept between two of them."""

    def __init__(self, store: Store, keeper: TableKeeper) -> None:
        self._store = store
        self._keeper = keeper

    async def page(self, who: str, before: int = 0) -> list[HandCard]:
        """The latest hands, or those before a number, the latest first."""
        hands = await self._store.hands(self._keeper.stream, before=before, most=PAGE)
        won = await self._wins(hands)
        return [
            HandCard(
                number=kept.number,
                at=kept.at,
                summary=summary(won[kept.number], kept, self._staged().wins),
                yours=bool(own_seat(kept, who)),
            )
            for kept in hands
        ]

    async def replay(self, number: int, who: str) -> Replay | None:
        """A hand moment by moment, with the cards that the viewer could see."""
        kept = await self._store.hand(self._keeper.stream, number)
        if kept is None or not kept.last:
            return None
        played = Played(kept, await self._events(kept))
        posted = await self._book(played)
        # A long hand takes a while to be told: the room goes on meanwhile.
        told = await asyncio.to_thread(_frames, self._keeper.name, posted, played, who)
        return Replay(
            table=self._keeper.name,
            number=number,
            at=kept.at,
            summary=summary(effective(list(played.events)), kept, self._staged().wins),
            frames=told,
            before=number - 1,
            after=number + 1 if number < self._keeper.state.hands else 0,
        )

    async def _wins(self, hands: list[KeptHand]) -> dict[int, list[AnyEvent]]:
        """What was won in each of some hands that follow each other, the latest first."""
        won: dict[int, list[AnyEvent]] = {kept.number: [] for kept in hands}
        if hands:
            left = hands[:]
            first, last = hands[-1].first, hands[0].last
            told = _written(HandReopened, *self._staged().wins)
            async for stored in self._store.read(self._keeper.stream, first - 1, last):
                while stored.number > left[-1].last:
                    left.pop()
                if any(tag in stored.body for tag in told):
                    won[left[-1].number].append(decode_event(stored.body))
        for kept in hands:
            if any(isinstance(event, HandReopened) for event in won[kept.number]):
                # What was taken back is known from all its events.
                won[kept.number] = list(effective(list(await self._events(kept))))
        return won

    async def _events(self, kept: KeptHand) -> tuple[Event, ...]:
        stored = self._store.read(self._keeper.stream, kept.first - 1, kept.last)
        events = [decode_event(each.body) async for each in stored]
        return tuple(event for event in events if not isinstance(event, TableEvent))

    def _staged(self) -> Staging:
        return staging_of(self._keeper.state.game)

    async def _book(self, played: Played) -> Posted:
        text = await self._store.book(played.kept.book)
        assert text is not None, "the store keeps every book"
        return reposted(played.started.house, played.started.game, text.decode())


def own_seat(kept: KeptHand, who: str) -> int:
    """The seat in which somebody was dealt a hand, 0 for everybody else. No bot has one."""
    return next((s for s, each in kept.seats.items() if who and each == Seated(who)), 0)


def summary(events: Iterable[AnyEvent], kept: KeptHand, wins: Wins) -> str:
    """Who won what, in one line."""
    won: dict[int, int] = {}
    for event in events:
        kind: Any = type(event)
        if (found := wins.get(kind)) is not None:
            for seat, amount in found(event).items():
                won[seat] = won.get(seat, 0) + amount
    if not won:
        return "Nobody won a pot"
    return ", ".join(f"{kept.seats[s].name} wins {dollars(cents)}" for s, cents in won.items())


def _frames(name: str, posted: Posted, played: Played, who: str) -> tuple[State, ...]:
    return tuple(frames(name, posted, played, who))


def frames(name: str, posted: Posted, played: Played, who: str) -> Iterator[State]:
    """The table after each event that is told of, as one person saw it."""
    kept, events = played.kept, list(played.events)
    table = open_table(posted, kept.rules)
    over = sign(name, posted, kept.rules, table)
    for seat, seated in kept.seats.items():
        bot = "bot" if seated.bot else ""
        table.players[seat] = Player(seated.name, played.started.stacks[seat], bot=bot)
    table.hands = kept.number - 1
    viewer = own_seat(kept, who)
    telling = Telling(posted, table, viewers=(viewer,))
    dealt = {seat: seated.name for seat, seated in kept.seats.items()}
    told = 0
    for count, event in enumerate(events, 1):
        _fold(table, event, events[:count])
        telling.hear([event], table)
        lines = telling.lines(viewer, table)
        if len(lines) > told or count == len(events):
            seen = table_view(over, table, who, Around(dealt=dealt))
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


def _written(*kinds: type[Struct]) -> list[bytes]:
    """How events of some kinds are written."""
    return [f'"event":"{kind.__struct_config__.tag}"'.encode() for kind in kinds]
