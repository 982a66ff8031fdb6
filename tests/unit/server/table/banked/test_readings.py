"""Hands of pai gow poker in words: each part, and how it stands against the bank's."""

from __future__ import annotations

import pytest

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.banked.layout import BANK as BANK_KEY
from cardhouse.engine.banked.view import BankedView, HandView
from cardhouse.engine.families import look
from cardhouse.ranking.paigow import PaiGow
from cardhouse.rulebook import open_table, posted
from cardhouse.server.faces import Reading
from cardhouse.server.table.banked.readings import reading
from cardhouse.server.table.banked.staging import PAI_GOW
from tests.kit.pai_gow import BANK_HAND, WINS, PaiGowTable

RULES = PaiGow()


def laid(front: str, back: str, *, hand: int = 3, shown: bool = True) -> HandView:
    two, five = parse_cards(front), parse_cards(back)
    up = two + five if shown else ()
    return HandView(hand=hand, up=up, down=() if shown else two + five, front=two, back=five)


BANK = laid("Th 5s", "Jc Tc Jo 8h 7c", hand=9)


def test_each_part_meets_the_banks() -> None:
    read = reading(laid("5d 5h", "Ac As Kh 9c 8s"), BANK, RULES, "en")
    assert read == Reading(
        hand=3,
        front_words="Pair of Fives",
        back_words="Pair of Aces",
        front_narrow="Fives",
        back_narrow="Aces",
        front="win",
        back="lose",
    )


@pytest.mark.parametrize(
    ("back", "brief", "spanish"),
    [
        ("Ac As Kh Ks 9c", "Two pair", "Dos pares"),
        ("Qc Qs Qh Ks 9c", "Three Queens", "Trío"),
        ("9h 8c 7c 6s 5d", "Straight", "Escalera"),
        ("Kc Jd 9h 8c 7c", "King high", "Carta alta, rey"),
    ],
)
def test_a_hand_has_a_brief_name_for_narrow_plates(back: str, brief: str, spanish: str) -> None:
    hand = laid("5d 4h", back)
    assert reading(hand, None, RULES, "en").back_narrow == brief
    assert reading(hand, None, RULES, "es").back_narrow == spanish


def test_the_bank_is_told_the_ways_to_set_its_open_hand() -> None:
    table = PaiGowTable(hands={1: WINS, 2: BANK_HAND}, wagers={1: 10}).shake().set()
    view, ask = look(table.hand, table.bank), table.ask(table.bank)
    assert isinstance(view, BankedView) and len(view.layout.bank_hand.up) == 7
    post = posted("tommys", "pai-gow-poker")
    room = open_table(post)
    room.hand = table.hand
    ways = PAI_GOW.hints(room, view, ask, "en").settings[BANK_KEY]
    assert len(ways) == 21 and [way.front for way in ways if way.house] == [parse_cards("Jh Kd")]


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
