"""A newcomer's path: the lobby, the page of a game, a first hand with the coach, a real one."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.e2e.conftest import GAMES, Guests
from tests.e2e.looks import look
from tests.e2e.person import PHONE, Person
from tests.e2e.room import Room

# From the load of the lobby to the first card.
SECONDS_MOST = 20.0
CLICKS_MOST = 3
# A machine that does much else takes several times as long.
SLOW = 3.0
FIRST_HAND = "Play a first hand with the coach"

OTHERS = [pytest.param(game, marks=pytest.mark.long) for game in GAMES if game != GAMES[0]]


class Clicks:
    """Counts what a newcomer presses, by mouse or by keyboard."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.count = 0

    def press(self, found: Locator) -> None:
        """Press a link or a button."""
        if self.person.hands == "keys":
            found.focus()
            self.person.page.keyboard.press("Enter")
        else:
            found.click()
        self.count += 1


def lesson(person: Person, room: Room, game: str) -> tuple[int, float]:
    """Open the lobby, learn the game, and be dealt a first card; the clicks and the seconds."""
    began, clicks = time.monotonic(), Clicks(person)
    person.page.goto(room.url)
    link = person.page.locator(f'a[href="/learn/{game}"]').first
    link.wait_for()
    clicks.press(link)
    clicks.press(person.page.get_by_role("button", name=FIRST_HAND))
    entry = person.page.get_by_role("dialog")
    entry.get_by_role("textbox").first.fill(person.name)
    clicks.press(entry.get_by_role("button", name=FIRST_HAND))
    person.page.wait_for_url("**/tables/practice-*")
    # A bank that is offered is no card yet.
    person.play(lambda: bool(person.cards), "the first card")
    return clicks.count, time.monotonic() - began


@pytest.mark.parametrize("hands", ["mouse", pytest.param("keys", marks=pytest.mark.long)])
@pytest.mark.parametrize("game", [GAMES[0], *OTHERS])
def test_a_newcomer_learns_and_then_plays(
    guest: Guests, room: Room, gallery: Path, game: str, hands: str
) -> None:
    person = guest(hands=hands)  # type: ignore[arg-type]
    clicks, seconds = lesson(person, room, game)
    assert clicks <= CLICKS_MOST
    assert seconds < SECONDS_MOST * SLOW, f"{seconds:.1f} s to the first card"
    coach = person.page.get_by_role("region", name="Coach")
    person.play(lambda: bool(person.offers), "a question")
    coach.get_by_text("The coach would take").wait_for()
    # The coach's own choice is an order like any other.
    seq = person.seq
    coach.locator("[data-coach]").click()
    person.wait(lambda: person.seq > seq, "the coach's choice to be carried out")
    person.play_hand()
    look(person.page, gallery, f"learn-{game.replace('/', '-')}-{hands}")
    # The first real hand.
    coach.get_by_role("link", name="To the real table").click()
    person.page.wait_for_url(f"**/tables/{game.replace('/', '-')}")
    person.page.goto(room.url)
    person.go_for(game.replace("/", "-"))
    person.wait(lambda: person.table["name"] == game.replace("/", "-"), "the real table")
    person.wait(lambda: person.table["you"] > 0, "a seat")
    number = person.play_hand()
    assert number and not person.table["coach"]
    assert person.page.get_by_role("region", name="Coach").count() == 0
    person.leave()


@pytest.mark.long
def test_the_page_of_a_game_and_a_hand_in_figures(guest: Guests, room: Room, gallery: Path) -> None:
    """On a phone: the page is whole, the coach goes with company, and the hand has figures."""
    person = guest(size=PHONE)
    person.page.goto(f"{room.url}/learn/{GAMES[0]}")
    person.page.get_by_role("listitem").filter(has_text="Royal flush").wait_for()
    look(person.page, gallery, "learn-page-phone")
    clicks, _ = lesson(person, room, GAMES[0])
    assert clicks <= CLICKS_MOST
    number = person.play_hand()
    practice = person.page.url.rsplit("/", 1)[1]
    other = guest()
    other.page.goto(person.page.url)
    other.page.locator('footer [data-key="s"]').first.click()
    other.page.get_by_label("What shall the dealer call you?").fill(other.name)
    other.page.keyboard.press("Enter")
    other.page.get_by_role("dialog").locator('button[type="submit"]').click()
    coach = person.page.get_by_role("region", name="Coach")
    coach.get_by_text("somebody else is at this table").wait_for()
    answer = person.page.request.get(f"{room.url}/api/tables/{practice}/coach")
    assert answer.status == 403
    person.page.goto(f"{room.url}/tables/{practice}/hands/{number}")
    figures = person.page.get_by_role("region", name="The hand in figures")
    figures.get_by_text("%").first.wait_for()
    look(person.page, gallery, "review-phone")
