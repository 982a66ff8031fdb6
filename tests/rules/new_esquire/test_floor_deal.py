"""Floor decisions 1, 2, 6, 9, 13, 14 and 19: mistakes of the deal, with every card followed."""

import pytest

from cardhouse.cards import HIDDEN, JOKER, Card
from cardhouse.engine.banked.blackjack.settle import JackpotDue
from cardhouse.engine.banked.blackjack.shoe import ShoeRenewed
from cardhouse.engine.banked.blackjack.turn_events import Turn
from cardhouse.engine.banked.commands import Hit
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import CardsMoved, Dealt, Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.floor.banked.reports import DealMistake, ExtraHand, IncompleteHand, MissedHand
from cardhouse.floor.core.reports import Boxed, BurnMistake, Report
from tests.kit.banked import Banked, game
from tests.rules.new_esquire.house import BANKER, HOUSE


def ranks(cards: list[Card]) -> str:
    return " ".join("Jo" if card == "Jo" else card[0] for card in cards)


def dealing(
    spots: tuple[int, ...], shoe: str, *mistakes: Report, table: str = "", burn: bool = True
) -> Banked:
    """Bets of 10 on these spots; the dealer makes these mistakes, and stops if told to."""
    wagers = dict.fromkeys(spots, 10)
    played = game(HOUSE, table=table)
    found = Banked(played, bank=BANKER, wagers=wagers, shoe=shoe, burn=burn, wait=True)
    found.open_bets()
    for mistake in mistakes:
        found.report(mistake)
    return found.close_bets()


def burned(table: Banked) -> str:
    """The burns above the first card of the shoe."""
    return ranks(table.hand.burns[1:])


@pytest.mark.rule("ESQ-FL-01", "ESQ-FL-013", "ESQ-FL-11")
def test_an_extra_hand_is_burned_and_one_more_card() -> None:
    mistake = DealMistake(extra=(3,), stop=5)
    table = dealing((1, 2, 4), "5 8 K 9 6 2 3 4 7 T", mistake)
    assert [table.cards(key) for key in (1, 2, 3, 4, BANK)] == ["5", "8", "K", "9", "6"]
    events = table.report(ExtraHand(spot=3))
    assert {"ESQ-FL-01", "ESQ-FL-013"} <= table.rules_of(events[0])
    assert "ESQ-FL-11" in table.rules_of(events[-1])
    assert burned(table) == "K 2"
    table.act("lapse")
    hands = [table.cards(key) for key in (1, 2, 3, 4, BANK)]
    assert hands == ["5 3", "8 4", "", "9 7", "6"]
    assert ranks(table.hand.stock[:1]) == "T"
    table.stand()
    assert len(table.settled()) == 3


@pytest.mark.rule("ESQ-FL-01", "ESQ-FL-11")
def test_an_extra_hand_of_two_cards_is_burned_whole() -> None:
    table = dealing(
        (1, 2), "5 8 K 6 2 3 4 T 9", DealMistake(extra=(3,)), DealMistake(round=2, extra=(3,))
    )
    assert table.cards(3) == "K 4"
    table.report(ExtraHand(spot=3))
    assert burned(table) == "K 4 T"
    assert (table.cards(1), table.cards(2), table.bank_cards) == ("5 2", "8 3", "6")
    assert ranks(table.hand.stock[:1]) == "9"


@pytest.mark.rule("ESQ-FL-012", "ESQ-FL-013", "ESQ-FL-11")
def test_of_two_hands_on_a_spot_the_first_plays() -> None:
    twice = (DealMistake(twice=(3,)), DealMistake(round=2, twice=(3,)))
    table = dealing((1, 3, 4), "2 5 9 8 6 7 Q 2 3 T 4", *twice)
    assert table.cards(3) == "5 9 Q 2"
    table.report(ExtraHand(spot=3))
    assert table.cards(3) == "5 Q"
    assert burned(table) == "9 2 T"
    assert (table.cards(1), table.cards(4), table.bank_cards) == ("2 7", "8 3", "6")
    assert table.refused(ExtraHand(spot=3), Reason.NOT_SUCH_CASE) == {"ESQ-FL-012", "ESQ-FL-013"}
    table.stand()
    assert len(table.settled()) == 3


@pytest.mark.rule("ESQ-FL-02", "ESQ-FL-13")
def test_a_missed_hand_is_put_right_while_nobody_has_two_cards() -> None:
    table = dealing((1, 2, 3), "5 8 K 9 T 2 3", DealMistake(missed=(2,), stop=3))
    assert [table.cards(key) for key in (1, 2, 3, BANK)] == ["5", "", "8", "K"]
    events = table.report(MissedHand(spot=2))
    assert [table.cards(key) for key in (1, 2, 3, BANK)] == ["5", "8", "K", ""]
    assert "ESQ-FL-13" in table.rules_of(events[0])
    table.act("lapse")
    assert [table.cards(key) for key in (1, 2, 3, BANK)] == ["5 T", "8 2", "K 3", "9"]
    assert burned(table) == ""


@pytest.mark.rule("ESQ-FL-02")
def test_a_missed_hand_noticed_in_the_middle_of_the_round() -> None:
    table = dealing((1, 2, 3, 4), "5 8 K 9 T 2 3 4 6", DealMistake(missed=(2,), stop=2))
    table.report(MissedHand(spot=2))
    table.act("lapse")
    hands = [table.cards(key) for key in (1, 2, 3, 4, BANK)]
    assert hands == ["5 2", "8 3", "K 4", "9 6", "T"]


@pytest.mark.rule("ESQ-FL-02")
@pytest.mark.parametrize("reported", [2, 3])
def test_of_two_missed_hands_both_are_put_right(reported: int) -> None:
    table = dealing((1, 2, 3, 4), "5 8 K 9 2 T J Q 4", DealMistake(missed=(2, 3), stop=3))
    assert [table.cards(key) for key in (1, 2, 3, 4, BANK)] == ["5", "", "", "8", "K"]
    table.report(MissedHand(spot=reported))
    table.act("lapse")
    hands = [table.cards(key) for key in (1, 2, 3, 4, BANK)]
    assert hands == ["5 T", "8 J", "K Q", "9 4", "2"]


@pytest.mark.rule("ESQ-FL-022", "ESQ-FL-13")
def test_a_missed_hand_is_out_once_somebody_has_two_cards() -> None:
    mistakes = (DealMistake(missed=(2,)), DealMistake(round=2, missed=(2,), stop=1))
    table = dealing((1, 2, 3), "5 8 K 9 T 2", *mistakes)
    assert [table.cards(key) for key in (1, 2, 3, BANK)] == ["5 9", "", "8", "K"]
    before = table.hand.chips[2]
    events = table.report(MissedHand(spot=2))
    assert table.hand.chips[2] - before == 10_50
    assert not [event for event in events if isinstance(event, CardsMoved)]
    assert {"ESQ-FL-022", "ESQ-FL-13"} <= table.rules_of(events[0])
    table.act("lapse")
    assert [table.cards(key) for key in (1, 2, 3, BANK)] == ["5 9", "", "8 T", "K"]
    assert burned(table) == ""
    table.stand()
    assert table.won()[2] == 0
    assert [event.hand for event in table.settled()] == [3, 1]


@pytest.mark.rule("ESQ-FL-06", "ESQ-FL-063", "ESQ-FL-13")
def test_the_bank_takes_back_the_only_second_card() -> None:
    mistakes = (DealMistake(missed=(BANK,)), DealMistake(round=2, stop=1))
    table = dealing((1, 2, 3), "5 8 K 9 2 3 4", *mistakes)
    assert [table.cards(key) for key in (1, 2, 3, BANK)] == ["5 9", "8", "K", ""]
    events = table.report(MissedHand(spot=BANK))
    assert {"ESQ-FL-06", "ESQ-FL-063", "ESQ-FL-13"} <= table.rules_of(events[0])
    table.act("lapse")
    assert [table.cards(key) for key in (1, 2, 3, BANK)] == ["5 2", "8 3", "K 4", "9"]
    assert burned(table) == ""
    assert table.hand.chips["pot"] == 30_00


@pytest.mark.rule("ESQ-FL-06", "ESQ-FL-063", "ESQ-FL-13")
def test_with_one_player_the_bank_takes_back_his_second_card_too() -> None:
    # Nobody stops the dealer: the player has both cards when it is noticed.
    table = dealing((2,), "5 9 8 K 3", DealMistake(missed=(BANK,)))
    assert (table.cards(2), table.bank_cards, table.turn) == ("5 9", "", 2)
    events = table.report(MissedHand(spot=BANK))
    assert {"ESQ-FL-06", "ESQ-FL-063", "ESQ-FL-13"} <= table.rules_of(events[0])
    assert (table.cards(2), table.bank_cards, table.turn) == ("5 8", "9", 2)
    assert (burned(table), ranks(table.hand.stock[:1])) == ("", "K")


@pytest.mark.rule("ESQ-FL-06", "ESQ-FL-19")
def test_an_incomplete_hand_that_decision_six_cures_is_not_dead() -> None:
    mistakes = (DealMistake(missed=(BANK,)), DealMistake(round=2, missed=(2,)))
    table = dealing((1, 2), "5 8 9 2 3 4", *mistakes)
    assert [table.cards(key) for key in (1, 2, BANK)] == ["5 9", "8", ""]
    table.report(MissedHand(spot=BANK))
    assert [table.cards(key) for key in (1, 2, BANK)] == ["5 2", "8 3", "9"]


@pytest.mark.rule("ESQ-FL-062", "ESQ-FL-063", "ESQ-FL-13")
def test_with_two_second_cards_out_the_bank_comes_last() -> None:
    mistakes = (DealMistake(missed=(BANK,)), DealMistake(round=2, stop=2))
    table = dealing((1, 2, 3), "5 8 K 9 2 3 4 6", *mistakes)
    events = table.report(MissedHand(spot=BANK))
    assert {"ESQ-FL-062", "ESQ-FL-063", "ESQ-FL-13"} <= table.rules_of(events[0])
    table.act("lapse")
    assert [table.cards(key) for key in (1, 2, 3, BANK)] == ["5 9", "8 2", "K 3", "4"]
    assert (table.turn, table.box) == (1, 2.50)
    assert table.hand.chips["pot"] == 30_00


@pytest.mark.rule("ESQ-FL-06")
def test_noticed_before_any_second_card_the_next_card_is_the_banks() -> None:
    table = dealing((1, 2), "5 8 9 2 3", DealMistake(missed=(BANK,), stop=2))
    table.report(MissedHand(spot=BANK))
    table.act("lapse")
    assert [table.cards(key) for key in (1, 2, BANK)] == ["5 2", "8 3", "9"]


@pytest.mark.rule("ESQ-FL-062")
def test_noticed_when_all_have_two_cards_the_bank_gets_the_next() -> None:
    table = dealing((1, 2), "5 8 2 3 9 4", DealMistake(missed=(BANK,)))
    table.report(MissedHand(spot=BANK))
    assert (table.bank_cards, table.turn) == ("9", 1)


@pytest.mark.rule("ESQ-FL-13")
def test_cards_are_backed_up_in_no_other_case() -> None:
    table = dealing((1, 2), "5 8 K 2 3")
    before = table.hand.copy()
    for spot in (1, 2, 3, BANK):
        assert "ESQ-FL-13" in table.refused(MissedHand(spot=spot), Reason.NOT_SUCH_CASE)
    assert table.hand == before


@pytest.mark.rule("ESQ-FL-02", "ESQ-FL-13")
def test_a_spot_whose_turn_has_not_come_was_not_missed() -> None:
    table = dealing((1, 2, 3), "5 8 K 9 2 3", DealMistake(stop=1))
    for spot in (2, 3):
        assert "ESQ-FL-13" in table.refused(MissedHand(spot=spot), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("ESQ-FL-13")
def test_once_somebody_has_played_the_bank_waits_for_its_cards() -> None:
    table = dealing((1, 2), "5 8 2 3 9 4 T", DealMistake(missed=(BANK,))).act("1 hit")
    assert "ESQ-FL-13" in table.refused(MissedHand(spot=BANK), Reason.NOT_SUCH_CASE)
    table.stand()
    assert len(table.settled()) == 2


@pytest.mark.rule("ESQ-FL-09")
def test_only_a_fresh_shoe_is_burned() -> None:
    table = Banked(game(HOUSE), wagers={1: 10}, shoe="5 8 K", discards=100, wait=True).open_bets()
    assert "ESQ-FL-09" in table.refused(BurnMistake(cards=0), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("ESQ-FL-103")
def test_what_is_left_in_the_shoe_comes_before_the_discards() -> None:
    table = Banked(game(HOUSE), wagers={1: 10, 2: 10}, shoe="K T", discards=316)
    (renewed,) = table.events(ShoeRenewed)
    assert "ESQ-FL-103" in table.rules_of(renewed)
    assert [table.cards(key).split()[0] for key in (1, 2)] == ["K", "T"]


@pytest.mark.rule("ESQ-FL-09")
@pytest.mark.parametrize(
    ("count", "burns", "hand", "bank"), [(0, "", "5 K", "8"), (3, "5 8 K", "2 4", "3")]
)
def test_a_wrong_burn_stays(count: int, burns: str, hand: str, bank: str) -> None:
    table = dealing((1,), "5 8 K 2 3 4", BurnMistake(cards=count), burn=False)
    assert ranks(table.hand.burns) == burns
    assert (table.cards(1), table.bank_cards, table.turn) == (hand, bank, 1)
    assert "ESQ-FL-09" in table.rules_of(table.events(Ruled)[0])
    assert table.stand().settled()


@pytest.mark.rule("ESQ-FL-14", "ESQ-FL-142")
def test_a_boxed_card_is_as_if_it_were_not_there() -> None:
    table = dealing((1, 2), "5 Jk 8 K 2 3 4", DealMistake(stop=1))
    events = table.report(Boxed(card=JOKER))
    assert {"ESQ-FL-14", "ESQ-FL-142"} <= table.rules_of(events[0])
    assert burned(table) == "Jo"
    table.act("lapse")
    assert [table.cards(key) for key in (1, 2, BANK)] == ["5 2", "8 3", "K"]
    assert burned(table) == "Jo"


@pytest.mark.rule("ESQ-FL-14")
def test_a_card_that_nobody_knows_is_not_boxed() -> None:
    table = dealing((1, 2), "5 Jk 8 K 2 3 4", DealMistake(stop=1))
    table.hand.stock[0] = HIDDEN
    assert "ESQ-FL-14" in table.refused(Boxed(card=HIDDEN), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("ESQ-FL-19", "ESQ-FL-192", "ESQ-FL-11")
def test_an_incomplete_hand_is_dead_and_its_money_comes_back() -> None:
    table = dealing((1, 4), "5 9 K 7 3 4 T 8", DealMistake(round=2, missed=(4,)))
    assert "ESQ-FL-19" in table.refused(IncompleteHand(spot=1), Reason.NOT_SUCH_CASE)
    table.act("1 hit")
    before = table.hand.chips[4]
    events = table.report(IncompleteHand(spot=4))
    assert {"ESQ-FL-19", "ESQ-FL-192"} <= table.rules_of(events[0])
    assert burned(table) == "9 4"
    assert (table.cards(4), table.hand.chips[4] - before) == ("", 10_50)
    assert table.turn == 1
    table.stand()
    assert [event.hand for event in table.settled()] == [1]
    assert table.won()[4] == 0


@pytest.mark.rule("ESQ-FL-012", "ESQ-FL-19", "ESQ-FL-192", "ESQ-BJ-P6")
def test_nobody_adds_to_a_bet_on_a_dead_hand() -> None:
    # The player doubles on one card of the hand and one of an extra hand.
    wagers, others = {1: 10, 3: 10}, "4 wager 1 20"
    table = Banked(
        game(HOUSE),
        bank=BANKER,
        wagers=wagers,
        others=others,
        seats=(1, 3, 4, BANKER),
        shoe="5 6 9 K 8 T 2 3",
        wait=True,
    ).open_bets()
    table.report(DealMistake(twice=(1,)))
    table.report(DealMistake(round=2, missed=(1,)))
    table.close_bets().act("1 double")
    assert (table.cards(1), table.offers(4)) == ("5 6", {"follow", "decline"})
    table.report(ExtraHand(spot=1))
    table.report(IncompleteHand(spot=1))
    assert (table.turn, table.offers(4), burned(table)) == (3, set(), "6 T 5 2")
    table.stand()
    assert (table.won()[1], table.won()[4], table.cards(1)) == (0, 0, "")
    assert [event.hand for event in table.settled()] == [3]


@pytest.mark.rule("ESQ-FL-022")
def test_a_spot_that_is_out_gets_no_card_that_it_waits_for() -> None:
    # The shoe is empty after the deal: nobody knows its next card.
    table = Banked(game(HOUSE), wagers={1: 10, 2: 10}, shoe="T 9 6", discards=315, wait=True)
    table.open_bets()
    for number in (1, 2):
        table.report(DealMistake(round=number, missed=(1,)))
    table.close_bets().keep(kernel.play(table.hand, Hit(1)))
    assert Turn.of(table.hand).drawing == 1, "the card is still in the shoe"
    table.report(MissedHand(spot=1))
    assert (table.turn, table.cards(1), table.cards(2)) == (2, "", "T 6")
    assert table.stand().won()[1] == 0


@pytest.mark.rule("ESQ-FL-193")
@pytest.mark.parametrize(("bank", "result"), [("A K", 0), ("T K", 10)])
def test_a_single_joker_lives_as_21(bank: str, result: float) -> None:
    up, second = bank.split()
    table = dealing((1, 4), f"T Jk {up} 8 {second}", DealMistake(round=2, missed=(4,)))
    events = table.report(IncompleteHand(spot=4))
    assert "ESQ-FL-193" in table.rules_of(events[0])
    table.act("1 stand")
    assert table.won()[4] == result
    assert [event.hand for event in table.settled()] == [4, 1]


@pytest.mark.rule("ESQ-FL-193")
def test_a_single_joker_loses_to_two_jokers() -> None:
    table = dealing((1, 4), "T Jk Jk 8 Jk", DealMistake(round=2, missed=(4,)))
    assert table.hand.over
    assert table.won()[4] == -10


@pytest.mark.rule("ESQ-FL-194")
@pytest.mark.parametrize(("card", "result", "due"), [("Jk", 20, [4]), ("6", 10, [])])
def test_at_a_jackpot_table_a_single_joker_gets_its_card_last(
    card: str, result: float, due: list[int]
) -> None:
    mistake = DealMistake(round=2, missed=(4,))
    table = dealing((1, 4, 5), f"T Jk 9 T 5 4 5 {card} 9", mistake, table="5-100 jackpot")
    table.act("1 hit")
    events = table.report(IncompleteHand(spot=4))
    assert "ESQ-FL-194" in table.rules_of(events[0])
    assert table.cards(4) == "Jo"
    table.act("5 stand")
    assert table.hand.over
    assert table.won()[4] == result
    assert [event.hand for event in table.events(JackpotDue)] == due


@pytest.mark.rule("ESQ-FL-194")
def test_a_single_joker_at_a_jackpot_table_gets_one_card_however_often_it_is_reported() -> None:
    mistake = DealMistake(round=2, missed=(4,))
    table = dealing((1, 4, 5), "T Jk 9 T 6 6 8 Jk 3 4", mistake, table="5-100 jackpot")
    table.report(IncompleteHand(spot=4))
    assert "ESQ-FL-19" in table.refused(IncompleteHand(spot=4), Reason.NOT_SUCH_CASE)
    table.act("1 stand")
    table.refused(IncompleteHand(spot=4), Reason.NOT_SUCH_CASE)
    table.act("5 stand")
    late = table.events(Dealt)[-1]
    assert (late.seats, [card[0] for card in late.cards]) == ((4,), ["8"])
    # The joker after it is the bank's second card.
    assert table.won() == {1: -10, 4: 0, 5: -10, BANKER: 20}


@pytest.mark.rule("ESQ-FL-194")
@pytest.mark.parametrize("reported", [(4, 5), (5, 4)])
def test_two_single_jokers_get_their_cards_in_the_order_of_the_deal(
    reported: tuple[int, int],
) -> None:
    mistake = DealMistake(round=2, missed=(4, 5))
    table = dealing((1, 4, 5), "T Jk Jk 5 6 8 9 T 3", mistake, table="5-100 jackpot")
    for spot in reported:
        table.report(IncompleteHand(spot=spot))
    table.act("1 stand")
    late = table.events(Dealt)[-1]
    assert (late.seats, [card[0] for card in late.cards]) == ((4, 5), ["8", "9"])


UNSEEN = DealMistake(round=2, missed=(4,))


@pytest.mark.rule("ESQ-FL-19", "ESQ-FL-192")
def test_an_incomplete_hand_is_seen_though_nobody_has_anything_to_decide() -> None:
    # A joker up ends the draw before it has begun.
    table = dealing((1, 4), "T 9 Jk 8 5 6 7", UNSEEN)
    assert (table.cards(4), table.hand.over) == ("9", False)
    assert [(ask.actor, ask.must) for ask in table.hand.asked] == [("dealer", False)]
    before = table.hand.chips[4]
    events = table.report(IncompleteHand(spot=4))
    assert {"ESQ-FL-19", "ESQ-FL-192"} <= table.rules_of(events[0])
    assert (burned(table), table.hand.chips[4] - before) == ("9 5", 10_50)
    table.act("lapse")
    assert table.hand.over
    assert table.won() == {1: -10, 4: 0, BANKER: 10}


@pytest.mark.rule("ESQ-FL-022")
def test_a_hand_without_a_card_is_seen_though_nobody_has_anything_to_decide() -> None:
    table = dealing((1, 4), "T Jk 8 5 6 7", DealMistake(missed=(4,)), UNSEEN)
    events = table.report(MissedHand(spot=4))
    assert "ESQ-FL-022" in table.rules_of(events[0])
    table.act("lapse")
    assert table.won()[4] == 0


@pytest.mark.rule("ESQ-FL-19")
def test_what_nobody_reports_is_settled_as_it_lies() -> None:
    table = dealing((1, 4), "T 9 Jk 8 5 6 7", UNSEEN).act("lapse")
    assert table.hand.over
    assert table.won()[4] == -10


@pytest.mark.rule("ESQ-FL-194")
@pytest.mark.parametrize(("up", "others"), [("Jk", "T 8"), ("5", "6 Jk")])
def test_at_a_jackpot_table_a_single_joker_is_seen_in_time(up: str, others: str) -> None:
    first, second = others.split()
    shoe = f"{first} Jk {up} {second} Jk 9 8"
    table = dealing((1, 4), shoe, UNSEEN, table="5-100 jackpot")
    table.report(IncompleteHand(spot=4))
    table.act("lapse")
    assert table.hand.over
    assert [event.hand for event in table.events(JackpotDue)] == [4]
    assert table.won()[4] == 20


@pytest.mark.rule("ESQ-FL-19")
def test_nobody_is_asked_where_no_hand_is_incomplete() -> None:
    table = dealing((1, 4), "T 9 Jk 8 5 6 7")
    assert table.hand.over
    asked = dealing((1, 4), "T 9 6 8 5 6 7", UNSEEN).act("1 stand", "4 hit", "4 stand")
    assert asked.hand.over, "spot 4 had its turn: it could have been reported then"
