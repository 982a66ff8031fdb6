"""The table shows one event at a time, at a chosen pace."""

from __future__ import annotations

import re

from tests.e2e.conftest import Guests
from tests.e2e.person import Person
from tests.e2e.room import Room

BLACKJACK = "new-esquire-no-bust-blackjack"
# Every change of the log: how many lines it has gained, and what the felt says of results then.
RECORD = """
window.seen = [];
const list = document.querySelector("aside ol");
let count = list.children.length;
new MutationObserver(() => {
  const now = [...list.children];
  const told = now.slice(count).map((each) => [each.className.split(" ")[0], each.innerText]);
  if (told.length) window.seen.push(told);
  count = now.length;
}).observe(list, { childList: true });
"""
# Every flight of chips: how far its ends are from the nearest seat, or from the middle.
FLIGHTS = """
window.flights = [];
const over = document.querySelector("[data-flight]");
new MutationObserver(() => {
  const places = [...document.querySelectorAll("[data-seat], [data-own], [data-middle]")]
    .map((each) => each.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  for (const chips of over.children) {
    const at = (name) => parseFloat(chips.style.getPropertyValue(name));
    const off = ([x, y]) => Math.min(...places.map((each) => Math.hypot(each[0] - x, each[1] - y)));
    window.flights.push([
      off([at("--start-x"), at("--start-y")]), off([at("--end-x"), at("--end-y")])]);
  }
}).observe(over, { childList: true });
"""


def seen(person: Person) -> list[list[tuple[str, str]]]:
    found: list[list[tuple[str, str]]] = person.page.evaluate("window.seen")
    return found


def kinds(person: Person) -> list[str]:
    return [kind for change in seen(person) for kind, _ in change]


def test_a_settlement_is_shown_wager_by_wager_and_hands_are_parted_by_a_line(
    guest: Guests, room: Room
) -> None:
    # Nobody asks a spectator anything, so nothing is skipped; and people want as little movement.
    person = guest()
    person.page.goto(f"{room.url}/tables/{BLACKJACK}")
    person.page.locator("[data-middle]").wait_for()
    person.page.evaluate(RECORD)
    person.page.evaluate(FLIGHTS)

    def enough() -> bool:
        return kinds(person).count("hand-started") > 1 and "wager-settled" in kinds(person)

    person.wait(enough, "a settled round and the next hand")
    settled = [change for change in seen(person) for kind, _ in change if kind == "wager-settled"]
    assert settled and all(len(change) == 1 for change in settled)
    # Each says which hands were compared, with the outcome after them.
    told = [re.sub(r"\s+Why\?.*", "", change[0][1], flags=re.S) for change in settled]
    assert all(
        re.search(r"(bank's|over 21|surrendered).*: \w+ (wins|loses|pushes)", t) for t in told
    )
    assert person.page.evaluate("window.flights") == []
    begun = [text for change in seen(person) for kind, text in change if kind == "hand-started"]
    numbers = [int(text.split()[1]) for text in begun]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_chips_fly_between_the_bank_and_the_spots(guest: Guests, room: Room) -> None:
    person = guest()
    person.page.emulate_media(reduced_motion="no-preference")
    person.page.goto(f"{room.url}/tables/{BLACKJACK}")
    person.page.locator("[data-middle]").wait_for()
    person.page.evaluate(FLIGHTS)
    person.wait(lambda: bool(person.page.evaluate("window.flights")), "a wager that is won or lost")
    # The felt may have moved a little since they started.
    ends = [off for flight in person.page.evaluate("window.flights") for off in flight]
    assert max(ends) < 60, ends


def test_the_pace_is_chosen_among_the_preferences(guest: Guests, room: Room) -> None:
    person = guest()
    person.page.goto(f"{room.url}/tables/{BLACKJACK}")
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Settings").click()
    chosen = person.page.get_by_role("group", name="Pace of the table")
    assert chosen.get_by_label("Normal").is_checked()
    chosen.get_by_label("Slow").check()
    person.page.reload()
    kept = person.page.evaluate("JSON.parse(localStorage['cardhouse.preferences']).pace")
    assert kept == "slow"
