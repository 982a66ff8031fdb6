"""The office on a tablet: the manager, the cashier and the auditor of one room."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
import segno
from playwright.sync_api import Browser, Locator, Page, Request, ViewportSize, expect

from tests.e2e.looks import look
from tests.e2e.person import DESK, LOOK_SECONDS, Person
from tests.e2e.room import Room

TABLET = ViewportSize(width=1024, height=768)
TABLE = "tommys-holdem"
PARTS = ("people", "tables", "books", "bonuses", "reports", "journal", "requests", "chain")
PATHS = ("", "floor", "cage", "office", *(f"office/{part}" for part in PARTS))
# Requests of a page in a second, if nothing happens.
AT_REST = 4
# Pages that are looked at side by side.
TABS = 5
SECOND, NIGHT = "tommys-holdem-2", "night-table"
PASSWORD = "battery staple"
EN_DASH = "\u2013"
STAFF = {"Rosa": "manager", "Cass": "cashier", "Audrey": "auditor"}


class Office:
    """A room with people who run it, each with the link of an invitation."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.room = Room(data, "tommys/holdem")
        self.room.open()
        self.room.close()
        self.links = {name: self._invited(name, role) for name, role in STAFF.items()}
        self.room.open()

    def _invited(self, name: str, role: str) -> str:
        asked = ["staff", "add", name, "--role", role, "--link", self.room.url, "--json"]
        command = [sys.executable, "-m", "cardhouse", *asked, "--data", str(self.data)]
        told = subprocess.run(command, check=True, capture_output=True, text=True)
        return str(json.loads(told.stdout)["link"])

    def balances(self) -> Counter[str]:
        """The balance of every account, added up from the stored transfers and nothing else."""
        found: Counter[str] = Counter()
        with closing(sqlite3.connect(f"file:{self.data / 'room.db'}?mode=ro", uri=True)) as file:
            rows = file.execute("select transfers from events where length(transfers) > 0")
            for each in (moved for (text,) in rows for moved in json.loads(text)):
                found[str(each["source"])] -= each["amount"]
                found[str(each["target"])] += each["amount"]
        return found


@pytest.fixture(scope="module")
def office(program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    opened = Office(tmp_path_factory.mktemp("office"))
    yield opened
    assert "Traceback" not in opened.room.close()


@pytest.fixture(scope="module")
def staff(browser: Browser, office: Office) -> Iterator[dict[str, Page]]:
    """A tablet for each, at which they come in by their links, with the keyboard alone."""
    expect.set_options(timeout=LOOK_SECONDS * 1_000)
    pages = {}
    for name, role in STAFF.items():
        context = browser.new_context(viewport=TABLET, has_touch=True, reduced_motion="reduce")
        context.set_default_timeout(LOOK_SECONDS * 1_000)
        page = pages[name] = context.new_page()
        page.goto(office.links[name])
        page.get_by_text(f"{name}, you are invited as player, {role}.").wait_for()
        reach(page, page.get_by_label("Password"))
        page.keyboard.type(PASSWORD)
        page.keyboard.press("Enter")
        page.get_by_role("navigation", name="Parts of the office").wait_for()
    yield pages
    for page in pages.values():
        page.context.close()


def reach(page: Page, wanted: Locator) -> None:
    """Go to a control with the Tab key."""
    wanted.wait_for()
    for _ in range(150):
        if wanted.evaluate("each => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {wanted}")


def press(page: Page, name: str, within: Locator | None = None) -> None:
    """Press a button with the keyboard."""
    reach(page, (within or page).get_by_role("button", name=name, exact=True))
    page.keyboard.press("Enter")


def both_sizes(page: Page, gallery: Path, name: str) -> None:
    """Look at a page on a tablet and at a desk."""
    look(page, gallery, f"{name}-tablet")
    page.set_viewport_size(DESK)
    look(page, gallery, f"{name}-desk")
    page.set_viewport_size(TABLET)


def part(page: Page, name: str) -> None:
    """Go to a part of the office."""
    page.get_by_role("navigation", name="Parts of the office").get_by_role(
        "link", name=name
    ).click()
    page.get_by_role("heading", name=name, exact=True, level=1).wait_for()


def test_the_account_says_what_somebody_does(staff: dict[str, Page]) -> None:
    page = staff["Rosa"]
    page.get_by_role("button", name="Rosa").click()
    page.get_by_role("dialog").get_by_text("manager", exact=True).wait_for()
    page.keyboard.press("Escape")


def test_tables_are_opened_changed_and_closed_with_the_keyboard_alone(
    browser: Browser, office: Office, staff: dict[str, Page], gallery: Path
) -> None:
    rosa, guest = staff["Rosa"], browser.new_page()
    guest.goto(office.room.url)
    press(rosa, "Open a table")
    dialog = rosa.get_by_role("dialog")
    reach(rosa, dialog.get_by_label("Limit"))
    rosa.keyboard.press("ArrowDown")
    reach(rosa, dialog.get_by_label("Seats"))
    rosa.keyboard.press("Control+a")
    rosa.keyboard.type("6")
    assert dialog.get_by_label("Name of the table").input_value() == SECOND
    look(rosa, gallery, "office-open-table-tablet")
    press(rosa, "Open a table", dialog)
    second = rosa.locator("li").filter(has_text=SECOND)
    expect(second).to_contain_text("6 seats")
    # A guest in the lobby sees it without asking again.
    guest.locator(f'article[aria-labelledby="table-{SECOND}"]').wait_for()
    both_sizes(rosa, gallery, "office-tables")
    press(rosa, "Change", second)
    reach(rosa, dialog.get_by_label("Seats"))
    rosa.keyboard.press("Control+a")
    rosa.keyboard.type("5")
    press(rosa, "Save", dialog)
    expect(second).to_contain_text("5 seats")
    press(rosa, "Close", second)
    expect(second).to_contain_text("closed")
    guest.locator(f'article[aria-labelledby="table-{SECOND}"]').wait_for(state="detached")
    press(rosa, "Reopen", second)
    guest.locator(f'article[aria-labelledby="table-{SECOND}"]').wait_for()
    guest.close()


def test_an_invitation_is_a_link_and_a_picture_of_it(
    browser: Browser, office: Office, staff: dict[str, Page], gallery: Path
) -> None:
    rosa = staff["Rosa"]
    part(rosa, "People")
    press(rosa, "Invite somebody")
    dialog = rosa.get_by_role("dialog")
    dialog.get_by_label("Name").fill("Flo")
    dialog.get_by_label("floor person").check()
    dialog.get_by_label("player").uncheck()
    press(rosa, "Make the invitation", dialog)
    picture = rosa.get_by_role("img", name="QR code of the invitation for Flo")
    picture.wait_for()
    link = dialog.locator("code").inner_text()
    assert link.startswith(f"{office.room.url}/join#")
    drawn = picture.locator("path").get_attribute("d") or ""
    dark = sum(dot != 0 for row in segno.make(link, micro=False).matrix for dot in row)
    assert drawn.count("M") == dark > 100
    look(rosa, gallery, "office-invitation-tablet")
    rosa.keyboard.press("Escape")
    expect(rosa.locator("li").filter(has_text="Flo")).to_contain_text("floor person")
    both_sizes(rosa, gallery, "office-people")
    flo = browser.new_page()
    flo.goto(link)
    flo.get_by_label("Password").fill(PASSWORD)
    flo.get_by_role("button", name="Come in").click()
    flo.get_by_role("heading", name="Tables", exact=True).wait_for()
    expect(flo.get_by_role("button", name="Open a table")).to_have_count(0)
    flo.close()
    part(rosa, "Journal")
    expect(rosa.locator("ol li").filter(has_text="Invite a person").first).to_contain_text("Flo")
    both_sizes(rosa, gallery, "office-journal")


def test_a_report_shows_the_ledger_and_a_day_is_closed_by_two(
    browser: Browser, office: Office, staff: dict[str, Page], gallery: Path
) -> None:
    player, rosa, cass = Person(browser, office.room.url), staff["Rosa"], staff["Cass"]
    player.come(TABLE)
    player.play_hand()
    player.leave()
    part(rosa, "Tables")
    closing = rosa.get_by_role("button", name="Close", exact=True)
    closing.first.wait_for()
    for left in reversed(range(closing.count())):
        closing.first.click()
        expect(closing).to_have_count(left)
    with_bots = rosa.locator("li").filter(has_not_text="no bots").filter(has_text="seats")
    expect(with_bots).to_have_count(0)
    part(rosa, "Reports")
    rosa.get_by_role("region", name="By table").wait_for()
    balances = office.balances()
    box = balances[f"{TABLE}/box"]
    assert box > 0
    assert rosa.locator("[data-figure=collected]").inner_text() == dollars(box)
    purses = ("player/", "bot/")
    everybody = sum(cents for account, cents in balances.items() if account.startswith(purses))
    assert rosa.locator("[data-figure=players]").inner_text() == dollars(everybody)
    told = rosa.get_by_role("img", name="Drop by table")
    assert f"{TABLE} {dollars(box)}" in (told.get_attribute("aria-label") or "")
    rosa.get_by_role("button", name=f"Statement of {player.name}").click()
    lines = rosa.get_by_role("region", name=f"Statement of {player.name}").get_by_role("row")
    last = lines.last.get_by_role("cell").last.inner_text()
    assert last == dollars(balances[f"player/{player.name}"])
    both_sizes(rosa, gallery, "office-reports")
    rosa.screenshot(path=gallery / "office-reports-whole.png", full_page=True)
    with rosa.expect_download() as saved:
        rosa.get_by_role("link", name="By table (CSV)").click()
    assert f"{TABLE}," in Path(saved.value.path()).read_text(encoding="utf-8")
    rosa.get_by_role("button", name="Close the day").click()
    rosa.get_by_text("It waits for a second person").first.wait_for()
    cass.goto(f"{office.room.url}/office/requests")
    cass.get_by_role("heading", name="Second person", level=1).wait_for()
    both_sizes(cass, gallery, "office-requests")
    press(cass, "Confirm")
    cass.get_by_text("Nothing waits for a second person.").wait_for()
    rosa.reload()
    rosa.get_by_text("The books were closed by Rosa").wait_for()
    rosa.get_by_text("The figures are still the same.").wait_for()
    assert not player.faults
    player.context.close()


def test_fees_are_edited_as_a_new_edition_with_the_keyboard_alone(
    office: Office, staff: dict[str, Page], gallery: Path
) -> None:
    rosa = staff["Rosa"]
    part(rosa, "Fees and limits")
    rosa.get_by_role("article").first.wait_for()
    both_sizes(rosa, gallery, "office-books")
    press(rosa, "Edit 2-4 of Texas Hold'em")
    dialog = rosa.get_by_role("dialog")
    typed(rosa, dialog.get_by_label("Buy-in"), "30")
    typed(rosa, dialog.get_by_label("Fee, in dollars").first, "2")
    typed(rosa, dialog.get_by_label("Fee, in dollars").last, "4")
    press(rosa, "Check it", dialog)
    # The house's own rule says another fee: it needs new words.
    words = dialog.get_by_label("New words of rule TOM-ROOM-17")
    words.wait_for()
    look(rosa, gallery, "office-edition-rule-tablet")
    typed(rosa, words, "The fee is $2 with up to five players, and $4 with more.")
    press(rosa, "Check it", dialog)
    dialog.get_by_text("The book is good.").wait_for()
    fee = dialog.get_by_role("row").filter(has_text="Fee of a hand")
    expect(fee).to_contain_text("up to 5: $3 · up to 10: $3")
    expect(fee).to_contain_text("up to 5: $2 · up to 10: $4")
    dialog.get_by_role("button", name="Put it in force").scroll_into_view_if_needed()
    both_sizes(rosa, gallery, "office-edition")
    press(rosa, "Put it in force", dialog)
    rosa.get_by_text("The edition is in force from the next hand.").wait_for()
    card = rosa.get_by_role("article").first
    expect(card).to_contain_text("Edition 1 by Rosa")
    card.locator("summary").click()
    press(rosa, "Back to the printed book")
    expect(card).to_contain_text("Edition 2 by Rosa")
    both_sizes(rosa, gallery, "office-editions")
    part(rosa, "Journal")
    expect(rosa.locator("ol li").filter(has_text="Edit the fees").first).to_be_visible()
    look(rosa, gallery, "office-journal-edition-tablet")


def typed(page: Page, field: Locator, text: str) -> None:
    """Write something else into a field."""
    reach(page, field)
    page.keyboard.press("Control+a")
    page.keyboard.type(text)


def test_a_table_gets_opening_hours(office: Office, staff: dict[str, Page], gallery: Path) -> None:
    rosa = staff["Rosa"]
    act = {"do": "open-table", "table": NIGHT, "house": "tommys", "game": "holdem"}
    opened = rosa.request.post(f"{office.room.url}/api/acts", data={"id": "night", "act": act})
    assert opened.ok, opened.text()
    part(rosa, "Tables")
    second = rosa.locator("li").filter(has_text=NIGHT)
    press(rosa, "Hours", second)
    dialog = rosa.get_by_role("dialog")
    press(rosa, "Add hours", dialog)
    dialog.get_by_label("Opens").fill("10:00")
    dialog.get_by_label("Closes").fill("03:30")
    look(rosa, gallery, "office-hours-tablet")
    press(rosa, "Save", dialog)
    expect(second).to_contain_text(f"Open 10:00{EN_DASH}03:30")
    both_sizes(rosa, gallery, "office-tables-hours")


def test_a_page_at_rest_asks_the_room_now_and_then_only(
    office: Office, staff: dict[str, Page]
) -> None:
    paths = (*PATHS, f"floor/{TABLE}", f"tables/{TABLE}")
    counted: Counter[str] = Counter()
    for first in range(0, len(paths), TABS):
        counted += resting(office, staff["Rosa"], paths[first : first + TABS])
    busy = {path: count for path, count in counted.items() if count > AT_REST}
    assert busy == {} and len(PATHS) > 10


def resting(office: Office, person: Page, paths: Sequence[str]) -> Counter[str]:
    """The requests of some pages, side by side in tabs, in a second in which nothing happens."""
    counted: Counter[str] = Counter()
    tabs = {path: person.context.new_page() for path in paths}
    of_page = {tab: path for path, tab in tabs.items()}

    def count(request: Request) -> None:
        counted[of_page[request.frame.page]] += 1

    for path, tab in tabs.items():
        tab.on("request", count)
        tab.goto(f"{office.room.url}/{path}")
        tab.get_by_role("heading").first.wait_for()
    person.wait_for_timeout(500)
    # Every page must have asked for something, or nobody has listened.
    assert counted.keys() == tabs.keys()
    counted.clear()
    person.wait_for_timeout(1_000)
    for tab in tabs.values():
        tab.close()
    return counted


def hand_played(office: Office, page: Page) -> None:
    """Look on until the bots have played a hand, and go back to the office."""
    page.goto(f"{office.room.url}/tables/{TABLE}")
    until = time.monotonic() + LOOK_SECONDS
    while not page.request.get(f"{office.room.url}/api/tables/{TABLE}/hands").json():
        assert time.monotonic() < until, "no hand has been played"
        page.wait_for_timeout(100)
    page.goto(f"{office.room.url}/office")


def test_an_auditor_reads_everything_and_changes_nothing(
    office: Office, staff: dict[str, Page], gallery: Path
) -> None:
    audrey, rosa = staff["Audrey"], staff["Rosa"]
    hand_played(office, audrey)
    for name in ("Rights", "Bonuses", "Fees and limits", "People", "Reports", "Journal"):
        part(audrey, name)
        audrey.locator("main h2, main article, main li").first.wait_for()
        both_sizes(audrey, gallery, f"audit-{name.lower().replace(' ', '-')}")
        acts = ("Edit", "Add a limit", "Invite somebody", "Close the day", "Confirm")
        for act in acts:
            expect(audrey.get_by_role("button", name=act)).to_have_count(0)
    part(audrey, "Proof")
    press(audrey, "Verify everything now")
    audrey.get_by_text("Sound:").wait_for()
    both_sizes(audrey, gallery, "office-proof")
    part(audrey, "Hands")
    audrey.get_by_label("Number of the hand").fill("1")
    press(audrey, "Look")
    audrey.get_by_label("Reason").fill("a complaint")
    look(audrey, gallery, "office-hand-tablet")
    press(audrey, "Ask to see every card")
    audrey.get_by_text("A manager has not agreed yet.").wait_for()
    part(rosa, "Second person")
    rosa.get_by_role("button", name="Confirm").click()
    rosa.get_by_text("Nothing waits for a second person.").wait_for()
    press(audrey, "Look")
    audrey.get_by_role("link", name="saw it, seat").first.click()
    audrey.get_by_role("heading", name="Hand 1").wait_for()
    look(audrey, gallery, "office-seat-tablet")
    audrey.go_back()
    part(audrey, "Tables")
    for act in ("Open a table", "Change", "Hours", "Close", "Reopen"):
        expect(audrey.get_by_role("button", name=act, exact=True)).to_have_count(0)


def dollars(cents: int) -> str:
    """An amount as the pages write it."""
    whole, rest = divmod(cents, 100)
    return f"${whole:,}.{rest:02}" if rest else f"${whole:,}"
