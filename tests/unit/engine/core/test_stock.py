"""The stock can hold only cards nobody has seen anywhere else."""

from cardhouse.cards import PACK, parse_cards
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Arrangement
from cardhouse.engine.core.commands import CHANCE, Arrange
from cardhouse.engine.core.stock import unseen
from cardhouse.engine.pot.commands import Call, Check
from tests.kit.hands import Dealt, game


def test_before_the_first_card_all_of_the_deck() -> None:
    hand = Dealt(game(), seats=3, wait=True).hand
    assert unseen(hand) == PACK


def test_what_chance_has_decided_is_known() -> None:
    dealt = Dealt(game(), seats=2, wait=True)
    kernel.play(dealt.hand, Arrange(cards=parse_cards("As Kd 2c 3c")))
    left = unseen(dealt.hand)
    assert len(left) == 48
    assert set(left) == set(PACK) - set(parse_cards("As Kd 2c 3c"))


def test_a_foreign_card_is_among_what_is_left() -> None:
    hand = Dealt(game(), seats=2, wait=True, foreign="Jo").hand
    assert unseen(hand) == (*PACK, *parse_cards("Jo"))


def test_chance_is_asked_again_when_its_cards_are_used_up() -> None:
    dealt = Dealt(game(), seats=2, wait=True)
    kernel.play(dealt.hand, Arrange(cards=parse_cards("As Kd 2c 3c")))
    kernel.play(dealt.hand, Call(2))
    kernel.play(dealt.hand, Check(1))
    (ask,) = dealt.hand.asked
    terms = ask.offers[Arrange]
    assert isinstance(terms, Arrangement)
    assert (ask.actor, len(terms.cards), terms.least) == (CHANCE, 48, 4)
