"""Ven-A-Mexico's blackjack, splitting: pairs by value, aces with one card, four hands a spot."""

import pytest

from cardhouse.engine.banked.blackjack.turn_events import HandClosed, PairSplit
from cardhouse.engine.banked.commands import Split
from cardhouse.engine.core.illegal import Reason
from tests.kit.banked import Banked
from tests.rules.ven_a_mexico.blackjack import dealt, rules

LATER = {5: "T 7"}


def split(pair: str, draws: str, bank: str = "T 7") -> Banked:
    """Spot 1 has split a pair, spot 5 has yet to act."""
    return dealt({1: pair, **LATER}, bank, draws).act("1 split")


@pytest.mark.rule("VEN-BJ-72")
def test_a_pair_by_value_may_be_split() -> None:
    for pair in ("8 8", "K T", "Q J", "A A"):
        table = split(pair, "2 3")
        (made,) = table.events(PairSplit)
        assert (made.hand, made.made) == (1, 11)
        assert "VEN-BJ-72" in table.rules_of(made)
    assert "VEN-BJ-72" in dealt({1: "8 9", **LATER}, "T 7").refused("1 split")
    # Only the first two cards count: a pair drawn later is none.
    table = dealt({1: "2 8 8", **LATER}, "T 7").act("1 hit")
    table.refused("1 split")


@pytest.mark.rule("VEN-BJ-73")
@pytest.mark.parametrize("pair", ["8 8", "A A"])
def test_splitting_takes_an_equal_wager(pair: str) -> None:
    table = dealt({1: pair}, "T 7", "9 9", wagers={1: 20})
    assert table.ask(1).offers[Split].cost == 20_00
    table.act("1 split")
    assert {w.hand: w.amount for w in table.layout.wagers} == {1: 20_00, 11: 20_00}
    stacks = {1: 35_50, 8: 500_00}
    short = dealt({1: pair}, "T 7", wagers={1: 20}, stacks=stacks, money=100)
    assert short.hand.chips[1] == 15_00
    assert "VEN-BJ-73" in short.refused("1 split")


@pytest.mark.rule("VEN-BJ-74")
def test_split_hands_draw_as_they_like() -> None:
    table = split("8 8", "2 A 4 2")
    assert table.cards(1) == "8 2"
    assert "stand" not in table.offers(1)
    table.act("1 hit")
    # Twenty-one must stand, and the second hand gets its card.
    assert (table.cards(1), table.cards(11)) == ("8 2 A", "8 4")
    table.act("1 hit")
    assert table.cards(11) == "8 4 2"
    assert {"hit", "stand"} <= table.offers(1)


@pytest.mark.rule("VEN-BJ-75")
def test_a_split_hand_may_be_doubled() -> None:
    table = split("8 8", "3 9 T").act("1 double")
    assert table.cards(1) == "8 3 9"
    assert {w.hand: w.amount for w in table.layout.wagers if w.player == 1} == {1: 20_00, 11: 10_00}
    table.stand()
    assert table.won()[1] == 30
    assert "VEN-BJ-75" in rules("play.double")


@pytest.mark.rule("VEN-BJ-76")
def test_a_split_hand_may_be_surrendered() -> None:
    table = split("8 8", "7 T", bank="T 6 T").act("1 surrender")
    assert table.cards(1) == ""
    assert table.cards(11) == "8 T"
    table.stand()
    lost, kept = (s for s in table.settled() if s.seat == 1)
    assert (lost.hand, lost.shares, lost.returned) == (1, ((8, 5_00),), 5_00)
    assert (kept.hand, kept.result, kept.shares) == (11, "win", ((8, 10_00),))
    assert "VEN-BJ-76" in table.rules_of(lost)


@pytest.mark.rule("VEN-BJ-77")
def test_split_aces_get_one_card_each() -> None:
    table = split("A A", "6 K")
    assert (table.cards(1), table.cards(11)) == ("A 6", "A K")
    closed = table.events(HandClosed)
    assert [event.hand for event in closed] == [1, 11]
    assert all("VEN-BJ-77" in table.rules_of(event) for event in closed)
    assert table.turn == 5
    table.refused("1 hit")
    table.stand()
    # A soft seventeen and a twenty-one against seventeen.
    results = [(s.hand, s.result) for s in table.settled() if s.seat == 1]
    assert results == [(1, "push"), (11, "win")]


@pytest.mark.rule("VEN-BJ-78")
@pytest.mark.parametrize("rank", ["A", "8"])
def test_pairs_may_be_split_again(rank: str) -> None:
    table = split(f"{rank} {rank}", f"{rank} 9 9 9")
    assert table.cards(1) == f"{rank} {rank}"
    assert table.ask(1).offers[Split].cost == 10_00
    table.act("1 split")
    assert len(table.layout.hands[1]) == 3
    again = table.events(PairSplit)[-1]
    assert "VEN-BJ-78" in table.rules_of(again)


@pytest.mark.rule("VEN-BJ-P4")
@pytest.mark.parametrize("rank", ["A", "8"])
def test_four_hands_a_spot_and_no_fifth(rank: str) -> None:
    table = split(f"{rank} {rank}", f"{rank} {rank} {rank}")
    table.act("1 split")
    assert len(table.layout.hands[1]) == 3
    table.act("1 split")
    assert len(table.layout.hands[1]) == 4
    assert table.cards(1) == f"{rank} {rank}"
    if rank == "8":
        assert "VEN-BJ-P4" in table.refused("1 split")
    else:
        # An ace that cannot be split again is closed, and the next one gets its card.
        assert "split" not in table.offers(1)


@pytest.mark.rule("VEN-BJ-P5")
def test_split_aces_may_be_split_again_or_given_up_only() -> None:
    table = split("A A", "5 6")
    assert (table.cards(1), table.cards(11)) == ("A 5", "A 6")
    for word in ("hit", "double", "stand"):
        table.refused(f"1 {word}")
    assert table.offers(1) == {"surrender"}
    table.act("1 surrender 1", "5 stand")
    table.refused("1 surrender 11", Reason.NOT_YOUR_TURN)
    table.stand()
    results = [(s.hand, s.result, s.returned) for s in table.settled() if s.seat == 1]
    assert results == [(1, "lose", 5_00), (11, "push", 10_00)]
    paired = split("A A", "A 6 7")
    assert paired.offers(1) == {"stand", "split", "surrender"}
