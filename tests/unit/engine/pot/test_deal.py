"""Dealing: in rotation, with burns, and past the scraps of paper in the deck."""

import pytest
from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card, parse_cards
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE, Arrange
from cardhouse.engine.core.events import Burned
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.pot.deal import Deal, cards_due, deals_board, is_scrap
from cardhouse.engine.pot.deal_events import BoardDealt, Scrambled, ScrapFound
from cardhouse.floor.core.reports import Boxed
from tests.kit.hands import Dealt, game


def in_hand(dealt: Dealt) -> dict[int, str]:
    return {seat: " ".join(cards) for seat, cards in dealt.hand.down.items()}


@pytest.mark.rule("TOM-HE-04", "TOM-HE-05", "TOM-ROOM-09")
def test_one_card_at_a_time_from_the_buttons_left() -> None:
    dealt = Dealt(game(), seats=(2, 5, 9), button=5, deck="2c 3c 4c 5c 6c 7c")
    assert in_hand(dealt) == {9: "2c 5c", 2: "3c 6c", 5: "4c 7c"}
    assert [event.seats for event in dealt.events(CardsDealt)] == [(9, 2, 5), (9, 2, 5)]


@pytest.mark.rule("TOM-HE-P1", "TOM-HE-15", "TOM-HE-17", "TOM-HE-19")
def test_a_burn_before_each_street_and_none_before_the_hands() -> None:
    dealt = Dealt(game(), seats=2, deck="2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc")
    assert dealt.hand.burns == []
    for _ in range(3):
        dealt.check_round()
    assert dealt.hand.burns == list(parse_cards("6c Tc Qc"))
    assert [event.cards for event in dealt.events(BoardDealt)] == [
        parse_cards("7c 8c 9c"),
        parse_cards("Jc"),
        parse_cards("Kc"),
    ]


def test_up_cards_lie_open_and_folded_players_get_none() -> None:
    script = game().script
    stud = replace(game(), script=(script[2], Deal(down=1, up=1), script[5], Deal(up=1)))
    dealt = Dealt(stud, seats=3, deck="2c 3c 4c 5c 6c 7c 8c 9c")
    assert in_hand(dealt) == {1: "2c", 2: "3c", 3: "4c"}
    assert dealt.hand.up == {1: ["5c"], 2: ["6c"], 3: ["7c"]}
    assert cards_due(dealt.hand) == 3


def test_the_cites_of_a_deal_are_those_of_what_it_deals() -> None:
    holdem, every = game(), {"deck", "turn"}
    assert {"deal.burn", "deal.flop"} <= Deal(burn=1, board=3, cite="deal.flop").cites(holdem)
    assert Deal(down=2).cites(holdem) - every == {"deal.rotation"}
    assert Deal(burn=1).cites(holdem) - every == {"deal.burn"}


@pytest.mark.rule("TOM-HE-40", "TOM-HE-43")
def test_who_gets_a_scrap_waits_until_the_round_is_finished() -> None:
    dealt = Dealt(game(), seats=3, deck="2c 3c 4c 5c 6c 7c 8c 9c", wait=True)
    dealt.report(Boxed(card=parse_cards("3c")[0]))
    assert in_hand(dealt) == {1: "2c 6c", 2: "5c 7c", 3: "4c 8c"}
    (found,) = dealt.events(ScrapFound)
    assert (found.card, found.seat, found.cite) == ("3c", 2, "scrap.down-card")
    assert dealt.hand.aside == ["3c"]
    assert dealt.hand.scraps == []


@pytest.mark.rule("TOM-HE-43")
def test_a_scrap_to_one_who_waits_makes_him_wait_again() -> None:
    dealt = Dealt(game(), seats=2, deck="2c 3c 4c 5c 6c 7c", wait=True)
    # The second boxed card is noticed only as it comes off the deck: nobody has reported it.
    dealt.hand.scraps.extend(parse_cards("3c 4c"))
    while dealt.hand.asked[0].actor == CHANCE:
        kernel.play(dealt.hand, dealt.chance.answer(dealt.hand.asked[0]))
    assert in_hand(dealt) == {1: "2c 6c", 2: "5c 7c"}


@pytest.mark.rule("TOM-HE-40", "TOM-HE-42")
def test_a_scrap_on_the_board_or_as_a_burn_is_made_good_with_the_card_under_it() -> None:
    dealt = Dealt(game(), seats=2, deck="2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc")
    for card in parse_cards("6c 9c"):
        dealt.report(Boxed(card=card))
    dealt.check_round()
    assert dealt.hand.burns == ["7c"]
    assert dealt.hand.board == list(parse_cards("8c Tc Jc"))
    assert dealt.hand.aside == list(parse_cards("6c 9c"))
    assert [event.cite for event in dealt.events(ScrapFound)] == ["scrap.board"] * 2


def test_chance_names_enough_cards_to_deal_round_the_scraps() -> None:
    dealt = Dealt(game(), seats=2, wait=True)
    dealt.hand.scraps.extend(parse_cards("3c"))
    kernel.play(dealt.hand, Arrange(cards=parse_cards("2c 3c 4c 5c")))
    (ask,) = dealt.hand.asked
    assert ask.offers[Arrange].least == 1  # type: ignore[attr-defined]
    kernel.play(dealt.hand, Arrange(cards=parse_cards("6c")))
    assert in_hand(dealt) == {1: "2c 5c", 2: "4c 6c"}


@pytest.mark.rule("TOM-HE-41")
def test_a_joker_on_the_board_is_seen_by_everybody_at_once() -> None:
    dealt = Dealt(game(), seats=2, deck="2c 3c 4c 5c 6c 7c Jo 8c 9c", foreign="Jo")
    dealt.check_round()
    assert dealt.hand.board == list(parse_cards("7c 8c 9c"))
    assert dealt.hand.aside == ["Jo"]
    assert dealt.hand.burns == ["6c"]


def test_a_joker_burned_face_down_is_noticed_by_nobody() -> None:
    dealt = Dealt(game(), seats=2, deck="2c 3c 4c 5c Jo 7c 8c 9c", foreign="Jo")
    dealt.check_round()
    assert [event.card for event in dealt.events(Burned)] == ["Jo"]
    assert dealt.hand.aside == []


def test_what_is_foreign_and_what_is_a_scrap() -> None:
    hand = Dealt(game(), seats=2, foreign="Jo").hand
    joker, ace, two = parse_cards("Jo As 2s")
    hand.scraps.append(two)
    assert [card in hand.foreign for card in (joker, ace, two)] == [True, False, False]
    assert [is_scrap(hand, card) for card in (joker, ace, two)] == [True, False, True]


@pytest.mark.parametrize(
    ("burns", "eliminated", "stock", "scrambled"),
    [
        ("", "", 5, False),
        ("2c", "", 5, True),
        ("", "2c", 5, True),
        ("2c", "3c", 5, True),
        ("2c", "3c", 6, False),
    ],
)
def test_cards_out_of_play_come_back_only_for_a_street_that_lacks_them(
    burns: str, eliminated: str, stock: int, scrambled: bool
) -> None:
    hand = Dealt(game(), seats=2).hand.copy()
    hand.burns[:], hand.eliminated[:] = parse_cards(burns), parse_cards(eliminated)
    del hand.stock[stock:]
    # A burn, three cards for the board and one for each of two seats.
    events = list(Deal(burn=1, board=3, down=1, cite="deal").open(hand))
    assert [type(event) for event in events] == ([Scrambled] if scrambled else [])


def test_a_single_card_for_all_makes_a_game_with_a_board() -> None:
    one = replace(game(), script=(Deal(down=2), Deal(board=1)))
    assert deals_board(one)
    assert not deals_board(replace(one, script=(Deal(down=2), Deal(burn=1))))


def test_fewer_cards_on_the_board_than_the_script_deals_change_nothing_for_a_hand() -> None:
    flop = Dealt(game(), seats=2).check_round().hand
    assert len(flop.board) == 3 and cards_due(flop) == 2


def test_nobody_knows_an_exposed_card_any_more_once_it_is_scrambled() -> None:
    hand = Dealt(game(), seats=2, hands={1: "As Ks"}).hand.copy()
    stock, burned, gone = hand.stock[0], hand.stock.pop(), hand.stock.pop()
    hand.burns.append(burned)
    hand.eliminated.append(gone)
    hand.exposed[:] = [Card("As"), stock, burned, gone]
    Scrambled().change(hand)
    assert hand.exposed == ["As"] and not hand.burns and not hand.eliminated
    assert hand.stock == [HIDDEN] * 48
