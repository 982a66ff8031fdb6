"""Names easily mistaken for another's are refused."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from cardhouse.bots.called import CALLED, is_called
from cardhouse.room.furnish import fresh_name
from cardhouse.server.people.names import fault, skeleton, tidy
from cardhouse.words.speech import plain
from tests.kit.web import run, served

# Lookalike letters: of other scripts, of other sizes, digits, and two for one.
ALIKE = (
    ("Zoe", "\u0396oe"),
    ("Zoe", "Z\u043e\u0435"),
    ("Zoe", "Z0E"),
    ("Ian", "lan"),
    ("Anna 1", "Anna l"),
    ("Tom", "Torn"),
    ("coco", "\u0441\u043e\u0441\u043e"),
    ("Anna", "\u0391\u039d\u039d\u0391"),
    ("Zoe", "\uff3a\uff4f\uff45"),
)
APART = (("Zoe", "Zo\u00eb"), ("Ann", "Anna"), ("Ian", "Jan"), ("Zoe 1", "Zoe 2"))
OWN_SCRIPTS = (
    "Zoe",
    "\u0410\u043d\u043d\u0430",
    "\u7530\u4e2d Anna",
    "\u3042\u308a\u3055",
    "\uae40\ubbfc",
)
MIXED = ("Z\u043ee", "\u0391nna", "Zoe \u0410\u043d\u043d\u0430", "p\u0430ypal")
UNSEEN = (
    *("Zoe\u3164", "Z\u115foe", "\u1160Zoe", "Zoe\uffa0", "\u3164", "Dealer\u3164"),
    *("Zoe\uff11", "Seat \uff13"),
)
THE_ROOMS = (
    *("Deal er", "D-e-a-l-e-r", "Seat 03", "Seat-3", "Seat3"),
    *("You", "Y0u", "Dealer", "Dea1er", "the Floor", "THE HOUSE", "Seat 3", "SEAT 12"),
)
# Roles, and the names under which the room itself writes into the journal, in both languages.
THE_STAFFS = (
    *("Auditor", "the clock", "Clock", "System", "the clock of the room", "Player"),
    *("El Floor", "la casa", "Gerente", "Anfitri\u00f3n", "anfitrion", "La Caja", "Reloj"),
    *("the owner of the room", "The 0wner", "Cajera", "Repartidor"),
)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_look_different_are_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("name", [*MIXED, *UNSEEN, *THE_ROOMS, *THE_STAFFS])
def test_a_name_that_misleads_is_refused_in_words(name: str) -> None:
    said = fault(name)
    assert said is not None and plain(said).endswith(".") and plain(said) != plain(said, "es")


@pytest.mark.parametrize("name", OWN_SCRIPTS)
def test_a_name_in_one_script_is_fine(name: str) -> None:
    assert fault(tidy(name)) is None


def test_no_two_bots_have_names_that_look_alike() -> None:
    assert len({skeleton(name) for name in CALLED}) == len(CALLED) > 200
    assert not [name for name in CALLED if fault(name)]


async def came(client: httpx.AsyncClient, name: str) -> int:
    return (await client.post("/api/guest", json={"name": name})).status_code


def test_nobody_takes_a_name_that_looks_like_anothers_or_a_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            bots = [p.name for p in web.room.tables["tommys-holdem"].state.players.values()]
            assert "Albatross" in bots
            for name in ("Albatross", "a1batross"):
                assert await came(client, name) == 409, name
            assert await came(client, "Zoe") == 200
            for name in ("zoe", "Z0e"):
                assert await came(client, name) == 409, name
            for name in (*MIXED, *UNSEEN, *THE_ROOMS, "\uff3a\uff4f\uff45"):
                assert await came(client, name) == 400, name
            # No bot arrives that looks like a person.
            assert await came(client, "lris") == 200
            assert fresh_name(web.room, (bots[0], "Zoe", "Iris", "Hugh")) == "Hugh"

    run(work())


def test_no_bot_has_the_name_of_a_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, bots=5) as web, web.client() as client:
            players = web.room.tables["tommys-holdem"].state.players.values()
            assert all(player.bot and is_called(player.name) for player in players)
            for name in ("Ada", "Ben", "Cora", "Iris", "Sam", "Zoe"):
                assert not is_called(name) and await came(client, name) == 200, name

    run(work())


def test_whoever_has_a_name_from_before_keeps_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            assert await came(client, "Zoe") == 200
            # As if the dealer had come before the name was forbidden.
            persons = web.office.register.state.persons
            persons["dealer"] = msgspec.structs.replace(persons.pop("zoe"), name="Dealer")
            for digest, session in web.office.register.state.sessions.items():
                web.office.register.state.sessions[digest] = msgspec.structs.replace(
                    session, name="Dealer"
                )
            body = {"name": "Dealer", "password": "correct horse"}
            answer = await client.post("/api/accounts", json=body)
            assert answer.status_code == 200 and not answer.json()["guest"]
            client.cookies.clear()
            assert (await client.post("/api/login", json=body)).status_code == 200

    run(work())
