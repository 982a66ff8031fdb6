"""Misdealt hands wait for a ruling, even if nobody has anything to decide."""

from typing import Literal

import pytest

from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.illegal import Reason
from cardhouse.floor.banked.reports import DealMistake, ExtraHand, IncompleteHand, MissedHand
from tests.kit.banked import Banked
from tests.rules.new_esquire.house import BANKER
from tests.rules.new_esquire.test_floor_deal import burned, dealing, ranks

rule = pytest.mark.rule


def waits(table: Banked) -> bool:
    """True if the dealer waits for a report, and for nothing else."""
    return [(ask.actor, ask.must) for ask in table.hand.asked] == [("dealer", False)]


@rule("ESQ-FL-01", "ESQ-FL-013", "ESQ-FL-11")
def test_an_extra_hand_is_seen_though_nobody_has_anything_to_decide() -> None:
    # A joker up ends the draw before it has begun.
    table = dealing((1,), "T K Jk 8 5 6", DealMistake(extra=(3,)))
    assert waits(table)
    events = table.report(ExtraHand(spot=3))
    assert {"ESQ-FL-01", "ESQ-FL-013"} <= table.rules_of(events[0])
    table.act("lapse")
    assert (burned(table), table.won()) == ("K 5", {1: -10, BANKER: 10})


@rule("ESQ-FL-012", "ESQ-FL-013")
def test_the_second_of_two_hands_is_seen_before_the_bank_draws() -> None:
    twice = (DealMistake(twice=(1,)), DealMistake(round=2, twice=(1,)))
    table = dealing((1,), "T 5 9 8 6 K 7 2", *twice)
    assert (table.cards(1), waits(table)) == ("T 5 8 6", True)
    table.report(ExtraHand(spot=1))
    assert (table.cards(1), burned(table)) == ("T 8", "5 6 K")
    table.act("lapse")
    # 9, 7 and 2 of the bank are 18 too.
    assert table.won() == {1: 0, BANKER: 0}


@rule("ESQ-FL-012", "ESQ-FL-19", "ESQ-FL-192")
@pytest.mark.parametrize(
    ("twice", "missed", "shoe"), [(1, 2, "T 9 Jk K 7 2"), (2, 1, "Jk T 9 K 7 2")]
)
def test_two_cards_of_one_round_are_no_complete_hand(
    twice: Literal[1, 2], missed: Literal[1, 2], shoe: str
) -> None:
    wrong = (DealMistake(round=twice, twice=(4,)), DealMistake(round=missed, missed=(4,)))
    table = dealing((4,), shoe, *sorted(wrong, key=lambda mistake: mistake.round))
    assert (table.cards(4), table.bank_cards, waits(table)) == ("T 9", "Jo", True)
    table.report(ExtraHand(spot=4))
    assert (table.cards(4), burned(table)) == ("T", "9 K")
    events = table.report(IncompleteHand(spot=4))
    assert {"ESQ-FL-19", "ESQ-FL-192"} <= table.rules_of(events[0])
    table.act("lapse")
    assert (table.hand.over, table.won()) == (True, {4: 0, BANKER: 0})


@rule("ESQ-FL-012")
def test_nobody_waits_where_a_hand_that_was_served_twice_has_been_put_right() -> None:
    table = dealing((4,), "T 9 2 Jk 8 5 6 7", DealMistake(twice=(4,), stop=2))
    table.report(ExtraHand(spot=4))
    assert (table.cards(4), burned(table)) == ("T", "9 2")
    table.act("lapse")
    assert (table.hand.over, table.won()) == (True, {4: -10, BANKER: 10})


@rule("ESQ-FL-06", "ESQ-FL-063")
def test_a_missed_bank_is_seen_and_takes_the_only_second_card() -> None:
    # A joker needs no decision; as the bank's up card it ends the draw.
    table = dealing((2,), "T Jk 5 8 K", DealMistake(missed=(BANK,)))
    assert waits(table)
    events = table.report(MissedHand(spot=BANK))
    assert {"ESQ-FL-06", "ESQ-FL-063"} <= table.rules_of(events[0])
    table.act("lapse")
    assert (table.hand.over, table.won()) == (True, {2: -10, BANKER: 10})


@rule("ESQ-FL-062")
def test_a_bank_that_is_missed_by_several_gets_its_card_before_they_are_settled() -> None:
    table = dealing((1, 2), "T K Jk Jk 8 9", DealMistake(missed=(BANK,)))
    assert waits(table)
    table.report(MissedHand(spot=BANK))
    table.act("lapse")
    assert table.won() == {1: 10, 2: 10, BANKER: -20}


@rule("ESQ-FL-02")
def test_the_only_spot_is_put_right_though_both_rounds_went_past_it() -> None:
    missed = (DealMistake(missed=(4,)), DealMistake(round=2, missed=(4,)))
    table = dealing((4,), "5 8 K 9 T", *missed)
    assert (table.cards(4), table.bank_cards) == ("", "5")
    events = table.report(MissedHand(spot=4))
    assert "ESQ-FL-02" in table.rules_of(events[0])
    assert (table.cards(4), table.bank_cards, table.turn) == ("5 K", "8", 4)
    assert (burned(table), ranks(table.hand.stock[:1])) == ("", "9")


@rule("ESQ-FL-02")
def test_a_spot_behind_all_that_were_dealt_to_gets_the_next_card() -> None:
    missed = (DealMistake(missed=(4, BANK)), DealMistake(round=2, missed=(2, 4)))
    table = dealing((2, 4), "5 8 K 9 T 3", *missed)
    assert [table.cards(key) for key in (2, 4, BANK)] == ["5", "", ""]
    table.report(MissedHand(spot=4))
    assert [table.cards(key) for key in (2, 4, BANK)] == ["5 9", "8 T", "K"]


@rule("ESQ-FL-06")
def test_the_bank_comes_first_where_nobody_got_a_second_card() -> None:
    missed = (DealMistake(missed=(BANK,)), DealMistake(round=2, missed=(1, 2)))
    table = dealing((1, 2), "5 8 K 9 T 3", *missed)
    table.report(MissedHand(spot=BANK))
    assert [table.cards(key) for key in (1, 2, BANK)] == ["5 9", "8 T", "K"]


@rule("ESQ-FL-02")
def test_no_spot_was_missed_before_the_first_card() -> None:
    table = dealing((1, 2), "5 8 K 9 T", DealMistake(missed=(2,), stop=1))
    assert "ESQ-FL-02" in table.refused(MissedHand(spot=1), Reason.NOT_SUCH_CASE)
    waiting = Banked(table.game, bank=BANKER, wagers={1: 10}, wait=True).open_bets()
    waiting.report(DealMistake(missed=(1,)))
    assert "ESQ-FL-02" in waiting.refused(MissedHand(spot=1), Reason.NOT_SUCH_CASE)


@rule("ESQ-FL-012", "ESQ-FL-06")
def test_what_is_left_of_a_second_hand_is_killed() -> None:
    # A card of its hand now belongs to the bank.
    twice = (DealMistake(missed=(BANK,), twice=(4,)), DealMistake(round=2, twice=(4,)))
    table = dealing((4,), "8 5 3 T 2 K 9", *twice)
    table.report(MissedHand(spot=BANK))
    assert (table.cards(4), table.bank_cards) == ("8 5 3", "T")
    table.report(ExtraHand(spot=4))
    assert (table.cards(4), burned(table)) == ("8 3", "5 2")


@rule("ESQ-FL-193")
def test_a_joker_that_lives_needs_no_ruling() -> None:
    table = dealing((4,), "Jk 9 8 K", DealMistake(round=2, missed=(4,)))
    assert (table.hand.over, table.won()[4]) == (True, 10)
