"""Tables that change games: an orbit with games of three kinds, each named on the page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.looks import look
from tests.e2e.person import DESK, PHONE, SETTLED_MS, Person, leave, together
from tests.e2e.room import Room
from tests.kit.mixed import mixed_folder

CHOICE, MIX = "button-room-dealers-choice", "corner-club-mix"
# The games named in one orbit of three players: one of each kind.
NAMED = {"holdem": "pot", "no-bust-blackjack": "banked", "pan": "pan"}


@pytest.fixture(scope="module")
def mixed_room(program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    house = mixed_folder(tmp_path_factory.mktemp("house"))
    data = tmp_path_factory.mktemp("mixed-room")
    # One bot at each table: players do not send bots away.
    opened = Room(data, "button-room/dealers-choice", f"{house}/mix", options=("--bots", "1"))
    opened.open()
    yield opened
    assert "Traceback" not in opened.close()


def offer(person: Person) -> dict[str, str]:
    """The games a player may name now, by name."""
    between = person.table.get("between", ())
    return next((each["games"] for each in between if each["do"] == "name-game"), {})


def name(person: Person, game: str) -> None:
    """Press the button of a game."""
    title = offer(person)[game]
    person.page.wait_for_timeout(SETTLED_MS)
    person.page.get_by_role("button", name=title).click()


def seated(browser: Browser, room: Room, table: str) -> list[Person]:
    """Three players at a table with one bot, one of them on a phone."""
    people = [Person(browser, room.url, size=size) for size in (DESK, DESK, PHONE)]
    for person in people:
        person.bold = True
    # Until all are seated nobody wants to be kept by a long hand.
    people[0].gives_up = True
    people[0].come(table)
    for person in people[1:]:
        person.come(table)
    together(people, lambda: len(people[0].table["seats"]) == 4, "all to be seated")
    people[0].gives_up = False
    return people


def asked(people: list[Person]) -> Person:
    """Play on until one of them names the game."""

    def found() -> Person | None:
        return next((person for person in people if offer(person)), None)

    together(people, lambda: found() is not None, "somebody who names the game")
    namer = found()
    assert namer is not None
    return namer


def see_through(people: list[Person]) -> None:
    """Play the next hand to its end."""
    hands = people[0].table["hands"]
    together(people, lambda: people[0].table["hands"] > hands, "the end of the hand")


@pytest.mark.long
def test_an_orbit_with_games_of_three_kinds(
    browser: Browser, mixed_room: Room, gallery: Path
) -> None:
    people = seated(browser, mixed_room, MIX)
    namers: list[int] = []
    for game, family in NAMED.items():
        namer = asked(people)
        if not namers:
            look(namer.page, gallery, "choice-names")
            others = [each for each in people if each is not namer]
            said = others[0].page.get_by_text("names the next game").first
            # A player asked to come in reads that question first.
            together(others, said.is_visible, "word of who names the game")
        namers.append(namer.table["you"])
        title = offer(namer)[game]
        name(namer, game)
        together(people, lambda: bool(people[0].hand) and not people[0].hand["over"], "the hand")
        # The page shows the end of the last hand first, at its own pace.
        header = people[0].page.get_by_role("heading", level=1)
        header.filter(has_text=title.rpartition(" ")[0]).wait_for()
        assert people[0].table["family"] == people[0].hand["family"] == family
        look(people[0].page, gallery, f"choice-{game}-desk")
        look(people[2].page, gallery, f"choice-{game}-phone")
        for person in people:
            # Two players see a hand through as well as four, and sooner.
            person.gives_up = person is not namer
        see_through(people)
    # The button moves on, past players who still wait to come in.
    assert all(one != after for one, after in pairwise(namers)) and len(namers) == 3
    people[0].page.goto(f"{mixed_room.url}/tables/{MIX}/hands")
    people[0].page.get_by_text("Pan:").first.wait_for()
    look(people[0].page, gallery, "choice-hands")
    for person in people:
        person.context.close()


@pytest.mark.long
def test_the_button_names_at_the_button_room(
    browser: Browser, mixed_room: Room, gallery: Path
) -> None:
    people = seated(browser, mixed_room, CHOICE)
    for game in ("stud7", "draw", "holdem"):
        namer = asked(people)
        assert set(offer(namer)) == {"stud5", "stud7", "draw", "holdem"}
        name(namer, game)
        for person in people:
            person.gives_up = person is not namer
        see_through(people)
        look(people[0].page, gallery, f"dealers-choice-{game}")
    assert any("BTN-RM-04" in each for each in people[0].heard)
    leave(people)
