"""Moves that rulings share: acts on a card, and cards off the stock."""

import pytest

from cardhouse.cards import HIDDEN, Card, parse_cards
from cardhouse.engine.core.events import CardsMoved, Event
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.events import Checked, Drawn
from cardhouse.floor.core.case import Case
from cardhouse.floor.core.rules import Irregularities
from cardhouse.floor.pot.moves import acted_on, from_stock, replacement
from tests.kit.hands import Dealt

TWO = parse_cards("As Kd")
RULES = Irregularities()


@pytest.mark.parametrize(
    ("came", "later"),
    [
        (CardsDealt(seats=(1, 2), cards=TWO), True),
        (CardsDealt(seats=(2, 1), cards=TWO), False),
        (Drawn(seat=1, cards=TWO), True),
        (Drawn(seat=2, cards=TWO), False),
        (CardsMoved(cards=TWO, source="stock", target="down:1"), True),
        (CardsMoved(cards=TWO, source="stock", target="up:1"), True),
        (CardsMoved(cards=TWO, source="stock", target="down:2"), False),
        (CardsMoved(cards=TWO, source="down:1", target="down:1"), False),
        (CardsMoved(cards=TWO[1:], source="stock", target="down:1"), False),
    ],
    ids=repr,
)
def test_who_gets_a_card_has_not_acted_on_it_before(came: Event, later: bool) -> None:
    hand = Dealt(seats=2).hand
    before = Case(hand, [Checked(seat=1), came], RULES)
    assert acted_on(before, 1, Card("As")) is not later
    after = Case(hand, [Checked(seat=1), came, Checked(seat=1)], RULES)
    assert acted_on(after, 1, Card("As"))
    other = Case(hand, [came, Checked(seat=2)], RULES)
    assert not acted_on(other, 1, Card("As"))


@pytest.mark.parametrize(("exposed", "public"), [("", False), ("2c", False), ("2c 3c", True)])
def test_only_cards_that_all_lie_face_up_are_seen_where_they_go(exposed: str, public: bool) -> None:
    hand = Dealt(seats=2).hand.copy()
    hand.stock[:2] = parse_cards("2c 3c")
    hand.exposed[:] = parse_cards(exposed)
    (moved,) = from_stock(hand, 2, "down:1", "scrap")
    assert isinstance(moved, CardsMoved) and moved.public is public


@pytest.mark.parametrize("stock", ["", "2c 3c ?? ??", "2c ?? 4c", "??"])
def test_no_card_comes_out_of_the_middle_of_an_unknown_stock(stock: str) -> None:
    hand = Dealt(seats=2).hand.copy()
    hand.stock[:] = [Card(card) for card in stock.split()]
    case = Case(hand, [], Irregularities(replacement="middle"))
    with pytest.raises(Illegal) as refused:
        list(replacement(case, "down:1", "scrap"))
    assert (refused.value.reason, refused.value.cite) == (Reason.NOT_SUCH_CASE, "scrap")


@pytest.mark.parametrize(("stock", "card"), [("2c", "2c"), ("2c 3c ??", "3c"), ("?? 3c 4c", "3c")])
def test_the_middle_card_of_the_stock_replaces_another(stock: str, card: str) -> None:
    hand = Dealt(seats=2).hand.copy()
    hand.stock[:] = [Card(each) for each in stock.split()]
    case = Case(hand, [], Irregularities(replacement="middle"))
    (moved,) = replacement(case, "down:1", "scrap")
    assert isinstance(moved, CardsMoved) and moved.cards == (card,) and HIDDEN not in moved.cards
