"""An evening of a card room that sells chips for cash, by five people and the pages alone.

What is clicked is added up here, and compared with the pages, the files and the books: to the cent.
"""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, field
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.e2e.ledger import balances
from tests.e2e.looks import look
from tests.e2e.person import DESK, LOOK_SECONDS, Person, leave, together
from tests.e2e.room import Room

TABLET = ViewportSize(width=1024, height=768)
PASSWORD = "battery staple"
# Milliseconds, for a busy machine.
PATIENT = LOOK_SECONDS * 1_000
DAY = "2026-11-16"
LOWBALL = "lo-ball-room-lowball"
BLACKJACK = "tommys-no-bust-blackjack"
HOLDEM = "tommys-holdem-2"
GAMES = ("tommys/holdem", "lo-ball-room/lowball", "tommys/no-bust-blackjack")
# The posted fees: the button's at hold'em, the wager's and the bank's at blackjack, and the
# dollar for the bonus at Lo-Ball, where the house takes its own by the half hour.
HOLDEM_FEE, BLACKJACK_FEES, BONUS_DOLLAR = 3_00, 50 + 1_00, 1_00
PRIZE = 100_00
BILLS = {"$100": 100_00, "$20": 20_00, "$1": 1_00, "25¢": 25, "1¢": 1}


class Slips(Struct):
    """Everything that was paid at the window, from the clicks."""

    floats: int = 0
    fills: int = 0
    paid_in: dict[str, int] = field(default_factory=dict)
    paid_out: dict[str, int] = field(default_factory=dict)
    counted: int = 0

    @property
    def cash(self) -> int:
        """The cash that should have gone through the drawers and be left at their counts."""
        return self.floats + self.fills + sum(self.paid_in.values()) - sum(self.paid_out.values())


class Crew:
    """The people of the evening, each with a browser, and the slips of the window."""

    def __init__(self, browser: Browser, data: Path) -> None:
        options = ("--money", "cage", "--manager", "Rosa")
        self.room = Room(data, *GAMES, options=options, program="tests.e2e.steered")
        self.room.open()
        _, _, link = self.room.says().strip().partition("once: ")
        self.slips = Slips()
        self._browser = browser
        self.people: list[Person] = []
        self.rosa = self._comes("Rosa", link, TABLET)
        self.cass = self._comes("Cass", self._invited("Cass", "cashier"), TABLET)
        self.flo = self._comes("Flo", self._invited("Flo", "floor person"), TABLET)
        self.players = [
            self._comes(name, self._invited(name, "player"), DESK) for name in ("Ann", "Bob")
        ]

    def _comes(self, name: str, link: str, size: ViewportSize) -> Person:
        """Somebody opens their link and chooses a password."""
        person = Person(self._browser, self.room.url, size=size)
        person.name = name
        page = person.page
        page.goto(link)
        page.get_by_text(f"{name}, you are invited as").wait_for()
        page.get_by_label("Password").fill(PASSWORD)
        page.get_by_role("button", name="Come in").click()
        page.get_by_role("button", name=name).wait_for()
        self.people.append(person)
        return person

    def _invited(self, name: str, role: str) -> str:
        """The manager makes a link."""
        rosa = self.rosa.page
        part(rosa, "People")
        rosa.get_by_role("button", name="Invite somebody").click()
        dialog = rosa.get_by_role("dialog")
        dialog.get_by_label("Name").fill(name)
        if role != "player":
            dialog.get_by_label("player").uncheck()
            dialog.get_by_label(role).check()
        dialog.get_by_role("button", name="Make the invitation").click()
        link = dialog.locator("code").inner_text()
        rosa.keyboard.press("Escape")
        return link

    def close(self) -> None:
        for person in self.people:
            person.context.close()
        assert "Traceback" not in self.room.close()


@pytest.fixture
def crew(browser: Browser, tmp_path: Path) -> Iterator[Crew]:
    opened = Crew(browser, tmp_path / "room")
    yield opened
    opened.close()


def part(page: Page, name: str) -> None:
    """Go to a part of the office."""
    parts = page.get_by_role("navigation", name="Parts of the office")
    if not parts.is_visible():
        page.get_by_role("link", name="Office").click()
    parts.get_by_role("link", name=name).click()
    page.get_by_role("heading", name=name, exact=True, level=1).wait_for()


def cage(page: Page) -> None:
    """Go to the cage."""
    page.get_by_role("link", name="Cage").click()
    page.get_by_role("heading", name="Cage", exact=True).wait_for()


def amount_in(text: str) -> int:
    """The amount in the words of a page, in cents."""
    found = re.search(r"\$([\d,]+(?:\.\d\d)?)", text)
    assert found is not None, text
    return round(float(found[1].replace(",", "")) * 100)


def pieces(page: Page, legend: str, cents: int) -> None:
    """Count a sum of cash by denominations."""
    group = page.get_by_role("group", name=legend)
    for label, worth in BILLS.items():
        number, cents = divmod(cents, worth)
        group.get_by_label(label, exact=True).fill(str(number))


def opens_drawer(crew: Crew, name: str, cents: int) -> None:
    page = crew.cass.page
    page.get_by_label("Name of the drawer").fill(name)
    pieces(page, "Count the float", cents)
    page.get_by_role("button", name="Open with $").click()
    page.get_by_text("Opened with $").wait_for()
    crew.slips.floats += cents


def closes_drawer(crew: Crew, drawer: str, cents: int) -> None:
    """Count a drawer blind: nothing on the page says what should be in it."""
    page = crew.cass.page
    assert "Should hold" not in page.locator("main").inner_text()
    page.get_by_role("button", name="Count and close").click()
    pieces(page, f"Cash in drawer {drawer}", cents)
    page.get_by_role("button", name="Close with $").click()
    page.get_by_role("status").get_by_text("Even").wait_for()
    crew.slips.counted += cents


def serves(crew: Crew, name: str, act: str, amount: str = "") -> int:
    """Sell or redeem chips at the window; all of a patron's without an amount."""
    page = crew.cass.page
    page.get_by_label("Find a patron").fill(name)
    page.get_by_role("navigation", name="Patrons").get_by_role("button", name=name).click()
    if amount:
        page.get_by_label("Amount in dollars").fill(amount)
    else:
        page.get_by_role("button", name="All $").click()
    button = page.get_by_role("button", name=f"{act} $")
    cents = amount_in(button.inner_text())
    button.click()
    slip = page.get_by_role("dialog")
    slip.get_by_role("button", name="Print").wait_for()
    assert "Chips for cash" in slip.inner_text() and amount_in(slip.inner_text()) == cents
    page.keyboard.press("Escape")
    way = crew.slips.paid_in if act == "Sell" else crew.slips.paid_out
    way[name] = way.get(name, 0) + cents
    return cents


def purse_of(crew: Crew, name: str) -> int:
    """A patron's chips, as the window shows them."""
    page = crew.cass.page
    page.get_by_label("Find a patron").fill(name)
    page.get_by_role("navigation", name="Patrons").get_by_role("button", name=name).click()
    return amount_in(page.locator("[data-figure=purse]").inner_text())


def takes_over(crew: Crew, number: int) -> None:
    """The floor takes over the shift."""
    flo = crew.flo.page
    flo.reload()
    flo.get_by_role("button", name="Take over the shift").click()
    flo.get_by_text(f"Shift {number}, led by Flo").wait_for()


def sits(player: Person, table: str) -> None:
    """Go from the lobby to a seat."""
    player.page.goto(player.url)
    player.go_for(table)
    player.wait(lambda: player.table.get("you", 0) > 0, f"a seat at {table}")


def leaving(players: list[Person], *, first: dict[str, str] | None = None) -> None:
    """Everybody plays the hand that they are in to its end, is dealt no other, and leaves."""
    for player in players:
        player.page.get_by_role("button", name="Menu").click()
        player.page.get_by_role("button", name="Sit out from").click()
        player.page.keyboard.press("Escape")
        player.first, player.out = first or {}, True
    together(players, lambda: not any(map(in_a_hand, players)), "the end of the hand")
    leave(players)
    for player in players:
        player.first, player.out = {}, False


def opens_table(crew: Crew) -> None:
    """A second table of hold'em at the second limit; the first one is closed."""
    rosa = crew.rosa.page
    part(rosa, "Tables")
    rosa.get_by_role("button", name="Open a table").click()
    dialog = rosa.get_by_role("dialog")
    dialog.get_by_label("Game").select_option("tommys/holdem")
    dialog.get_by_label("Limit").select_option("4-8")
    dialog.get_by_label("Seats").fill("6")
    assert dialog.get_by_label("Name of the table").input_value() == HOLDEM
    dialog.get_by_role("button", name="Open a table").click()
    expect(row(rosa, HOLDEM)).to_contain_text("limit $4-$8", timeout=PATIENT)
    closes_table(crew, "tommys-holdem")


def row(page: Page, table: str) -> Locator:
    return page.locator("li").filter(has=page.get_by_text(table, exact=True))


def closes_table(crew: Crew, table: str) -> None:
    listed = row(crew.rosa.page, table)
    listed.get_by_role("button", name="Close", exact=True).click()
    expect(listed).to_contain_text("closed", timeout=PATIENT)


def plays_holdem(crew: Crew, gallery: Path) -> None:
    """Two hands, and a third one that is dealt again after a misdeal before anybody has acted."""
    players = crew.players
    for player in players:
        sits(player, HOLDEM)
    together(players, lambda: players[0].table["hands"] >= 2, "two hands")
    asked = partial(any_asked, players)
    together(players, lambda: asked() and players[0].table["hands"] == 2, "the third hand")
    caller = players[0].page
    caller.get_by_role("button", name="Menu").click()
    menu = caller.get_by_role("dialog")
    menu.get_by_role("button", name="Call the floor").click()
    menu.get_by_label("What is it?").fill("the dealer showed a card")
    menu.get_by_role("button", name="Call", exact=True).click()
    caller.get_by_text("The floor has been called.").wait_for()
    misdeal(crew.flo.page, gallery)
    for player in players:
        player.wait(partial(heard, player, "Floor: misdeal"), "the ruling")
    leaving(players)


def in_a_hand(player: Person) -> bool:
    return bool(player.hand) and not player.hand["over"]


def any_asked(players: list[Person]) -> bool:
    return any(player.playing and player.offers for player in players)


def heard(player: Person, words: str) -> bool:
    return any(words in each for each in player.heard)


def misdeal(flo: Page, gallery: Path) -> None:
    """The floor comes to the table that calls, stops it, and rules."""
    flo.get_by_role("link", name="Floor", exact=True).click()
    first = flo.get_by_role("navigation", name="Tables").get_by_role("link").first
    first.get_by_text("Ann calls the floor: the dealer showed a card").wait_for()
    first.click()
    walk = flo.get_by_role("article")
    walk.get_by_role("button", name="Stop the table").click()
    walk.get_by_role("button", name="I am here").click()
    walk.get_by_role("radio", name="Misdeal: everything back, the same button", exact=True).check()
    walk.get_by_role("button", name="Next").click()
    walk.get_by_label("Your reason").fill("a card was shown")
    walk.get_by_role("button", name="Show what would happen").click()
    walk.get_by_role("button", name="Rule so").wait_for()
    look(flo, gallery, "evening-misdeal")
    walk.get_by_role("button", name="Rule so").click()
    walk.get_by_text("It is ruled, and announced at the table.").wait_for()
    walk.get_by_role("button", name="Let the table go on").first.click()


def plays_for_the_bonus(crew: Crew) -> None:
    """One hand of Lo-Ball, in which a wheel beats a six-four: both stand pat to the showdown."""
    players = crew.players
    for player in players:
        sits(player, LOWBALL)
    pat = {"check": "c", "call": "c", "bet": "r", "discard": "d"}
    for player in players:
        player.first = pat
    together(players, lambda: all(p.playing for p in players), "cards")
    leaving(players, first=pat)
    assert all(heard(player, "bonus-paid") for player in players)


def passes_the_bank(crew: Crew) -> None:
    """The bank is offered to both; Ann passes it on, and Bob takes it for a hand."""
    ann, bob = crew.players
    sits(ann, BLACKJACK)
    # The first hand is dealt at once when there are two: Ann has answered by then.
    together([ann], lambda: "pass-bank" not in str(ann.table), "Ann to pass the bank on")
    bob.bold = True
    sits(bob, BLACKJACK)
    together(crew.players, lambda: in_a_hand(bob), "the bank to be Bob's")
    leaving(crew.players)
    bob.bold = False
    assert ann.table["hands"] == 1


def counts_the_drop(crew: Crew, dropped: dict[str, int], gallery: Path) -> None:
    """The floor and the manager count each box."""
    flo, rosa = crew.flo.page, crew.rosa.page
    cage(flo)
    cage(rosa)
    for table, cents in dropped.items():
        flo.get_by_label("Table", exact=True).select_option(table)
        pieces(flo, "Cash in the box", cents)
        flo.get_by_role("button", name="We counted $").click()
        flo.get_by_role("button", name="Take back").wait_for()
        rosa.reload()
        rosa.get_by_role("button", name="I counted the same").click()
        rosa.locator("li").filter(has_text="Flo and Rosa").filter(has_text=table).wait_for()
    # A manager is the second person at most, and counts no box.
    assert rosa.get_by_role("button", name="We counted").count() == 0
    look(rosa, gallery, "evening-drop")


def closes_the_day(crew: Crew, gallery: Path) -> dict[str, int]:
    """The manager closes the books and the cashier agrees; returns the figures on the page."""
    rosa, cass = crew.rosa.page, crew.cass.page
    part(rosa, "Fees and limits")
    rosa.get_by_role("article").first.wait_for()
    look(rosa, gallery, "evening-books")
    part(rosa, "Reports")
    rosa.get_by_role("button", name="Close the day").wait_for()
    look(rosa, gallery, "evening-reports")
    rosa.get_by_role("button", name="Close the day").click()
    rosa.get_by_text("It waits for a second person").first.wait_for()
    # One's own request is not declined, but taken back.
    part(rosa, "Second person")
    rosa.get_by_role("button", name="Take back").wait_for()
    assert rosa.get_by_role("button", name="Decline").count() == 0
    part(rosa, "Reports")
    part(cass, "Second person")
    cass.get_by_role("button", name="Confirm").click()
    cass.get_by_text("Nothing waits for a second person.").wait_for()
    rosa.reload()
    rosa.get_by_text("The books were closed by Rosa").wait_for()
    rosa.get_by_text("The figures are still the same.").wait_for()
    rosa.get_by_text("Chips are sold for cash at the cage.").wait_for()
    return {
        str(each.get_attribute("data-figure")): each_figure(each)
        for each in rosa.locator("[data-figure]").all()
    }


def each_figure(shown: Locator) -> int:
    text = shown.inner_text()
    return amount_in(text) if "$" in text else int(text.replace(",", ""))


def cashes_in(crew: Crew, chips: dict[str, int], gallery: Path) -> None:
    """Redeem everything, over a change of shift, from two drawers that are counted blind."""
    slips, cass = crew.slips, crew.cass.page
    # The first drawer is counted blind before the shift changes; the second one pays out the rest.
    serves(crew, "Ann", "Redeem", "50")
    closes_drawer(crew, "1", slips.cash)
    cage(crew.flo.page)
    takes_over(crew, 2)
    opens_drawer(crew, "2", 500_00)
    cass.get_by_label("Bring more cash").fill("400")
    cass.get_by_role("button", name="Bring it").click()
    expect(cass.get_by_label("Bring more cash")).to_have_value("", timeout=PATIENT)
    slips.fills += 400_00
    for name in chips:
        serves(crew, name, "Redeem")
        assert slips.paid_out[name] == chips[name] and purse_of(crew, name) == 0
    look(cass, gallery, "evening-window")
    closes_drawer(crew, "2", slips.cash - slips.counted)


@pytest.mark.long
def test_an_evening(crew: Crew, gallery: Path) -> None:
    slips, names = crew.slips, ("Ann", "Bob")
    cage(crew.flo.page)
    takes_over(crew, 1)
    cage(crew.cass.page)
    opens_drawer(crew, "1", 800_00)
    serves(crew, "Ann", "Sell", "300")
    serves(crew, "Bob", "Sell", "280.50")
    opens_table(crew)

    plays_holdem(crew, gallery)
    before = {name: purse_of(crew, name) for name in names}
    assert sum(before.values()) == 580_50 - 3 * HOLDEM_FEE
    plays_for_the_bonus(crew)
    after = {name: purse_of(crew, name) for name in names}
    assert sum(after.values()) == sum(before.values()) + PRIZE - BONUS_DOLLAR
    passes_the_bank(crew)
    chips = {name: purse_of(crew, name) for name in names}
    assert sum(chips.values()) == sum(after.values()) - BLACKJACK_FEES

    cashes_in(crew, chips, gallery)
    dropped = {HOLDEM: 3 * HOLDEM_FEE, BLACKJACK: BLACKJACK_FEES}
    counts_the_drop(crew, dropped, gallery)
    part(crew.rosa.page, "Tables")
    for table in (HOLDEM, LOWBALL, BLACKJACK):
        closes_table(crew, table)
    shown = closes_the_day(crew, gallery)
    crew.rosa.page.screenshot(path=gallery / "evening-report.png", full_page=True)
    sold, paid = sum(slips.paid_in.values()), sum(slips.paid_out.values())
    assert shown == {
        "hands": 3 + 1 + 1,
        "collected": sum(dropped.values()),
        "bonus": BONUS_DOLLAR,
        "sold": sold,
        "redeemed": paid,
        "drop": sum(dropped.values()),
        "short": 0,
        "over": 0,
        "players": 0,
    }
    assert sold + PRIZE - paid == sum(dropped.values()) + BONUS_DOLLAR
    assert slips.counted == slips.cash
    with crew.rosa.page.expect_download() as saved:
        crew.rosa.page.get_by_role("link", name="Drawers (CSV)").click()
    drawers_agree(Path(saved.value.path()), slips)
    assert not [fault for person in crew.people for fault in person.faults]
    books_agree(crew, dropped)


def drawers_agree(file: Path, slips: Slips) -> None:
    """The spreadsheet of the drawers adds up to what was clicked."""
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [(each["drawer"], each["by"], each["money"]) for each in rows] == [
        ("1", "Cass", "cage"),
        ("2", "Cass", "cage"),
    ]
    wanted = {
        "opening": slips.floats,
        "filled": slips.fills,
        "sold": sum(slips.paid_in.values()),
        "redeemed": sum(slips.paid_out.values()),
        "counted": slips.counted,
        "over": 0,
    }
    found = {name: sum(round(float(each[name]) * 100) for each in rows) for name in wanted}
    assert found == wanted


def books_agree(crew: Crew, dropped: dict[str, int]) -> None:
    """The ledger, the shell's report and `verify` say the same of the closed room."""
    data, slips = crew.room.data, crew.slips
    held = {account: cents for account, cents in balances(data).items() if cents}
    assert not [account for account in held if account.startswith(("player/", "drawer/", "held/"))]
    assert held["house/fees"] == sum(dropped.values())
    report = json.loads(shell("report", "--data", str(data), "--day", DAY, "--json"))
    assert report["money"] == "cage" and report["liability"]["closing"]["total"] == 0
    cage = report["cage"]
    assert {name: each["cash_in"] for name, each in cage["patrons"].items()} == slips.paid_in
    assert {name: each["cash_out"] for name, each in cage["patrons"].items()} == slips.paid_out
    assert {each["table"]: each["counted"] for each in cage["drops"]} == dropped
    assert [(each["by"], each["witness"]) for each in cage["drops"]] == [("Flo", "Rosa")] * 2
    assert [each["by"] for each in cage["shifts"]] == ["Flo", "Flo"]
    (pool,) = [each for each in report["pools"] if each["won"]]
    assert (pool["bonus"], pool["paid"]) == ("lo-ball", PRIZE)
    banks = next(each for each in report["tables"] if each["table"] == BLACKJACK)["banks"]
    assert banks["Ann"]["passed"] >= 1 and banks["Bob"]["taken"] == 1
    assert "chips and ledger agree" in shell("verify", "--data", str(data))


def shell(*words: str) -> str:
    """The output of a command."""
    command: list[Any] = [sys.executable, "-m", "cardhouse", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
