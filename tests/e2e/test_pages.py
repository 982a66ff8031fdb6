"""Every page: free of axe violations by day and by night, with a picture of each."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.conftest import Guests
from tests.e2e.looks import look
from tests.e2e.person import DESK, PHONE, Person

TABLE = "tommys-holdem"
Light = Literal["light", "dark"]

LOOKS = pytest.mark.parametrize(
    ("size", "light"),
    [
        pytest.param(DESK, "light", id="desk-light"),
        pytest.param(PHONE, "dark", id="phone-dark", marks=pytest.mark.long),
    ],
)


@LOOKS
def test_pages_that_anybody_may_look_at(
    guest: Guests, gallery: Path, size: ViewportSize, light: Light
) -> None:
    person = guest(size=size)
    page, name = person.page, f"{'desk' if size == DESK else 'phone'}-{light}"
    page.emulate_media(color_scheme=light, reduced_motion="reduce")
    page.goto(person.url)
    page.get_by_role("heading", name="Texas Hold'em").wait_for()
    look(page, gallery, f"lobby-{name}")
    page.get_by_role("button", name="Deal me in").click()
    page.get_by_label("What shall the dealer call you?").wait_for()
    look(page, gallery, f"enter-{name}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Single keys act").wait_for()
    look(page, gallery, f"settings-{name}")
    page.goto(f"{person.url}/tables/{TABLE}/rules#TOM-HE-33")
    page.locator("#TOM-HE-33").wait_for()
    look(page, gallery, f"rules-{name}")
    page.goto(f"{person.url}/nowhere/at/all")
    page.get_by_role("heading", name="No such page").wait_for()
    look(page, gallery, f"nowhere-{name}")
    assert not person.faults


def test_the_lobby_fits_a_tablet(guest: Guests, gallery: Path) -> None:
    person = guest(size=ViewportSize(width=1024, height=768))
    person.page.goto(person.url)
    person.page.get_by_role("heading", name="Texas Hold'em").wait_for()
    look(person.page, gallery, "lobby-tablet")


@LOOKS
def test_table_history_and_replay(
    guest: Guests, gallery: Path, size: ViewportSize, light: Light
) -> None:
    person = guest(size=size)
    page, name = person.page, f"{'desk' if size == DESK else 'phone'}-{light}"
    page.emulate_media(color_scheme=light, reduced_motion="reduce")
    person.come(TABLE)
    person.play(lambda: person.playing and bool(person.offers), "a decision")
    look(page, gallery, f"table-{name}")
    number = person.play_hand()
    page.goto(f"{person.url}/tables/{TABLE}/hands")
    page.get_by_text("you played").first.wait_for()
    look(page, gallery, f"history-{name}")
    page.get_by_role("link", name=f"{number} ").first.click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    replays(person)
    page.keyboard.press("End")
    look(page, gallery, f"replay-{name}")
    page.goto(f"{person.url}/tables/{TABLE}")
    person.leave()


def replays(person: Person) -> None:
    """Step, jump, play and pause, by key and by button; the address names the moment."""
    page = person.page
    place = page.get_by_label("Moment of the hand")
    last = int(place.get_attribute("max") or 0)
    assert (place.input_value(), last > 3) == ("0", True)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="One step on").click()
    assert place.input_value() == "2"
    assert page.url.endswith("#3")
    page.reload()
    place.wait_for()
    assert place.input_value() == "2"
    page.keyboard.press("End")
    assert place.input_value() == str(last)
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    page.get_by_role("button", name="Pause").wait_for()
    person.wait(lambda: int(place.input_value()) >= 2, "the replay to go on")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_an_account_is_made_left_and_entered_again(guest: Guests) -> None:
    person = guest()
    page, name = person.page, person.name.replace(" ", "")
    page.goto(person.url)
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("New account").check()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill("seven of clubs")
    page.get_by_role("dialog").get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name=name).click()
    page.get_by_text("a member").wait_for()
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("Log in").check()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill("seven of hearts")
    page.get_by_role("dialog").get_by_role("button", name="Sign in").click()
    page.get_by_role("alert").get_by_text("do not fit").wait_for()
    page.get_by_label("Password").fill("seven of clubs")
    page.get_by_role("dialog").get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name=name).wait_for()
    assert not person.faults


def test_a_note_is_read_with_its_rule(guest: Guests) -> None:
    person = guest()
    page = person.page
    page.goto(f"{person.url}/tables/{TABLE}/rules#TOM-HE-58")
    rule = page.locator("#TOM-HE-58")
    rule.get_by_text("Ruled: the game begins anew").wait_for()
    assert rule.get_by_text("Note.").is_visible()
    assert not person.faults


def test_the_rules_can_be_searched_and_linked_to(guest: Guests) -> None:
    person = guest()
    page = person.page
    page.goto(f"{person.url}/tables/{TABLE}/rules")
    page.get_by_label("Search the rules").fill("three raises")
    page.get_by_text("of 98 rules").wait_for()
    assert "three raises" in page.locator("#TOM-HE-33").inner_text()
    page.get_by_role("link", name="TOM-HE-33").click()
    assert page.url.endswith("/rules#TOM-HE-33")
    page.locator("#TOM-HE-33.asked").wait_for()
    assert page.get_by_label("Search the rules").input_value() == ""
    how = page.locator("#TOM-HE-33").get_by_text("sets betting.raises = 3")
    assert not how.is_visible()
    page.locator("#TOM-HE-33").get_by_text("How it is enforced").click()
    how.wait_for()
    assert not person.faults
