"""Tables that change games, in a room: kept, reopened, replayed, verified and reported."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from cardhouse.formats.log import decode_event
from cardhouse.room.audit import audit
from cardhouse.room.buying import bring_chips
from cardhouse.room.reports import NEVER, report
from cardhouse.room.room import Room
from cardhouse.room.statements import Period
from cardhouse.rulebook import Mixed, open_table
from cardhouse.server.history import HandHistory
from cardhouse.table import AnyEvent, replay, to_name
from cardhouse.table.commands import NameGame, Sit
from cardhouse.table.events import GameNamed, TableOpened
from tests.kit.mixed import BY_BUTTON, IN_TURN, three_kinds
from tests.kit.rooms import opened_room, play_hands

TABLE = "mix"


async def furnished(room: Room, mixed: Mixed, bots: int = 5) -> None:
    await room.spread(TABLE, mixed)
    for seat in range(1, bots + 1):
        await room.seat_bot(TABLE, seat, f"Bot {seat}", "sensible")


async def events_of(room: Room) -> list[AnyEvent]:
    stream = room.tables[TABLE].stream
    return [decode_event(stored.body) async for stored in room.store.read(stream)]


@pytest.mark.parametrize("hands", [60, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize("changing", [BY_BUTTON, IN_TURN])
def test_hands_of_three_kinds(tmp_path: Path, changing: str, hands: int) -> None:
    mixed = three_kinds(tmp_path, changing)

    async def scenario() -> None:
        async with opened_room(tmp_path) as room:
            await furnished(room, mixed)
            await play_hands(room, hands // 2)
        # Reopened in between, from a snapshot.
        async with opened_room(tmp_path) as room:
            await play_hands(room, hands)
            log, state = await events_of(room), room.tables[TABLE].state
            found = await audit(room.store)
            assert found.hands == hands
            games = Counter(event.game for event in log if isinstance(event, GameNamed))
            assert set(games) == set(mixed.games)
            happened = [event for event in log if not isinstance(event, TableOpened)]
            assert replay(open_table(mixed), happened) == state
            day, _ = await report(room.store, Period("", NEVER, "always"))
            table = day.tables[TABLE]
            assert sum(game.hands for game in table.games.values()) == table.hands == hands
            drop = sum(game.collected for game in table.games.values())
            assert drop == table.collected == state.box
            assert all(game.collected > 0 for game in table.games.values())

    asyncio.run(scenario())


def test_hands_of_all_games_are_listed_and_told(tmp_path: Path) -> None:
    mixed = three_kinds(tmp_path)

    async def scenario() -> None:
        async with opened_room(tmp_path) as room:
            await furnished(room, mixed)
            await play_hands(room, 30)
            history = HandHistory(room.store, room.tables[TABLE])
            cards = [*await history.page(""), *await history.page("", 11)]
            titles = {post.title for post in mixed.games.values()}
            assert {card.game for card in cards} == titles
            assert any(" wins " in card.summary for card in cards)
            for card in cards:
                told = await history.replay(card.number, "")
                assert told is not None and told.frames
                last = told.frames[-1].table
                assert (last.title, last.playing) == ("The Mix", card.game)

    asyncio.run(scenario())


def test_who_is_silent_has_the_same_game_dealt(tmp_path: Path) -> None:
    mixed = three_kinds(tmp_path)

    async def scenario() -> None:
        async with opened_room(tmp_path) as room:
            await furnished(room, mixed, bots=2)
            keeper = room.tables[TABLE]
            await bring_chips(room, keeper, Sit(seat=4, name="Zoe", chips=200_00), "Zoe", "sits")
            while to_name(keeper.state) != 4:
                await room.dealer(TABLE).step()
            before, hands = keeper.state.dealt.game.name, keeper.state.hands
            while keeper.state.hands == hands:
                await room.dealer(TABLE).step()
            assert keeper.state.dealt.game.name == before

    asyncio.run(scenario())


def test_what_was_named_outlives_a_room(tmp_path: Path) -> None:
    mixed = three_kinds(tmp_path)

    async def scenario() -> None:
        async with opened_room(tmp_path) as room:
            await furnished(room, mixed)
            await play_hands(room, 3)
            keeper = room.tables[TABLE]
            seat, last = to_name(keeper.state), keeper.state.dealt.game.name
            game = next(name for name in mixed.games if name not in (last, "no-bust-blackjack"))
            await keeper.order(NameGame(seat=seat, game=game), "named")
            assert await keeper.keep()
            kept = keeper.state
        async with opened_room(tmp_path) as room:
            again = room.tables[TABLE].state
            assert again == kept and (again.game.name, again.dealt.game.name) == (game, last)
            assert (await audit(room.store)).hands == 3

    asyncio.run(scenario())
