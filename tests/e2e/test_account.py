"""The account in the browser: coming back as a guest, passwords, and logging out everywhere."""

import json
from pathlib import Path
from typing import Literal

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize

from tests.e2e.conftest import Guests
from tests.e2e.looks import look
from tests.e2e.person import DESK, PHONE, Person

TABLE = "tommys-stud7"
SECRET, OTHER = "seven of clubs", "seven of hearts"
Light = Literal["light", "dark"]
LOOKS = pytest.mark.parametrize(
    ("size", "light"),
    [
        pytest.param(DESK, "light", id="desk-light"),
        pytest.param(PHONE, "dark", id="phone-dark", marks=pytest.mark.long),
    ],
)


def open_account(person: Person) -> None:
    """Open the account from a table's menu."""
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Your account").click()
    person.page.get_by_text("Chips in your pocket").wait_for()


def press(page: Page, name: str) -> None:
    """Press a button by keyboard alone."""
    button = page.get_by_role("dialog").get_by_role("button", name=name, exact=True)
    button.wait_for()
    for _ in range(40):
        if button.evaluate("each => each === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {name}")


@LOOKS
def test_a_guest_leaves_comes_back_and_makes_an_account_at_the_table(
    guest: Guests, gallery: Path, size: ViewportSize, light: Light
) -> None:
    person = guest(size=size)
    page, name = person.page, f"{'desk' if size == DESK else 'phone'}-{light}"
    page.emulate_media(color_scheme=light, reduced_motion="reduce")
    person.come(TABLE)
    seat = person.table["you"]
    open_account(person)
    look(page, gallery, f"account-guest-{name}")
    press(page, "Log out")
    page.get_by_role("heading", name=f"You left as {person.name}").wait_for()
    word = page.locator("code").inner_text()
    assert len(word) > 20
    look(page, gallery, f"account-left-{name}")
    # The table behind shows no cards any more, and gives the reason.
    page.keyboard.press("Escape")
    page.get_by_text("You are logged out here").first.wait_for()
    assert page.get_by_label("Your hand").count() == 0
    person.table = {}
    page.goto(person.url)
    page.get_by_role("button", name="Sign in").click()
    look(page, gallery, f"account-return-{name}")
    press(page, f"Come back as {person.name}")
    page.get_by_role("button", name=person.name, exact=True).wait_for()
    page.goto(f"{person.url}/tables/{TABLE}")
    person.wait(lambda: person.table.get("you") == seat, "the seat")
    open_account(person)
    page.get_by_label("A password").fill(SECRET)
    heard = len(person.heard)
    press(page, "Make an account")
    page.get_by_text("You have an account now").wait_for()
    look(page, gallery, f"account-member-{name}")
    page.keyboard.press("Escape")

    # The connection reopens under the new session, and the game goes on.
    def renewed() -> bool:
        kinds = [json.loads(each)["type"] for each in person.heard[heard:]]
        last = kinds.index("failed") if "failed" in kinds else len(kinds)
        return "state" in kinds[last:] and person.table.get("you") == seat

    person.wait(
        renewed,
        "the seat under the new session",
    )
    assert any('"again":0.5' in each for each in person.heard)
    person.leave()


def test_a_guest_comes_back_in_another_browser_with_the_word(guest: Guests) -> None:
    person, other = guest(), guest()
    person.come(TABLE)
    open_account(person)
    press(person.page, "Log out")
    word = person.page.locator("code").inner_text()
    page = other.page
    page.goto(f"{other.url}/tables/{TABLE}")
    other.wait(lambda: bool(other.table), "the table")
    page.goto(other.url)
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("Log in").check()
    page.get_by_label("Name", exact=True).fill(person.name)
    page.get_by_label("Password").fill(word)
    page.get_by_role("dialog").get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name=person.name, exact=True).wait_for()
    other.table = {}
    page.goto(f"{other.url}/tables/{TABLE}")
    other.wait(lambda: other.table.get("you", 0) > 0, "the seat")
    other.leave()


def test_a_new_password_shuts_the_other_browser_out(guest: Guests, gallery: Path) -> None:
    person, other = guest(), guest(size=PHONE)
    person.page.goto(person.url)
    join(person, SECRET, "New account")
    join(other, SECRET, "Log in", person.name)
    other.page.goto(f"{other.url}/tables/{TABLE}")
    other.wait(lambda: bool(other.table), "the table")
    page = person.page
    page.get_by_role("button", name=person.name).click()
    page.get_by_text("in 2 browsers").wait_for()
    page.get_by_text("Change your password").click()
    page.get_by_label("Your present password").fill("seven of spades")
    page.get_by_label("A new password").fill(OTHER)
    page.get_by_role("button", name="Change the password").click()
    page.get_by_role("alert").get_by_text("not your present password").wait_for()
    look(page, gallery, "account-password-desk-light")
    page.get_by_label("Your present password").fill(SECRET)
    page.get_by_role("button", name="Change the password").click()
    page.get_by_text("Your password is changed").wait_for()
    page.get_by_text("only here").wait_for()
    # The other browser is told, and may watch.
    other.page.get_by_text("You are logged out here").first.wait_for()
    other.table = {}
    other.page.get_by_role("button", name="Back to the table").click()
    other.wait(lambda: bool(other.table), "the table from the rail")
    join(other, OTHER, "Log in", person.name)
    press(page, "Log me out everywhere")
    page.get_by_role("button", name="Sign in").wait_for()
    other.page.reload()
    other.page.get_by_role("button", name="Sign in").wait_for()
    assert not person.faults + other.faults


def join(person: Person, password: str, way: str, name: str = "") -> None:
    """Sign in from the lobby with a password."""
    page = person.page
    page.goto(person.url)
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label(way).check()
    page.get_by_label("Name", exact=True).fill(name or person.name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("dialog").get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name=name or person.name, exact=True).wait_for()


def test_a_token_is_made_shown_once_and_revoked(guest: Guests, gallery: Path) -> None:
    person = guest()
    page = person.page
    page.goto(person.url)
    join(person, SECRET, "New account")
    page.goto(f"{person.url}/tables/{TABLE}")
    person.wait(lambda: bool(person.table), "the table")
    open_account(person)
    page.get_by_text("Tokens for programs").click()
    page.get_by_label("A name for a new one").fill("my shell")
    press(page, "Make a token")
    page.get_by_text("it is shown only this once").wait_for()
    token = page.get_by_role("dialog").locator("code").inner_text()
    look(page, gallery, "account-tokens-desk")
    headers = {"Authorization": f"Bearer {token}"}
    me = httpx.get(f"{person.url}/api/me", headers=headers, timeout=60).json()
    assert me["name"] == person.name
    press(page, "Revoke my shell")
    page.get_by_role("button", name="Revoke my shell").wait_for(state="detached")
    assert httpx.get(f"{person.url}/api/me", headers=headers, timeout=60).json() is None
