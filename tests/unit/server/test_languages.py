"""Everybody is answered in a language of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardhouse.server.front.language import accepted
from cardhouse.server.staff.appointing import appoint
from cardhouse.words.said import Said
from cardhouse.words.speech import Listener, line
from tests.kit.web import Visitor, run, served
from tests.unit.server.playing import play

FAMILIES = ("tommys/holdem", "tommys/pan", "tommys/no-bust-blackjack", "tommys/pai-gow-poker")
# Messages that are alike in both languages: cards, and the names of streets.
ALIKE = {"board-dealt"}


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("es", "es"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("en-US,en;q=0.9,es;q=0.8", "en"),
        ("fr, es;q=0.4, en;q=0.3", "es"),
        ("es;q=0, en;q=0.1", "en"),
        ("es;q=much", "en"),
        ("../es, *", "en"),
    ],
)
def test_the_best_accepted_language_that_is_here(header: str, language: str) -> None:
    assert accepted(header) == language


async def hello(visitor: Visitor, **more: str) -> dict[str, Any]:
    await visitor.send(type="hello", **more)
    return await visitor.until(lambda m: m["type"] == "state")


def begins(state: dict[str, Any], words: str) -> bool:
    """True if one of its lines begins with these words."""
    return any(each["text"].startswith(words) for each in state["lines"])


def told_in_spanish(state: dict[str, Any]) -> int:
    """Hold every line to the Spanish of what it says; how many there are."""
    table = state["table"]
    names = {each["seat"]: each["name"] for each in table["seats"]}
    for each in state["lines"]:
        said = msgspec.convert({"is": "said", "id": each["id"], "args": each.get("args", {})}, Said)
        heard = [line(said, Listener(names, you, "es")).text for you in (0, table["you"])]
        assert each["text"] in heard
        english = [line(said, Listener(names, you)).text for you in (0, table["you"])]
        assert each["text"] not in english or each["id"] in ALIKE, each["text"]
    return len(state["lines"])


@pytest.mark.parametrize("game", FAMILIES)
def test_a_whole_hand_is_told_in_spanish(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, game) as web:
            (name,) = web.room.tables
            async with web.visit(name, "Ana") as ana, web.visit(name) as rail:
                await hello(ana, language="es")
                await hello(rail)
                assert await ana.sit()
                ana.heard.clear()
                await play(ana, ana.state["table"]["hands"] + 2)
                states = [m for m in map(msgspec.json.decode, ana.heard) if m["type"] == "state"]
                assert sum(map(told_in_spanish, states)) > 10
                words = [each["words"] for each in states[-1]["table"]["between"]]
                assert "Irte con tus fichas" in " ".join(words)
                while rail.state["seq"] < states[-1]["seq"]:
                    await rail.hear()
                assert begins(rail.state, "Hand ")
                # Lines already told are told again in another language.
                await ana.send(type="hello", language="en")
                await ana.until(lambda m: m["type"] == "state" and begins(m, "Hand "))
                assert not begins(ana.state, "Mano ")

    run(work())


def test_pages_are_answered_in_the_language_that_they_ask_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web:
            (name,) = web.room.tables
            async with web.visit(name, "Ana", **{"Accept-Language": "es-MX"}) as ana:
                await hello(ana)
                assert "Tomar asiento" in ana.state["table"]["between"][0]["words"]
                assert "ciegas" in ana.state["table"]["stakes"]
                await ana.sit()
                await play(ana, ana.state["table"]["hands"] + 2)
                # Not the last hand: the bots play on, and a page names the hand after its own.
                number = ana.state["table"]["hands"] - 1
            asked = f"/api/tables/{name}/hands/{number}"
            async with web.client() as client:
                english = (await client.get(asked)).json()
                spanish = (await client.get(asked, params={"language": "es"})).json()
                accepting = {"Accept-Language": "es"}
                assert (await client.get(asked, headers=accepting)).json() == spanish
                assert (await client.get(asked, params={"language": "xx"})).json() == english
                assert " gana " in spanish["summary"] and " wins " in english["summary"]
                assert sum(map(told_in_spanish, spanish["frames"])) > 5
                room = (await client.get("/api/room?language=es")).json()
                assert "ciegas" in room["houses"][0]["tables"][0]["stakes"]
                rules = (await client.get(f"/api/tables/{name}/rules?language=es")).json()
                plainly = (await client.get(f"/api/tables/{name}/rules")).json()
                # A book's rules are in its own language.
                texts = [(each["id"], each["text"]) for each in plainly["rules"]]
                assert [(each["id"], each["text"]) for each in rules["rules"]] == texts
                practice = next(each for each in rules["rules"] if each.get("practice"))
                assert practice["source"].startswith("Práctica general")
                assert rules["fees"] != plainly["fees"]

    run(work())


def test_a_refused_order_is_answered_in_the_language_of_its_sender(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web:
            (name,) = web.room.tables
            async with web.visit(name, "Ana") as ana, web.visit(name, "Zoe") as zoe:
                await hello(ana, language="es")
                await hello(zoe)
                answers = [await each.ask(type="sit", seat=1, chips=1_00) for each in (ana, zoe)]
        assert [each["words"] for each in answers] == [
            "Eso es menos que la entrada de esta mesa. Al menos $20.",
            "That is less than the buy-in of this table. At least $20.",
        ]
        least = {"is": "said", "id": "at-least", "args": {"amount": {"is": "money", "cents": 2000}}}
        reason = {"is": "said", "id": "buy-in-too-small"}
        said = {"is": "said", "id": "refused", "args": {"reason": reason, "detail": least}}
        assert [each["said"] for each in answers] == [said, said]
        assert answers[0]["rules"] == answers[1]["rules"] != []

    run(work())


def test_the_register_refuses_in_the_language_of_the_request(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            account = {"name": "Rosa", "password": "long enough 7"}
            assert (await client.post("/api/accounts", json=account)).status_code == 200
            await appoint(web.office, "Rosa", ("manager",))
            wish = {"id": "ed", "act": {"do": "give-roles", "name": "Ed", "roles": []}}
            spanish = await client.post("/api/acts?language=es", json=wish)
            english = await client.post("/api/acts", json=wish)
        assert (spanish.status_code, english.status_code) == (409, 409)
        said = {"is": "said", "id": "nobody-called", "args": {"name": "Ed"}}
        assert spanish.json() == {"words": "Aquí nadie se llama Ed.", "said": said}
        assert english.json() == {"words": "Nobody here is called Ed.", "said": said}

    run(work())
