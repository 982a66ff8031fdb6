"""The cage's window with wrong sums, impatient hands, two cashiers at once, and winnings held."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.ledger import balances, cash
from tests.e2e.looks import look
from tests.e2e.test_cage import Cardroom, counts

DESK = ViewportSize(width=1440, height=900)
TABLET = ViewportSize(width=1024, height=768)
GAME = "no-bust-blackjack"
FREE = f"lo-ball-room-{GAME}"
PATIENT = 90_000
# Sums that nobody pays, or that could be read in two ways.
WRONG = ("0", "-5", "ten", "12.345", "1,5", "1e3")


@pytest.fixture
def cardroom(browser: Browser, tmp_path: Path) -> Iterator[Cardroom]:
    game, program = f"lo-ball-room/{GAME}", "tests.e2e.steered"
    opened = Cardroom(browser, tmp_path / "room", game=game, program=program)
    yield opened
    opened.close()


@pytest.mark.long
def test_a_bad_hour_at_the_window(cardroom: Cardroom, gallery: Path) -> None:
    (person,) = cardroom.guests(1)
    person.context.close()
    wrong_sums_move_nothing(cardroom, person.name, gallery)
    a_double_click_sells_once(cardroom, person.name)
    two_cashiers_at_once(cardroom, person.name, gallery)
    cash_is_watched_over_the_day(cardroom, person.name, gallery)
    winnings_are_held_until_they_are_fetched(cardroom, person.name, gallery)


def chosen(page: Page, name: str) -> None:
    """Choose a patron at the window."""
    page.get_by_label("Find a patron").fill(name)
    page.get_by_role("navigation", name="Patrons").get_by_role("button", name=name).click()


def pays(page: Page, amount: str, act: str) -> None:
    """Sell or redeem, and put the receipt away."""
    page.get_by_label("Amount in dollars").fill(amount)
    page.get_by_role("button", name=f"{act} $").click()
    page.get_by_role("dialog").get_by_role("button", name="Print").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")


def both_sizes(page: Page, gallery: Path, name: str) -> None:
    for size, where in ((DESK, "desk"), (TABLET, "tablet")):
        page.set_viewport_size(size)
        page.evaluate("window.scrollTo(0, 0)")
        look(page, gallery, f"{name}-{where}")


def wrong_sums_move_nothing(cardroom: Cardroom, patron: str, gallery: Path) -> None:
    cass, data = cardroom.cass, cardroom.room.data
    cass.goto(f"{cardroom.room.url}/cage")
    chosen(cass, patron)
    cass.get_by_text("Open your drawer first.").wait_for()
    both_sizes(cass, gallery, "window-no-drawer")
    # A part of a bill, or less than none, is no count.
    for wrong in ("-1", "1.5"):
        counts(cass, "Count the float", d20=3)
        cass.get_by_role("group", name="Count the float").get_by_label("$100").fill(wrong)
        cass.get_by_role("button", name="Open with $").click()
        assert balances(data)["drawer/1"] == 0
    counts(cass, "Count the float", d100=1)
    cass.get_by_role("button", name="Open with $160").click()
    cass.get_by_text("Opened with $160").wait_for()
    amount, sell = cass.get_by_label("Amount in dollars"), cass.get_by_role("button", name="Sell $")
    for wrong in WRONG:
        amount.fill(wrong)
        cass.get_by_text("Write an amount in dollars, such as 40 or 40.50.").wait_for()
        expect(sell).to_be_disabled()
        amount.press("Enter")
    both_sizes(cass, gallery, "window-wrong-sum")
    cass.get_by_label("Bring more cash").fill("1,5")
    expect(cass.get_by_role("button", name="Bring it")).to_be_disabled()
    # A page that is loaded again has sold nothing, and knows the drawer.
    amount.fill("75")
    cass.reload()
    cass.get_by_text("Opened with $160").wait_for()
    assert cash(data, patron) == (0, 0) and balances(data)["drawer/1"] == 160_00


def a_double_click_sells_once(cardroom: Cardroom, patron: str) -> None:
    cass, data = cardroom.cass, cardroom.room.data
    chosen(cass, patron)
    cass.get_by_label("Amount in dollars").fill("40.50")
    cass.get_by_role("button", name="Sell $40.50").dblclick()
    cass.get_by_role("dialog").get_by_role("button", name="Print").wait_for()
    cass.keyboard.press("Escape")
    assert cash(data, patron) == (40_50, 0)
    cass.get_by_label("Amount in dollars").fill("40.51")
    cass.get_by_text("They have $40.50 in chips to redeem.").wait_for()
    expect(cass.get_by_role("button", name="Redeem $40.51")).to_be_disabled()
    cass.get_by_label("Amount in dollars").fill("")


def two_cashiers_at_once(cardroom: Cardroom, patron: str, gallery: Path) -> None:
    cass, data = cardroom.cass, cardroom.room.data
    carl = cardroom.hired("Carl", "cashier")
    carl.goto(f"{cardroom.room.url}/cage")
    counts(carl, "Count the float", d5=1)
    carl.get_by_role("button", name="Open with $5").click()
    carl.get_by_role("alert").get_by_text("Drawer 1 is open: Cass has it.").wait_for()
    carl.get_by_label("Name of the drawer").fill("2")
    carl.get_by_role("button", name="Open with $5").click()
    carl.get_by_text("Opened with $5").wait_for()
    # The same sum to the same patron, and each has the receipt of their own drawer.
    for page, drawer in ((cass, "1, Cass"), (carl, "2, Carl")):
        chosen(page, patron)
        page.get_by_label("Amount in dollars").fill("60")
        page.get_by_role("button", name="Sell $60").click()
        page.get_by_role("dialog").get_by_text(drawer).wait_for()
        page.keyboard.press("Escape")
    assert cash(data, patron) == (160_50, 0)
    # A drawer pays no more than it has, and does not say how much that is.
    carl.get_by_label("Amount in dollars").fill("65.01")
    carl.get_by_role("button", name="Redeem $65.01").click()
    carl.get_by_role("alert").get_by_text("Drawer 2 has less than $65.01").wait_for()
    both_sizes(carl, gallery, "window-refused")
    # Both redeem everything: the second one hears that it is gone.
    carl.get_by_label("Bring more cash").fill("500")
    carl.get_by_role("button", name="Bring it").click()
    expect(carl.get_by_label("Bring more cash")).to_have_value("", timeout=PATIENT)
    for page in (cass, carl):
        page.get_by_role("button", name="All $160.50").click()
    # Carl's page does not look again before the press.
    carl.route("**/api/cage*", lambda route: route.abort())
    cass.get_by_role("button", name="Redeem $160.50").click()
    cass.get_by_role("dialog").get_by_role("button", name="Print").wait_for()
    cass.keyboard.press("Escape")
    carl.get_by_role("button", name="Redeem $160.50").click()
    carl.get_by_role("alert").get_by_text(f"{patron} has $0 in chips").wait_for()
    carl.unroute("**/api/cage*")
    assert cash(data, patron) == (160_50, 160_50)
    assert (balances(data)["drawer/1"], balances(data)["drawer/2"]) == (100_00, 565_00)


def cash_is_watched_over_the_day(cardroom: Cardroom, patron: str, gallery: Path) -> None:
    cass, data = cardroom.cass, cardroom.room.data
    chosen(cass, patron)
    above = cass.get_by_text(f"{patron} has moved more than $10,000 in cash today")
    # Many sums of a day count together, up to the mark itself; the way out counts alone.
    pays(cass, "9,839.50", "Sell")
    assert cash(data, patron)[0] == 10_000_00 and not above.is_visible()
    cass.get_by_label("Amount in dollars").fill("0.01")
    cass.get_by_text("This brings their cash in to $10,000.01 today").wait_for()
    assert not cass.get_by_text("This brings their cash out").is_visible()
    pays(cass, "0.01", "Sell")
    above.wait_for()
    cass.get_by_text("Cash to be reported").wait_for()
    both_sizes(cass, gallery, "window-watch")
    cass.get_by_role("button", name="All $").click()
    cass.get_by_text("This brings their cash out to $10,000.01 today").wait_for()
    cass.get_by_label("Amount in dollars").fill("")


def winnings_are_held_until_they_are_fetched(
    cardroom: Cardroom, patron: str, gallery: Path
) -> None:
    cass, flo, data = cardroom.cass, cardroom.flo, cardroom.room.data
    for act in (
        {"do": "open-free", "house": "lo-ball-room", "game": GAME},
        {"do": "sit-free", "table": FREE, "seat": 3, "name": patron},
        {"do": "deal-free", "table": FREE},
    ):
        cardroom.act(flo, act)
    held, before = balances(data)[f"held/{patron}"], balances(data)[f"player/{patron}"]
    assert held == 25_00
    chosen(cass, patron)
    cass.get_by_text("Winnings held for them: $25").wait_for()
    both_sizes(cass, gallery, "window-held")
    cass.get_by_role("button", name="Pay into the purse").click()
    cass.get_by_text("Winnings held for them").wait_for(state="hidden")
    after = balances(data)
    assert (after[f"held/{patron}"], after[f"player/{patron}"]) == (0, before + held)
    assert cash(data, patron) == (10_000_01, 160_50)
