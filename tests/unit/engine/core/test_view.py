"""A single viewer's view of a hand."""

import pytest

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.core.events import Burned, CardsMoved, HandStarted
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.view import RAIL, OfferView, see
from cardhouse.engine.pot.events import HandRevived
from cardhouse.engine.pot.pots import Pot
from cardhouse.engine.pot.view import look
from cardhouse.floor.pot.reports import Exposed
from tests.kit.hands import Dealt, game

HANDS = {1: "As Ks", 2: "2c 2d", 3: "9h 9d"}


def dealt() -> Dealt:
    return Dealt(game(), seats=3, hands=HANDS, board="Qs Js 4c 4d 5h")


def test_a_player_sees_his_own_cards_and_backs_for_the_rest() -> None:
    view = look(dealt().hand, 2)
    assert [seat.down for seat in view.seats] == [
        (HIDDEN, HIDDEN),
        parse_cards("2c 2d"),
        (HIDDEN, HIDDEN),
    ]
    assert (view.stock, view.burns, view.muck, view.board) == (46, 0, 0, ())


def test_from_the_rail_one_sees_only_what_lies_open() -> None:
    table = dealt().check_round()
    view = look(table.hand, RAIL)
    assert {card for seat in view.seats for card in seat.down} == {HIDDEN}
    assert view.board == parse_cards("Qs Js 4c")
    assert (view.pot, view.pots) == (6_00, (Pot(6_00, (1, 2, 3)),))
    assert (view.stock, view.burns) == (42, 1)


def test_chips_bets_and_who_is_in() -> None:
    view = look(dealt().act("3 raise 4", "1 fold").hand, RAIL)
    seats = [(seat.seat, seat.chips, seat.bet, seat.paid, seat.live) for seat in view.seats]
    assert seats == [
        (1, 199_00, 1_00, 1_00, False),
        (2, 198_00, 2_00, 2_00, True),
        (3, 196_00, 4_00, 4_00, True),
    ]
    assert view.muck == 2


def test_what_may_be_done_is_told_only_to_whom_it_concerns() -> None:
    table = dealt()
    assert look(table.hand, 3).offers == (
        OfferView(do="fold"),
        OfferView(do="call", cost=2_00),
        OfferView(do="raise", least=4_00, most=4_00, step=100),
    )
    assert look(table.hand, 1).offers == look(table.hand, RAIL).offers == ()
    assert look(table.hand, 1).awaited == (3,)


def test_at_the_showdown_one_is_offered_ones_own_cards() -> None:
    table = dealt()
    for _ in range(4):
        table.check_round()
    show, *_ = look(table.hand, 1).offers
    assert (show.do, show.cards) == ("show", parse_cards("As Ks"))
    assert look(table.hand, 2).offers == ()
    table.act("1 show")
    assert look(table.hand, RAIL).seats[0].up == parse_cards("As Ks")
    table.act("2 board")
    assert [seat.plays_board for seat in look(table.hand, 1).seats] == [False, True, False]


def test_before_the_blinds_and_after_the_award_there_is_no_pot() -> None:
    table = dealt().act("3 fold", "1 fold")
    view = look(table.hand, RAIL)
    assert (view.over, view.pot, view.pots, view.awaited) == (True, 0, (), ())


def test_a_burn_and_others_cards_are_seen_as_backs() -> None:
    assert see(Burned(card=parse_cards("As")[0]), 1) == Burned(card=HIDDEN)
    event = CardsDealt(seats=(1, 2), cards=parse_cards("As Kd"))
    assert see(event, 2) == CardsDealt(seats=(1, 2), cards=(HIDDEN, parse_cards("Kd")[0]))
    assert see(event, RAIL) == CardsDealt(seats=(1, 2), cards=(HIDDEN, HIDDEN))
    face_up = CardsDealt(seats=(1, 2), cards=parse_cards("As Kd"), up=True)
    assert see(face_up, RAIL) == face_up


def test_moved_cards_are_seen_where_one_may_look() -> None:
    card = parse_cards("As")
    dealt_in = CardsMoved(cards=card, source="stock", target="down:2")
    assert see(dealt_in, 2) == dealt_in
    assert see(dealt_in, 1) == CardsMoved(cards=(HIDDEN,), source="stock", target="down:2")
    public = CardsMoved(cards=card, source="down:2", target="stock", public=True)
    assert see(public, RAIL) == public
    board = CardsMoved(cards=card, source="stock", target="board")
    assert see(board, RAIL) == board


def test_a_revived_hand_is_seen_by_its_owner() -> None:
    event = HandRevived(seat=2, cards=parse_cards("As Kd"))
    assert see(event, 2) == event
    assert see(event, 1) == HandRevived(seat=2, cards=(HIDDEN, HIDDEN))


def test_nobody_sees_which_cards_are_wrong_in_the_deck() -> None:
    table = Dealt(game(), seats=2, foreign="Jo")
    started = see(table.log[0], 1)
    assert isinstance(started, HandStarted)
    assert started.deck == (HIDDEN,) * 53


def test_an_exposed_card_is_seen_by_everybody_until_it_is_shuffled() -> None:
    table = dealt()
    table.report(Exposed(seat=1, card=parse_cards("As")[0]))
    assert look(table.hand, RAIL).exposed == parse_cards("As")
    assert look(table.hand, RAIL).seats[0].down == (HIDDEN, HIDDEN)


@pytest.mark.parametrize(
    ("offer", "said"),
    [
        (OfferView(do="fold"), "fold"),
        (OfferView(do="call", cost=2_00), "call $2"),
        (OfferView(do="raise", least=4_00, most=4_00), "raise to $4"),
        (OfferView(do="raise", least=4_00, most=9_50), "raise to $4 to $9.50"),
        (OfferView(do="bet", least=4_00, most=9_50), "bet $4 to $9.50"),
        (OfferView(do="discard", most=2, cards=parse_cards("As Kd")), "discard of As Kd"),
        (
            OfferView(do="wager", most=1, spots={2: (5_00, 9_00), 3: (4_00, 4_00)}),
            "wager on 2 ($5 to $9), 3 ($4)",
        ),
        (OfferView(do="refuse", cost=1_00, values=(3, 5)), "refuse 3 or 5"),
    ],
)
def test_an_offer_is_said_as_a_dealer_would(offer: OfferView, said: str) -> None:
    assert str(offer) == said
