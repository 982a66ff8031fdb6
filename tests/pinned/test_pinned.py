"""Hands found right by a second settlement and a plain model are played the same for ever.

`make floor` and `make seats` compare tens of thousands of hands with computations that share no
code with the engine. A sample of those hands is pinned here to the last letter: every order, event,
refusal, offer and view. A deliberate change of a rule needs new fingerprints.
"""

import pytest

from tests.pinned.noted import tables
from tests.pinned.prints import fingerprint, read

TABLES = tables()
PINNED = read()
# Of the storms a daily run has time for one of each kind of game.
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
NAMES = [
    pytest.param(name, marks=pytest.mark.long)
    if name.startswith(LONG) and name not in DAILY
    else name
    for name in TABLES
]


def test_the_daily_storms_are_among_them() -> None:
    assert {*DAILY} <= TABLES.keys()


@pytest.mark.parametrize("name", NAMES)
def test_the_hands_are_played_as_they_were(name: str) -> None:
    hands = TABLES[name]()
    changed = [
        number
        for number, (notes, pinned) in enumerate(zip(hands, PINNED[name], strict=True), 1)
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
