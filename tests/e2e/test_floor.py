"""The floor's console on a tablet: one ruling of each family, from the call to the announcement."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize

from tests.e2e.looks import look
from tests.e2e.person import DESK, PHONE, Person
from tests.e2e.room import Room

TABLET = ViewportSize(width=1024, height=768)
GAMES = (
    "tommys/holdem",
    "new-esquire/no-bust-blackjack",
    "tommys/pai-gow-poker",
    "tommys/pan",
)
PASSWORD = "battery staple"


class Office:
    """A room with a floor person."""

    def __init__(self, data: Path) -> None:
        self.room = Room(data, *GAMES)
        self.room.open()
        self.room.close()
        told = subprocess.run(
            [
                *(sys.executable, "-m", "cardhouse", "staff", "add", "Flo"),
                *("--role", "floor", "--role", "player", "--data", str(data), "--json"),
            ],
            check=True,
            capture_output=True,
            text=True,
        )
        _, _, self.word = json.loads(told.stdout)["link"].partition("#")
        self.room.open()


@pytest.fixture(scope="module")
def office(program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    opened = Office(tmp_path_factory.mktemp("floor"))
    yield opened
    assert "Traceback" not in opened.room.close()


@pytest.fixture(scope="module")
def flo(browser: Browser, office: Office) -> Iterator[Page]:
    """The floor person's tablet."""
    url = office.room.url
    context = browser.new_context(viewport=TABLET, has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    body = {"word": office.word, "password": PASSWORD}
    joined = page.request.post(f"{url}/api/join", data=body)
    assert joined.ok, joined.text()
    page.goto(f"{url}/floor")
    page.get_by_role("heading", name="Floor", exact=True).wait_for()
    yield page
    context.close()


def seated(browser: Browser, office: Office, table: str) -> Person:
    """A player who holds cards and is asked something."""
    person = Person(browser, office.room.url)
    person.come(table)
    person.play(lambda: person.playing and bool(person.offers), "a decision with cards")
    return person


def goes(person: Person) -> None:
    """The player gets up: nobody waits for a player whose browser is closed."""
    person.leave()
    person.context.close()


def call(person: Person, reason: str) -> None:
    """Call the floor from the table's menu."""
    page = person.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Call the floor").click()
    page.get_by_label("What is it?").fill(reason)
    page.get_by_role("button", name="Call", exact=True).click()
    page.get_by_text("The floor has been called.").wait_for()


def stop(flo: Page, url: str, table: str) -> Locator:
    """Open a table on the console, and stop it; returns the walk."""
    flo.goto(f"{url}/floor/{table}")
    walk = flo.get_by_role("article")
    walk.get_by_role("button", name="Stop the table").click()
    walk.get_by_role("button", name="Let the table go on").wait_for()
    return walk


def what(walk: Locator, words: str) -> None:
    """Say what happened, and go on to the details."""
    walk.get_by_role("radio", name=words, exact=True).check()
    walk.get_by_role("button", name="Next").click()


def foresee(walk: Locator) -> None:
    walk.get_by_role("button", name="Show what would happen").click()
    walk.get_by_role("button", name="Rule so").wait_for()


def rule(walk: Locator, person: Person, heard: str) -> None:
    """Confirm; the ruling is announced at the table, and the table goes on."""
    walk.get_by_role("button", name="Rule so").click()
    walk.get_by_text("It is ruled, and announced at the table.").wait_for()
    person.wait(lambda: any(heard in each for each in person.heard), heard)
    walk.get_by_role("button", name="Let the table go on").first.click()
    walk.get_by_role("button", name="Stop the table").wait_for()
    person.wait(lambda: not person.table["paused"], "the table to go on")


def test_a_boxed_card_is_pointed_at_and_replaced(
    browser: Browser, office: Office, flo: Page, gallery: Path
) -> None:
    person, table = seated(browser, office, "tommys-holdem"), "tommys-holdem"
    call(person, "a card lies face up")
    flo.goto(f"{office.room.url}/floor")
    first = flo.get_by_role("navigation", name="Tables").get_by_role("link").first
    first.get_by_text(f"{person.name} calls the floor: a card lies face up").wait_for()
    look(flo, gallery, "floor-list-tablet")
    first.click()
    walk = stop(flo, office.room.url, table)
    walk.get_by_role("button", name="I am here").click()
    walk.get_by_role("button", name="I am here").wait_for(state="detached")
    look(flo, gallery, "floor-what-tablet")
    what(walk, "A card lies face up in the deck")
    walk.get_by_role("button", name="face-down card, Deck, number 1").click()
    look(flo, gallery, "floor-details-tablet")
    foresee(walk)
    look(flo, gallery, "floor-preview-tablet")
    flo.set_viewport_size(DESK)
    look(flo, gallery, "floor-preview-desk")
    # On a phone tables at rest make way for the ruling.
    flo.set_viewport_size(PHONE)
    listed = flo.get_by_role("navigation", name="Tables").get_by_role("link")
    assert 1 <= listed.count() < len(GAMES)
    look(flo, gallery, "floor-preview-phone")
    flo.set_viewport_size(TABLET)
    rule(walk, person, "Floor: boxed")
    goes(person)


def test_a_hand_is_killed_by_keyboard_alone(
    browser: Browser, office: Office, flo: Page, gallery: Path
) -> None:
    person = seated(browser, office, "tommys-holdem")
    walk = stop(flo, office.room.url, "tommys-holdem")
    reach(flo, walk.get_by_role("radio", name="Kill a hand", exact=True), "Space")
    reach(flo, walk.get_by_role("button", name="Next"), "Enter")
    seat = walk.get_by_role("group", name="Whose hand?").get_by_role("radio").first
    reach(flo, seat, "Space")
    reach(flo, walk.get_by_label("Your reason, kept in the log"), "")
    flo.keyboard.type("showed it to the next seat")
    flo.keyboard.press("Enter")
    walk.get_by_role("button", name="Rule so").wait_for()
    assert walk.get_by_text("showed it to the next seat").count() == 1
    reach(flo, walk.get_by_role("button", name="Rule so"), "Enter")
    walk.get_by_text("It is ruled, and announced at the table.").wait_for()
    look(flo, gallery, "floor-ruled-tablet")
    person.wait(
        lambda: any("showed it to the next seat" in each for each in person.heard), "the ruling"
    )
    reach(flo, walk.get_by_role("button", name="Let the table go on").last, "Enter")
    goes(person)


def reach(page: Page, wanted: Locator, key: str) -> None:
    """Go to something with the tabulator, and the arrows inside a group, and press a key."""
    wanted.wait_for()
    group = wanted.get_attribute("type") == "radio"
    for _ in range(150):
        if wanted.evaluate("each => each === document.activeElement"):
            if key:
                page.keyboard.press(key)
            return
        same = wanted.evaluate(
            "each => document.activeElement?.type === 'radio'"
            " && document.activeElement.name === each.name"
        )
        page.keyboard.press("ArrowDown" if group and same else "Tab")
    raise AssertionError(f"the keyboard does not reach {wanted}")


WALKS: dict[str, tuple[str, str, Callable[[Locator], None]]] = {
    "new-esquire-no-bust-blackjack": (
        "Move chips",
        "Floor: chips given",
        lambda walk: _chips(walk),
    ),
    "tommys-pai-gow-poker": (
        "Declare a misdeal",
        "Floor: misdeal",
        lambda walk: walk.get_by_label("Your reason").fill("a pile was short"),
    ),
    "tommys-pan": (
        "Cancel the hand: everything back, the fee too",
        "Floor: hand cancelled",
        lambda walk: walk.get_by_label("Your reason").fill("the lights went out"),
    ),
}


# A pot's rulings are walked through by the other tests of this file.
DAILY = "new-esquire-no-bust-blackjack"


def _chips(walk: Locator) -> None:
    walk.get_by_role("group", name="From where?").get_by_role("radio").first.check()
    walk.get_by_role("group", name="To whom?").get_by_role("radio").first.check()
    walk.get_by_label("How much?").fill("1")
    walk.get_by_label("Your reason").fill("paid twice")


@pytest.mark.parametrize(
    "table",
    [pytest.param(table, marks=() if table == DAILY else pytest.mark.long) for table in WALKS],
)
def test_a_ruling_of_each_family(
    browser: Browser, office: Office, flo: Page, gallery: Path, table: str
) -> None:
    words, heard, fill = WALKS[table]
    person = seated(browser, office, table)
    walk = stop(flo, office.room.url, table)
    look(flo, gallery, f"floor-what-{table}")
    what(walk, words)
    fill(walk)
    look(flo, gallery, f"floor-details-{table}")
    foresee(walk)
    look(flo, gallery, f"floor-preview-{table}")
    rule(walk, person, heard)
    goes(person)


def people(flo: Page, url: str, table: str) -> Locator:
    """The people of a table that has stopped between two hands."""
    flo.goto(f"{url}/floor/{table}")
    walk = flo.get_by_role("article")
    walk.get_by_role("button", name="Stop after this hand").click()
    walk.get_by_role("button", name="Let the table go on").wait_for()
    walk.get_by_role("button", name="People and table").click()
    return walk


def test_a_player_is_told_moved_and_sent_off(
    browser: Browser, office: Office, flo: Page, gallery: Path
) -> None:
    person, table = seated(browser, office, "tommys-holdem"), "tommys-holdem"
    walk = people(flo, office.room.url, table)
    person.play(lambda: bool(person.table["paused"]), "the end of the hand")
    look(flo, gallery, "floor-people-tablet")
    walk.get_by_role("button", name=f"Message, {person.name}").click()
    flo.get_by_label("What should they know?").fill("Your car blocks the gate")
    look(flo, gallery, "floor-message-tablet")
    flo.keyboard.press("Enter")
    walk.get_by_text(f"{person.name} is told at the table.").wait_for()
    person.page.get_by_role("alert").filter(has_text="Your car blocks the gate").wait_for()
    look(person.page, gallery, "table-paged")
    person.page.get_by_role("button", name="Understood").click()
    person.wait(lambda: not person.table["paged"], "the message to go")
    before, chips = person.table["you"], chips_of(person)
    walk.get_by_role("button", name=f"Move, {person.name}").click()
    places = flo.get_by_role("dialog").get_by_role("radio")
    places.last.check()
    look(flo, gallery, "floor-move-tablet")
    flo.get_by_role("dialog").get_by_role("button", name="Move", exact=True).click()
    walk.get_by_text(f"{person.name} is moved.").wait_for()
    person.wait(lambda: person.table["you"] not in (0, before), "another seat")
    assert chips_of(person) == chips
    walk.get_by_role("button", name=f"Bar here, {person.name}").click()
    flo.get_by_role("dialog").get_by_label("Your reason, kept in the log").fill("noise")
    flo.get_by_role("dialog").get_by_role("button", name="Bar here", exact=True).click()
    person.wait(lambda: not person.table["you"], "the seat to be free")
    look(flo, gallery, "floor-barred-tablet")
    walk.get_by_role("button", name=f"Admit, {person.name}").click()
    walk.get_by_text(f"{person.name} may sit here again.").wait_for()
    walk.get_by_role("button", name="Let the table go on").click()
    walk.get_by_role("button", name="Stop the table").wait_for()
    person.context.close()


def chips_of(person: Person) -> int:
    own = next(plate for plate in person.table["seats"] if plate["seat"] == person.table["you"])
    chips: int = own["chips"]
    return chips


def test_calls_appear_without_a_reload(
    browser: Browser, office: Office, flo: Page, gallery: Path
) -> None:
    person = seated(browser, office, "tommys-pan")
    flo.goto(f"{office.room.url}/floor/tommys-holdem")
    flo.get_by_role("article").get_by_role("button", name="Stop the table").wait_for()
    call(person, "two spreads")
    nav = flo.get_by_role("navigation", name="Tables")
    nav.get_by_text(f"{person.name} calls the floor: two spreads").wait_for()
    look(flo, gallery, "floor-call-tablet")
    nav.get_by_role("link").first.click()
    flo.get_by_role("article").get_by_role("button", name="I am here").click()
    flo.get_by_role("article").get_by_role("button", name="I am here").wait_for(state="detached")
    flo.set_viewport_size(DESK)
    look(flo, gallery, "floor-table-desk")
    flo.set_viewport_size(TABLET)
    goes(person)
