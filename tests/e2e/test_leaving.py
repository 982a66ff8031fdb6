"""A player who leaves in a hand: nobody waits, and until it is over they may stay after all."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.looks import look
from tests.e2e.person import DESK, PHONE, SETTLED_MS, Person, together
from tests.e2e.room import Room

TABLE = "tommys-stud7"


@pytest.fixture(scope="module")
def quiet_room(program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room without bots, in which everybody is waited for."""
    opened = Room(tmp_path_factory.mktemp("leaving"), "tommys/stud7", options=("--bots", "0"))
    opened.open()
    yield opened
    assert "Traceback" not in opened.close()


def leaves(person: Person) -> bool:
    """True while a player is about to leave."""
    return any(plate.get("you") and plate.get("leaving") for plate in person.table["seats"])


def test_a_wish_to_leave_is_taken_back_and_nobody_waits_for_the_next(
    browser: Browser, quiet_room: Room, gallery: Path
) -> None:
    people = [Person(browser, quiet_room.url, size=size) for size in (DESK, PHONE)]
    for person in people:
        person.come(TABLE)
    together(people, lambda: any(person.offers for person in people), "a question")
    stays, acts = sorted(people, key=lambda person: bool(person.offers))
    stays.gets_up()
    stays.wait(lambda: leaves(stays), "the wish to leave")
    stay = stays.page.get_by_role("button", name="Stay after all")
    stay.wait_for()
    look(stays.page, gallery, "leaving-stay")
    stay.click()
    stays.wait(lambda: not leaves(stays), "the wish to be taken back")
    expect(stay).to_have_count(0)
    # The player is in the hand as before, and is asked.
    acts.page.wait_for_timeout(SETTLED_MS)
    acts.answer()
    stays.wait(lambda: bool(stays.offers), "the question")
    since = time.monotonic()
    stays.gets_up()
    stays.wait(lambda: not stays.table["you"], "the way out")
    # Less than the time that a player has to decide.
    assert time.monotonic() - since < 20
    acts.wait(lambda: acts.table["hands"] == 1, "the end of the hand")
    assert not [fault for each in people for fault in each.faults]
    for person in people:
        person.context.close()
