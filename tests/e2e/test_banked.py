"""The felts of banked games: read at a glance at every size, and still when the verdict comes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from msgspec import Struct
from playwright.sync_api import Browser, Page, expect

from cardhouse.engine.banked.view import BankedView
from cardhouse.server.messages import State
from tests.e2e.brief import OFFER
from tests.e2e.crowded import crowded, settled
from tests.e2e.felts import LEAST, SIZES
from tests.e2e.glyphs import legible, seen
from tests.e2e.looks import look
from tests.e2e.person import DESK, PHONE, SETTLED_MS, Person
from tests.e2e.reading import faults
from tests.e2e.room import Room
from tests.e2e.staged import YOU, Shown, Staged, asked, over

BLACKJACK: Final = "new-esquire/no-bust-blackjack"
PAI_GOW: Final = "tommys/pai-gow-poker"
BANKED: Final = "tommys/no-bust-blackjack"
SEATS: Final = 7
DOUBLED: Final = "21 \N{MULTIPLICATION SIGN}2"
# Pixels that nobody sees.
SLACK: Final = 3
CASES: Final = [
    pytest.param(("phone", "desktop"), id="daily"),
    pytest.param(("tablet", "large"), id="others", marks=pytest.mark.long),
]
# The boxes of the cloth and of what lies before each seat: none may move when the verdict comes.
BOXES: Final = """() => Object.fromEntries([
  ["main", document.querySelector("main")],
  ...[...document.querySelectorAll("main [data-seat] > *")].map((each) =>
    [each.parentElement.dataset.seat, each]),
].map(([name, each]) => {
  const box = each.getBoundingClientRect();
  return [name, [box.left, box.top, box.right].map(Math.round)];
}))"""


class Round(Struct, frozen=True):
    """Moments of one hand."""

    bets: State
    decides: State
    ends: State


def of(table: str, decision: str) -> Round:
    staged = Staged(table, SEATS)
    return Round(
        bets=staged.play(asked("wager")),
        decides=staged.go_on(asked(decision)),
        ends=staged.go_on(over),
    )


@pytest.fixture
def shown(browser: Browser, room: Room) -> Iterator[Shown]:
    context = browser.new_context(viewport=DESK, reduced_motion="reduce")
    faults: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield Shown(page, room.url)
    context.close()
    assert not faults


TWO_FRAMES: Final = "() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))"


def sized(page: Page, name: str) -> None:
    """Give the window a size, and wait until nothing moves any more."""
    page.set_viewport_size(SIZES[name])
    seen_last = None
    while seen_last != (seen_last := (page.evaluate(BOXES), own(page))):
        page.wait_for_timeout(150)
        # On a busy machine frames come late, and the felt is laid out in them.
        page.evaluate(TWO_FRAMES)


def picture(page: Page, gallery: Path, name: str, sizes: tuple[str, ...]) -> None:
    """A picture at each size, on which every card that lies open can be read."""
    for size in sizes:
        sized(page, size)
        page.screenshot(path=gallery / f"felt-{name}-{size}.png")
        assert not faults(page), (name, size)
        assert not seen(page) or legible(page, LEAST[size]) >= LEAST[size], (name, size)


def still(before: dict[str, list[float]], after: dict[str, list[float]]) -> bool:
    """True if nothing is elsewhere now."""
    return all(
        abs(one - other) <= SLACK
        for name, box in before.items()
        for one, other in zip(box, after[name], strict=True)
    )


def own(page: Page) -> list[float]:
    """The widths of the viewer's own cards."""
    return [card.box[2] - card.box[0] for card in seen(page) if card.own]


@pytest.mark.parametrize("sizes", CASES)
def test_seven_spots_of_blackjack_and_their_splits_are_read_at_once(
    shown: Shown, gallery: Path, sizes: tuple[str, ...]
) -> None:
    page, hand = shown.page, of(BLACKJACK, "stand")
    shown.show(hand.bets)
    picture(page, gallery, "blackjack-bets", sizes)
    shown.show(hand.decides)
    picture(page, gallery, "blackjack-decides", sizes)
    shown.show(crowded(hand.decides))
    picture(page, gallery, "blackjack-crowded", sizes)
    main = page.locator("main")
    # The seventh is the viewer's own; where questions name spots, each says which it is.
    assert main.locator("[data-seat]").count() == SEATS - 1
    for spot in main.locator("[data-seat]").all():
        assert spot.locator(".number").inner_text() == spot.get_attribute("data-seat")
    expect(page.locator("section.own .number")).to_have_text(str(YOU))
    for words in ("natural", "over", "surrendered", "insured $12.50", "$10 behind"):
        assert main.get_by_text(words).count() > 0, words
    # A double shows twice the wager.
    assert main.get_by_text(DOUBLED).count() == 1
    # The viewer's second hand is in turn.
    assert page.locator("section.own .now").count() == 1
    shown.show(settled(hand.decides))
    picture(page, gallery, "blackjack-settled", sizes)
    assert main.get_by_text("push", exact=True).count() > 0
    assert main.locator(".won").count() > 0 and main.locator(".lost").count() > 0


@pytest.mark.parametrize("sizes", CASES)
def test_pai_gow_is_read_as_two_duels_at_each_spot(
    shown: Shown, gallery: Path, sizes: tuple[str, ...]
) -> None:
    page, hand = shown.page, of(PAI_GOW, "set-hand")
    shown.show(hand.bets)
    picture(page, gallery, "pai-gow-bets", sizes)
    shown.show(hand.decides)
    mine = page.get_by_role("region", name="Your hand")
    front = mine.get_by_role("group", name="Front hand, two cards")
    # A tap moves a card, a key sets them the house way, and both hands are named meanwhile.
    mine.get_by_role("button", name="to the front").first.click()
    assert front.get_by_role("button").count() == 1
    page.wait_for_timeout(SETTLED_MS + 250)
    page.keyboard.press("h")
    assert front.get_by_role("button").count() == 2
    picture(page, gallery, "pai-gow-sets", sizes)
    before = {}
    for size in sizes:
        sized(page, size)
        before[size] = page.evaluate(BOXES), own(page)
    shown.show(hand.ends)
    picture(page, gallery, "pai-gow-settled", sizes)
    for size in sizes:
        sized(page, size)
        boxes, cards = before[size]
        assert still(boxes, page.evaluate(BOXES)), size
        # One's own hand never shrinks.
        assert len(cards) == 7 and min(own(page)) >= min(cards) - 1
    view = hand.ends.table.hand
    assert isinstance(view, BankedView)
    read = [each for each in hand.ends.table.readings if each.front]
    assert len(read) == len(view.layout.hands) == SEATS - 1
    for spot in page.locator("main [data-seat]").all():
        assert spot.locator(".number").inner_text() == spot.get_attribute("data-seat")
    duels: list[str] = [each for one in read for each in (one.front, one.back)]
    for sign, outcome in (("✓", "win"), ("✗", "lose")):
        shown_signs = page.locator("main, section.own").get_by_text(sign, exact=True)
        assert shown_signs.count() == duels.count(outcome) > 0
    # The verdict says both duels, and the log those of every spot.
    verdict = page.locator(".speech").inner_text()
    assert "Front: " in verdict and "Back: " in verdict
    told = [line.text for line in hand.ends.lines if line.kind == "wager-settled"]
    assert len(told) == len(read) and all(" loses to " in t or " beats " in t for t in told)
    assert mine.get_by_text("beats").count() + mine.get_by_text("loses to").count() == 2


def test_the_felt_of_blackjack_stands_still_when_the_verdict_comes(shown: Shown) -> None:
    page, hand = shown.page, of(BLACKJACK, "stand")
    for size in ("phone", "desktop"):
        shown.show(hand.decides)
        sized(page, size)
        felt, cards = page.evaluate(BOXES)["main"], own(page)
        shown.show(hand.ends)
        assert still({"main": felt}, page.evaluate(BOXES))
        assert cards and min(own(page)) >= min(cards) - 1


@pytest.fixture
def banker(
    browser: Browser, program: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Person]:
    """Somebody at a phone with a bot, who has just been offered the bank."""
    room = Room(tmp_path, BANKED, options=("--bots", "1"), program=request.param)
    room.open()
    person = Person(browser, room.url, size=PHONE, hands="keys")
    person.come(BANKED.replace("/", "-"))
    person.play(lambda: offered(person), "the offer of the bank")
    yield person
    assert not person.faults
    person.context.close()
    room.close()


def offered(person: Person) -> bool:
    return any(each["do"] == "take-bank" for each in person.table["between"])


def covers(person: Person) -> list[int]:
    """The money that banks the hand, in cents."""
    return [each["posted"] for each in person.hand["layout"]["covers"]] if person.hand else []


@pytest.mark.parametrize("banker", ["tests.e2e.brief"], indirect=True)
def test_the_bank_passes_by_itself_only_when_its_clock_is_out(banker: Person) -> None:
    timer = banker.page.get_by_role("region", name="Your choices").get_by_role("timer")
    began, shown = time.monotonic(), [int(timer.inner_text().rstrip("s"))]
    assert 0 < shown[0] <= OFFER
    while offered(banker):
        # It may be gone by now: what is there is read, and nothing waited for.
        shown += [int(each.rstrip("s")) for each in timer.all_inner_texts()]
        banker.page.wait_for_timeout(200)
    # It counts down to its end, and not a second is taken off.
    assert shown == sorted(shown, reverse=True) and shown[-1] <= 1
    assert time.monotonic() - began > shown[0] - 1.5


@pytest.mark.long
@pytest.mark.parametrize("banker", ["tests.e2e.steered"], indirect=True)
def test_the_bank_is_passed_and_taken_by_keyboard(banker: Person) -> None:
    page = banker.page

    def press(key: str) -> None:
        page.wait_for_timeout(SETTLED_MS + 250)
        page.keyboard.press(key)

    press("n")
    banker.wait(lambda: not offered(banker), "the bank to pass on")
    banker.first = {"wager": "b"}
    banker.play(lambda: offered(banker), "the bank's second way round")
    [take] = [each for each in banker.table["between"] if each["do"] == "take-bank"]
    # The proposed sum is far from everything, and asked about no second time.
    chips = next(each["chips"] for each in banker.table["seats"] if each.get("you"))
    assert 0 < take["proposed"] <= chips / 2
    press("b")
    banker.wait(lambda: covers(banker) == [take["proposed"]], "the bank's money")
    assert page.get_by_text("out of chips").count() == 0


@pytest.mark.parametrize("banker", ["tests.e2e.steered"], indirect=True)
def test_the_bank_has_a_price_a_clock_and_a_sum_far_from_everything(
    banker: Person, gallery: Path
) -> None:
    page, bar = banker.page, banker.page.get_by_role("region", name="Your choices")
    expect(bar.get_by_role("timer")).to_have_count(1)
    for words in ("It costs", "$1 a hand", "At most", "2 hands", "You can lose", "$100"):
        expect(bar.get_by_text(words).first).to_be_visible()
    look(page, gallery, "bank-offer-phone")
    # Nearly everything is asked about once more, and then put up without another question.
    bar.get_by_role("textbox").fill("290")
    page.wait_for_timeout(SETTLED_MS + 250)
    bar.get_by_role("button", name="Bank with $290").click()
    assert offered(banker)
    bar.get_by_role("button", name="Really put up $290?").click()
    banker.wait(lambda: covers(banker) == [290_00], "the bank's money")
    # Chips that are put up are not lost: nobody is told to buy others.
    assert page.get_by_text("out of chips").count() == 0
