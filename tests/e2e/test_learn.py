"""A newcomer's path: the lobby, the page of a game, a first hand with the coach, a real one."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.e2e.conftest import GAMES, Guests
from tests.e2e.looks import look
from tests.e2e.person import PHONE, Person
from tests.e2e.room import Room

# From the load of the lobby to the first card, from a fresh profile.
SECONDS_MOST = 20.0
CLICKS_MOST = 3
# A machine that does much else takes several times as long.
SLOW = 3.0
FIRST_HAND = "Play a first hand with the coach"
# More presses of the tab key than a page has stops.
STOPS = 200

EVERY = [(game, hands) for game in GAMES for hands in ("mouse", "keys")]
DAILY = {(GAMES[0], "mouse")}
PATHS = [each if each in DAILY else pytest.param(*each, marks=pytest.mark.long) for each in EVERY]


class Clicks:
    """Counts what a newcomer presses, by mouse or by the keyboard alone."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.count = 0
        self.began = time.monotonic()

    @property
    def seconds(self) -> float:
        """The seconds since the newcomer came."""
        return time.monotonic() - self.began

    def press(self, found: Locator) -> None:
        """Press a link or a button; on the keyboard after tabbing to it."""
        found.wait_for()
        if self.person.hands == "keys":
            self._tab_to(found)
            self.person.page.keyboard.press("Enter")
        else:
            found.click()
        self.count += 1

    def _tab_to(self, found: Locator) -> None:
        for _ in range(STOPS):
            if found.evaluate("each => each === document.activeElement"):
                return
            self.person.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {found}")

    def enter(self, button: str) -> None:
        """Give a name at the door, whose field waits for it."""
        entry = self.person.page.get_by_role("dialog")
        field = entry.get_by_role("textbox").first
        if self.person.hands == "keys":
            field.wait_for()
            self._tab_to(field)
            self.person.page.keyboard.type(self.person.name)
        else:
            field.fill(self.person.name)
        self.press(entry.get_by_role("button", name=button))


def lesson(person: Person, room: Room, game: str) -> Clicks:
    """Open the lobby, learn the game, and be dealt a first card."""
    clicks = Clicks(person)
    person.page.goto(room.url)
    clicks.press(person.page.locator(f'a[href="/learn/{game}"]').first)
    clicks.press(person.page.get_by_role("button", name=FIRST_HAND))
    clicks.enter(FIRST_HAND)
    person.page.wait_for_url("**/tables/practice-*")
    # A bank that is offered is no card yet.
    person.play(lambda: bool(person.cards), "the first card")
    return clicks


def straight_in(person: Person, room: Room, game: str) -> Clicks:
    """Open the lobby, and sit down at a table of the house."""
    clicks, name = Clicks(person), game.replace("/", "-")
    person.page.goto(room.url)
    spread = person.page.locator(f'article[aria-labelledby="table-{name}"]')
    clicks.press(spread.get_by_role("button", name="Sit down"))
    clicks.enter("Take a seat")
    person.wait(lambda: person.table.get("you", 0) > 0, "a seat")
    return clicks


@pytest.mark.parametrize(("game", "hands"), PATHS)
def test_a_newcomer_learns_and_then_plays(
    guest: Guests, room: Room, gallery: Path, game: str, hands: str
) -> None:
    person = guest(hands=hands)  # type: ignore[arg-type]
    clicks = lesson(person, room, game)
    assert clicks.count <= CLICKS_MOST
    assert clicks.seconds < SECONDS_MOST * SLOW, f"{clicks.seconds:.1f} s to the first card"
    coach = person.page.get_by_role("region", name="Coach")
    person.play(lambda: bool(person.offers), "a question")
    coach.get_by_text("The coach would take").wait_for()
    # The coach's own choice is an order like any other.
    seq = person.seq
    clicks.press(coach.locator("[data-coach]"))
    person.wait(lambda: person.seq > seq, "the coach's choice to be carried out")
    person.play_hand()
    look(person.page, gallery, f"learn-{game.replace('/', '-')}-{hands}")
    # The first real hand.
    clicks.press(coach.get_by_role("link", name="To the real table"))
    person.page.wait_for_url(f"**/tables/{game.replace('/', '-')}")
    person.page.goto(room.url)
    person.go_for(game.replace("/", "-"))
    person.wait(lambda: person.table["name"] == game.replace("/", "-"), "the real table")
    person.wait(lambda: person.table["you"] > 0, "a seat")
    number = person.play_hand()
    assert number and not person.table["coach"]
    assert person.page.get_by_role("region", name="Coach").count() == 0
    person.leave()


@pytest.fixture(scope="module")
def paced(program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room that deals as fast as any other house."""
    opened = Room(tmp_path_factory.mktemp("paced"), *GAMES, options=("--pace", "1"))
    opened.open()
    yield opened
    assert "Traceback" not in opened.close()


@pytest.mark.long
@pytest.mark.parametrize(("game", "hands"), EVERY)
@pytest.mark.parametrize("path", [lesson, straight_in])
def test_a_newcomer_is_soon_at_a_table_at_the_pace_of_a_house(
    guest: Guests, paced: Room, path: Callable[..., Clicks], game: str, hands: str
) -> None:
    person = guest(hands=hands)  # type: ignore[arg-type]
    clicks = path(person, paced, game)
    seconds = clicks.seconds
    assert clicks.count <= CLICKS_MOST
    assert seconds < SECONDS_MOST * SLOW, f"{seconds:.1f} s"
    if path is straight_in:
        # The next one finds a table at which nobody is waited for.
        person.leave()


@pytest.mark.long
def test_the_page_of_a_game_and_a_hand_in_figures(guest: Guests, room: Room, gallery: Path) -> None:
    """On a phone: the page is whole, the coach goes with company, and the hand has figures."""
    person = guest(size=PHONE)
    person.page.goto(f"{room.url}/learn/{GAMES[0]}")
    person.page.get_by_role("listitem").filter(has_text="Royal flush").wait_for()
    look(person.page, gallery, "learn-page-phone")
    assert lesson(person, room, GAMES[0]).count <= CLICKS_MOST
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
