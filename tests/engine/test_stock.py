"""What can still be in the stock is what nobody has seen anywhere else."""

from cardhouse.cards import PACK, parse_cards
from cardhouse.engine import kernel
from cardhouse.engine.commands import Arrange
from cardhouse.engine.stock import unseen
from tests.kit import Dealt, game


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
    kernel.play(dealt.hand, dealt.hand.asked[0].default or _call(dealt))
    kernel.play(dealt.hand, _check(dealt))
    (ask,) = dealt.hand.asked
    terms = ask.offers[Arrange]
    assert (ask.actor, len(terms.cards), terms.least) == ("chance", 48, 4)  # type: ignore[attr-defined]
