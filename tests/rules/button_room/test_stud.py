"""Five- and seven-card stud: antes, the deal without burns, and the highest board first."""

import pytest

from cardhouse.cards import parse_card, parse_cards, show_cards
from cardhouse.engine.core.events import Burned, Dealt
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.events import AntePosted, BettingOpened, PotAwarded
from cardhouse.floor import rule
from cardhouse.floor.pot.reports import DealtUp, Exposed, ExtraDealt, JokerFound, LastExposed
from tests.kit import hands as kit
from tests.rules.button_room.house import cited, deal, spread

DECK = spread("2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2h 3h 4h 5h 6h")
C = parse_cards(DECK)


def checked(table: kit.Dealt, rounds: int) -> kit.Dealt:
    for _ in range(rounds):
        table.check_round()
    return table


@pytest.mark.rule("BTN-S5-01")
def test_five_card_stud_begins_with_the_ante_of_every_player() -> None:
    table = deal("stud5", seats=4, wait=True)
    assert table.hand.chips["pot"] == 4_00
    assert [event.amount for event in table.events(AntePosted)] == [1_00] * 4
    assert "BTN-S5-01" in cited(list(table.events(AntePosted)), "stud5")
    assert not table.events(Dealt)


@pytest.mark.rule("BTN-S7-01")
def test_seven_card_stud_begins_with_the_ante_of_every_player() -> None:
    table = deal("stud7", seats=6, wait=True)
    assert table.hand.chips["pot"] == 6_00
    assert "BTN-S7-01" in cited(list(table.events(AntePosted)), "stud7")
    assert not table.events(Dealt)


@pytest.mark.rule("BTN-S5-02")
def test_one_card_down_and_four_up_from_the_left_of_the_button() -> None:
    table = deal("stud5", seats=3, button=1, deck=DECK)
    assert table.hand.down == {2: [C[0]], 3: [C[1]], 1: [C[2]]}
    assert table.hand.up == {2: [C[3]], 3: [C[4]], 1: [C[5]]}
    checked(table, 4)
    assert all(len(down) == 1 for down in table.hand.down.values())
    assert all(len(up) == 4 for up in table.hand.up.values())


@pytest.mark.rule("BTN-S5-03")
def test_a_round_follows_each_up_card_and_none_the_down_card() -> None:
    table = checked(deal("stud5", seats=3), 4)
    cards = []
    for index, event in enumerate(table.log):
        if isinstance(event, BettingOpened):
            hand = table.before(index)
            cards.append({len(hand.cards_of(seat)) for seat in hand.seats})
    assert cards == [{2}, {3}, {4}, {5}]


@pytest.mark.rule("BTN-S5-04")
def test_the_highest_up_cards_begin_every_round_with_a_check_or_a_bet() -> None:
    hands = {2: "2c Kd 4d", 3: "3c Ad 6d", 1: "4c 9d 9s"}
    table = deal("stud5", seats=3, button=1, hands=hands)
    assert table.turn == 3
    assert table.offers == {"fold", "check", "bet"}
    assert table.range("bet") == (3_00, 3_00)
    table.act("3 check", "1 check", "2 check")
    assert table.turn == 1
    assert "BTN-S5-04" in cited(list(table.events(BettingOpened)), "stud5")


@pytest.mark.rule("BTN-S5-P1")
def test_equal_boards_are_decided_by_suit() -> None:
    table = deal("stud5", seats=5, hands={3: "2c Ah", 5: "3c As"})
    assert table.turn == 5
    table = deal("stud5", seats=5, hands={3: "2c As", 5: "3c Ah"})
    assert table.turn == 3


@pytest.mark.rule("BTN-S5-P1")
def test_straights_and_flushes_do_not_count_on_a_board() -> None:
    hands = {1: "Ac 7h 6h 5h", 2: "Qc 2s 2d Kd", 3: "Jc 4c 8c Tc"}
    table = checked(deal("stud5", seats=3, hands=hands), 2)
    assert table.hand.up[1] == ["7h", "6h", "5h"]
    assert table.turn == 2


@pytest.mark.rule("BTN-S5-P2")
def test_an_exposed_down_card_stays_up_and_the_next_card_comes_down() -> None:
    table = deal("stud5", seats=4, hands={3: "Qd 7c"}, wait=True)
    events = table.report(DealtUp(seat=3))
    assert "BTN-S5-P2" in cited(events, "stud5")
    assert table.hand.up[3] == ["Qd"]
    assert table.hand.down[3] == ["7c"]
    assert all(len(table.hand.down[seat]) == len(table.hand.up[seat]) == 1 for seat in (1, 2, 4))
    assert table.turn == 3
    # The next card is dealt up again, and nobody else has seen the seven.
    checked(table, 1)
    assert len(table.hand.up[3]) == 2
    assert table.hand.exposed == []


@pytest.mark.rule("BTN-S5-P2")
def test_noticed_only_after_the_deal_the_two_cards_change_places() -> None:
    table = deal("stud5", seats=4, hands={3: "Qd 7c"})
    events = table.report(Exposed(seat=3, card=parse_card("Qd")))
    assert "BTN-S5-P2" in cited(events, "stud5")
    assert (table.hand.up[3], table.hand.down[3]) == (["Qd"], ["7c"])


@pytest.mark.rule("BTN-S5-P3")
def test_the_best_five_card_hand_wins_what_is_in_the_pot() -> None:
    hands = {1: "As Ah 9d 5c 2s", 2: "Ks Kh Qd Qc 4s", 3: "2d 3h 7d 8c Tc"}
    table = deal("stud5", seats=3, hands=hands)
    table.act("1 bet 3", "2 call", "3 call").check_round()
    table.act("2 bet 6", "3 call", "1 call").check_round()
    assert table.hand.chips["pot"] == 30_00
    table.show_all()
    assert [(e.seat, e.amount) for e in table.events(PotAwarded)] == [(2, 30_00)]


@pytest.mark.rule("BTN-S5-P3")
def test_ties_are_decided_by_suit() -> None:
    hands = {1: "As Kd 9h 6c 3d", 2: "Ah Ks 9s 6s 3s"}
    table = checked(deal("stud5", seats=2, hands=hands), 4).show_all()
    assert table.won() == {1: 1_00, 2: -1_00}


@pytest.mark.rule("BTN-S5-P4")
@pytest.mark.parametrize(("name", "rounds", "used"), [("stud5", 4, 20), ("stud7", 5, 28)])
def test_no_card_is_burned_in_stud(name: str, rounds: int, used: int) -> None:
    table = checked(deal(name, seats=4), rounds)
    assert not table.events(Burned)
    assert table.hand.burns == []
    assert len(table.hand.stock) == 52 - used


@pytest.mark.rule("BTN-S7-02")
def test_two_cards_down_and_one_up_before_the_first_round() -> None:
    table = deal("stud7", seats=3, button=1, deck=DECK)
    assert table.hand.down == {2: [C[0], C[3]], 3: [C[1], C[4]], 1: [C[2], C[5]]}
    assert table.hand.up == {2: [C[6]], 3: [C[7]], 1: [C[8]]}
    assert len(table.events(BettingOpened)) == 1


@pytest.mark.rule("BTN-S7-03")
def test_three_more_up_cards_each_followed_by_a_round() -> None:
    table = deal("stud7", seats=3)
    for number in (2, 3, 4):
        table.check_round()
        assert {len(up) for up in table.hand.up.values()} == {number}
        assert {len(down) for down in table.hand.down.values()} == {2}
        assert len(table.events(BettingOpened)) == number


@pytest.mark.rule("BTN-S7-04")
def test_the_seventh_card_is_dealt_down_before_the_last_round() -> None:
    table = checked(deal("stud7", seats=3), 4)
    assert {len(down) for down in table.hand.down.values()} == {3}
    assert {len(up) for up in table.hand.up.values()} == {4}
    assert len(table.events(BettingOpened)) == 5
    table.check_round()
    assert table.offers == {"show", "muck"}


@pytest.mark.rule("BTN-S7-05")
def test_the_highest_up_card_begins_the_first_round_too() -> None:
    hands = {2: "2c 2d 4s", 3: "3c 3d Ks", 1: "5c 5d 9s"}
    table = deal("stud7", seats=3, button=1, hands=hands)
    assert table.turn == 3
    # No bring-in: the seat may check.
    assert table.offers == {"fold", "check", "bet"}
    table.act("3 check")
    assert table.turn == 1


@pytest.mark.rule("BTN-S7-05")
def test_in_seven_card_stud_too_suits_decide_who_begins() -> None:
    hands = {2: "2c 2d Kh", 3: "3c 3d Ks", 1: "5c 5d Kd"}
    assert deal("stud7", seats=3, button=1, hands=hands).turn == 3


@pytest.mark.rule("BTN-S7-P1")
def test_the_best_five_of_seven_wins() -> None:
    hands = {1: "Qs Qh Qd 8c 6s 4h 2d", 2: "Ks Kh 9d 9c 4s 3d 2h"}
    table = checked(deal("stud7", seats=2, hands=hands), 5).show_all()
    assert table.won() == {1: 1_00, 2: -1_00}
    assert all(len(table.hand.released.get(seat, ())) == 7 for seat in (2,))


@pytest.mark.rule("BTN-S7-P2")
def test_one_of_the_first_two_cards_exposed_is_the_up_card() -> None:
    table = deal("stud7", seats=4, hands={3: "2c 8h Kd"}, wait=True)
    events = table.report(DealtUp(seat=3, number=2))
    assert "BTN-S7-P2" in cited(events, "stud7")
    assert table.hand.up[3] == ["8h"]
    assert table.hand.down[3] == ["2c", "Kd"]


@pytest.mark.rule("BTN-S7-P2")
def test_a_seventh_card_exposed_plays_and_changes_no_order() -> None:
    hands = {1: "2c 3c Td 9d 5d 4d Kh", 2: "2d 3d 6s 6c 8s 7s Ac", 3: "4c 5c Kd Jh 8h 7h Ks"}
    table = checked(deal("stud7", seats=3, hands=hands), 4)
    assert table.turn == 2
    events = table.report(LastExposed(seat=3))
    assert "BTN-S7-P2" in cited(events, "stud7")
    assert table.hand.up[3][-1] == "Ks"
    # A pair of kings now lies open, but the sixes still begin; nobody is offered to stand all-in.
    assert table.turn == 2
    assert table.offers == {"fold", "check", "bet"}
    checked(table, 1).show_all()
    assert table.won()[3] == 2_00


@pytest.mark.rule("BTN-RM-P6")
@pytest.mark.parametrize("name", ["stud5", "stud7"])
def test_two_down_cards_exposed_on_the_deal_are_a_misdeal(name: str) -> None:
    table = deal(name, seats=4, fee=1_00, wait=True)
    table.report(DealtUp(seat=2))
    # That report dealt the cards; the second card is noticed before anybody acts.
    card = table.hand.down[3][0]
    events = table.report(Exposed(seat=3, card=card))
    assert "BTN-RM-P6" in cited(events, name)
    assert table.hand.chips["box"] == 1_00
    assert table.hand.chips["pot"] == 4_00
    assert table.hand.button == 4
    assert table.won() == {1: -1_00, 2: -1_00, 3: -1_00, 4: -2_00}


def test_a_down_card_is_turned_up_only_on_the_deal() -> None:
    table = deal("stud5", seats=4)
    table.refused(DealtUp(seat=3), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("BTN-S5-P1")
def test_of_a_board_with_too_many_cards_the_first_five_count() -> None:
    # Two extra cards nobody reports come up with the first one.
    table = deal("stud5", seats=3, hands={1: "2c 9h", 2: "Qc 8s", 3: "Jc 4c"}, wait=True)
    table.log += rule(table.hand, table.log, ExtraDealt(seat=1), table.rules)
    table.report(ExtraDealt(seat=1))
    checked(table, 3)
    boards = {seat: show_cards(cards) for seat, cards in table.hand.up.items()}
    assert boards == {1: "9h 3c 5c 6c 9c Ac", 2: "8s 7c Tc 2d", 3: "4c 8c Kc 3d"}
    assert table.turn == 1
    checked(table, 1)
    assert len(table.events(BettingOpened)) == 4


@pytest.mark.rule("BTN-HE-31")
@pytest.mark.parametrize("game", ["stud5", "stud7", "draw"])
def test_a_joker_in_the_hole_is_made_good_out_of_the_middle_in_these_games_too(game: str) -> None:
    table = deal(game, seats=4, hands={3: "Jo"}, foreign="Jo")
    stub, held = list(table.hand.stock), list(table.hand.down[3])
    table.report(JokerFound())
    middle = stub[len(stub) // 2]
    assert table.hand.down[3] == [*held[1:], middle]
    assert table.hand.aside == ["Jo"]
    stub.remove(middle)
    assert table.hand.stock == stub
