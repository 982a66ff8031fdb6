"""Ven-A-Mexico's blackjack: the reach of the bank's money, and bets behind another player."""

import pytest

from cardhouse.engine.banked.blackjack.turn_events import BetFollowed, Stood
from cardhouse.engine.banked.collection import CollectionReturned
from cardhouse.engine.banked.settle import SettlementOpened
from cardhouse.engine.core.illegal import Reason
from tests.kit.banked import game
from tests.rules.ven_a_mexico.blackjack import HOUSE, VEN, dealt, decline, rules


@pytest.mark.rule("VEN-BJ-P10")
def test_each_chip_of_the_bank_plays_once() -> None:
    hands = {2: "T K", 6: "T 8", 8: "A K"}
    wagers: dict[int, float] = {2: 10, 6: 30, 8: 20}
    table = dealt(hands, "T 9", seat=3, money=50, wagers=wagers).stand()
    natural, lost, uncovered = table.settled()
    assert (natural.hand, natural.shares) == (8, ((3, 24_00),))
    assert (lost.hand, lost.shares, lost.returned) == (6, ((3, 26_00),), 4_00)
    assert (uncovered.hand, uncovered.shares, uncovered.returned) == (2, (), 10_00)
    assert table.won() == {2: 0, 3: 2, 6: -26, 8: 24}
    (opened,) = table.events(SettlementOpened)
    assert "VEN-BJ-P10" in table.rules_of(opened)
    assert "VEN-BJ-P10" in table.rules_of(uncovered)


@pytest.mark.rule("VEN-BJ-P10")
def test_the_same_with_a_running_bank_as_the_table_option() -> None:
    hands = {2: "T K", 6: "T 8", 8: "A K"}
    wagers: dict[int, float] = {2: 10, 6: 30, 8: 20}
    running = game(HOUSE, banking={"cover": "running"})
    table = dealt(hands, "T 9", seat=3, money=50, wagers=wagers, played=running).stand()
    assert table.won() == {2: 10, 3: -4, 6: -30, 8: 24}


@pytest.mark.rule("VEN-BJ-P10")
def test_pushes_use_nothing_and_surrenders_half() -> None:
    hands = {1: "T K", 4: "T 6", 6: "T 9"}
    wagers: dict[int, float] = {1: 10, 4: 20, 6: 100}
    table = dealt(hands, "T 9", money=12, wagers=wagers).act("1 stand", "4 surrender").stand()
    push, half, won = table.settled()
    assert (push.result, push.shares) == ("push", ())
    assert (half.shares, half.returned) == (((8, 10_00),), 10_00)
    # Two dollars of the twelve are left.
    assert (won.shares, won.uncovered) == (((8, 2_00),), 8_00)


@pytest.mark.rule("VEN-BJ-P10")
def test_on_one_spot_the_seated_players_hands_come_first() -> None:
    table = dealt(
        {2: "8 8"},
        "A 9",
        "T T",
        wagers={2: 10},
        seats=(2, 4, 5, 8),
        others="4 wager 2 20;5 wager 2 30",
        insurance=True,
    )
    table.act("2 insure", "4 insure")
    decline(table).act("2 split", "4 follow", "5 decline").stand()
    assert [(s.seat, s.hand, s.insurance) for s in table.settled()] == [
        (2, 2, False),
        (2, 12, False),
        (2, 2, True),
        (4, 2, False),
        (4, 12, False),
        (4, 2, True),
        (5, 2, False),
    ]


@pytest.mark.rule("VEN-BJ-P9", "VEN-BJ-P10")
def test_the_seated_player_comes_first_though_he_bet_last() -> None:
    table = dealt(
        {2: "T 8"}, "T 7", wagers={}, seats=(2, 4, 8), others="4 wager 2 20;2 wager 2 10", money=15
    )
    assert table.layout.players == {2: 2}
    assert [wager.player for wager in table.layout.on(2)] == [2, 4]
    table.act("2 stand").stand()
    assert table.won() == {2: 10, 4: 5, 8: -15}


@pytest.mark.rule("VEN-BJ-P10")
def test_no_second_bank_stands_behind() -> None:
    assert VEN.banking is not None
    assert VEN.banking.backers == 0
    table = dealt({1: "T K"}, "T 9", money=5, seats=(1, 4, 8)).stand()
    assert [cover.player for cover in table.layout.covers] == [8]
    assert table.won() == {1: 5, 4: 0, 8: -5}


@pytest.mark.rule("VEN-BJ-44")
def test_no_consolation_where_the_money_does_not_reach() -> None:
    hands = {1: "T K", 4: "T K"}
    table = dealt(hands, "T 9", money=10, wagers={1: 20, 4: 10}).stand()
    uncovered = table.settled()[-1]
    assert (uncovered.seat, uncovered.shares, uncovered.returned) == (1, (), 20_00)
    assert "VEN-BJ-44" in table.rules_of(uncovered)
    assert table.events(CollectionReturned) == []
    # The wager is back, the collection is spent.
    assert table.hand.chips[1] == 5_000_00 - 50
    assert table.box == 2.00


@pytest.mark.rule("VEN-BJ-P9")
def test_the_first_wager_in_a_free_circle_decides() -> None:
    table = dealt(
        {2: "T 6", 3: "T 5"},
        "T 7",
        wagers={2: 10},
        seats=(2, 4, 8),
        others="2 wager 3 10;4 wager 3 50",
    )
    assert table.layout.players == {2: 2, 3: 2}
    assert table.turn == 2
    table.refused("4 stand", Reason.NOT_YOUR_TURN)
    table.act("2 stand", "2 stand")
    assert [stood.hand for stood in table.events(Stood)] == [2, 3]
    assert "VEN-BJ-P9" in rules("turn")
    # The bet behind is bound by the player's decision.
    assert table.stand().won() == {2: -20, 4: -50, 8: 70}


@pytest.mark.rule("VEN-BJ-P9")
def test_who_bets_behind_may_decline_to_double() -> None:
    table = dealt({2: "5 6"}, "T 7", "9", wagers={2: 10}, seats=(2, 4, 8), others="4 wager 2 10")
    table.act("2 double")
    assert table.offers(4) == {"follow", "decline"}
    table.act("4 decline")
    # The same card for both, and seat 4's ten stay ten.
    assert table.cards(2) == "5 6 9"
    assert [w.amount for w in table.layout.on(2)] == [20_00, 10_00]
    (followed,) = table.events(BetFollowed)
    assert "VEN-BJ-P9" in table.rules_of(followed)
    assert table.stand().won() == {2: 20, 4: 10, 8: -30}


@pytest.mark.rule("VEN-BJ-P9")
def test_who_declines_a_split_stays_on_the_first_hand() -> None:
    others = "4 wager 2 10;5 wager 2 10"
    table = dealt({2: "8 8"}, "T 7", "T 5", wagers={2: 10}, seats=(2, 4, 5, 8), others=others)
    table.act("2 split", "4 decline", "5 follow")
    assert [w.player for w in table.layout.on(2)] == [2, 4, 5]
    assert [w.player for w in table.layout.on(12)] == [2, 5]
    table.act("2 stand", "2 stand").stand()
    assert table.won() == {2: 0, 4: 10, 5: 0, 8: -10}


@pytest.mark.rule("VEN-BJ-65", "VEN-BJ-P9")
def test_a_bet_behind_without_a_seat() -> None:
    table = dealt({4: "T 6"}, "T 7", wagers={4: 10}, seats=(4, 8, 101), others="101 wager 4 10")
    table.refused("101 stand", Reason.NOT_YOUR_TURN)
    table.act("4 surrender").stand()
    assert table.won() == {4: -5, 8: 10, 101: -5}
    assert table.box == 2.00


@pytest.mark.rule("VEN-BJ-P9")
def test_a_seated_player_without_a_wager_decides_for_those_behind() -> None:
    others = "2 wager 3 10;4 wager 3 50"
    table = dealt({3: "8 8"}, "T 9", "T 9", wagers={}, seats=(2, 3, 4, 8), others=others)
    assert (table.layout.players, table.turn) == ({3: 3}, 3)
    table.act("3 split", "4 follow", "2 decline")
    assert [(w.player, w.hand) for w in table.layout.wagers] == [(2, 3), (4, 3), (4, 13)]
    table.stand()
    # 18 and 17 against 19.
    assert table.won() == {2: -10, 3: 0, 4: -100, 8: 110}


@pytest.mark.rule("VEN-BJ-P9")
def test_in_a_free_circle_whoever_is_left_of_the_first_decides() -> None:
    others = "2 wager 3 10;4 wager 3 20;5 wager 3 50;2 take-back 3"
    table = dealt({3: "T 6"}, "T 9", wagers={}, seats=(2, 4, 5, 8), others=others)
    assert table.layout.players == {3: 4}
