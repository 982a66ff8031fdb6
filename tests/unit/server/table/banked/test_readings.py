"""Hands of pai gow poker in words: each part, and how it stands against the bank's."""

from __future__ import annotations

import pytest

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.banked.view import HandView
from cardhouse.ranking.paigow import PaiGow
from cardhouse.server.faces import Reading
from cardhouse.server.table.banked.readings import reading

RULES = PaiGow()


def laid(front: str, back: str, *, hand: int = 3, shown: bool = True) -> HandView:
    two, five = parse_cards(front), parse_cards(back)
    up = two + five if shown else ()
    return HandView(hand=hand, up=up, down=() if shown else two + five, front=two, back=five)


BANK = laid("Th 5s", "Jc Tc Jo 8h 7c", hand=9)


def test_each_part_meets_the_banks() -> None:
    read = reading(laid("5d 5h", "Ac As Kh 9c 8s"), BANK, RULES, "en")
    assert read == Reading(
        hand=3, front_words="Pair of Fives", back_words="Pair of Aces", front="win", back="lose"
    )


@pytest.mark.parametrize(("copies", "is_"), [("bank", "lose"), ("push", "push")])
def test_a_copy_goes_where_the_house_gives_it(copies: str, is_: str) -> None:
    rules = PaiGow(copies=copies)  # type: ignore[arg-type]
    read = reading(laid("Td 5h", "Qc Qs Kh 9c 8s"), BANK, rules, "en")
    assert (read.front, read.back) == (is_, "lose")


def test_nothing_is_compared_before_both_hands_lie_open() -> None:
    own = laid("5d 5h", "Ac As Kh 9c 8s", shown=False)
    assert reading(own, BANK, RULES, "en").front == ""
    assert reading(laid("5d 5h", "Ac As Kh 9c 8s"), None, RULES, "en").back == ""
    assert reading(laid("Ac As", "5d 5h Kh 9c 8s"), None, RULES, "en").foul
    assert HIDDEN not in own.front
