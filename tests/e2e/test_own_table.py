"""A table of one's own in the browser: made by a host, and entered by its link."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.looks import look
from tests.e2e.person import PHONE, Person, together
from tests.e2e.room import Room

PASSWORD = "battery staple"


Opened = tuple[Room, httpx.Client]
# Keeps what a page tells by a notification.
HEARD = "window.told = []; window.Notification = class { static permission = 'default'; \
static requestPermission() { Notification.permission = 'granted'; return 'granted'; } \
constructor(title) { window.told.push(title); } }"


@pytest.fixture(scope="module")
def club(program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opened]:
    """A room of its own, and its manager's way to it."""
    room = Room(tmp_path_factory.mktemp("own"), "tommys/holdem", options=("--manager", "Rosa"))
    room.open()
    word = room.says().rpartition("#")[2].strip()
    with httpx.Client(base_url=room.url, headers={"Origin": room.url}) as rosa:
        answer = rosa.post("/api/join", json={"word": word, "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        yield room, rosa
    assert "Traceback" not in room.close()


def test_a_host_makes_a_private_table_and_a_guest_plays_there(
    browser: Browser, club: Opened, gallery: Path
) -> None:
    room, manager = club
    rosa, ann, bob = (Person(browser, room.url) for _ in range(3))
    page = rosa.page
    name, secret = next(iter(manager.cookies.items()))
    rosa.context.add_cookies([{"name": name, "value": secret, "url": room.url}])
    page.goto(room.url)
    page.get_by_role("button", name="New table").click()
    page.get_by_label("Seats").select_option("4")
    look(page, gallery, "own-new")
    page.get_by_role("button", name="Make the table").click()
    shared = page.get_by_role("textbox", name="Link")
    address = shared.input_value()
    page.get_by_role("img").last.wait_for()
    look(page, gallery, "own-made")
    page.get_by_role("link", name="Go to your table").click()
    rosa.wait(lambda: bool(rosa.table), "the table")
    table = rosa.table["name"]
    page.get_by_role("button", name="Seat 1").first.click()
    page.get_by_role("button", name="Sit down").last.click()
    rosa.wait(lambda: rosa.table["you"] > 0, "a seat")
    # Nobody finds it who has no link.
    bob.page.goto(room.url)
    bob.page.locator("article").first.wait_for()
    assert bob.page.locator(f'article[aria-labelledby="table-{table}"]').count() == 0
    bob.page.goto(f"{room.url}/tables/{table}")
    expect(bob.page.get_by_text("no such table").first).to_be_visible()
    # A guest with the link plays a hand.
    ann.page.goto(address)
    ann.page.get_by_role("button", name="Come to the table").wait_for()
    look(ann.page, gallery, "own-invited")
    ann.page.get_by_role("button", name="Come to the table").click()
    ann.page.get_by_label("What shall the dealer call you?").fill("Ann")
    ann.page.keyboard.press("Enter")
    ann.wait(lambda: bool(ann.table), "the table")
    ann.page.get_by_role("button", name="Seat 2").first.click()
    ann.page.get_by_role("button", name="Sit down").last.click()
    ann.wait(lambda: ann.table["you"] > 0, "a seat")
    together([rosa, ann], lambda: ann.table["hands"] >= 1, "a hand")
    _silences(rosa, ann, gallery)
    _looks_after(rosa, ann, bob, gallery)
    for person in (rosa, ann, bob):
        assert not person.faults, person.faults
        person.context.close()


def _silences(rosa: Person, ann: Person, gallery: Path) -> None:
    """The host takes a line of Ann's back, and asks her to be quiet."""
    ann.page.get_by_role("button", name="Chat").first.click()
    ann.page.get_by_label("Talk to the table").fill("You all play badly")
    ann.page.keyboard.press("Enter")
    rosa.page.get_by_role("button", name="Chat, 1 new line").click()
    talk = rosa.page.get_by_role("region", name="Chat")
    talk.get_by_role("button", name="Ann", exact=True).click()
    look(rosa.page, gallery, "chat-host")
    talk.get_by_role("button", name="Take this line back").click()
    expect(ann.page.get_by_text("took this back")).to_be_visible()
    talk.get_by_role("button", name="Ann", exact=True).click()
    talk.get_by_label("Your reason").fill("rude")
    talk.get_by_role("button", name="Silence Ann").click()
    expect(ann.page.get_by_text("quiet for 10 minutes")).to_be_visible()
    assert ann.page.get_by_label("Talk to the table").count() == 0
    for person in (ann, rosa):
        person.page.get_by_role("region", name="Chat").get_by_role("button", name="Close").click()


def _looks_after(rosa: Person, ann: Person, bob: Person, gallery: Path) -> None:
    """The host pauses the table, sends Ann out and renews the link, though they play."""
    page = rosa.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Your table").click()
    yours = page.get_by_role("dialog", name="Your table")
    yours.get_by_role("button", name="Pause").click()
    ann.wait(lambda: "the host asked" in ann.table["paused"], "the pause")
    look(page, gallery, "own-host")
    yours.get_by_role("button", name="Go on").click()
    ann.wait(lambda: not ann.table["paused"], "the end of the pause")
    yours.get_by_role("button", name="Send Ann out").click()
    yours.get_by_role("button", name="Let Ann back in").wait_for()
    page.keyboard.press("Escape")
    together([rosa], lambda: any('"failed"' in said for said in ann.heard), "Ann to be out")
    assert json.loads(ann.heard[-1])["type"] == "failed"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Your table").click()
    before = yours.get_by_role("textbox", name="Link").input_value()
    yours.get_by_role("button", name="Make a new link").click()
    expect(yours.get_by_role("textbox", name="Link")).not_to_have_value(before)
    bob.page.goto(before)
    bob.page.get_by_role("button", name="Come to the table").click()
    bob.page.get_by_label("What shall the dealer call you?").fill("Bob")
    bob.page.keyboard.press("Enter")
    expect(bob.page.get_by_text("opens nothing any more")).to_be_visible()
    page.set_viewport_size(PHONE)
    look(page, gallery, "own-host-phone")


@pytest.mark.long
def test_somebody_on_the_wait_list_is_told_of_a_free_seat(
    browser: Browser, club: Opened, gallery: Path
) -> None:
    room, manager = club
    act = {"do": "make-table", "table": "pair", "house": "tommys", "game": "holdem", "seats": 2}
    made = manager.post("/api/acts", json={"id": "pair", "act": act})
    assert made.status_code == 200, made.text
    ann, cora, bob = (Person(browser, room.url) for _ in range(3))
    for person in (ann, cora):
        person.come("pair")
    bob.context.add_init_script(HEARD)
    page = bob.page
    page.goto(room.url)
    card = page.locator('article[aria-labelledby="table-pair"]')
    assert "no free seat" in card.inner_text()
    page.get_by_role("button", name="Sign in").first.click()
    page.get_by_label("What shall the dealer call you?").fill("Bo")
    page.keyboard.press("Enter")
    card.get_by_role("link", name="Wait list").click()
    page.get_by_role("button", name="Wait for a seat").click()
    page.get_by_text("You are on the wait list").wait_for()
    # The browser asks only after a press.
    assert page.evaluate("Notification.permission") == "default"
    page.get_by_role("button", name="Tell me when a seat is free").click()
    cora.gets_up()
    together([ann, cora], lambda: bool(page.evaluate("window.told.length")), "the notification")
    assert page.evaluate("window.told") == ["A seat is free: Texas Hold'em"]
    assert page.title() == "A seat is free: Texas Hold'em"
    look(page, gallery, "seat-free")
    page.get_by_role("button", name="Take seat").click()
    page.get_by_role("button", name="Sit down").last.click()
    bob.wait(lambda: bob.table["you"] > 0, "the seat")
    for person in (ann, cora, bob):
        assert not person.faults, person.faults
        person.context.close()
