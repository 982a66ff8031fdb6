"""Bets behind the player of a spot: those with action, the most money first."""

from msgspec.structs import replace

from cardhouse.engine.banked.pai_gow.spots import backers
from tests.kit.pai_gow import PaiGowTable


def test_only_bets_behind_with_action_count_and_the_largest_is_first() -> None:
    others = "3 wager 6 10; 4 wager 6 20"
    hand = PaiGowTable(wagers={6: 30}, others=others).hand
    assert [wager.player for wager in backers(hand, 6)] == [4, 3], "not seat 6, whose spot it is"
    wagers = hand.layout.wagers
    lost = [replace(w, forfeited=True) if w.player == 4 else w for w in wagers]
    hand.layout.wagers = lost
    assert [wager.player for wager in backers(hand, 6)] == [3]
    hand.layout.wagers = [replace(w, idle=w.amount) if w.player == 3 else w for w in wagers]
    assert [wager.player for wager in backers(hand, 6)] == [4]
