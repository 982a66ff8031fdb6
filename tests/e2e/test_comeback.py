"""Reloads, lost connections and a killed server in the middle of a hand."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import Guests
from tests.e2e.person import PHONE, Person, together
from tests.e2e.room import Room

TABLE = "tommys-holdem"
# Fields that change by themselves: clocks and spectators.
PASSING = ("deadline", "watching")


def lasting(person: Person) -> dict[str, Any]:
    """The table without the fields that change by themselves."""
    table = {key: value for key, value in person.table.items() if key not in PASSING}
    table["seats"] = [
        {key: value for key, value in plate.items() if key != "away"} for plate in table["seats"]
    ]
    return table


def chips(person: Person) -> int:
    """All chips on the table: in front of the seats, behind them and in the pot."""
    behind: int = sum(seat["chips"] for seat in person.hand["seats"])
    pot: int = person.hand["pot"]
    return behind + pot


def test_a_reload_in_mid_hand_finds_the_same_cards_and_the_same_question(guest: Guests) -> None:
    person = guest(size=PHONE)
    person.come(TABLE)
    person.play(lambda: person.playing and bool(person.offers), "a decision")
    before, person.table = lasting(person), {}
    person.page.reload()
    person.wait(lambda: bool(person.table), "the table after the reload")
    assert lasting(person) == before
    assert person.page.locator("footer .press").first.is_visible()
    person.play_hand()
    person.leave()


def test_somebody_who_closes_the_page_in_mid_hand_comes_back_to_his_seat(guest: Guests) -> None:
    person = guest()
    person.come(TABLE)
    person.play(lambda: person.playing and bool(person.offers), "a decision")
    before, person.table = lasting(person), {}
    person.page.goto("about:blank")
    person.page.goto(f"{person.url}/tables/{TABLE}")
    person.wait(lambda: bool(person.table), "the table")
    assert lasting(person) == before
    person.play_hand()
    person.leave()


def test_a_killed_server_comes_back_and_nothing_is_lost(browser: Browser, tmp_path: Path) -> None:
    room = Room(tmp_path / "room", "tommys/holdem")
    room.open()
    people = [Person(browser, room.url), Person(browser, room.url, size=PHONE)]
    one, other = people
    try:
        for person in people:
            person.come(TABLE)
            person.page.evaluate("window.since = 'before'")
        together(people, lambda: one.playing and other.playing and bool(one.offers), "both in")
        before, total, seq = [lasting(person) for person in people], chips(one), one.seq
        number = one.table["hands"] + 1
        room.kill()
        one.page.get_by_text("Connection lost").wait_for()
        for person in people:
            person.table = {}
        room.open()
        since = time.monotonic()
        one.wait(lambda: all(person.table for person in people), "the lines to come back")
        assert [lasting(person) for person in people] == before
        assert (chips(one), one.seq) == (total, seq)
        one.play(lambda: one.seq > seq, "an answer to be taken")
        assert time.monotonic() - since < 5
        together(people, lambda: one.table["hands"] >= number, "the end of the hand")
        assert [p.page.evaluate("window.since") for p in people] == ["before", "before"]
        assert not one.faults + other.faults
    finally:
        for person in people:
            person.context.close()
        assert "Traceback" not in room.close()


@pytest.mark.long
def test_a_table_whose_records_cannot_be_written_says_so_and_goes_on(
    browser: Browser, tmp_path: Path
) -> None:
    room = Room(tmp_path / "room", "tommys/holdem")
    room.open()
    person = Person(browser, room.url)
    try:
        person.come(TABLE)
        person.play(lambda: person.playing and bool(person.offers), "a decision")
        seq = person.seq
        with closing(sqlite3.connect(tmp_path / "room" / "room.db", isolation_level=None)) as other:
            # The room cannot write while another process writes to the file.
            other.execute("begin immediate")
            person.step()
            said = person.page.get_by_text("The table is paused")
            said.wait_for()
            assert "Nothing is lost; it goes on by itself." in said.inner_text()
            assert person.seq == seq
        said.wait_for(state="detached")
        person.wait(lambda: person.seq > seq, "the order that was given during the pause")
        person.play_hand()
        person.leave()
        assert not person.faults
    finally:
        person.context.close()
        assert "nothing is lost" in room.close()
