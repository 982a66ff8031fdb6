"""The changes rulings make at a pan table, event by event."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.commands import Arrange, Pick
from cardhouse.engine.pan.commands import Increase
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.layout import Owed
from cardhouse.engine.pan.mend import HandDead, SpreadTakenBack, to_mend
from cardhouse.engine.pan.spreads import Turn
from cardhouse.engine.pan.terms import Laying, as_command
from cardhouse.engine.pan.turns import to_make_valid
from cardhouse.ranking.melds import Meld
from tests.kit.pan import Pan

MELDS = [Meld("any", parse_cards(text)) for text in ("3c 3d 3s", "4h 4h 4c", "5c 5d 5s")]


def in_turn(seat: int, **position: list[int]) -> PanHand:
    """Five players, one of whom has drawn, and the events of this turn so far."""
    hand = Pan(seats=5, first=5, deck="Kd").act("5 draw").hand.copy()
    hand.at = Turn(seat, **position)  # type: ignore[arg-type]
    return hand


def test_what_was_laid_after_a_spread_that_is_taken_back_moves_up() -> None:
    hand = in_turn(5, laid=[1, 2, 3])
    hand.spreads.melds[5] = list(MELDS)
    taken = SpreadTakenBack(seat=5, meld=2, melds=(MELDS[0], MELDS[2]), cards=MELDS[1].cards)
    taken.change(hand)
    assert Turn.of(hand).laid == [1, 2]
    assert hand.spreads.melds[5] == [MELDS[0], MELDS[2]]


@pytest.mark.rule("TOM-PAN-59")
def test_of_a_spread_that_is_taken_back_nothing_is_remembered() -> None:
    hand = in_turn(5, laid=[1])
    at = Turn.of(hand)
    at.went, (card,) = 1, hand.drawn
    hand.drawn.clear()
    own = parse_cards("4h 4c")
    hand.spreads.melds[5] = [Meld("wrong", (*own, card))]
    hand.spreads.wrong = {4: {1: 1_00}, 5: {1: 2_00}}
    SpreadTakenBack(seat=5, meld=1, melds=(), cards=own, drawn=(card,)).change(hand)
    assert hand.spreads.wrong == {4: {1: 1_00}}
    assert (at.went, at.laid) == (0, [])
    assert hand.drawn == [card] and hand.down[5][-2:] == list(own) and hand.up[5] == []


def test_a_dead_hand_forces_nothing_any_more() -> None:
    hand = in_turn(5, window=[4, 3, 2])
    HandDead(seat=3).change(hand)
    assert Turn.of(hand).window == [4, 2] and 3 not in hand.live


def test_hands_are_put_right_one_after_the_other() -> None:
    hand = in_turn(5)
    hand.spreads.owed = [Owed(2, 1, "hand.short"), Owed(3, -1, "hand.over")]
    (ask,) = to_mend(hand)
    assert set(ask.offers) == {Arrange}
    hand.spreads.owed.reverse()
    (ask,) = to_mend(hand)
    assert set(ask.offers) == {Pick}


def test_silence_mends_a_spread_in_the_first_way_that_is_proposed() -> None:
    hand = in_turn(5)
    hand.down[5] = list(parse_cards("4s 4d 4s 7c"))
    hand.spreads.melds[5] = [Meld("wrong", parse_cards("4h 4h 4c"))]
    hand.spreads.demanded = (5, 1)
    (ask,) = to_make_valid(hand)
    terms = ask.offers[Increase]
    assert isinstance(terms, Laying)
    first, *others = (as_command(move, 5) for move in terms.proposals(Increase))
    assert ask.default == first and others and first not in others
