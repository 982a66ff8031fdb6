"""The finished hands of a table, told and shown as each viewer saw them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import BackedUp, Event, HandStarted
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.log import effective
from cardhouse.formats.history import History, as_seen
from cardhouse.formats.log import decode_event
from cardhouse.room.tables import TableKeeper
from cardhouse.rulebook import AnyPosted, Posted, open_table, reposted
from cardhouse.server.messages import HandCard, Line, Replay, State
from cardhouse.server.table.families import STAGINGS, staging_of
from cardhouse.server.table.scene import Around, sign, table_view
from cardhouse.server.table.staging import Wins
from cardhouse.server.table.telling import Telling
from cardhouse.store.base import Store
from cardhouse.store.records import KeptHand, Seated
from cardhouse.table import AnyEvent, Table
from cardhouse.table.events import TableEvent
from cardhouse.table.reopening import HandReopened
from cardhouse.table.table import Player
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.said import Listed, Money, say
from cardhouse.words.speech import plain

# Winnings by kind of event, in the games of any family.
WINS: Final[Wins] = {kind: won for each in STAGINGS.values() for kind, won in each.wins.items()}
# Hands on a page of the list.
PAGE = 20


class Played(Struct, frozen=True):
    """A finished hand with its events, without those of the table in between."""

    kept: KeptHand
    events: tuple[Event, ...]

    @property
    def started(self) -> HandStarted:
        """The first event of the hand."""
        first = self.events[0]
        assert isinstance(first, HandStarted)
        return first


class Dealt(Struct, frozen=True):
    """A finished hand for one viewer: its events that stand, and the cards shown to them."""

    game: Game
    events: tuple[Event, ...]
    # The viewer's seat; 0 if they were not in it.
    seat: int
    kept: KeptHand
    shown: dict[int, tuple[Card, ...]]


class Seen(Struct, frozen=True):
    """A finished hand as one person saw it, its rules, and its time."""

    history: History
    post: Posted
    at: str


class HandHistory:
    """The hands of one table, read anew for each request."""

    def __init__(self, store: Store, keeper: TableKeeper) -> None:
        self._store = store
        self._keeper = keeper

    async def page(self, who: str, before: int = 0, language: str = ENGLISH) -> list[HandCard]:
        """The latest hands, or those before a number, latest first."""
        hands = await self._store.hands(self._keeper.stream, before=before, most=PAGE)
        won = await self._wins(hands)
        return [
            HandCard(
                number=kept.number,
                at=kept.at,
                summary=summary(won[kept.number], kept, language),
                game=self._title(won[kept.number]),
                yours=bool(own_seat(kept, who)),
            )
            for kept in hands
        ]

    async def replay(
        self, number: int, who: str, language: str = ENGLISH, *, seat: int = 0
    ) -> Replay | None:
        """A hand frame by frame, with the cards that the viewer, or a seat of it, could see."""
        kept = await self._store.hand(self._keeper.stream, number)
        if kept is None or not kept.last:
            return None
        played = Played(kept, await self._events(kept))
        posted = await self._book(played)
        # A long hand takes a while to tell, and the room must go on.
        name = self._keeper.name
        told = await asyncio.to_thread(_frames, name, posted, played, who, language, seat)
        return Replay(
            table=name,
            number=number,
            at=kept.at,
            summary=summary(effective(list(played.events)), kept, language),
            frames=told,
            before=number - 1,
            after=number + 1 if number < self._keeper.state.hands else 0,
        )

    async def seen(self, number: int, who: str) -> Seen | None:
        """A finished hand as data, with the cards that a person could see."""
        kept = await self._store.hand(self._keeper.stream, number)
        if kept is None or not kept.last:
            return None
        played = Played(kept, await self._events(kept))
        posted, game = await self._book(played), played.started.game
        post = posted.plays(game)
        history = History(
            house=post.house,
            game=post.name,
            table=posted.at(kept.rules, game).name,
            hand=number,
            book=post.hash,
            names={seat: seated.name for seat, seated in kept.seats.items()},
            events=played.events,
        )
        return Seen(as_seen(history, own_seat(kept, who)), post, kept.at)

    async def reviewed(self, number: int, who: str) -> Dealt | None:
        """A hand that a person was dealt into, with the cards that they may see in the end."""
        kept = await self._store.hand(self._keeper.stream, number)
        # One that a ruling has reopened is played on: nobody has a coach meanwhile.
        if kept is None or not kept.last or number > self._keeper.state.hands:
            return None
        played = Played(kept, await self._events(kept))
        table = open_table(await self._book(played), kept.rules)
        table.spread = table.spread_of(played.started.game)
        seat, log = own_seat(kept, who), effective(list(played.events))
        hand = kernel.replay(table.game, log)
        shown = staging_of(table.game).shown(hand, log, seat)
        return Dealt(table.game, tuple(log), seat, kept, shown)

    async def _wins(self, hands: list[KeptHand]) -> dict[int, list[AnyEvent]]:
        """The winnings in each of several consecutive hands, latest first."""
        won: dict[int, list[AnyEvent]] = {kept.number: [] for kept in hands}
        if hands:
            left = hands[:]
            first, last = hands[-1].first, hands[0].last
            told = _written(HandReopened, HandStarted, *WINS)
            async for stored in self._store.read(self._keeper.stream, first - 1, last):
                while stored.number > left[-1].last:
                    left.pop()
                if any(tag in stored.body for tag in told):
                    won[left[-1].number].append(decode_event(stored.body))
        for kept in hands:
            if any(isinstance(event, HandReopened) for event in won[kept.number]):
                # Take-backs can only be worked out from all events.
                won[kept.number] = list(effective(list(await self._events(kept))))
        return won

    async def _events(self, kept: KeptHand) -> tuple[Event, ...]:
        return await events_of(self._store, self._keeper.stream, kept)

    def _title(self, events: Iterable[AnyEvent]) -> str:
        """The title of a hand's game, at a table that changes games."""
        mix = self._keeper.state.mix
        started = next((event for event in events if isinstance(event, HandStarted)), None)
        if mix is None or started is None:
            return ""
        titles = {each.game.name: each.game.title for each in mix.spreads}
        # An older book may have had other games.
        return titles.get(started.game, started.game)

    async def _book(self, played: Played) -> AnyPosted:
        return await book_of(self._store, played)


async def events_of(store: Store, stream: str, kept: KeptHand) -> tuple[Event, ...]:
    """The events of a hand, without those of the table in between."""
    stored = store.read(stream, kept.first - 1, kept.last)
    events = [decode_event(each.body) async for each in stored]
    return tuple(event for event in events if not isinstance(event, TableEvent))


async def book_of(store: Store, played: Played) -> AnyPosted:
    """The book by which a hand was played."""
    text = await store.book(played.kept.book)
    assert text is not None, "the store keeps every book"
    return reposted(played.started.house, played.started.game, text.decode())


def own_seat(kept: KeptHand, who: str) -> int:
    """The seat that a person was dealt into; 0 for everybody else, bots too."""
    return next((s for s, each in kept.seats.items() if who and each == Seated(who)), 0)


def summary(events: Iterable[AnyEvent], kept: KeptHand, language: str = ENGLISH) -> str:
    """The winners and their winnings, in one line."""
    won: dict[int, int] = {}
    for event in events:
        kind: Any = type(event)
        if (found := WINS.get(kind)) is not None:
            for seat, amount in found(event).items():
                won[seat] = won.get(seat, 0) + amount
    if not won:
        return plain(say("summary-nobody"), language)
    wins = (
        say("summary-win", name=kept.seats[seat].name, amount=Money(cents))
        for seat, cents in won.items()
    )
    return plain(say("summary", wins=Listed(tuple(wins))), language)


def _frames(
    name: str, posted: AnyPosted, played: Played, who: str, language: str, seat: int
) -> tuple[State, ...]:
    return tuple(frames(name, posted, played, who, language, seat=seat))


def frames(
    name: str,
    posted: AnyPosted,
    played: Played,
    who: str,
    language: str = ENGLISH,
    *,
    seat: int = 0,
) -> Iterator[State]:
    """The table after each event worth telling, as one person saw it, or one of its seats."""
    kept, events = played.kept, list(played.events)
    if seat:
        who = kept.seats[seat].name
        # A bot's cards are looked at like anybody's.
        kept = replace(kept, seats={**kept.seats, seat: Seated(who)})
    table = _laid(posted, played, kept)
    over = sign(name, posted, kept.rules, table, language)
    viewer = own_seat(kept, who)
    telling = Telling(posted, table, viewers=(viewer,), language=language)
    dealt = {seat: seated.name for seat, seated in kept.seats.items()}
    last = 0
    for count, event in enumerate(events, 1):
        _fold(table, event, events[:count])
        telling.hear([event], table)
        # Only the latest lines are kept: they are known by their numbers.
        lines = tuple(e for e in telling.lines(viewer, table, language) if e.seq > last)
        if lines or count == len(events):
            seen = table_view(over, table, who, Around(dealt=dealt, language=language))
            hand = None if seen.hand is None else replace(seen.hand, offers=())
            view = replace(seen, hand=hand, between=(), naming=0)
            yield State(seq=count, table=view, lines=lines)
            last = lines[-1].seq if lines else last


def story(
    posted: AnyPosted, played: Played, who: str, language: str = ENGLISH
) -> Iterator[tuple[Table, tuple[Line, ...]]]:
    """The table after each event, and the lines of the hand so far as one person heard them."""
    table, viewer = _laid(posted, played, played.kept), own_seat(played.kept, who)
    telling = Telling(posted, table, viewers=(viewer,), language=language)
    for count, event in enumerate(played.events, 1):
        _fold(table, event, list(played.events[:count]))
        telling.hear([event], table)
        yield table, telling.lines(viewer, table, language)


def _laid(posted: AnyPosted, played: Played, kept: KeptHand) -> Table:
    """The table before the hand, with its players and their stacks."""
    table = open_table(posted, kept.rules)
    table.spread = table.spread_of(played.started.game)
    for seat, seated in kept.seats.items():
        bot = "bot" if seated.bot else ""
        table.players[seat] = Player(seated.name, played.started.stacks[seat], bot=bot)
    table.hands = kept.number - 1
    return table


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
    """The tags of some kinds of events, as stored."""
    return [f'"event":"{kind.__struct_config__.tag}"'.encode() for kind in kinds]
