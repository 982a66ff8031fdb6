"""Events change a hand one fact at a time."""

from cardhouse.cards import HIDDEN, parse_card, parse_cards
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import CardsMoved, Shuffled
from cardhouse.floor.core.reports import Boxed
from cardhouse.floor.pot.reports import Exposed
from tests.kit.hands import Dealt, game

ACE = parse_card("As")


def exposed() -> Dealt:
    """Seat 1's ace was exposed on the deal: it lies on top of the stock, known to everybody."""
    dealt = Dealt(game(), seats=2, hands={1: "As Ks", 2: "2c 2d"})
    dealt.report(Exposed(seat=1, card=ACE))
    assert dealt.stock(1) == dealt.hand.exposed == [ACE]
    return dealt


def test_an_exposed_card_stays_known_as_the_burn() -> None:
    dealt = exposed().check_round()
    assert dealt.hand.burns == [ACE]
    assert dealt.hand.exposed == [ACE]


def test_what_is_laid_open_need_not_be_remembered_as_exposed() -> None:
    dealt = exposed().check_round()
    dealt.report(Boxed(card=ACE))
    assert dealt.hand.aside == [ACE]
    assert dealt.hand.exposed == []
    assert len(dealt.hand.burns) == 1


def test_a_shuffle_makes_everybody_forget() -> None:
    hand = exposed().hand
    kernel.fold(hand, Shuffled())
    assert set(hand.stock) == {HIDDEN}
    assert hand.exposed == []


def test_cards_are_laid_on_top_or_behind() -> None:
    hand = Dealt(game(), seats=2, hands={1: "As Ks", 2: "2c 2d"}).hand
    top = hand.stock[0]
    kernel.fold(hand, CardsMoved(cards=(ACE,), source="down:1", target="stock", on_top=True))
    assert hand.stock[:2] == [ACE, top]
    kernel.fold(hand, CardsMoved(cards=parse_cards("2c"), source="down:2", target="stock"))
    assert hand.stock[-1] == "2c"
    assert (hand.down[1], hand.down[2]) == (["Ks"], ["2d"])
