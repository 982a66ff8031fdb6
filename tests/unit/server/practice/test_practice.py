"""Practice from outside: a table apart from the house, and a coach for whoever is alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from cardhouse.rulebook import load
from tests.kit.quiet import quiet
from tests.kit.web import SECONDS, Visitor, Web, run, served
from tests.unit.server.playing import play


async def practise(client: httpx.AsyncClient, house: str = "tommys", game: str = "holdem") -> str:
    """Open a practice table."""
    answer = await client.post("/api/practice", json={"house": house, "game": game})
    assert answer.status_code == 200, answer.text
    name: str = answer.json()["name"]
    return name


@asynccontextmanager
async def named(web: Web, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """A guest's browser."""
    async with web.client() as client:
        assert (await client.post("/api/guest", json={"name": name})).status_code == 200
        yield client


def cookie(client: httpx.AsyncClient) -> str:
    return next(iter(client.cookies.values()))


async def advice(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """The coach's words, with figures as soon as there are any."""
    end = time.monotonic() + 2 * SECONDS
    while True:
        answer = await client.get(f"/api/tables/{table}/coach")
        assert answer.status_code == 200, answer.text
        card: dict[str, Any] = answer.json()
        if not card["pending"]:
            return card
        assert time.monotonic() < end
        await asyncio.sleep(0.3)


def test_a_guest_practises_alone_and_the_house_knows_nothing_of_it(tmp_path: Path) -> None:
    async def work() -> None:
        games = ("tommys/holdem", "tommys/pan")
        async with served(tmp_path, *games) as web, named(web, "Zoe") as client:
            before, streams = await web.balances(), await web.room.store.streams()
            table = await practise(client)
            async with web.visit(table, cookie=cookie(client)) as zoe:
                await zoe.hello()
                view = await zoe.asked()
                assert view["practice"] and view["coach"] and view["deadline"] == {}
                card = await advice(client, table)
                assert [each["best"] for each in card["choices"]].count(True) == 1
                assert all(each["words"] and each["means"] for each in card["choices"])
                assert any(each["worth"] is not None for each in card["choices"])
                assert card["why"] and card["basis"]
                await play(zoe, 2)
                hands = (await client.get(f"/api/tables/{table}/hands")).json()
                assert len(hands) == 2 and hands[0]["yours"]
            assert await web.balances() == before
            assert await web.room.store.streams() == streams
            lobby = (await client.get("/api/room")).json()
            assert table not in str(lobby) and table not in web.room.tables
            # A second table takes the place of the first.
            assert await practise(client, "tommys", "pan") != table
            assert (await client.get(f"/api/tables/{table}/hands")).status_code == 404

    run(work())


async def offered(visitor: Visitor) -> None:
    """Play until the bank is offered to the visitor."""
    while visitor.state["table"]["offered"] != visitor.state["table"]["you"]:
        if visitor.offers():
            await visitor.order(**quiet(visitor.state["table"], False))
        else:
            await visitor.hear()


@pytest.mark.long
def test_the_coach_says_what_the_bank_is_worth_while_it_is_offered(tmp_path: Path) -> None:
    async def work() -> None:
        games = ("tommys/no-bust-blackjack",)
        async with served(tmp_path, *games) as web, named(web, "Zoe") as client:
            table = await practise(client, "tommys", "no-bust-blackjack")
            async with web.visit(table, cookie=cookie(client)) as zoe:
                await zoe.hello()
                await offered(zoe)
                card = await advice(client, table)
                assert "one wager of $5" in card["why"][0]
                assert "cardhouse edge" in card["basis"] and not card["choices"]
                assert (await zoe.order(do="pass-bank"))["type"] == "done"
                later = (await client.get(f"/api/tables/{table}/coach")).json()
                assert "one wager" not in str(later)

    run(work())


def test_the_coach_is_silent_with_a_second_person_even_in_the_middle_of_a_hand(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, named(web, "Zoe") as client:
            table = await practise(client)
            async with (
                web.visit(table, cookie=cookie(client)) as zoe,
                web.visit(table, "Yan") as yan,
                web.client(yan.cookie) as other,
            ):
                await zoe.hello()
                await zoe.asked()
                address = f"/api/tables/{table}/coach"
                assert (await client.get(address)).status_code == 200
                assert not (await yan.hello())["table"]["coach"]
                number = zoe.state["table"]["hands"]
                assert (await yan.sit())["type"] == "done"
                await zoe.until(lambda m: m["type"] == "state" and not m["table"]["coach"])
                assert zoe.state["table"]["hands"] == number, "still the same hand"
                assert zoe.offers()
                for asking in (client, other):
                    refusal = await asking.get(address)
                    assert refusal.status_code == 403
                    assert refusal.json()["said"]["id"] == "coach-company"
                # Getting up in the same hand brings no advice back before it is over.
                assert (await yan.ask(type="leave"))["type"] == "done"
                assert (await client.get(address)).status_code == 403
                await play(zoe, number + 2)
                await zoe.asked()
                assert zoe.state["table"]["coach"]
                assert (await client.get(address)).status_code == 200

    run(work())


def test_there_is_no_coach_at_a_table_of_the_house(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.visit("tommys-holdem", "Zoe") as zoe:
            await zoe.hello()
            await zoe.sit(1)
            view = await zoe.asked()
            assert not view["coach"] and not view["practice"]
            async with web.client(zoe.cookie) as client:
                answer = await client.get("/api/tables/tommys-holdem/coach")
                assert answer.status_code == 403
                assert answer.json()["said"]["id"] == "coach-no-practice"
                assert (await client.get("/api/tables/nowhere/coach")).status_code == 404
            async with web.client() as nobody:
                assert (await nobody.get("/api/tables/tommys-holdem/coach")).status_code == 401
                wish = {"house": "tommys", "game": "holdem"}
                assert (await nobody.post("/api/practice", json=wish)).status_code == 401

    run(work())


def test_the_coach_never_holds_up_a_table(tmp_path: Path) -> None:
    """While figures are worked out, other requests are answered at once."""

    async def work() -> None:
        async with served(tmp_path) as web, named(web, "Zoe") as client:
            table = await practise(client)
            async with web.visit(table, cookie=cookie(client)) as zoe:
                await zoe.hello()
                await zoe.asked()
                thinking = asyncio.ensure_future(client.get(f"/api/tables/{table}/coach"))
                slowest = 0.0
                while not thinking.done():
                    began = time.monotonic()
                    assert (await client.get("/api/money")).status_code == 200
                    slowest = max(slowest, time.monotonic() - began)
                    await asyncio.sleep(0.05)
                assert (await thinking).status_code == 200
                assert slowest < 1.0

    run(work())


def test_too_many_practice_tables_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, named(web, "Zoe") as client:
            wish = {"house": "tommys", "game": "holdem"}
            statuses = [
                (await client.post("/api/practice", json=wish)).status_code for _ in range(10)
            ]
            assert statuses[0] == 200 and statuses[-1] == 429
            unknown = {"house": "tommys", "game": "snap"}
            answer = await client.post("/api/practice", json=unknown)
            assert answer.status_code == 404 and "snap" in answer.json()["words"]

    run(work())


def test_a_finished_hand_is_reviewed_with_the_viewers_own_cards_alone(tmp_path: Path) -> None:
    async def review(client: httpx.AsyncClient, address: str) -> dict[str, Any]:
        while (found := (await client.get(address)).json())["pending"]:
            await asyncio.sleep(0.3)
        assert isinstance(found, dict)
        return found

    async def see_through(zoe: Visitor, until: int) -> None:
        while zoe.state["table"]["hands"] < until:
            offers = zoe.offers()
            do = next((d for d in ("check", "call", "show") if d in offers), "")
            await (zoe.order(do=do) if do else zoe.hear())

    async def work() -> None:
        async with served(tmp_path) as web, web.visit("tommys-holdem", "Zoe") as zoe:
            await zoe.hello()
            await zoe.sit(1)
            await zoe.asked()
            number = zoe.state["table"]["hands"] + 1
            await see_through(zoe, number)
            address = f"/api/tables/tommys-holdem/hands/{number}/review"
            async with web.client(zoe.cookie) as client, web.client() as nobody:
                found = await review(client, address)
                rail = await review(nobody, address)
            assert next(street["words"] for street in found["streets"]) == "Before the board"
            assert len(found["streets"]) == 4 and found["decisions"]
            for street in found["streets"]:
                assert abs(sum(share["share"] for share in street["shares"]) - 1) < 1e-6
                assert next(s for s in street["shares"] if s["seat"] == 1)["seen"]
            assert all(each["lost"] >= 0 for each in found["decisions"])
            # The rail has no decisions, and sees only what was shown.
            assert rail["decisions"] == []

    run(work())


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_game_has_a_page(tmp_path: Path, language: str) -> None:
    games = ("tommys/holdem", "tommys/pan", "tommys/pai-gow-poker", "new-esquire/no-bust-blackjack")
    choice = "button-room/dealers-choice"

    async def work() -> None:
        async with served(tmp_path, *games, bots=0) as web, web.client() as client:
            await web.room.spread(
                choice.replace("/", "-"), load("button-room").mixed["dealers-choice"]
            )
            for game in (*games, choice):
                answer = await client.get(f"/api/learn/{game}?language={language}")
                assert answer.status_code == 200, answer.text
                sheet = answer.json()
                assert sheet["aim"] and sheet["costs"]
                assert sheet["games"] or (sheet["order"] and sheet["pictures"])
                assert sheet["table"] == game.replace("/", "-")
            assert sheet["games"]["stud7"]
            # A game of a changing table has a page, too.
            one = (await client.get("/api/learn/button-room/stud7")).json()
            assert one["title"] and one["table"] == ""

    run(work())
