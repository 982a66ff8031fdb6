"""Blackjack in five houses: a second settlement ends with the same stacks and fees."""

from collections import Counter

import pytest

from tests.oracle import twenty_one
from tests.oracle.shoes import Shoe, run

SAMPLE = 100
# The cases the sample must contain to prove anything, and those only some houses have.
EVERYWHERE = {"played", "split", "split twice", "doubled", "natural", "bank short", "money short"}
BEHIND = {"covered behind", "joker second"}
ALSO = {
    "tommys": BEHIND,
    "new-esquire": {*BEHIND, "behind", "given up"},
    "lo-ball-room": {*BEHIND, "given up"},
    "ven-a-mexico": {"behind", "given up", "insured"},
    "corner-club": {"covered behind"},
}


@pytest.mark.rule("TOM-BJ-P7", "TOM-BJ-P9", "TOM-BJ-P13", "TOM-BJ-P14")
@pytest.mark.rule("ESQ-BJ-58", "ESQ-BJ-64", "ESQ-BJ-P8", "ESQ-BJ-P12", "ESQ-BJ-P13")
@pytest.mark.rule("LBR-BJ-45", "LBR-BJ-46", "LBR-BJ-P8", "LBR-BJ-P9")
@pytest.mark.rule("VEN-BJ-87", "VEN-BJ-88", "VEN-BJ-93", "VEN-BJ-P10", "VEN-BJ-P12")
@pytest.mark.parametrize("house", twenty_one.HOUSES)
def test_stacks_and_fees_are_those_of_a_second_settlement(house: str) -> None:
    found = run(house, SAMPLE)
    assert set(found) >= EVERYWHERE | ALSO[house]


def test_a_cent_too_much_is_found() -> None:
    shoe = Shoe("new-esquire", "3", "random").play()
    first, *_, last = shoe.hand.seats
    shoe.compare()
    shoe.hand.chips[first] += 1
    shoe.hand.chips[last] -= 1
    with pytest.raises(AssertionError):
        shoe.compare()


@pytest.mark.parametrize(
    ("bank", "player", "complete"),
    [
        (["As", "6h"], ["Ts", "9h"], False),
        (["Ts", "7h"], ["Ts", "9h"], True),
        (["Ts", "7h", "2c"], ["Ts", "9h"], False),
        (["Ts", "7h"], ["5s", "6h"], False),
        (["Ts", "7h"], ["Ts", "9h", "2c"], False),
    ],
)
def test_a_hand_against_the_charts_is_found(
    bank: list[str], player: list[str], complete: bool
) -> None:
    papers = twenty_one.HOUSES["new-esquire"]
    sheet = twenty_one.Sheet(8, list(range(1, 9)), Counter())
    sheet.players, sheet.cards[1], sheet.cards[twenty_one.BANK] = {1: 1}, player, bank
    sheet.bets.append(twenty_one.Bet(1, 1, 10_00))
    assert (twenty_one.faults(sheet, papers) == []) == complete
