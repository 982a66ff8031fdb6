"""Events at a pan table, one by one: the eldest hand, and the card of a turn."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.pan.events import EldestFound, Laid
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.spreads import Turn
from cardhouse.ranking.melds import Meld
from tests.kit.pan import Pan

KINGS = Meld("any", parse_cards("Kh Ks Kd"))
THREES = Meld("any", parse_cards("3c 3d 3s"))


@pytest.mark.rule("TOM-PAN-13")
def test_the_eldest_hand_is_first_and_the_others_follow_around_the_table() -> None:
    hand = Pan(seats=4, first=4).hand.copy()
    hand.live.remove(1)
    EldestFound(seat=2).change(hand)
    assert hand.button == 2
    assert hand.seats == (3, 4, 1, 2) and hand.live == [3, 4, 2]


def laid(before: tuple[Meld, ...], after: tuple[Meld, ...], cards: str) -> PanHand:
    """Seat 5 has drawn the king of diamonds, and lays it, with other cards or alone."""
    hand = Pan(seats=5, first=5, hands={5: "Kh Ks"}, deck="Kd").act("5 draw").hand.copy()
    hand.spreads.melds[5] = list(before)
    Laid(seat=5, cards=parse_cards(cards), melds=after, drawn=True).change(hand)
    assert not hand.drawn and hand.spreads.melds[5] == list(after)
    return hand


def test_the_card_of_the_turn_lies_in_the_new_spread_and_in_no_other() -> None:
    new = laid((THREES,), (THREES, KINGS), "Kh Ks Kd")
    assert (Turn.of(new).laid, Turn.of(new).went) == ([2], 2)
    more = laid((THREES, KINGS), (THREES, Meld("any", (*KINGS.cards, *parse_cards("Kd")))), "Kd")
    assert (Turn.of(more).laid, Turn.of(more).went) == ([], 0)
