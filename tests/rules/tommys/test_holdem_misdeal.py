"""Misdeals and dead hands: the chips that go back, those that stay, and the same button."""

import pytest

from cardhouse.cards import HIDDEN, Card
from cardhouse.chance import Stacked
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import FeeDropped, FeeReturned
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.events import BlindPosted, HandKilled, Refunded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.core.reports import CancelHand, GiveChips, WrongCount
from cardhouse.floor.pot.reports import CallMisdeal, Exposed, ExtraDealt, ShortDealt
from tests.kit.cases import (
    cards,
    changed,
    cited,
    deck,
    finish,
    lie,
    refused,
    refusing_rules,
)
from tests.kit.hands import Dealt, game

STUB = "2s 3s 4s 5s 6s 7s"
FEE = 3_00


def at_misdeal(table: Dealt) -> PotHand:
    """The hand as it stood when all cards had come in."""
    (index,) = (i for i, event in enumerate(table.log) if isinstance(event, Misdealt))
    hand = kernel.replay(table.game, table.log[: index + 1])
    assert isinstance(hand, PotHand)
    return hand


def all_came_back(table: Dealt, *, fee: int = 0) -> None:
    """Check that every chip but the fee is with its owner, and every card in the unordered deck."""
    hand = at_misdeal(table)
    stacks = table.stacks | {table.button: table.stacks[table.button] - fee}
    assert hand.chips == stacks | {"pot": 0, "box": fee}
    assert hand.stock == [HIDDEN] * 52
    assert not any(hand.down.values()) and not any(hand.up.values())
    assert hand.burns == hand.board == hand.muck == hand.aside == []
    assert hand.exposed == hand.scraps == []


def dealt_anew(table: Dealt) -> None:
    """Check for the same button, the same blinds, two cards each, and no action yet."""
    hand = table.hand
    assert hand.button == table.button
    assert hand.live == list(hand.seats)
    assert all(len(held) == 2 for held in hand.down.values())
    first, second = [(e.seat, e.amount) for e in table.events(BlindPosted)][-2:]
    assert (first, second) == ((1, 1_00), (2, 2_00))
    assert {seat: bet for seat, bet in hand.bets.items() if bet} == {1: 1_00, 2: 2_00}
    assert hand.chips["pot"] == 3_00
    assert table.turn == 3


def seven() -> Dealt:
    return Dealt(seats=7, deck=deck(7, STUB, {4: "Jh Qd", 7: "2c 3d"}))


@pytest.mark.rule("TOM-HE-46", "TOM-HE-P4")
def test_two_exposed_cards_are_a_misdeal() -> None:
    table = seven()
    table.report(Exposed(seat=4, card=Card("Jh")))
    table.chance = Stacked(cards("Ah Ac Ad As"))
    events = table.report(Exposed(seat=7, card=Card("2c")))
    assert {"TOM-HE-46"} <= cited(events)
    all_came_back(table)
    dealt_anew(table)
    # The new deal comes from a new shuffle.
    assert [table.hand.down[seat][0] for seat in (1, 2, 3, 4)] == ["Ah", "Ac", "Ad", "As"]
    assert table.hand.exposed == []
    finish(table)
    assert len(table.hand.board) == 5


@pytest.mark.rule("TOM-HE-46")
def test_both_cards_of_one_player_are_two_as_well() -> None:
    table = seven()
    table.report(Exposed(seat=4, card=Card("Qd")))
    table.report(Exposed(seat=4, card=Card("Jh")))
    all_came_back(table)
    # After the misdeal the count starts over: one exposed card is exchanged again.
    card = table.hand.down[4][0]
    table.report(Exposed(seat=4, card=card))
    assert len(table.events(Misdealt)) == 1
    assert table.stock(1) == [card]


def three_at_six(*, repair: bool = True) -> Dealt:
    table = Dealt(deck=deck(6, f"Ac {STUB}"), wait=True, repair=repair)
    table.report(ExtraDealt(seat=6))
    assert len(table.hand.down[6]) == 3
    return table


@pytest.mark.rule("TOM-HE-47", "TOM-HE-P4")
@pytest.mark.parametrize("action", ["3 fold", "3 call", "3 raise 4"])
def test_a_wrong_hand_found_after_one_player_has_acted_is_a_misdeal(action: str) -> None:
    table = three_at_six().act(action)
    events = table.report(WrongCount(seat=6))
    assert "TOM-HE-47" in cited(events)
    all_came_back(table)
    dealt_anew(table)
    finish(table)


@pytest.mark.rule("TOM-HE-47")
def test_while_nobody_has_acted_the_hand_is_put_right_instead() -> None:
    table = three_at_six()
    assert len(table.events(BlindPosted)) == 2
    table.report(WrongCount(seat=6))
    assert table.events(Misdealt) == []
    assert len(table.hand.down[6]) == 2


@pytest.mark.rule("TOM-HE-47")
def test_a_house_that_does_not_repair_calls_a_misdeal_at_once() -> None:
    table = three_at_six(repair=False)
    assert "TOM-HE-47" in cited(table.report(WrongCount(seat=6)))
    all_came_back(table)
    dealt_anew(table)


@pytest.mark.rule("TOM-HE-47")
def test_a_hand_two_cards_over_is_not_repaired() -> None:
    table = three_at_six()
    table.report(ExtraDealt(seat=6))
    table.report(WrongCount(seat=6))
    all_came_back(table)
    dealt_anew(table)


@pytest.mark.rule("TOM-HE-47")
def test_the_mistake_of_the_first_deal_is_not_made_again() -> None:
    table = Dealt(deck=deck(6, STUB, short=5), wait=True)
    table.report(ShortDealt(seat=5))
    table.act("3 call")
    table.report(WrongCount(seat=5))
    dealt_anew(table)
    refused(table, WrongCount(seat=5))


@pytest.mark.rule("TOM-HE-47", "TOM-HE-49")
def test_no_card_makes_good_a_short_hand_once_the_board_lies_there() -> None:
    # The blinds are all-in: nobody acts before the showdown.
    table = Dealt(seats=2, stacks={1: 1_00, 2: 2_00}, wait=True)
    table.report(ShortDealt(seat=1))
    assert len(table.hand.board) == 5 and table.turn == 1
    table.act("1 show")
    assert "TOM-HE-47" in cited(table.report(WrongCount(seat=1)))
    assert table.events(Misdealt) and len(table.hand.down[1]) == 2


@pytest.mark.rule("TOM-HE-48")
def test_after_two_hands_are_shown_the_wrong_one_is_dead() -> None:
    table = Dealt(seats=3, stacks={1: 1_00, 2: 2_00, 3: 2_00}, wait=True)
    table.report(ShortDealt(seat=1))
    table.act("3 call", "1 show", "2 show")
    assert "TOM-HE-48" in cited(table.report(WrongCount(seat=1)))
    assert table.hand.live == [2, 3]


@pytest.mark.rule("TOM-HE-48")
def test_after_two_actions_a_wrong_hand_is_dead_and_its_blind_stays() -> None:
    table = Dealt(seats=4, deck=deck(4, f"Ac {STUB}", {2: "Kc Qc"}), wait=True)
    table.report(ExtraDealt(seat=2))
    table.act("3 call", "4 call")
    before = lie(table)
    events = table.report(WrongCount(seat=2))
    assert "TOM-HE-48" in cited(events)
    assert changed(before, lie(table)) == {"down 2": (), "muck": cards("Kc Qc Ac")}
    assert table.hand.live == [1, 3, 4]
    assert table.hand.chips["pot"] == 7_00
    assert table.turn == 1
    table.act("1 fold")
    # The big blind's hand is dead: nobody is left to act, and the two callers see the flop.
    assert table.hand.live == [3, 4]
    assert table.hand.board == ["3s", "4s", "5s"]
    assert table.turn == 3
    finish(table)
    assert table.won()[2] == -2_00
    assert table.won()[3] + table.won()[4] == 3_00


@pytest.mark.rule("TOM-HE-48")
def test_it_is_too_late_to_repair_on_the_flop_as_well() -> None:
    table = Dealt(deck=deck(6, STUB, short=5), wait=True)
    table.report(ShortDealt(seat=5))
    table.check_round().act("1 bet 2")
    table.report(WrongCount(seat=5))
    assert 5 not in table.hand.live
    refused(table, WrongCount(seat=5), Reason.NOT_IN_HAND)
    finish(table)
    assert table.won()[5] == -2_00


@pytest.mark.rule("TOM-HE-48")
@pytest.mark.parametrize("over", [True, False])
def test_a_wrong_hand_that_is_shown_at_the_end_is_dead_too(over: bool) -> None:
    stub = f"{'Ah ' if over else ''}2s 3d 4c 9h 8s 7d 6h Ts"
    hands = {1: "Kc Qc", 2: "Ac" if not over else "Ac Ad"}
    table = Dealt(seats=3, deck=deck(3, stub, hands, short=0 if over else 2), wait=True)
    table.report(ExtraDealt(seat=2) if over else ShortDealt(seat=2))
    finish(table)
    dead = next(event for event in table.events(HandKilled) if event.seat == 2)
    assert "TOM-HE-48" in cited([dead])
    assert table.won()[2] == -2_00
    assert table.won()[1] + table.won()[3] == 2_00


@pytest.mark.rule("TOM-HE-P4", "TOM-ROOM-P8")
def test_a_misdeal_gives_everything_back_and_takes_the_fee_once() -> None:
    table = Dealt(deck=deck(6, STUB), fee=FEE)
    events = table.report(CallMisdeal(by="Floor", reason="deck fouled"))
    assert "TOM-HE-P4" in cited(events)
    assert [(e.seat, e.amount) for e in table.events(Refunded)] == [(1, 1_00), (2, 2_00)]
    all_came_back(table, fee=FEE)
    dealt_anew(table)
    assert [(e.seat, e.amount) for e in table.events(FeeDropped)] == [(6, FEE)]
    finish(table)
    assert table.hand.chips["box"] == FEE
    assert sum(table.won().values()) == -FEE


@pytest.mark.rule("TOM-HE-P4", "TOM-ROOM-P8")
def test_after_a_misdeal_the_missing_part_of_a_fee_comes_from_the_new_pot() -> None:
    stacks = dict.fromkeys(range(1, 7), 200_00) | {6: 2_00}
    table = Dealt(deck=deck(6, STUB), fee=FEE, stacks=stacks)
    assert table.hand.chips["box"] == FEE
    table.act("3 call").report(CallMisdeal(by="Floor", reason="deck fouled"))
    all_came_back(table, fee=2_00)
    taken = [(e.amount, e.from_pot) for e in table.events(FeeDropped)]
    assert taken == [(2_00, False), (1_00, True), (1_00, True)]
    assert table.hand.chips["box"] == FEE
    finish(table)
    assert sum(table.won().values()) == -FEE


@pytest.mark.rule("TOM-HE-P4")
def test_a_misdeal_on_the_river_gives_back_live_and_dead_money_alike() -> None:
    table = Dealt(deck=deck(6, STUB), posts={5: Post(2_00, 1_00)})
    table.act("3 raise 4", "4 fold").check_round().act("1 bet 2").check_round().check_round()
    table.report(CallMisdeal(by="Floor", reason="a card is missing"))
    all_came_back(table)
    # A player who came in out of turn posts again, as the blinds do.
    assert table.hand.dead[5] == 1_00
    assert table.hand.bets == {1: 1_00, 2: 2_00, 3: 0, 4: 0, 5: 2_00, 6: 0}
    finish(table)


@pytest.mark.rule("TOM-ROOM-P8")
@pytest.mark.parametrize("stack", [200_00, 2_00])
def test_a_cancelled_hand_costs_no_fee(stack: int) -> None:
    stacks = dict.fromkeys(range(1, 7), 200_00) | {6: stack}
    table = Dealt(deck=deck(6, STUB), fee=FEE, stacks=stacks)
    table.act("3 raise 4", "4 call")
    assert table.hand.chips["box"] == FEE
    events = table.report(CancelHand(by="Floor", reason="fire alarm"))
    assert "TOM-ROOM-P8" in cited(events)
    assert table.hand.over
    assert table.hand.chips == stacks | {"pot": 0, "box": 0}
    assert sum(event.amount for event in table.events(FeeReturned)) == FEE


@pytest.mark.rule("TOM-HE-P4", "TOM-ROOM-P8")
def test_chips_that_have_gone_elsewhere_cannot_go_back() -> None:
    misdeal = CallMisdeal(by="Floor", reason="deck fouled")
    cancel = CancelHand(by="Floor", reason="deck fouled")
    moved = Dealt(deck=deck(6, STUB))
    moved.report(GiveChips(by="Floor", reason="owed", source="pot", target=3, amount=1_00))
    assert "TOM-HE-P4" in refusing_rules(refused(moved, misdeal))
    assert "TOM-ROOM-P8" in refusing_rules(refused(moved, cancel))
    # Seat 2 has won the side pot with seat 3's chips before anybody shows.
    pushed = Dealt(game(), seats=3, deck=deck(3, STUB), stacks={1: 4_00, 2: 50_00, 3: 50_00})
    pushed.act("3 raise 4", "1 call", "2 raise 6", "3 call", "2 bet 2", "3 raise 4", "2 raise 6")
    pushed.act("3 fold")
    assert not pushed.hand.over
    refused(pushed, misdeal)
    refused(pushed, cancel)
    finish(pushed)
