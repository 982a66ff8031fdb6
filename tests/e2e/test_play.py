"""Whole hands of every family, by mouse, by keys and in words, at a desk and on a phone."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from cardhouse.cards import card_words, parse_card
from tests.e2e.conftest import Guests
from tests.e2e.looks import look
from tests.e2e.person import DESK, PHONE, Hands

TABLES = (
    "tommys-holdem",
    "tommys-stud7",
    "button-room-draw",
    "new-esquire-no-bust-blackjack",
    "tommys-pai-gow-poker",
    "tommys-pan",
)


WAYS: dict[str, tuple[ViewportSize, Hands]] = {
    "desk": (DESK, "mouse"),
    "phone": (PHONE, "mouse"),
    "desk-keys": (DESK, "keys"),
    "phone-keys": (PHONE, "keys"),
    "desk-words": (DESK, "words"),
}
# A table of each family is enough where not all are played.
SOME = {"phone-keys": TABLES[:1], "desk-words": (TABLES[0], *TABLES[-3:])}
# Every table at a desk, and every way at some table: the others are for a longer day.
DAILY = {
    "desk": TABLES,
    "phone": ("tommys-stud7",),
    "desk-keys": ("new-esquire-no-bust-blackjack",),
    "phone-keys": ("tommys-holdem",),
    "desk-words": ("tommys-holdem",),
}
CASES = [
    pytest.param(
        *(table, *way),
        id=f"{name}-{table}",
        marks=() if table in DAILY[name] else pytest.mark.long,
    )
    for name, way in WAYS.items()
    for table in SOME.get(name, TABLES)
]


@pytest.mark.parametrize(("table", "size", "hands"), CASES)
def test_a_whole_hand(
    guest: Guests, gallery: Path, table: str, size: ViewportSize, hands: Hands
) -> None:
    person = guest(size=size, hands=hands)
    person.come(table)
    person.play(lambda: person.playing and bool(person.offers), "a decision")
    if hands == "mouse":
        look(person.page, gallery, f"table-{table}-{'desk' if size == DESK else 'phone'}")
    if size == DESK:
        head, lines = (person.page.locator(f"aside {part}").bounding_box() for part in ("h2", "ol"))
        assert head is not None and lines is not None and head["y"] < lines["y"]
    number = person.play_hand()
    assert person.table["hands"] >= number
    assert person.page.get_by_role("alert").filter(has_text="Refus").count() == 0
    person.leave()


def test_what_is_asked_in_words_is_answered_in_words(guest: Guests) -> None:
    person = guest(hands="words")
    person.come("tommys-holdem")
    person.play(lambda: person.playing and "fold" in person.offers, "a decision")
    assert card_words(parse_card(person.cards[0])) in person.say("cards").lower().lower()
    assert person.say("pot").startswith("Pot $")
    assert f"You ${person.stack // 100}" in person.say("stacks")
    assert "seconds" in person.say("clock")
    assert "no choice now" in person.say("dance")
    assert "Fold" in person.say("help")
    if "check" in person.offers:
        assert "Say it again" in person.say("fold")
    person.say("fold")
    person.wait(lambda: not person.playing, "the cards to be gone")
    person.leave()


def test_from_the_door_to_the_first_card_in_twenty_seconds_and_three_clicks(guest: Guests) -> None:
    person = guest()
    clicks = 0
    since = time.monotonic()
    person.page.goto(person.url)
    person.page.get_by_role("button", name="Deal me in").click()
    clicks += 1
    person.page.get_by_label("What shall the dealer call you?").fill(person.name)
    person.page.get_by_role("button", name="Take a seat").click()
    clicks += 1
    person.wait(lambda: bool(person.cards), "the first card")
    assert time.monotonic() - since < 20
    assert clicks <= 3
    person.leave()


def test_nobody_waits_for_a_player_who_leaves_in_a_hand(guest: Guests) -> None:
    person = guest()
    person.come("new-esquire-no-bust-blackjack")
    person.play(lambda: "stand" in person.offers, "a decision")
    since = time.monotonic()
    person.leave()
    # Less than the time that a player has to decide.
    assert time.monotonic() - since < 20
