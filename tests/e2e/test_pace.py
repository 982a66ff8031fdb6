"""What happens is shown one event at a time, and a question is shown at once."""

from __future__ import annotations

import json
import re
from typing import Any

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
# A clock for which nothing that is looked at is ever over: only what does not wait is shown.
STANDS = """
const goes = window.setTimeout;
window.setTimeout = (work, ms, ...rest) => (ms > 300 ? 0 : goes(work, ms, ...rest));
"""
LAST = "document.querySelector('aside ol li:last-child .unseen')?.textContent.trim()"


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
    person.page.locator("aside ol li").first.wait_for()
    person.page.evaluate(RECORD)

    def enough() -> bool:
        return kinds(person).count("hand-started") > 1 and "wager-settled" in kinds(person)

    person.wait(enough, "a settled round and the next hand")
    settled = [change for change in seen(person) for kind, _ in change if kind == "wager-settled"]
    assert settled and all(len(change) == 1 for change in settled)
    # Each says which hands were compared, with the outcome after them.
    told = [re.sub(r"\s+Why\?.*", "", change[0][1], flags=re.S) for change in settled]
    assert all(
        re.search(r"(bank's|over 21|surrenders).*: \w+ (wins|loses|pushes)", t) for t in told
    )
    begun = [text for change in seen(person) for kind, text in change if kind == "hand-started"]
    numbers = [int(text.split()[1]) for text in begun]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_who_is_asked_sees_the_table_as_it_is(guest: Guests) -> None:
    person = guest()
    person.context.add_init_script(STANDS)
    person.come("tommys-holdem")
    for _ in range(3):
        person.play(lambda: person.playing and bool(person.offers), "a question")
        # With a clock that stands, only what is shown at once is ever shown.
        person.wait(lambda: person.page.evaluate(LAST) == last(person), "the newest line")
        assert person.page.locator("footer .bar button:not([aria-disabled='true'])").count() > 1
        person.answer()
        person.wait(lambda: not person.offers, "the answer to be heard")
    person.context.close()


def last(person: Person) -> str:
    """The newest line that came over the wire."""
    states: list[dict[str, Any]] = [json.loads(each) for each in person.heard[-6:]]
    state = [each for each in states if each["type"] == "state"][-1]
    return str(state["lines"][-1]["text"])


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
