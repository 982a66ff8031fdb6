"""Hands found right by a second settlement and a plain model are played the same for ever.

`make floor` and `make seats` compare tens of thousands of hands with computations that share no
code with the engine. A sample of those hands is pinned here to the last letter: every order, event,
refusal, offer and view. A deliberate change of a rule needs new fingerprints.
"""

import pytest

from tests.pinned.noted import Notes, tables
from tests.pinned.prints import fingerprint, read

TABLES = tables()
PINNED = read()
# Of the storms a daily run has time for one of each kind of game, and for a part of its hands.
LONG = ("rare", "sparing", "storm")
DAILY = (
    "storm tommys holdem",
    "storm tommys stud7",
    "storm tommys lowball",
    "storm tommys omaha-hilo",
    "storm tommys pai-gow-poker",
    "storm new-esquire no-bust-blackjack",
    "storm button-room draw",
)
PART = 3
NAMES = [
    pytest.param(name, marks=pytest.mark.long) if name.startswith(LONG) else name for name in TABLES
]


def test_the_daily_storms_are_among_them() -> None:
    assert {*DAILY} <= TABLES.keys()


@pytest.mark.parametrize("name", NAMES)
def test_the_hands_are_played_as_they_were(name: str) -> None:
    same(name, TABLES[name](), PINNED[name])


@pytest.mark.parametrize("name", DAILY)
def test_a_storm_begins_as_it_did(name: str) -> None:
    some = len(PINNED[name]) // PART
    assert some > 20
    same(name, TABLES[name](hands=some), PINNED[name][:some])


def same(name: str, hands: Notes, prints: list[str]) -> None:
    """Hands played at a table are those of their fingerprints."""
    changed = [
        number
        for number, (notes, pinned) in enumerate(zip(hands, prints, strict=True), 1)
        if fingerprint(notes) != pinned
    ]
    assert not changed, (
        f"hand {changed[0]} is played otherwise, and {len(changed) - 1} others: see "
        f"`python -m tests.pinned '{name}' {changed[0]}`"
    )


def test_a_letter_changes_the_fingerprint() -> None:
    notes = ["> fold", "  folded"]
    assert fingerprint(notes) != fingerprint(["> fold", "  folder"])
    assert fingerprint(notes) == fingerprint(list(notes))
