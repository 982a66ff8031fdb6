"""The list of hands and the replays, read by many at once while seats change hands."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from cardhouse.bots.session import Session
from cardhouse.chance import Seeded
from cardhouse.rulebook import posted
from cardhouse.server.history import Played, frames
from cardhouse.server.people.guards import COOKIE
from cardhouse.server.table import telling
from cardhouse.store.readers import Look
from cardhouse.store.records import KeptHand, Seated
from cardhouse.store.sqlite import SqliteStore
from tests.kit.web import QUICK, Visitor, Web, run, served
from tests.runs.server.readers import run_storm
from tests.unit.server.table.test_hidden import CARD

TABLE = "tommys-holdem"
HANDS = f"/api/tables/{TABLE}/hands"


async def fold(visitor: Visitor, hands: int) -> dict[int, set[str]]:
    """Fold this many hands; returns the cards thrown away, by hand number."""
    cards: dict[int, set[str]] = {}
    while len(cards) < hands:
        table = await visitor.asked()
        number = table["hands"] + 1
        if "fold" in visitor.offers():
            you = next(s for s in table["hand"]["seats"] if s["seat"] == table["you"])
            cards[number] = set(you["down"])
            await visitor.order(do="fold")
        else:
            await visitor.order(do="check")
        while visitor.state["table"]["hands"] < number and len(cards) == hands:
            await visitor.hear()
    return cards


async def at_rest(web: Web) -> int:
    """Wait until no hand is in play; returns the number of hands played."""
    table = web.room.tables[TABLE]
    while table.state.running():
        await asyncio.sleep(0.01)
    return table.state.hands


@pytest.fixture
def slow_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow store, so that requests really overlap."""
    look = SqliteStore._look

    async def slowly(self: SqliteStore, asked: Look[Any]) -> Any:
        def later(db: sqlite3.Connection) -> Any:
            time.sleep(0.03)
            return asked(db)

        return await look(self, later)

    monkeypatch.setattr(SqliteStore, "_look", slowly)


async def in_parallel(client: httpx.AsyncClient, *paths: str) -> list[httpx.Response]:
    return await asyncio.gather(*(client.get(path) for path in paths))


@pytest.mark.usefixtures("slow_reads")
def test_the_next_holder_of_a_seat_reads_no_folded_cards(tmp_path: Path) -> None:
    """Zoe folds six hands and leaves; Yan, who has seen the list, takes the seat and asks."""

    async def work() -> None:
        async with (
            served(tmp_path, bots=2) as web,
            web.visit(TABLE, "Zoe") as zoe,
            web.visit(TABLE, "Yan") as yan,
            web.client() as client,
        ):
            client.cookies.set(COOKIE, yan.cookie)
            await zoe.hello()
            await yan.hello()
            await zoe.sit(1)
            assert (await client.get(HANDS)).status_code == 200
            folded = await fold(zoe, 6)
            # Keeps the next hand from being dealt meanwhile.
            web.room.dealers[TABLE].patience = replace(QUICK, hands=60.0)
            await zoe.ask(type="leave")
            while zoe.state["table"]["you"]:
                await (zoe.order(do="fold") if "fold" in zoe.offers() else zoe.hear())
            assert (await yan.sit(1))["type"] == "done"
            lists = await in_parallel(client, *[HANDS] * 6)
            assert {answer.status_code for answer in lists} == {200}
            numbers = {card["number"] for answer in lists for card in answer.json()}
            assert not any(card["yours"] for answer in lists for card in answer.json())
            answers = await in_parallel(client, *(f"{HANDS}/{n}" for n in numbers))
            assert numbers >= set(folded) and {answer.status_code for answer in answers} == {200}
            for answer in answers:
                # Yan was dealt into none of them: all cards are backs, except those shown.
                assert downs(answer.json()) == {"??"}
                if answer.json()["number"] in folded:
                    cards = folded[answer.json()["number"]]
                    assert not cards & set(CARD.findall(answer.text))

    run(work())


def downs(replay: dict[str, Any]) -> set[str]:
    """All face-down cards in a replay, as they were sent."""
    tables = [frame["table"] for frame in replay["frames"]]
    seats = [seat for table in tables for seat in table["hand"]["seats"]]
    return {card for seat in seats for card in seat["down"]}


@pytest.mark.usefixtures("slow_reads")
@pytest.mark.parametrize("readers", [2, 8])
def test_the_list_is_the_hands_that_were_played(tmp_path: Path, readers: int) -> None:
    """Also when several ask at once for the first time after a restart."""

    async def play() -> None:
        async with served(tmp_path, bots=4) as web:
            web.room.look_on(TABLE)
            while web.room.tables[TABLE].state.hands < 45:
                await asyncio.sleep(0.01)

    async def look() -> None:
        async with served(tmp_path, bots=4, patience=replace(QUICK, hands=60.0)) as web:
            played = await at_rest(web)
            assert played >= 45
            async with web.client() as client:
                answers = await in_parallel(client, *[HANDS] * readers)
                assert {answer.status_code for answer in answers} == {200}
                for answer in answers:
                    numbers = [card["number"] for card in answer.json()]
                    assert numbers == list(range(played, played - 20, -1))
                assert await whole_list(client) == list(range(played, 0, -1))
                assert (await client.get(f"{HANDS}/{played + 1}")).status_code == 404

    async def whole_list(client: httpx.AsyncClient) -> list[int]:
        numbers: list[int] = []
        while not numbers or numbers[-1] > 1:
            before = f"?before={numbers[-1]}" if numbers else ""
            numbers += [card["number"] for card in (await client.get(HANDS + before)).json()]
        return numbers

    run(play())
    run(look())


def test_the_cost_of_the_list_does_not_grow_with_the_history(tmp_path: Path) -> None:
    """A page reads the events of its own hands, however long the history."""

    async def work() -> None:
        async with served(tmp_path, bots=3) as web, web.client() as client:
            web.room.look_on(TABLE)
            while web.room.tables[TABLE].state.hands < 60:
                await asyncio.sleep(0.01)
            web.room.dealers[TABLE].patience = replace(QUICK, hands=60.0)
            await at_rest(web)
            read = Counting(web)
            hands = (await client.get(HANDS)).json()
            oldest = await web.room.store.hand(f"table/{TABLE}", hands[-1]["number"])
            assert len(hands) == 20 and oldest is not None
            assert read.first == oldest.first
            assert 0 < read.events < web.room.tables[TABLE].count / 2

    run(work())


class Counting:
    """Counts the events read from a room's store."""

    def __init__(self, web: Web) -> None:
        self.events, self.first = 0, 0
        store = web.room.store
        reading = store.read

        async def read(stream: str, after: int = 0, last: int | None = None) -> Any:
            async for stored in reading(stream, after, last):
                self.first = self.first or stored.number
                self.events += 1
                yield stored

        store.read = read  # type: ignore[method-assign]


def test_many_readers_see_no_foreign_card_while_seats_change_hands(tmp_path: Path) -> None:
    """A small part of `make readers`."""
    found = run_storm(tmp_path, 320)
    assert found["answers"] == 320 and found["lists_read"] > 50
    assert not found["foreign"] and not found["bad"] and not found["unequal"]
    assert all(hands > 0 for hands in found["hands"].values())


def test_a_long_hand_is_replayed_to_its_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    post, bots = posted("tommys", "holdem"), dict.fromkeys(range(1, 6), "caller")
    session = Session.open(post, chance=Seeded(5), seats=5, bots=bots, seed=5)
    session.next_hand()
    session.advance()
    table = session.table
    seats = {seat: Seated(player.name) for seat, player in table.players.items()}
    kept = KeptHand(number=1, first=0, rules=post.table("").name, seats=seats, book=post.hash)
    played = Played(kept, tuple(table.log))
    whole = [line.text for frame in frames("t", post, played, "") for line in frame.lines]
    monkeypatch.setattr(telling, "LINES_MOST", 5)
    short = [line.text for frame in frames("t", post, played, "") for line in frame.lines]
    assert short == whole and len(whole) > 20 and "wins the pot" in whole[-1]
