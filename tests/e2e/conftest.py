"""A room and a browser for the tests of the pages, which are skipped without a browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from cardhouse.server.pages import STATIC
from tests.e2e.person import DESK, Hands, Person
from tests.e2e.room import Room

GAMES = (
    "tommys/holdem",
    "tommys/stud7",
    "button-room/draw",
    "new-esquire/no-bust-blackjack",
    "tommys/pai-gow-poker",
    "tommys/pan",
)
# Debian's Chromium without windows, which costs a third less than the whole one; or another.
BROWSERS = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome-stable", "google-chrome"),
)
# Root has no sandbox; the other flags keep the browser from calling its makers.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Guests(Protocol):
    """Visitors to the room."""

    def __call__(
        self, *, size: ViewportSize = DESK, hands: Hands = "mouse", locale: str = "en-US"
    ) -> Person: ...


@pytest.fixture(scope="session")
def program() -> str:
    """This machine's browser."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("no browser found: `make browser` installs Debian's Chromium")
    if not (STATIC / "index.html").exists():
        pytest.skip("the pages have not been built: `make web` builds them")
    return found


# Started again for each file: while Playwright runs, nothing else in the process can use asyncio.
@pytest.fixture(scope="module")
def browser(program: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def room(program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    opened = Room(tmp_path_factory.mktemp("room"), *GAMES)
    opened.open()
    yield opened
    assert "Traceback" not in opened.close()


@pytest.fixture
def guest(browser: Browser, room: Room) -> Iterator[Guests]:
    """Visitors to the room; their browsers are closed after the test."""
    people: list[Person] = []

    def come(*, size: ViewportSize = DESK, hands: Hands = "mouse", locale: str = "en-US") -> Person:
        people.append(Person(browser, room.url, size=size, hands=hands, locale=locale))
        return people[-1]

    yield come
    for person in people:
        person.context.close()


@pytest.fixture(scope="session")
def gallery() -> Path:
    """The folder for pictures of the pages."""
    folder = Path(__file__).parents[2] / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
