"""A person's own page in the browser: results, hands, search, one hand opened, and notes."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.e2e.conftest import Guests
from tests.e2e.looks import look
from tests.e2e.person import PHONE, Person

TABLE = "tommys-holdem"
STUD = "tommys-stud7"
TABLET = ViewportSize(width=820, height=1180)
WIDE = ViewportSize(width=1440, height=900)
# The least height of a rank on a phone, in CSS pixels, and a figure's share of its type's size.
RANK, FIGURE = 14, 0.7
# The least room for a finger.
TAP = 44


def cents(text: str) -> int:
    """An amount as a page shows it."""
    sign = -1 if text.startswith("\N{MINUS SIGN}") else 1
    return sign * round(float(re.sub(r"[^0-9.]", "", text)) * 100)


def test_an_evening_is_told_on_ones_own_page(guest: Guests, gallery: Path) -> None:
    person = guest(size=PHONE)
    page = person.page
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    played_and_left(person, gallery)
    page.goto(f"{person.url}/me")
    page.get_by_role("heading", name="By game").wait_for()
    page.get_by_role("img", name="Your cards").first.wait_for()
    for size, light in ((PHONE, "light"), (PHONE, "dark"), (TABLET, "light"), (WIDE, "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="light" if light == "light" else "dark")
        look(page, gallery, f"me-{size['width']}-{light}")
    page.set_viewport_size(PHONE)
    whole = page.locator(".big b").inner_text()
    games = page.locator("section", has_text="By game").locator("li > b").all_inner_texts()
    assert len(games) == 2
    assert sum(map(cents, games)) == cents(whole)
    rank = page.locator(".held .card b").first
    size = rank.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
    assert size * FIGURE >= RANK
    opens_and_searches(page, gallery)
    assert not person.faults


def played_and_left(person: Person, gallery: Path) -> None:
    """Play at two tables, leaving both, and keep a note on somebody at the second."""
    page = person.page
    person.come(TABLE)
    person.play_hand()
    person.play_hand()
    person.leave()
    page.get_by_text(re.compile(r"Your sitting: .* over \d hands")).wait_for()
    look(page, gallery, "me-left-phone")
    page.goto(f"{person.url}/tables/{STUD}")
    seat = re.compile("Sit|Take", re.I)
    page.get_by_role("button", name=seat).first.click()
    page.get_by_role("dialog").get_by_role("button", name=seat).first.click()
    person.wait(lambda: person.table.get("you", 0) > 0, "a seat")
    person.play_hand()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Notes on players").click()
    note = page.get_by_label(re.compile("Your note on")).first
    note.fill("Never folds a pair")
    page.get_by_role("button", name="Keep the note").click()
    page.get_by_role("button", name="Keep the note").wait_for(state="detached")
    page.keyboard.press("Escape")
    is_marked_at_the_seat(person, gallery)


def is_marked_at_the_seat(person: Person, gallery: Path) -> None:
    """The one player with a note has a mark, which opens it; also when the page comes anew."""
    page = person.page
    mark = page.get_by_role("button", name=re.compile("Your note on"))
    mark.wait_for()
    assert mark.count() == 1
    page.reload()
    mark.wait_for()
    look(page, gallery, "me-noted-phone")
    room = mark.evaluate("e => parseFloat(getComputedStyle(e, '::after').width)")
    assert room >= TAP
    mark.click()
    note = page.get_by_role("dialog").get_by_label(re.compile("Your note on"))
    assert note.input_value() == "Never folds a pair"
    look(page, gallery, "me-note-opened-phone")
    page.keyboard.press("Escape")
    note.wait_for(state="detached")


def opens_and_searches(page: Page, gallery: Path) -> None:
    """One hand is opened and explained; a search finds what was held and nothing else."""
    hands = page.locator("section", has=page.get_by_role("heading", name="Hands", exact=True))
    hands.locator("li > button").first.click()
    page.get_by_role("link", name="Replay this hand").wait_for()
    hands.get_by_role("button", name="Why?").first.click()
    page.locator("dialog blockquote").first.wait_for()
    look(page, gallery, "me-why-phone")
    page.keyboard.press("Escape")
    look(page, gallery, "me-hand-phone")
    page.get_by_text("Search your hands").click()
    page.get_by_label("Words of the log").fill("no dealer says this")
    page.get_by_role("button", name="Search", exact=True).click()
    page.get_by_text("No such hands").wait_for()
    page.get_by_label("Words of the log").fill("")
    page.get_by_label("Game").select_option(index=1)
    page.get_by_role("button", name="Search", exact=True).click()
    hands.locator("li > button").first.wait_for()
    look(page, gallery, "me-search-phone")
    assert 0 < hands.locator("li > button").count() < 4
    assert page.get_by_label(re.compile("Your note on")).input_value() == "Never folds a pair"
