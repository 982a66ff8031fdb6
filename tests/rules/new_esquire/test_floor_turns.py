"""Floor decisions 3, 4, 5, 7, 8, 10, 16 and 17: mistakes in the turns, with every card followed."""

from typing import Any

import pytest

from cardhouse.engine.banked.blackjack.hands import count
from cardhouse.engine.banked.blackjack.mistakes import HitCancelled
from cardhouse.engine.banked.blackjack.shoe import ShoeRenewed
from cardhouse.engine.banked.blackjack.turn_events import CardTaken, HitTaken, Stood, Turn
from cardhouse.engine.banked.commands import Double, Hit
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core import kernel
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor import rule
from cardhouse.floor.banked.reports import (
    DealMistake,
    EarlyDouble,
    IncompleteHand,
    MoveCard,
    PassedOver,
    ReopenTurn,
    UnaskedCard,
    WagerFound,
    WalkedAway,
    WavedOff,
)
from cardhouse.floor.core.reports import GiveChips
from tests.kit.banked import Banked, game
from tests.rules.new_esquire.house import BANKER, HOUSE, dealt
from tests.rules.new_esquire.test_floor_deal import burned, dealing, ranks

SIGNED: dict[str, Any] = {"by": "Rosa", "reason": "because"}


@pytest.mark.rule("ESQ-FL-03", "ESQ-FL-11")
def test_one_card_past_a_player_is_burned_with_one_more() -> None:
    table = dealt({3: "T 3", 4: "T 2"}, "9", "6 5 4 8")
    events = table.report(PassedOver(hand=3, given=(4,)))
    assert {"ESQ-FL-03", "ESQ-FL-11"} <= {r for event in events for r in table.rules_of(event)}
    assert burned(table) == "6 5"
    assert (table.cards(3), table.cards(4), table.turn) == ("T 3 4", "T 2", 3)
    table.act("3 stand")
    assert (table.turn, table.offers(4)) == (4, {"hit", "stand", "double", "surrender"})
    assert ranks(table.hand.stock[:1]) == "8"


@pytest.mark.rule("ESQ-FL-03", "ESQ-FL-11")
def test_one_card_past_all_players_to_the_bank_is_burned_too_and_the_bank_keeps_its_own() -> None:
    table = dealt({3: "T 3", 4: "T 2"}, "9", "6 5 4 8")
    table.report(PassedOver(hand=3, given=(BANK,)))
    assert (burned(table), table.cards(3), table.cards(BANK)) == ("6 5", "T 3 4", "9")
    assert table.hand.aside == []


@pytest.mark.rule("ESQ-FL-032")
def test_two_cards_past_a_player_stay() -> None:
    table = dealt({3: "T 3", 4: "T 2", 5: "T 5"}, "9", "6 2 8")
    events = table.report(PassedOver(hand=3, given=(4, 4)))
    assert "ESQ-FL-032" in {r for event in events for r in table.rules_of(event)}
    assert (table.cards(3), table.cards(4)) == ("T 3", "T 2 6 2")
    assert burned(table) == ""
    table.stand()
    assert [event.hand for event in table.settled()] == [5, 4, 3]


@pytest.mark.rule("ESQ-BJ-37", "ESQ-FL-032", "ESQ-FL-043")
@pytest.mark.parametrize(
    ("then", "burns", "result"),
    [("8 5 6 K", "5 6", -10), ("2 7 6 K", "", -10), ("2 4 9 K", "", 10)],
)
def test_of_two_cards_to_the_bank_only_what_it_needs_stays(
    then: str, burns: str, result: float
) -> None:
    table = dealt({3: "T 3"}, "9", then)
    table.report(PassedOver(hand=3, given=(BANK, BANK)))
    assert (table.hand.over, burned(table), table.won()[3]) == (True, burns, result)
    # A bank that stands on 17 draws nothing; one that must draw goes on.
    drawn = [event.card[0] for event in table.events(CardTaken)]
    assert drawn == (["9"] if "9" in then else [])


@pytest.mark.rule("ESQ-FL-032")
def test_a_card_to_the_bank_waits_for_its_turn() -> None:
    table = dealt({3: "T 3", 4: "T 2"}, "9", "6 5 8 K")
    table.report(PassedOver(hand=3, given=(4, BANK)))
    assert (table.cards(4), table.bank_cards, ranks(table.hand.aside)) == ("T 2 6", "9", "5")
    table.act("4 stand")
    assert table.events(CardTaken)[-1].card[0] == "8"
    # 9, 5 and 8 are 22.
    assert table.won() == {3: 10, 4: 10, 7: -20}


@pytest.mark.rule("ESQ-FL-04", "ESQ-FL-11")
def test_a_card_that_nobody_asked_for_is_burned_with_one_more() -> None:
    table = dealt({3: "T 6", 4: "T 2", 5: "T 5"}, "9", "5 7 8").act("3 stand")
    table.report(UnaskedCard(hand=3))
    assert burned(table) == "5 7"
    assert (table.cards(3), table.turn) == ("T 6", 4)
    table.act("4 hit")
    assert table.cards(4) == "T 2 8"


@pytest.mark.rule("ESQ-FL-04")
def test_a_card_given_to_the_player_who_has_just_stood() -> None:
    table = dealt({3: "T 6", 4: "T 2"}, "9", "5 7 8")
    table.report(UnaskedCard(hand=3))
    assert (burned(table), table.cards(3), table.turn) == ("5 7", "T 6", 4)


@pytest.mark.rule("ESQ-FL-04", "ESQ-FL-11")
@pytest.mark.parametrize("key", [4, 5, BANK])
def test_a_card_before_its_turn_is_burned_and_nobody_loses_a_turn(key: int) -> None:
    table = dealt({3: "T 6", 4: "T 2", 5: "T 5"}, "9", "5 7 8 2")
    events = table.report(UnaskedCard(hand=key))
    assert "ESQ-FL-04" in {r for event in events for r in table.rules_of(event)}
    assert (burned(table), table.turn, table.bank_cards) == ("5 7", 3, "9")
    assert (table.cards(4), table.cards(5)) == ("T 2", "T 5")
    table.act("3 hit", "4 hit")
    assert (table.cards(4), table.turn) == ("T 2 2", 4)


@pytest.mark.rule("ESQ-BJ-34", "ESQ-FL-04")
def test_who_must_draw_still_draws_when_an_unasked_card_is_burned() -> None:
    table = dealt({3: "6 5", 4: "T 2"}, "9", "5 7 8")
    table.report(UnaskedCard(hand=3))
    assert (burned(table), table.cards(3), table.turn) == ("5 7", "6 5", 3)
    assert table.offers(3) == {"hit", "double", "surrender"}


@pytest.mark.rule("ESQ-FL-04")
def test_a_spot_without_a_hand_gets_no_unasked_card() -> None:
    table = dealt({3: "6 5", 4: "T 2"}, "9", "5 7 8")
    assert "ESQ-FL-04" in table.refused(UnaskedCard(hand=5), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("ESQ-FL-042")
def test_with_only_the_bank_left_the_card_is_the_banks() -> None:
    table = dealt({8: "T 7"}, "9", "5 6 K")
    events = table.report(UnaskedCard(hand=8))
    assert "ESQ-FL-042" in {r for event in events for r in table.rules_of(event)}
    assert [event.card[0] for event in table.events(CardTaken)] == ["6"]
    assert burned(table) == ""
    # 9, 5 and 6 make 20 against 17.
    assert (table.hand.over, table.won()[8]) == (True, -10)


@pytest.mark.rule("ESQ-FL-043", "ESQ-FL-11")
def test_a_card_that_the_bank_does_not_need_is_burned_with_one_more() -> None:
    table = dealt({8: "T 8"}, "T", "5 7 K 2")
    events = table.report(UnaskedCard(hand=8, late=True))
    assert "ESQ-FL-043" in {r for event in events for r in table.rules_of(event)}
    assert burned(table) == "5 K"
    assert ranks(table.hand.stock[:1]) == "2"
    assert [event.card[0] for event in table.events(CardTaken)] == ["7"]
    assert table.won()[8] == 10


@pytest.mark.rule("ESQ-FL-043")
def test_the_bank_is_not_complete_while_others_have_to_play() -> None:
    table = dealt({1: "T 8", 2: "T 5"}, "T", "5 7 K 2")
    late = UnaskedCard(hand=1, late=True)
    assert "ESQ-FL-04" in table.refused(late, Reason.NOT_SUCH_CASE)


@pytest.mark.rule("ESQ-FL-05")
def test_a_card_before_the_money_is_no_double() -> None:
    table = dealt({1: "6 5", 2: "T 5"}, "9", "T 8 T")
    table.report(EarlyDouble(hand=1))
    assert (count(table.hand, 1).points, table.layout.on(1)[0].amount) == (21, 10_00)
    assert table.turn == 2
    assert "ESQ-FL-05" in table.refused(EarlyDouble(hand=1), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("ESQ-FL-052")
def test_after_such_a_card_the_hand_may_be_played_on() -> None:
    table = dealt({1: "6 5", 2: "T 5"}, "9", "2 8 T")
    table.report(EarlyDouble(hand=1))
    assert (table.cards(1), table.offers(1)) == ("6 5 2", {"hit", "stand"})
    assert table.layout.on(1)[0].amount == 10_00


@pytest.mark.rule("ESQ-FL-07")
@pytest.mark.parametrize(("second", "result"), [("7", 5), ("9", -5)])
def test_a_bet_below_the_minimum_plays_for_its_amount(second: str, result: float) -> None:
    played = game(HOUSE, table="10-100")
    table = dealt({1: "T 8"}, "T", second, played=played)
    events = table.report(WagerFound(seat=1, spot=1, amount=5_00))
    assert "ESQ-FL-07" in table.rules_of(events[0])
    assert table.stand().won()[1] == result


@pytest.mark.rule("ESQ-FL-08")
@pytest.mark.parametrize(("second", "result"), [("7", 100), ("9", -100)])
def test_what_is_over_the_maximum_has_no_action(second: str, result: float) -> None:
    table = dealt({1: "T 8"}, "T", second, wagers={1: 100})
    table.report(WagerFound(seat=1, spot=1, amount=140_00))
    assert table.hand.chips["pot"] == 140_00
    assert table.stand().won()[1] == result


@pytest.mark.rule("ESQ-FL-07", "ESQ-FL-08")
@pytest.mark.parametrize(
    ("found", "bank", "result"),
    # Twenty of the double are at stake besides the wager itself; a joker takes them out.
    [(5, "7", 25), (5, "9", -25), (140, "7", 120), (140, "9", -120), (140, "Jo", -100)],
)
def test_limits_found_wrong_after_a_double_are_those_of_the_wager(
    found: int, bank: str, result: float
) -> None:
    played = game(HOUSE, table="10-100")
    table = dealt({1: "5 4", 2: "T 5"}, "T", f"9 {bank}", wagers={1: 20, 2: 20}, played=played)
    table.act("1 double")
    events = table.report(WagerFound(seat=1, spot=1, amount=found * 100))
    assert table.rules_of(events[0]) & {"ESQ-FL-07", "ESQ-FL-08"}
    assert table.hand.chips["pot"] == (found + 20 + 20) * 100
    assert table.stand().won()[1] == result


@pytest.mark.rule("ESQ-FL-08")
def test_limits_found_wrong_after_a_split_leave_the_second_wager_alone() -> None:
    table = dealt({1: "8 8", 2: "T 5"}, "T", "T T 9", wagers={1: 20, 2: 20})
    table.act("1 split", "1 stand")
    table.refused(WagerFound(seat=1, spot=11, amount=140_00), Reason.NOT_SUCH_CASE)
    table.report(WagerFound(seat=1, spot=1, amount=140_00))
    # 18 twice against 19.
    assert table.stand().won()[1] == -100 - 20


@pytest.mark.rule("ESQ-FL-08")
def test_of_a_wager_over_the_maximum_half_of_the_maximum_is_surrendered() -> None:
    table = dealt({1: "T 6", 2: "T 5"}, "T", "9", wagers={1: 100, 2: 20})
    table.act("1 surrender")
    table.report(WagerFound(seat=1, spot=1, amount=140_00))
    assert table.stand().won()[1] == -50


@pytest.mark.rule("ESQ-FL-20")
def test_chips_taken_out_of_a_doubled_wager_are_not_returned_once_more() -> None:
    table = dealt({1: "5 4", 2: "T 5"}, "T", "9 Jo").act("1 double")
    order = GiveChips(source="pot", target=1, amount=15_00, **SIGNED)
    table.report(order)
    # The joker takes the rest of the double out of the hand.
    assert table.stand().won() == {1: 0, 2: -10, BANKER: 10}


@pytest.mark.rule("ESQ-FL-08")
def test_a_wager_within_the_limits_is_no_case() -> None:
    table = dealt({1: "T 8"}, "T")
    assert table.refused(WagerFound(seat=1, spot=1, amount=20_00), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("ESQ-FL-103")
def test_when_the_shoe_runs_out_the_discards_are_shuffled() -> None:
    # Of 318 cards only those of the deal are left in the shoe; spot 5 asks for one more.
    table = dealt({4: "T 2", 5: "T 3"}, "9", "", discards=318 - 5)
    lying = {key: table.hand.up[key][:] for key in (4, 5, BANK)}
    table.act("4 stand", "5 hit")
    (renewed,) = table.events(ShoeRenewed)
    assert "ESQ-FL-103" in table.rules_of(renewed)
    assert table.hand.up[4] == lying[4]
    assert table.hand.up[5][:2] == lying[5]
    assert len(table.hand.up[5]) == 3
    assert len(table.hand.stock) == 318 - 5 - 1
    table.stand()


@pytest.mark.rule("ESQ-FL-16")
@pytest.mark.parametrize(
    ("cards", "then", "left"), [("5 4", "2 A 9", "5 4 2 A"), ("A 3", "9", "A 3")]
)
def test_an_abandoned_hand_is_hit_to_the_first_12(cards: str, then: str, left: str) -> None:
    table = dealt({1: "T 5", 2: cards, 3: "T 6"}, "9", then)
    table.report(WalkedAway(seat=2))
    assert (table.turn, table.cards(2)) == (1, cards)
    table.act("1 stand")
    assert (table.turn, table.cards(2)) == (3, left)
    assert table.layout.on(2)[0].amount == 10_00


@pytest.mark.rule("ESQ-FL-16")
def test_an_abandoned_hand_is_played_when_the_one_before_it_is_dead() -> None:
    table = dealing((1, 2, 3), "5 8 K 9 2 3 4 6 7", DealMistake(round=2, missed=(1,)))
    table.report(WalkedAway(seat=2))
    events = table.report(IncompleteHand(spot=1))
    assert (table.turn, table.cards(2)) == (3, "8 2 6")
    played = [event for event in events if isinstance(event, HitTaken | Stood)]
    assert [type(event) for event in played] == [HitTaken, Stood]
    assert all("ESQ-FL-16" in table.rules_of(event) for event in played)


@pytest.mark.rule("ESQ-FL-16", "ESQ-FL-20")
def test_no_order_gives_an_abandoned_hand_to_its_player() -> None:
    table = dealt({1: "T 5", 2: "5 4", 3: "T 6"}, "9", "2 3 4 6")
    table.report(WalkedAway(seat=2))
    order = MoveCard(card=table.hand.up[3][0], source="up:3", target="up:1", **SIGNED)
    table.report(order)
    assert (table.turn, table.cards(1), table.cards(2)) == (3, "T 5 T", "5 4 2 3")
    table.report(ReopenTurn(hand=2, **SIGNED))
    assert (table.turn, table.cards(2)) == (3, "5 4 2 3")


@pytest.mark.rule("ESQ-FL-162")
@pytest.mark.parametrize(
    ("cards", "bank", "held"), [("T 8", "T 7", 20_00), ("T 8", "T 8", 10_00), ("T 8", "T 9", 0)]
)
def test_what_comes_of_it_is_held_in_the_cage(cards: str, bank: str, held: int) -> None:
    up, second = bank.split()
    table = dealt({2: cards, 3: "T 6"}, up, second)
    table.report(WalkedAway(seat=2))
    table.stand()
    assert table.hand.chips["cage:2"] == held
    assert table.hand.chips[2] == table.stacks[2] - 10_50


@pytest.mark.rule("ESQ-FL-17")
def test_a_card_that_has_left_the_shoe_must_be_taken() -> None:
    table = dealt({1: "T 5", 2: "T 6"}, "9", "T 4")
    events = table.report(WavedOff(hand=1, broken=True))
    assert "ESQ-FL-17" in table.rules_of(events[0])
    assert (count(table.hand, 1).points, table.turn) == (25, 2)


@pytest.mark.rule("ESQ-FL-17")
def test_a_card_that_has_not_left_the_shoe_stays_there() -> None:
    table = dealt({1: "T 5", 2: "T 6"}, "9", "T 4")
    table.report(WavedOff(hand=1, broken=False))
    assert (table.cards(1), table.turn) == ("T 5", 2)
    assert ranks(table.hand.stock[:1]) == "T"


@pytest.mark.rule("ESQ-FL-17")
def test_a_card_is_waved_off_while_the_dealer_reaches_for_it() -> None:
    # The shoe is empty after the deal: nobody knows its next card.
    table = Banked(game(HOUSE), wagers={1: 10, 2: 10}, shoe="T T 9 5 6", discards=313)
    log = table.log + kernel.play(table.hand, Hit(1))
    assert Turn.of(table.hand).drawing == 1, "the card is still in the shoe"
    events = rule(table.hand, log, WavedOff(hand=1, broken=False), table.rules)
    (cancelled,) = [event for event in events if isinstance(event, HitCancelled)]
    assert "ESQ-FL-17" in table.rules_of(cancelled)
    assert (table.cards(1), table.turn) == ("T 5", 2)


@pytest.mark.rule("ESQ-FL-17")
def test_a_doubled_hand_takes_its_card() -> None:
    table = Banked(game(HOUSE), wagers={1: 10, 2: 10}, shoe="6 T 9 5 6", discards=313)
    log = table.log + kernel.play(table.hand, Double(1))
    assert Turn.of(table.hand).drawing == 1, "the card is still in the shoe"
    with pytest.raises(Illegal):
        rule(table.hand, log, WavedOff(hand=1, broken=False), table.rules)


@pytest.mark.rule("ESQ-FL-17")
def test_who_waves_off_with_eleven_must_still_hit_or_surrender() -> None:
    table: Banked = dealt({1: "6 5", 2: "T 6"}, "9", "T 4")
    table.report(WavedOff(hand=1, broken=False))
    assert (table.turn, table.offers(1)) == (1, {"hit", "double", "surrender"})
