"""A cashier's hour on a tablet, with every figure compared with the ledger."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.e2e.ledger import balances, cash, moves
from tests.e2e.looks import look
from tests.e2e.person import DESK, Person, leave, together
from tests.e2e.room import Room

TABLET = ViewportSize(width=820, height=1180)
TABLE = "tommys-holdem"
PASSWORD = "battery staple"
_acts = count(1)


class Cardroom:
    """A room with a manager, a cashier and a floor person at their tablets."""

    def __init__(
        self,
        browser: Browser,
        data: Path,
        money: str = "cage",
        game: str = "tommys/holdem",
        program: str = "cardhouse",
    ) -> None:
        options = ("--money", money, "--manager", "Rosa")
        self.room = Room(data, game, options=options, program=program)
        self.room.open()
        _, _, word = self.room.says().strip().partition("#")
        self._browser = browser
        self._pages: list[Page] = []
        self.rosa = self._joined(word)
        self.cass = self.hired("Cass", "cashier")
        self.flo = self.hired("Flo", "floor")

    def hired(self, name: str, role: str) -> Page:
        """One more person who works here, at a tablet."""
        return self._joined(self._invited(name, role))

    def _invited(self, name: str, role: str) -> str:
        done = self.act(self.rosa, {"do": "invite", "name": name, "roles": [role]})
        return str(done["word"])

    def _joined(self, word: str) -> Page:
        context = self._browser.new_context(
            viewport=TABLET, has_touch=True, reduced_motion="reduce", locale="en-US"
        )
        context.set_default_timeout(90_000)
        page = context.new_page()
        body = {"word": word, "password": PASSWORD}
        answer = page.request.post(f"{self.room.url}/api/join", data=body)
        assert answer.ok, answer.text()
        self._pages.append(page)
        return page

    def close(self) -> None:
        for page in self._pages:
            page.context.close()
        assert "Traceback" not in self.room.close()

    def guests(self, number: int) -> list[Person]:
        """People who have come in with a name, and stand in the lobby."""
        people = [Person(self._browser, self.room.url) for _ in range(number)]
        for person in people:
            body = {"name": person.name}
            guest = person.page.request.post(f"{self.room.url}/api/guest", data=body)
            assert guest.ok, guest.text()
            person.page.goto(self.room.url)
        return people

    def act(self, page: Page, act: dict[str, Any]) -> dict[str, Any]:
        body = {"id": f"e2e-{next(_acts)}", "act": act}
        answer = page.request.post(f"{self.room.url}/api/acts", data=body)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found


@pytest.fixture
def cardroom(browser: Browser, tmp_path: Path) -> Iterator[Cardroom]:
    opened = Cardroom(browser, tmp_path / "room")
    yield opened
    opened.close()


def reach(page: Page, wanted: Locator) -> None:
    """Go to something with the tabulator alone."""
    wanted.wait_for()
    for _ in range(150):
        if wanted.evaluate("each => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {wanted}")


def counts(page: Page, legend: str, **pieces: int) -> None:
    """Count cash by denominations."""
    group = page.get_by_role("group", name=legend)
    for piece, number in pieces.items():
        group.get_by_label(piece.replace("d", "$"), exact=True).fill(str(number))


def figures(page: Page) -> dict[str, int]:
    """The figures shown on the page, in cents."""
    shown = page.locator("[data-figure]").all()
    return {
        str(each.get_attribute("data-figure")): round(
            float(each.inner_text().replace("$", "").replace(",", "")) * 100
        )
        for each in shown
    }


def sells(page: Page, name: str, amount: str) -> None:
    """Find a patron and sell them chips, by keyboard alone."""
    reach(page, page.get_by_label("Find a patron"))
    page.keyboard.press("Control+a")
    page.keyboard.type(name)
    patron = page.get_by_role("navigation", name="Patrons").get_by_role("button", name=name)
    reach(page, patron)
    page.keyboard.press("Enter")
    reach(page, page.get_by_label("Amount in dollars"))
    page.keyboard.type(amount)
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Print").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")


def seated(person: Person) -> bool:
    return bool(person.table.get("you", 0))


def test_a_cashiers_hour(cardroom: Cardroom, gallery: Path) -> None:
    people = cardroom.guests(2)
    sells_and_prints(cardroom, people, gallery)
    left, dropped = plays(cardroom, people)
    cashes_in(cardroom, people[0], left[people[0].name])
    counts_by_two(cardroom, dropped, gallery)
    assert not [fault for person in people for fault in person.faults]
    for person in people:
        person.context.close()


def sells_and_prints(cardroom: Cardroom, people: list[Person], gallery: Path) -> None:
    url, data, cass = cardroom.room.url, cardroom.room.data, cardroom.cass
    ann, bob = people
    # The drawer is opened with a counted float.
    cass.add_init_script("window.print = () => { window.printed = (window.printed ?? 0) + 1; };")
    cass.goto(f"{url}/cage")
    cass.get_by_text("Chips for cash").wait_for()
    counts(cass, "Count the float", d100=5, d20=10)
    look(cass, gallery, "cage-open-tablet")
    cass.get_by_role("button", name="Open with $700").click()
    cass.get_by_text("Opened with $700").wait_for()

    # Chips are sold by keyboard; a large sum calls for a report.
    sells(cass, ann.name, "200")
    sells(cass, bob.name, "151")
    assert figures(cass) == {"purse": 151_00, "cash-in": 151_00, "cash-out": 0}
    cass.get_by_label("Amount in dollars").fill("9,900")
    cass.get_by_text("above $10,000: a report is due").first.wait_for()
    look(cass, gallery, "cage-watch-tablet")
    cass.get_by_label("Amount in dollars").fill("")
    assert cash(data, bob.name) == (151_00, 0)
    cass.get_by_role("button", name=f"{ann.name} bought $200").click()
    cass.get_by_role("dialog").get_by_role("button", name="Print").click()
    look(cass, gallery, "cage-receipt-tablet")
    assert cass.evaluate("window.printed") == 1
    cass.emulate_media(media="print")
    cass.screenshot(path=gallery / "cage-receipt-paper.png")
    assert cass.get_by_role("heading", name="Cage").is_hidden()
    assert cass.pdf(width="80mm", height="120mm").count(b"/Type /Page\n") == 1
    cass.emulate_media(media="screen")
    cass.keyboard.press("Escape")


def plays(cardroom: Cardroom, people: list[Person]) -> tuple[dict[str, int], int]:
    """Play two hands; returns the chips that each takes along, and the drop."""
    data = cardroom.room.data
    # Two patrons play a hand with their chips, and leave with what they have.
    for person in people:
        person.go_for(TABLE)
    for each in people:
        each.wait(partial(seated, each), "a seat")
    together(people, lambda: people[0].table.get("hands", 0) >= 2, "two hands")
    leave(people)
    held = balances(data)
    assert sum(held.values()) == 0
    left = {person.name: held[f"player/{person.name}"] for person in people}
    dropped = held[f"{TABLE}/box"]
    assert dropped > 0 and sum(left.values()) == 351_00 - dropped
    return left, dropped


def cashes_in(cardroom: Cardroom, ann: Person, chips: int) -> None:
    data, cass = cardroom.room.data, cardroom.cass
    # One of them cashes in; more cash is brought to the drawer.
    cass.get_by_label("Find a patron").fill(ann.name)
    cass.get_by_role("navigation", name="Patrons").get_by_role("button", name=ann.name).click()
    cass.get_by_role("button", name="All $").click()
    cass.get_by_role("button", name="Redeem $").click()
    cass.get_by_role("dialog").get_by_role("button", name="Print").wait_for()
    cass.keyboard.press("Escape")
    assert cash(data, ann.name) == (200_00, chips)
    assert figures(cass)["cash-out"] == chips
    cass.get_by_label("Bring more cash").fill("40")
    cass.get_by_role("button", name="Bring it").click()
    expect(cass.get_by_label("Bring more cash")).to_have_value("")


def counts_by_two(cardroom: Cardroom, dropped: int, gallery: Path) -> None:
    url, data = cardroom.room.url, cardroom.room.data
    flo, rosa = cardroom.flo, cardroom.rosa
    # A change of shift waits for the drawer.
    flo.goto(f"{url}/cage")
    flo.get_by_text("these drawers are counted: 1").wait_for()
    assert flo.get_by_role("button", name="Take over the shift").is_disabled()
    closes_blind(cardroom, gallery)
    flo.reload()
    flo.get_by_role("button", name="Take over the shift").click()
    flo.get_by_text("led by Flo").wait_for()

    # Two people count the drop.
    flo.get_by_label("Table", exact=True).select_option(TABLE)
    pieces = {"d1": dropped // 100, "1¢": dropped % 100}
    counts(flo, "Cash in the box", **pieces)
    flo.get_by_role("button", name="We counted").click()
    flo.get_by_role("button", name="Take back").wait_for()
    look(flo, gallery, "cage-count-tablet")
    rosa.goto(f"{url}/cage")
    rosa.get_by_role("button", name="I counted the same").click()
    rosa.get_by_text("Flo and Rosa").wait_for()
    assert balances(data)["house/fees"] == dropped
    agrees(cardroom, gallery)


def closes_blind(cardroom: Cardroom, gallery: Path) -> None:
    """Count the drawer, a dollar short; only then the page says what should have been in it."""
    cass, data = cardroom.cass, cardroom.room.data
    should = balances(data)["drawer/1"]
    shown = cass.locator("main").inner_text()
    assert f"{should / 100:,.2f}" not in shown and "Should hold" not in shown
    cass.get_by_role("button", name="Count and close").click()
    counted = should - 100
    counts(cass, "Cash in drawer 1", **{"d1": counted // 100, "1¢": counted % 100})
    look(cass, gallery, "cage-close-tablet")
    cass.get_by_role("button", name="Close with").click()
    cass.get_by_role("status").get_by_text("$1 short").wait_for()
    look(cass, gallery, "cage-closed-tablet")
    cass.set_viewport_size(DESK)
    look(cass, gallery, "cage-closed-desk")
    after = balances(data)
    assert (after["drawer/1"], after["cage/short"]) == (0, 100)


def agrees(cardroom: Cardroom, gallery: Path) -> None:
    """The manager's totals are those of the ledger, and the books are sound."""
    rosa, data = cardroom.rosa, cardroom.room.data
    sold = sum(a for s, t, a, _ in moves(data, "cage") if s == "outside" and t[:7] == "player/")
    paid = sum(a for s, t, a, _ in moves(data, "cage") if t == "outside" and s[:7] == "player/")
    shown = figures(rosa)
    assert (shown["sold"], shown["redeemed"]) == (sold, paid) == (351_00, paid)
    assert (shown["short"], shown["over"]) == (100, 0)
    look(rosa, gallery, "cage-manager-tablet")
    rosa.set_viewport_size(DESK)
    look(rosa, gallery, "cage-manager-desk")
    verify = [sys.executable, "-m", "cardhouse", "verify", "--data", str(data)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.long
def test_a_clubs_evening(browser: Browser, tmp_path: Path, gallery: Path) -> None:
    club = Cardroom(browser, tmp_path / "club", money="club")
    url, data, rosa = club.room.url, club.room.data, club.rosa
    people = club.guests(2)
    rosa.goto(f"{url}/cage")
    rosa.get_by_text("Nobody has bought in.").wait_for()
    for person in people:
        person.go_for(TABLE)
        person.page.get_by_text("The host has been asked for").wait_for()
        assert not any(balances(data).values())
    rosa.reload()
    rosa.get_by_role("button", name="Approve").nth(1).wait_for()
    look(rosa, gallery, "club-waiting-tablet")
    for _ in people:
        rosa.get_by_role("button", name="Approve").first.click()
        rosa.wait_for_timeout(500)
    rosa.get_by_text("Nothing waits.").wait_for()
    lent = {person.name: cash(data, person.name)[0] for person in people}
    assert all(lent.values())
    for person in people:
        person.page.goto(f"{url}/tables/{TABLE}")
        person.wait(partial(seated, person), "the seat that was asked for")
    together(people, lambda: people[0].table.get("hands", 0) >= 3, "three hands")
    leave(people)
    before = balances(data)
    rosa.get_by_role("button", name="Settle up", exact=True).click()
    rosa.get_by_role("button", name="Settle up now").click()
    rosa.get_by_text("Settled by Rosa").wait_for()
    look(rosa, gallery, "club-settled-tablet")
    rosa.set_viewport_size(DESK)
    look(rosa, gallery, "club-settled-desk")
    # The one payment, worked out from the ledger: the box is shared by halves.
    box = before[f"{TABLE}/box"]
    won = {p.name: before[f"player/{p.name}"] - lent[p.name] for p in people}
    winner = max(won, key=lambda name: won[name])
    amount = won[winner] + box // 2
    shown = rosa.locator("li", has_text="pays").all_inner_texts()
    assert len(shown) == 1 and f"pays {winner} ${amount / 100:,.2f}".removesuffix(".00") in shown[0]
    assert not any(balances(data).values())
    for person in people:
        person.context.close()
    club.close()
