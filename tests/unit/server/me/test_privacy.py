"""A person's own page is theirs: after logging out, for the next of a name, and in every search."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from cardhouse.cards import PACK
from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.people.guards import COOKIE
from tests.kit.web import Visitor, Web, run, served
from tests.unit.server.me.test_doors import OWN, TABLE, play

CARD = re.compile(r"\b(?:[2-9TJQKA][shdc]|Jo)\b")
OFTEN = Limits(own_pages=Rate(1000, 1000))
SPANISH = {"accept-language": "es"}


async def folded(visitor: Visitor, hands: int) -> dict[int, set[str]]:
    """Give up every hand as soon as possible; returns the cards held, by hand number."""
    held: dict[int, set[str]] = {}
    await visitor.hello()
    await visitor.sit()
    while True:
        table = await visitor.asked()
        number = table["hands"] + 1
        if number not in held and len(held) == hands:
            return held
        you = next(s for s in table["hand"]["seats"] if s["seat"] == table["you"])
        held.setdefault(number, set(you["down"]))
        offers = visitor.offers()
        await visitor.order(do=next(do for do in ("fold", "check", *offers) if do in offers))


def test_no_search_finds_a_card_that_somebody_else_held(tmp_path: Path) -> None:
    """Hands that were given up, of which the others' cards were never shown to anybody."""

    async def work() -> None:
        async with served(tmp_path, limits=OFTEN) as web:
            async with web.visit(TABLE, "Zoe") as visitor:
                held = await folded(visitor, 2)
            async with web.client(visitor.cookie) as client:

                async def found(**query: Any) -> set[int]:
                    answer = (await client.get("/api/me/hands", params=query)).json()
                    return {hand["number"] for hand in answer["hands"]} & set(held)

                every = await found()
                assert every == set(held)
                own = {card for cards in held.values() for card in cards}
                for card in sorted({*own, *PACK[::4]}):
                    assert await found(cards=card) == {n for n in held if card in held[n]}, card
                for number, cards in held.items():
                    told = await client.get(f"/api/me/hands/{TABLE}/{number}")
                    replay = await client.get(f"/api/tables/{TABLE}/hands/{number}")
                    # The history of the table shows no more.
                    assert set(CARD.findall(told.text)) <= set(CARD.findall(replay.text)) | cards

    run(work())


async def codes(web: Web, cookie: str) -> set[int]:
    async with web.client(cookie) as client:
        return {(await client.get(path)).status_code for path in OWN}


def test_a_page_is_shut_with_its_session_and_nobody_else_gets_the_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=OFTEN) as web:
            async with web.visit(TABLE, "Zoe") as visitor:
                await play(visitor, 1)
                await visitor.ask(type="leave")
            async with web.client(visitor.cookie) as client:
                note = {"about": "Max", "text": "Never folds."}
                assert (await client.post("/api/me/notes", json=note)).status_code == 200
                assert (await client.post("/api/logout", json={})).status_code == 200
            assert await codes(web, visitor.cookie) == {401}
            for name in ("Zoe", "zoe", " Zoe ", "Z\u043e\u0435"):
                async with web.client() as client:
                    answer = await client.post("/api/guest", json={"name": name})
                    assert answer.status_code in (400, 409), name
                    assert await codes(web, client.cookies.get(COOKIE) or "") == {401}

    run(work())


def test_an_account_has_what_the_guest_had(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=OFTEN) as web:
            async with web.visit(TABLE, "Zoe") as visitor:
                await play(visitor, 2)
                await visitor.ask(type="leave")
            paths = [f"{path}?period=all" for path in OWN if not path.endswith("file")]
            async with web.client(visitor.cookie) as client:
                note = {"about": "Max", "text": "Never folds."}
                await client.post("/api/me/notes", json=note)
                await settled(client, paths)
                before = [(await client.get(path)).json() for path in paths]
                account = {"name": "Zoe", "password": "a-long-word-9"}
                answer = await client.post("/api/accounts", json=account)
                assert answer.status_code == 200, answer.text
                assert [(await client.get(path)).json() for path in paths] == before

    run(work())


async def settled(client: Any, paths: list[str]) -> None:
    """Wait until the hand that was left is counted."""
    before: list[Any] = []
    for _ in range(100):
        now = [(await client.get(path)).text for path in paths]
        if now == before:
            return
        before = now
        await asyncio.sleep(0.3)
    raise AssertionError("the page goes on changing")


def test_no_store_on_the_way_keeps_a_page(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            answers = [await client.get(path) for path in OWN]
            await client.post("/api/guest", json={"name": "Zoe"})
            answers += [await client.get(path) for path in OWN]
            assert {each.status_code for each in answers} == {200, 401, 404}
            assert {each.headers.get("cache-control") for each in answers} == {"no-store"}

    run(work())


def test_hands_are_told_and_found_in_the_readers_language(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=OFTEN) as web:
            async with web.visit(TABLE, "Zoe") as visitor:
                held = await play(visitor, 1)
            (number,) = held
            async with web.client(visitor.cookie) as client:
                path = f"/api/me/hands/{TABLE}/{number}"
                english = (await client.get(path)).json()["lines"]
                spanish = (await client.get(path, headers=SPANISH)).json()["lines"]
                assert [line["seq"] for line in english] == [line["seq"] for line in spanish]
                words = next(s["text"] for e, s in zip(english, spanish, strict=True) if e != s)
                query = {"words": words}
                here = await client.get("/api/me/hands", params=query, headers=SPANISH)
                there = await client.get("/api/me/hands", params=query)
                assert number in {hand["number"] for hand in here.json()["hands"]}
                assert number not in {hand["number"] for hand in there.json()["hands"]}
                file = await client.get("/api/me/hands/file", headers=SPANISH)
                assert words in file.text

    run(work())


def test_a_page_can_be_read_while_hands_are_counted(tmp_path: Path) -> None:
    """Many requests at once beside a player who plays on: each answer holds together."""

    async def work() -> None:
        async with served(tmp_path, limits=OFTEN) as web, web.visit(TABLE, "Zoe") as visitor:
            playing, read = asyncio.create_task(play(visitor, 3)), 0
            async with web.client(visitor.cookie) as client:
                while not playing.done():
                    answers = await asyncio.gather(
                        *(client.get("/api/me/results?period=all") for _ in range(3)),
                        *(client.get(path) for path in OWN[1:2]),
                    )
                    assert {answer.status_code for answer in answers} == {200}
                    read += len(answers)
                    for found in [answer.json() for answer in answers[:3]]:
                        assert found["hands"] == len(found["points"])
                        hands = sum(game["net"] for game in found["games"])
                        assert found["net"] == hands + found["time"] + found["bonuses"]
            assert len(await playing) == 3 <= read

    run(work())
