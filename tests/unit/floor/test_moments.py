"""Reports at moments where a table rarely stops."""

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.banked.blackjack.bank_hand import DrawBank
from cardhouse.engine.banked.blackjack.shoe import BurnFirst
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.asks import Arrangement
from cardhouse.engine.core.commands import Arrange
from cardhouse.engine.core.events import Dealt
from cardhouse.engine.core.hand import BEGUN
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.showdown import ShowHands
from cardhouse.floor.banked.blackjack.deal import burn_mistake
from cardhouse.floor.core.case import Case
from cardhouse.floor.core.reports import BurnMistake
from cardhouse.floor.core.rules import Irregularities
from cardhouse.floor.pot.streets import _given
from tests.kit.banked import Banked
from tests.kit.decks import stud
from tests.kit.hands import Dealt as Table
from tests.kit.rulings import detail_of
from tests.rules.ven_a_mexico.blackjack import VEN, dealt


def test_the_burn_may_be_wrong_while_the_dealer_burns() -> None:
    hand = Banked(VEN, wagers={1: 20}, shoe="A T 9 T 5", wait=True).hand.copy()
    hand.cursor = next(i for i, step in enumerate(hand.script) if isinstance(step, BurnFirst))
    hand.at, hand.stock = BEGUN, list(hand.deck)
    events = list(burn_mistake.answer(Case(hand, [], Irregularities()), BurnMistake(cards=0)))
    assert detail_of(events[0]) == "no card burned"


def test_for_the_bank_chance_is_asked_for_one_card_after_the_other() -> None:
    hand = dealt({1: "T 9"}, "T 5", "2").hand.copy()
    hand.up[BANK], hand.down[BANK] = list(parse_cards("Tc 2d")), []
    hand.up[1], hand.stock = list(parse_cards("Th 9h")), [HIDDEN] * 20
    (ask,) = DrawBank(hole=True).asks(hand)
    terms = ask.offers[Arrange]
    assert isinstance(terms, Arrangement) and terms.least == 1


def test_cards_of_a_deal_that_never_was_do_not_count_for_a_street() -> None:
    hand = stud(3).hand
    street = Deal(up=1, cite="deal.street")
    first, second = (
        Dealt(seats=(1, 2), cards=parse_cards(cards), up=True, cite="deal.street")
        for cards in ("2c 3c", "4c 5c")
    )
    case = Case(hand, [first, Misdealt(), second], Irregularities())
    assert _given(case, street) == [(1, "4c"), (2, "5c")]


def test_a_hand_that_lies_face_up_is_not_asked_to_show() -> None:
    hand = Table(seats=3).hand.copy()
    hand.opener = 1
    assert ShowHands()._order(hand) == (1, 2, 3)
    hand.up[2], hand.down[2] = hand.down[2], []
    assert ShowHands()._order(hand) == (1, 3)
