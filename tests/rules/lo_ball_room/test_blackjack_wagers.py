"""The Lo-Ball Room's blackjack: limits, spots and collections, by the worked examples."""

from typing import Any

import pytest

from cardhouse.engine.banked.collection import CollectionReturned, CollectionTaken
from cardhouse.engine.core.events import Dealt
from cardhouse.engine.core.illegal import Reason
from cardhouse.floor.core.reports import CancelHand
from tests.kit.banked import Banked, game

GAME = game("lo-ball-room")


def betting(*seats: int, bank: int = 1, **given: Any) -> Banked:
    """A table with the bank's money up and the circles open."""
    table = Banked(GAME, bank=bank, seats=(*seats, bank), wait=True, **given)
    return table.act(f"{bank} put-up 1000")


def fees(table: Banked) -> dict[tuple[int, int], float]:
    """The collections, by payer and spot (0: as bank), in dollars."""
    return {(e.seat, e.spot): e.amount / 100 for e in table.events(CollectionTaken)}


@pytest.mark.rule("LBR-BJ-01", "LBR-BJ-02", "LBR-BJ-P11")
def test_wagers_are_whole_dollars_from_5_to_300() -> None:
    table = betting(3)
    for amount in ("4", "301", "20.50"):
        cited = table.refused(f"3 wager 3 {amount}", Reason.WRONG_AMOUNT)
        assert cited == {"LBR-BJ-01", "LBR-BJ-02", "LBR-BJ-P11"}
    # A wager beyond the player's chips is another matter.
    short = betting(3, stacks={1: 5_000_00, 3: 50_00})
    short.refused("3 wager 3 60", Reason.NOT_ENOUGH_CHIPS)
    for amount in ("5", "300", "21"):
        table.act(f"3 wager 3 {amount}", "3 take-back 3")


@pytest.mark.rule("LBR-BJ-02")
def test_a_double_comes_on_top_of_the_largest_wager() -> None:
    table = Banked(GAME, bank=1, wagers={3: 300}, shoe="6 T 5 9 7").act("3 double")
    assert table.won() == {1: -600, 3: 600}


@pytest.mark.rule("LBR-BJ-P11", "LBR-BJ-44")
def test_half_dollars_occur_in_surrenders_only() -> None:
    table = Banked(GAME, bank=1, wagers={3: 5}, shoe="T T 6").act("3 surrender")
    (settled,) = table.settled()
    assert settled.returned == 2_50
    assert table.won() == {1: 2.5, 3: -2.5}


@pytest.mark.rule("LBR-BJ-03", "LBR-BJ-04", "LBR-BJ-05")
@pytest.mark.parametrize(
    ("wager", "fee"), [(5, 0.5), (20, 0.5), (21, 1), (100, 1), (101, 2), (300, 2)]
)
def test_the_collection_goes_by_the_wager(wager: int, fee: float) -> None:
    table = Banked(GAME, bank=1, wagers={3: wager}, shoe="T T 9 9")
    assert fees(table) == {(1, 0): 1, (3, 3): fee}
    taken = table.events(CollectionTaken)[-1]
    assert {"LBR-BJ-03", "LBR-BJ-04", "LBR-BJ-05"} <= table.rules_of(taken)


@pytest.mark.rule("LBR-BJ-06", "LBR-BJ-P7")
def test_nobody_wagers_on_a_banks_spot() -> None:
    table = betting(3, 5, idle=(5,))
    for spot in (1, 5):
        assert "LBR-BJ-06" in table.refused(f"3 wager {spot} 10")
    # The banks do not wager, and a player who banks has no wager.
    for bank in (1, 5):
        assert table.offers(bank) == set()
        table.refused(f"{bank} wager {bank} 10", Reason.NOT_YOUR_TURN)
    player = betting(1, 3, 5, bank=4, behind=(1,), idle=(5,))
    assert player.offers(4) == set()
    player.refused("4 wager 4 10", Reason.NOT_YOUR_TURN)


@pytest.mark.rule("LBR-BJ-08")
def test_one_player_to_a_spot_and_one_spot_to_a_player() -> None:
    table = betting(3, 4, 101).act("3 wager 3 10")
    for words in ("4 wager 3 10", "101 wager 3 10", "3 wager 2 10", "3 wager 4 10"):
        assert "LBR-BJ-08" in table.refused(words)
    table.act("4 wager 4 10")
    assert table.layout.players == {3: 3, 4: 4}


@pytest.mark.rule("LBR-BJ-09")
def test_doubling_costs_no_further_collection() -> None:
    table = Banked(GAME, bank=1, wagers={3: 20}, shoe="6 T 5 4 8").act("3 double")
    assert table.won()[3] == -40
    assert fees(table) == {(1, 0): 1, (3, 3): 0.5}


@pytest.mark.rule("LBR-BJ-09")
def test_splitting_costs_no_further_collection() -> None:
    table = Banked(GAME, bank=1, wagers={3: 60}, shoe="8 T 8 8 9 9 9 9")
    table.act("3 split", "3 split").stand()
    assert len(table.settled()) == 3
    assert fees(table) == {(1, 0): 1, (3, 3): 1}


@pytest.mark.rule("LBR-BJ-10", "LBR-BJ-P8")
@pytest.mark.parametrize("bank", [1, 4])
def test_whoever_banks_pays_for_each_hand(bank: int) -> None:
    paid = 0.0
    for number in (1, 2):
        table = Banked(GAME, bank=bank, bank_hand=number, wagers={3: 20}, shoe="T T 9 9")
        paid += fees(table)[bank, 0]
        (fee,) = [event for event in table.events(CollectionTaken) if event.seat == bank]
        assert {"LBR-BJ-10", "LBR-BJ-13", "LBR-BJ-P8"} <= table.rules_of(fee)
    assert paid == 2


@pytest.mark.rule("LBR-BJ-13")
def test_a_player_who_banks_pays_a_dollar_a_hand_whatever_the_wagers() -> None:
    paid = 0.0
    for number in (1, 2):
        table = Banked(
            GAME,
            bank=4,
            bank_hand=number,
            money=2000,
            wagers={3: 300, 6: 300, 7: 300},
            shoe="T T T T 9 9 9 9",
        )
        paid += fees(table)[4, 0]
    assert paid == 2


@pytest.mark.rule("LBR-BJ-P8")
@pytest.mark.parametrize(
    ("wagers", "collected"),
    [({6: 100, 7: 50}, {(4, 0): 1, (1, 0): 1}), ({6: 60, 7: 30}, {(4, 0): 1})],
)
def test_the_covering_bank_pays_where_the_players_money_does_not_reach(
    wagers: dict[int, float], collected: dict[tuple[int, int], float]
) -> None:
    table = Banked(GAME, bank=4, money=100, behind=(1,), wagers=wagers, shoe="T T T 9 9 9")
    assert {payer: fee for payer, fee in fees(table).items() if not payer[1]} == collected


@pytest.mark.rule("LBR-BJ-P8")
def test_all_collections_are_taken_before_the_first_card() -> None:
    table = Banked(GAME, bank=4, money=100, behind=(1,), wagers={6: 150, 7: 20}, shoe="T T T 9 9")
    last = table.log.index(table.events(CollectionTaken)[-1])
    assert last < table.log.index(table.events(Dealt)[0])
    assert table.box == 1 + 1 + 2 + 0.5


@pytest.mark.rule("LBR-BJ-P8")
def test_collections_go_back_after_a_misdeal_only() -> None:
    push = Banked(GAME, bank=1, wagers={3: 20}, shoe="T T 8 8").act("3 stand")
    assert (push.won()[3], push.box) == (0, 1.5)
    table = Banked(GAME, bank=4, money=100, behind=(1,), wagers={6: 150}, shoe="T T 9")
    assert table.box == 4
    table.report(CancelHand(by="floor", reason="misdeal"))
    assert table.hand.over
    assert table.box == 0
    assert {seat: table.hand.chips[seat] for seat in table.seats} == table.stacks
    back = table.events(CollectionReturned)
    assert sorted((event.seat, event.amount) for event in back) == [(1, 100), (4, 100), (6, 200)]
    assert all("LBR-BJ-P8" in table.rules_of(event) for event in back)
