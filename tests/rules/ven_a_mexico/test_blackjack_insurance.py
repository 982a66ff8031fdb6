"""Ven-A-Mexico's blackjack, insurance: half a wager on a natural behind the bank's ace."""

import pytest

from cardhouse.engine.banked.blackjack.bank_hand import HoleTurned
from cardhouse.engine.banked.blackjack.insurance import InsuranceOpened
from cardhouse.engine.banked.blackjack.turn_events import TurnsOpened
from cardhouse.engine.banked.commands import Insure
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.illegal import Reason
from cardhouse.floor.banked.reports import DealMistake, MissedHand, MoveCard, WagerFound
from tests.kit.banked import Banked
from tests.rules.ven_a_mexico.blackjack import VEN, dealt, decline, rules


def insured(cards: str, bank: str, draws: str = "", bet: float = 20) -> Banked:
    """A hand in which a single player has insured the wager."""
    table = dealt({1: cards}, bank, draws, wagers={1: bet}, insurance=True)
    return table.act("1 insure")


@pytest.mark.rule("VEN-BJ-83", "VEN-BJ-P7")
def test_insurance_is_offered_with_an_ace_up() -> None:
    table = dealt({1: "T 6", 4: "A K"}, "A 7", insurance=True)
    assert table.offers(1) == table.offers(4) == {"insure", "decline"}
    # Before the first player acts.
    table.refused("1 hit")
    assert table.events(TurnsOpened) == []
    (opened,) = table.events(InsuranceOpened)
    assert {"VEN-BJ-83", "VEN-BJ-P7"} <= table.rules_of(opened)
    for bank in ("K A", "T 7"):
        none = dealt({1: "T 6"}, bank, insurance=True)
        assert none.events(InsuranceOpened) == []
        none.refused("1 insure")


@pytest.mark.rule("VEN-BJ-84")
def test_insurance_is_half_of_the_wager() -> None:
    table = dealt({1: "T 6"}, "A 7", wagers={1: 20}, insurance=True)
    assert table.ask(1).offers[Insure].cost == 10_00
    # Neither five nor twelve can be named.
    assert Insure.__struct_fields__ == ("seat",)
    table.act("1 insure")
    assert table.layout.wagers[0].insurance == 10_00
    stacks = {1: 25_50, 8: 500_00}
    short = dealt({1: "T 6"}, "A 7", wagers={1: 20}, stacks=stacks, money=100, insurance=True)
    assert short.hand.chips[1] == 5_00
    short.refused("1 insure")
    assert "VEN-BJ-84" in rules("insurance")


@pytest.mark.rule("VEN-BJ-84")
def test_what_has_no_action_is_not_insured() -> None:
    table = dealt({1: "T 6"}, "A 7", wagers={1: 100}, insurance=True)
    table.report(WagerFound(seat=1, spot=1, amount=150_00))
    assert table.layout.wagers[0].action == 100_00
    table.act("1 insure")
    assert table.layout.wagers[0].insurance == 50_00


@pytest.mark.rule("VEN-BJ-85", "VEN-BJ-86")
def test_insurance_pays_two_to_one_against_a_natural() -> None:
    table = insured("T K", "A K").stand()
    lost, paid = table.settled()
    assert (lost.result, lost.shares) == ("lose", ((8, 20_00),))
    assert (paid.result, paid.insurance, paid.shares) == ("win", True, ((8, 20_00),))
    assert "VEN-BJ-86" in table.rules_of(lost)
    assert {"VEN-BJ-85", "VEN-BJ-86"} <= table.rules_of(paid)
    assert table.won() == {1: 0, 8: 0}
    pushed = insured("A Q", "A K").stand()
    assert [settled.result for settled in pushed.settled()] == ["push", "win"]
    assert pushed.won() == {1: 20, 8: -20}


@pytest.mark.rule("VEN-BJ-P7")
def test_insurance_is_lost_without_a_natural() -> None:
    table = insured("T 7", "A 6 T").stand()
    push, lost = table.settled()
    assert push.result == "push"
    assert (lost.insurance, lost.result, lost.shares) == (True, "lose", ((8, 10_00),))
    assert "VEN-BJ-P7" in table.rules_of(lost)
    assert table.won() == {1: -10, 8: 10}
    # No collection on it.
    assert table.box == 1.50


@pytest.mark.rule("VEN-BJ-P7")
def test_insurance_stands_apart_from_the_wager() -> None:
    given_up = insured("T 6", "A K").act("1 surrender").stand()
    assert [(s.insurance, s.result) for s in given_up.settled()] == [(False, "lose"), (True, "win")]
    assert given_up.won()[1] == -10 + 20
    # Nobody plays any more, yet the deciding card is turned.
    (turned,) = given_up.events(HoleTurned)
    assert turned.card[0] == "K"
    doubled = insured("5 6", "A K", "9").act("1 double").stand()
    assert doubled.won()[1] == -40 + 20
    # With split hands it is booked after all of them.
    split = insured("8 8", "A K", "T T").act("1 split").stand()
    assert [(s.hand, s.insurance) for s in split.settled()] == [
        (1, False),
        (11, False),
        (1, True),
    ]
    assert split.won()[1] == -40 + 20


@pytest.mark.rule("VEN-BJ-87")
def test_payoffs_reach_as_far_as_the_banks_money() -> None:
    table = dealt({1: "T K", 4: "T K"}, "T 9", money=15).stand()
    first, second = table.settled()
    assert (first.seat, first.shares, first.uncovered) == (4, ((8, 10_00),), 0)
    assert (second.seat, second.shares, second.uncovered) == (1, ((8, 5_00),), 5_00)
    assert second.returned == 10_00
    assert table.won() == {1: 5, 4: 10, 8: -15}
    insurance = dealt({1: "T K"}, "A K", wagers={1: 20}, money=25, insurance=True)
    insurance.act("1 insure").stand()
    lost, paid = insurance.settled()
    assert (lost.shares, paid.shares, paid.uncovered) == (((8, 20_00),), ((8, 5_00),), 15_00)
    assert {"VEN-BJ-87"} <= rules("settle.uncovered")
    assert "VEN-BJ-87" in insurance.rules_of(paid)


@pytest.mark.rule("VEN-BJ-P9", "VEN-BJ-P7")
def test_who_bets_behind_insures_for_himself() -> None:
    table = dealt(
        {2: "T 8"},
        "A K",
        wagers={2: 10},
        seats=(2, 4, 8),
        others="4 wager 2 20",
        insurance=True,
    )
    assert table.ask(4).offers[Insure].cost == 10_00
    table.act("4 insure")
    decline(table).stand()
    assert table.won() == {2: -10, 4: -20 + 20, 8: 10}


@pytest.mark.rule("VEN-BJ-84")
def test_nobody_else_can_insure() -> None:
    table = dealt({1: "T 8"}, "A K", insurance=True)
    table.refused("8 insure", Reason.NOT_YOUR_TURN)


@pytest.mark.rule("VEN-BJ-83", "VEN-BJ-P7")
@pytest.mark.parametrize(
    ("spots", "stop", "shoe"),
    [
        # The bank's first card comes last, after its hole card, and is an ace.
        ((1, 4), 0, "T 9 8 7 K A 5"),
        ((1, 4), 2, "T 9 8 7 K A 5"),
        # A single player's second card is backed up.
        ((1,), 0, "9 A K 8 5"),
        ((1,), 1, "9 A 8 K 5"),
    ],
)
def test_an_ace_that_the_bank_gets_late_is_insured_too(
    spots: tuple[int, ...], stop: int, shoe: str
) -> None:
    table = Banked(VEN, wagers=dict.fromkeys(spots, 20), shoe=shoe, wait=True).open_bets()
    table.report(DealMistake(missed=(BANK,)))
    if stop:
        table.report(DealMistake(round=2, stop=stop))
    table.close_bets()
    table.report(MissedHand(spot=BANK))
    if stop:
        table.act("lapse")
    assert (table.bank_cards, table.hand.down[BANK][0][0]) == ("A", "K")
    assert table.offers(1) == {"insure", "decline"}
    table.act("1 insure")
    decline(table).stand()
    # A natural: the wager is lost, and the insurance pays it.
    assert table.won()[1] == 0


@pytest.mark.rule("VEN-BJ-P7")
def test_a_bank_that_has_its_hole_card_gets_no_second_one_with_its_first_card() -> None:
    table = Banked(VEN, wagers={1: 20, 4: 20}, shoe="T 9 6 K 5 4 3 2", wait=True).open_bets()
    table.report(DealMistake(missed=(BANK,)))
    table.report(DealMistake(round=2, missed=(1,), stop=2))
    table.close_bets()
    hole = list(table.hand.down[BANK])
    assert hole
    table.report(MissedHand(spot=BANK))
    table.act("lapse")
    assert (table.bank_cards, table.hand.down[BANK]) == ("6", hole)


@pytest.mark.rule("VEN-BJ-54")
@pytest.mark.parametrize(("bank", "won"), [("A T", 0), ("9 T", 24)])
def test_a_bank_without_cards_gets_its_two_before_naturals_are_paid(bank: str, won: int) -> None:
    table = Banked(VEN, wagers={1: 20}, shoe=f"A T {bank} 5 4 3 2", wait=True).open_bets()
    table.report(DealMistake(missed=(BANK,)))
    table.report(DealMistake(round=2, missed=(BANK,)))
    table.close_bets().act("lapse")
    assert table.won()[1] == won


@pytest.mark.rule("VEN-BJ-54")
def test_a_dealer_can_pass_over_everybody_in_a_round() -> None:
    table = Banked(VEN, wagers={1: 20}, shoe="A T 9 T 5 4 3 2", wait=True).open_bets()
    table.report(DealMistake(missed=(*table.layout.order, BANK)))
    table.close_bets()
    held = (table.hand.up[1], table.hand.up[BANK], table.hand.down[BANK])
    assert [len(cards) for cards in held] == [1, 0, 1]


def ace_taken(table: Banked) -> Banked:
    """The floor orders the bank's ace away, and another card takes its place."""
    (ace,) = table.hand.up[BANK]
    source, target = f"up:{BANK}", "muck"
    table.report(MoveCard(card=ace, source=source, target=target, by="Rosa", reason="marked"))
    table.report(MissedHand(spot=BANK))
    return table


@pytest.mark.rule("VEN-BJ-84", "VEN-BJ-P7")
def test_a_wager_is_insured_once_though_the_bank_shows_a_second_ace() -> None:
    # The only player's second card becomes the bank's.
    seats, others = (1, 3, 8), "3 wager 1 10"
    table = dealt({1: "9 A"}, "A 7", "8 T", seats=seats, others=others, insurance=True)
    ace_taken(table.act("1 insure"))
    assert (table.bank_cards, table.cards(1)) == ("A", "9 8")
    assert (table.offers(1), table.offers(3)) == (set(), {"insure", "decline"})
    # 18 against 17: the wagers and the insurance are lost.
    assert decline(table).stand().won() == {1: -15, 3: -10, 8: 25}


@pytest.mark.rule("VEN-BJ-83", "VEN-BJ-P7")
def test_a_bank_whose_ace_is_taken_gets_another_card_before_anybody_plays() -> None:
    table = dealt({1: "T 6", 2: "T 7"}, "A 7", "A", insurance=True)
    ace_taken(table.act("1 insure"))
    assert (table.bank_cards, len(table.events(InsuranceOpened))) == ("A", 2)
    assert (table.offers(1), table.offers(2)) == (set(), {"insure", "decline"})


@pytest.mark.rule("VEN-BJ-83")
def test_a_wager_that_is_out_of_the_hand_is_not_insured() -> None:
    wagers, seats = {1: 20, 2: 20}, (1, 2, 3, 8)
    shoe = "9 A 8 K 5 6 7"
    others = "3 wager 1 10"
    table = Banked(VEN, wagers=wagers, others=others, seats=seats, shoe=shoe, wait=True)
    table.open_bets()
    for number in (1, 2):
        table.report(DealMistake(round=number, missed=(1,)))
    table.close_bets()
    assert table.offers(1) == table.offers(2) == table.offers(3) == {"insure", "decline"}
    table.report(MissedHand(spot=1))
    assert [ask.actor for ask in table.hand.asked] == [2]
    assert decline(table).stand().won() == {1: 0, 2: -20, 3: 0, 8: 20}
