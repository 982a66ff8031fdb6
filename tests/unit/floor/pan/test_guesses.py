"""Guesses at what may have happened at a pan table, from which the floor chooses."""

from cardhouse.floor.core.guesses import guessed
from cardhouse.floor.pan.guesses import GUESSES
from cardhouse.floor.pan.reports import PacketMistake, WrongSpread
from tests.kit.pan import Pan


def test_a_hand_has_up_to_five_cards_too_few_or_too_many() -> None:
    hand = Pan(seats=3, first=3, on_top=False).hand
    counts = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    wanted = [PacketMistake(seat=seat, cards=count) for seat in (1, 2, 3) for count in counts]
    assert list(guessed(GUESSES, PacketMistake, hand)) == wanted


def test_two_cards_of_a_hand_are_a_wrong_spread() -> None:
    hand = Pan(seats=3, first=3).hand
    found = [
        (each.seat, each.cards)
        for each in guessed(GUESSES, WrongSpread, hand)
        if isinstance(each, WrongSpread)
    ]
    assert found == [(seat, (f"down:{seat}/1", f"down:{seat}/2")) for seat in (1, 2, 3)]
