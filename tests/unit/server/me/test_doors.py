"""A person's own page over HTTP: search, one hand, files, statement and notes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.me import doors, search
from cardhouse.server.people.guards import COOKIE
from tests.kit.web import Visitor, Web, run, served

TABLE = "tommys-holdem"
HANDS = 4
OWN = (
    "/api/me/results",
    "/api/me/hands",
    f"/api/me/hands/{TABLE}/1",
    "/api/me/hands/file",
    "/api/me/statement",
    "/api/me/statement/file",
    "/api/me/notes",
)


async def play(visitor: Visitor, hands: int) -> dict[int, set[str]]:
    """Call or check through some hands; returns the cards held, by hand number."""
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
        quiet = next(do for do in ("check", "call", "show", "fold", *offers) if do in offers)
        await visitor.order(do=quiet)


async def played(web: Web, name: str = "Zoe") -> tuple[str, dict[int, set[str]]]:
    async with web.visit(TABLE, name) as visitor:
        held = await play(visitor, HANDS)
        await visitor.ask(type="leave")
        return visitor.cookie, held


def test_hands_are_found_by_cards_words_result_and_day(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web:
            cookie, held = await played(web)
            async with web.client(cookie) as client:

                async def found(**query: Any) -> dict[int, dict[str, Any]]:
                    answer = await client.get("/api/me/hands", params=query)
                    assert answer.status_code == 200, answer.text
                    return {hand["number"]: hand for hand in answer.json()["hands"]}

                every = await found()
                assert set(held) <= set(every)
                first = min(held)
                assert {n: set(every[n]["cards"]) for n in held} == held
                cards = " ".join(held[first])
                assert first in await found(cards=cards)
                assert all(held.get(n, set()) >= held[first] for n in await found(cards=cards))
                won, lost = await found(result="won"), await found(result="lost")
                assert not set(won) & set(lost)
                # The table may have counted another hand in the meantime.
                assert {n for n, hand in every.items() if hand["net"] > 0} == set(won) & set(every)
                assert set(await found(words=every[first]["summary"])) >= {first}
                assert await found(words="no dealer says this") == {}
                assert await found(pot=10**9) == await found(until="2020-01-01") == {}
                assert await found(house="nowhere") == await found(game="pan") == {}
                refused = await client.get("/api/me/hands", params={"cards": "As xx"})
                assert (refused.status_code, refused.json()["said"]["id"]) == (400, "me-no-cards")
                refused = await client.get("/api/me/hands", params={"since": "2026-13-01"})
                assert refused.status_code == 400

    run(work())


def test_nobody_reads_another_persons_hand_and_a_stranger_reads_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web:
            _, held = await played(web)
            own = f"/api/me/hands/{TABLE}/{max(held)}"
            async with web.client() as client:
                codes = [(await client.get(path)).status_code for path in OWN]
                assert codes == [401] * len(OWN)
                await client.post("/api/guest", json={"name": "Yan"})
                assert (await client.get(own)).status_code == 404
                assert (await client.get("/api/me/hands")).json() == {"hands": [], "before": ""}
                assert (await client.get("/api/me/statement")).json()["entries"] == []
                assert (await client.get("/api/me/results")).json()["hands"] == 0

    run(work())


def test_a_hand_is_told_in_the_sentences_of_its_history(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web:
            cookie, held = await played(web)
            number = max(held)
            async with web.client(cookie) as client:
                story = (await client.get(f"/api/me/hands/{TABLE}/{number}")).json()
                replay = (await client.get(f"/api/tables/{TABLE}/hands/{number}")).json()
                text = (await client.get("/api/me/hands/file")).text
                csv = await client.get("/api/me/hands/file", params={"form": "csv"})
                statement = (await client.get("/api/me/statement/file")).text
            lines = {line["seq"]: line["text"] for s in replay["frames"] for line in s["lines"]}
            assert [line["text"] for line in story["lines"]] == list(lines.values())
            assert "\n".join(lines.values()) in text
            assert story["hand"]["summary"] == replay["summary"]
            heading, *rows = csv.text.splitlines()
            assert heading.split(",")[:5] == ["at", "house", "game", "table", "hand"]
            assert {int(row.split(",")[4]) for row in rows} >= set(held)
            assert csv.headers["content-disposition"] == 'attachment; filename="hands.csv"'
            assert "brought" in statement and "chips-got" in statement

    run(work())


def test_notes_are_private_stay_with_the_name_and_have_limits(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web:
            async with web.client() as client:
                await client.post("/api/guest", json={"name": "Zoe"})
                cookie = client.cookies[COOKIE]
                note = {"about": "Max", "text": "Never folds a pair.\n=1+1"}
                assert (await client.post("/api/me/notes", json=note)).json() == [note]
                longer = {"about": "max", "text": "Folds to a raise."}
                assert (await client.post("/api/me/notes", json=longer)).json() == [longer]
                long = {"about": "Max", "text": "x" * 501}
                assert (await client.post("/api/me/notes", json=long)).status_code == 400
            async with web.client() as other:
                await other.post("/api/guest", json={"name": "Max"})
                assert (await other.get("/api/me/notes")).json() == []
        async with served(tmp_path) as again, again.client(cookie) as client:
            assert (await client.get("/api/me/notes")).json() == [longer]
            none = {"about": "Max", "text": "  "}
            assert (await client.post("/api/me/notes", json=none)).json() == []

    run(work())


@pytest.mark.parametrize("path", ("/api/me/hands", "/api/me/results", "/api/me/notes"))
def test_a_person_may_ask_so_often(tmp_path: Path, path: str) -> None:
    async def work() -> None:
        limits = Limits(own_pages=Rate(2, 0.01))
        async with served(tmp_path, limits=limits) as web, web.client() as client:
            await client.post("/api/guest", json={"name": "Zoe"})
            answers = await asyncio.gather(*(client.get(path) for _ in range(4)))
            codes = [answer.status_code for answer in answers]
            # Notes lie in memory, and cost nothing to read.
            assert codes.count(429) == (0 if path.endswith("notes") else 2)

    run(work())


def test_a_statement_is_read_page_by_page_without_losing_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "PAGE", 3)

    async def work() -> None:
        async with served(tmp_path) as web:
            async with web.client() as client:
                await client.post("/api/guest", json={"name": "Zoe"})
                for number in range(7):
                    await web.room.sell("Zoe", (number + 1) * 100, f"sell {number}")
                amounts, before = [], "first"
                while before:
                    query = {} if before == "first" else {"before": before}
                    page = (await client.get("/api/me/statement", params=query)).json()
                    amounts += [entry["amount"] for entry in page["entries"]]
                    before = page["before"]
            assert amounts == [number * 100 for number in range(7, 0, -1)]

    run(work())


def test_hands_are_read_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with served(tmp_path) as web:
            cookie, held = await played(web)
            async with web.client(cookie) as client:
                every = (await client.get("/api/me/hands")).json()["hands"]
                monkeypatch.setattr(search, "OPENED_MOST", 2)
                found, before = [], ""
                for _ in range(10):
                    query = {"before": before, "words": "you"}
                    page = (await client.get("/api/me/hands", params=query)).json()
                    assert len(page["hands"]) <= search.OPENED_MOST
                    found += page["hands"]
                    before = page["before"]
                    if not before:
                        break
            # The hand that Zoe left in goes on without her, and is listed when it is over.
            assert not before
            assert [hand for hand in found if hand["number"] <= every[0]["number"]] == every
            assert len(found) >= len(held) > 2

    run(work())
