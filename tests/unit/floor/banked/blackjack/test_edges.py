"""Rulings of blackjack at the edges of what can have happened."""

import pytest

from cardhouse.engine.banked.blackjack.turn_events import Turn
from cardhouse.engine.banked.commands import Hit, Insure
from cardhouse.engine.core import kernel
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor import rule
from cardhouse.floor.banked.reports import DealMistake, ExtraHand, WagerFound, WavedOff
from cardhouse.floor.core.reports import BurnMistake, GiveChips
from cardhouse.ledger import POT
from tests.kit.banked import Banked, game
from tests.rules.ven_a_mexico.blackjack import VEN, dealt


def give(source: int | str, target: int | str, amount: int) -> GiveChips:
    return GiveChips(by="Flora", reason="it is fair", source=source, target=target, amount=amount)


def test_a_wager_may_be_taken_down_to_its_last_cent() -> None:
    table = dealt({1: "T 6"}, "9 7", wagers={1: 10})
    table.refused(give(POT, 1, 10_00), Reason.NOT_ENOUGH_CHIPS)
    table.report(give(POT, 1, 9_99))
    assert table.layout.wagers[0].amount == 1
    table.refused(give(POT, 1, 1), Reason.NOT_ENOUGH_CHIPS)


@pytest.mark.parametrize("amount", [-1, 0])
def test_a_wager_that_is_found_is_of_a_cent_at_least(amount: int) -> None:
    table = dealt({1: "T 6"}, "9 7", wagers={1: 10})
    table.refused(WagerFound(seat=1, spot=1, amount=amount), Reason.NOT_SUCH_CASE)


@pytest.mark.parametrize("off", [-1, 0, 1])
def test_a_wager_within_the_limits_is_no_mistake(off: int) -> None:
    table = dealt({1: "T 6"}, "9 7", wagers={1: 10})
    least, most = VEN.stakes.small_bet, VEN.stakes.big_bet
    amounts = [amount for amount in (least + off, most + off) if least <= amount <= most]
    assert amounts
    for amount in amounts:
        table.refused(WagerFound(seat=1, spot=1, amount=amount), Reason.NOT_SUCH_CASE)


def test_a_card_fewer_than_the_shoe_can_have_been_burned_and_not_all() -> None:
    table = Banked(game("new-esquire"), wagers={1: 20}, wait=True)
    cards = len(table.hand.stock)
    table.refused(BurnMistake(cards=cards), Reason.NOT_SUCH_CASE)
    table.refused(BurnMistake(cards=-1), Reason.NOT_SUCH_CASE)
    table.refused(BurnMistake(cards=1), Reason.NOT_SUCH_CASE)
    table.report(BurnMistake(cards=cards - 1))
    assert any(getattr(step, "cards", 0) == cards - 1 for step in table.hand.script)


@pytest.mark.parametrize(("left", "offered"), [(5_00, True), (4_99, False)])
def test_who_has_just_half_of_the_wager_left_may_insure_it(left: int, offered: bool) -> None:
    fee = 5_000_00 - dealt({1: "T 6"}, "A 7", insurance=True).hand.chips[1] - 10_00
    stacks = {1: 10_00 + fee + left, 8: 5_000_00}
    table = dealt({1: "T 6"}, "A 7", stacks=stacks, insurance=True)
    assert table.hand.chips[1] == left
    assert (Insure in table.ask(1).offers) is offered


def test_nothing_is_insured_where_the_house_does_not_offer_it() -> None:
    played = game("ven-a-mexico", blackjack={"insurance": False})
    table = dealt({1: "T 6"}, "A 7", played=played, insurance=True)
    assert "hit" in table.offers(1)
    table.refused("1 insure")


@pytest.mark.rule("ESQ-FL-013")
def test_each_second_hand_is_burned_once_though_its_spot_was_dealt_the_like() -> None:
    played = game("new-esquire")
    table = Banked(
        played,
        bank=4,
        wagers={6: 10, 7: 10, 2: 10},
        shoe="8 T 5s 9 5s 7 3 5s 6 K K",
        wait=True,
    ).open_bets()
    table.report(DealMistake(twice=(6, 7)))
    table.close_bets()
    assert [table.cards(spot) for spot in (6, 7, 2)] == ["T 5 5", "9 5 6", "8 3"]
    table.report(ExtraHand(spot=6))
    assert [table.cards(spot) for spot in (6, 7)] == ["T 5", "9 5 6"]
    table.refused(ExtraHand(spot=6), Reason.NOT_SUCH_CASE)
    table.refused(ExtraHand(spot=2), Reason.NOT_SUCH_CASE)
    table.report(ExtraHand(spot=7))
    assert [table.cards(spot) for spot in (6, 7)] == ["T 5", "9 6"]
    table.refused(ExtraHand(spot=7), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("ESQ-FL-17")
@pytest.mark.parametrize(
    "report",
    [WavedOff(hand=1, broken=True), WavedOff(hand=2, broken=False), WavedOff(hand=2, broken=True)],
)
def test_a_card_that_is_still_in_the_shoe_is_waved_off_by_its_own_hand(report: WavedOff) -> None:
    table = Banked(game("new-esquire"), wagers={1: 10, 2: 10}, shoe="T T 9 5 6", discards=313)
    log = table.log + kernel.play(table.hand, Hit(1))
    assert Turn.of(table.hand).drawing == 1, "the card is still in the shoe"
    with pytest.raises(Illegal) as refused:
        rule(table.hand, log, report, table.rules)
    assert (refused.value.reason, refused.value.cite) == (
        Reason.NOT_SUCH_CASE,
        "mistake.waved-off",
    )
    assert Turn.of(table.hand).drawing == 1
