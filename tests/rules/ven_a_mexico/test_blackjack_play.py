"""Ven-A-Mexico's blackjack, the players' turns: hit, stand, double, and surrender at any time."""

import pytest

from cardhouse.engine.banked.blackjack.turn_events import Doubled, HandClosed, Surrendered
from cardhouse.engine.banked.commands import Double, Surrender
from cardhouse.engine.core.illegal import Reason
from tests.kit.banked import Banked
from tests.rules.ven_a_mexico.blackjack import dealt, rules

LATER = {5: "T 7"}


def holding(cards: str, draws: str = "") -> Banked:
    """Spot 1 has drawn to these cards, spot 5 has yet to act."""
    table = dealt({1: cards, **LATER}, "T 7", draws)
    for _ in cards.split()[2:]:
        table.act("1 hit")
    return table


@pytest.mark.rule("VEN-BJ-38")
@pytest.mark.parametrize("cards", ["A 5 5", "7 7 7", "A K", "T A"])
def test_twenty_one_and_a_natural_must_stand(cards: str) -> None:
    table = holding(cards)
    assert table.offers(1) == set()
    for word in ("hit", "double", "surrender"):
        table.refused(f"1 {word}", Reason.NOT_YOUR_TURN)
    assert table.turn == 5
    if cards in ("A 5 5", "7 7 7"):
        (closed,) = table.events(HandClosed)
        assert closed.hand == 1
        assert "VEN-BJ-38" in table.rules_of(closed)
    assert "VEN-BJ-38" in rules("play.hit")


@pytest.mark.rule("VEN-BJ-38", "VEN-BJ-75")
def test_a_split_ten_with_an_ace_must_stand_too() -> None:
    table = holding("K K", "A 9").act("1 split")
    (closed,) = table.events(HandClosed)
    assert (closed.hand, table.cards(1), table.cards(11)) == (1, "K A", "K 9")
    assert table.layout.hands[1] == [1, 11]
    # The offers are now for the second hand.
    assert table.act("1 double").layout.doubled == [11]


@pytest.mark.rule("VEN-BJ-39")
def test_eleven_or_less_must_hit() -> None:
    two = holding("6 4")
    assert two.offers(1) == {"hit", "double", "surrender"}
    assert "VEN-BJ-39" in two.refused("1 stand")
    three = holding("2 3 4")
    assert three.offers(1) == {"hit", "surrender"}
    assert "VEN-BJ-39" in three.refused("1 stand")
    for eleven in ("6 5", "2 3 6"):
        assert "VEN-BJ-39" in holding(eleven).refused("1 stand")
    # A silent player draws.
    default = three.ask(1).default
    assert default is not None
    assert default.__struct_config__.tag == "hit"


@pytest.mark.rule("VEN-BJ-40")
@pytest.mark.parametrize("total", range(12, 21))
def test_from_twelve_to_twenty_a_player_chooses(total: int) -> None:
    low = {20: "K"}.get(total, str(total - 10))
    hands = [f"T {low}", f"A {total - 11}" if total > 12 else "A A"]
    for cards in hands:
        assert {"hit", "stand"} <= holding(cards).offers(1)
    table = holding(f"T {low}", "A")
    table.act("1 hit")
    assert len(table.hand.up[1]) == 3


@pytest.mark.rule("VEN-BJ-67")
def test_doubling_on_the_first_two_cards_only() -> None:
    for cards in ("5 6", "9 9", "A 7", "T T"):
        table = holding(cards, "2").act("1 double")
        (doubled,) = table.events(Doubled)
        assert "VEN-BJ-67" in table.rules_of(doubled)
    three = holding("2 3 6")
    assert "VEN-BJ-67" in three.refused("1 double")


@pytest.mark.rule("VEN-BJ-68")
def test_a_natural_cannot_be_doubled() -> None:
    table = holding("A K")
    assert "double" not in table.offers(1)
    table.refused("1 double", Reason.NOT_YOUR_TURN)
    assert "VEN-BJ-68" in rules("play.double")


@pytest.mark.rule("VEN-BJ-69")
def test_doubling_takes_an_equal_wager() -> None:
    table = dealt({1: "5 6"}, "T 7", "5", wagers={1: 20})
    assert table.ask(1).offers[Double].cost == 20_00
    # No other amount can be named.
    assert Double.__struct_fields__ == ("seat",)
    table.act("1 double")
    (wager,) = table.layout.wagers
    assert (wager.amount, wager.added) == (40_00, 20_00)
    short = dealt({1: "5 6"}, "T 7", wagers={1: 20}, stacks={1: 30_50, 8: 500_00}, money=100)
    assert short.hand.chips[1] == 10_00
    assert "VEN-BJ-69" in short.refused("1 double")


@pytest.mark.rule("VEN-BJ-70")
def test_a_doubled_hand_gets_exactly_one_card() -> None:
    table = holding("5 4", "2").act("1 double")
    assert table.cards(1) == "5 4 2"
    # Eleven, but closed all the same; it may still be surrendered.
    assert table.offers(1) == {"surrender"}
    assert table.turn == 5
    table.refused("1 hit")
    table.act("5 stand").stand()
    assert table.won()[1] == -20


@pytest.mark.rule("VEN-BJ-79", "VEN-BJ-80", "VEN-BJ-82")
def test_surrender_with_any_number_of_cards_up_to_twenty() -> None:
    for cards in ("T 6", "5 4 7", "T K", "2 3"):
        table = holding(cards).act("1 surrender")
        (given_up,) = table.events(Surrendered)
        assert {"VEN-BJ-79", "VEN-BJ-82"} <= table.rules_of(given_up)
    for cards in ("7 7 7", "T 6 6"):
        table = holding(cards)
        table.refused("1 surrender", Reason.NOT_YOUR_TURN)


@pytest.mark.rule("VEN-BJ-80")
def test_surrender_forfeits_half() -> None:
    table = dealt({1: "T 6"}, "T 7", wagers={1: 30}).act("1 surrender").stand()
    assert table.won() == {1: -15, 8: 15}
    (settled,) = table.settled()
    assert (settled.shares, settled.returned) == (((8, 15_00),), 15_00)
    assert "VEN-BJ-80" in table.rules_of(settled)


@pytest.mark.rule("VEN-BJ-81")
def test_surrender_before_the_next_player_acts() -> None:
    table = dealt({3: "T 6", 4: "T 5"}, "T 7").act("3 stand")
    assert table.offers(3) == {"surrender"}
    table.act("3 surrender 3").stand()
    assert table.won()[3] == -5
    late = dealt({3: "T 6", 4: "T 2"}, "T 7", "3").act("3 stand", "4 hit")
    assert late.offers(3) == set()
    assert late.refused("3 surrender 3", Reason.NOT_YOUR_TURN) >= {"VEN-BJ-17"}
    assert "VEN-BJ-81" in rules("play.surrender")


@pytest.mark.rule("VEN-BJ-82")
def test_a_surrendered_hand_is_gone() -> None:
    table = dealt({1: "T 6", 5: "T 7"}, "T 8").act("1 surrender")
    assert table.cards(1) == ""
    assert len(table.hand.muck) == 2
    for word in ("hit", "stand", "double", "surrender", "split"):
        table.refused(f"1 {word}", Reason.NOT_YOUR_TURN)
    table.stand()
    assert table.won() == {1: -5, 5: -10, 8: 15}


@pytest.mark.rule("VEN-BJ-P6")
def test_a_doubled_hand_may_be_surrendered_for_half_of_all() -> None:
    table = dealt({1: "5 4"}, "T 7", "3").act("1 double")
    assert table.cards(1) == "5 4 3"
    # The last player may do so until the hole card is turned.
    assert table.offers(1) == {"surrender"}
    assert table.dealer_asked
    assert table.ask(1).offers[Surrender].allows(Surrender(1, 1))
    table.act("1 surrender 1").stand()
    assert table.won() == {1: -10, 8: 10}
    (settled,) = table.settled()
    assert (settled.shares, settled.returned) == (((8, 10_00),), 10_00)


@pytest.mark.rule("VEN-BJ-P6")
def test_no_surrender_after_a_double_to_more_than_twenty() -> None:
    table = dealt({1: "5 6", 5: "T 7"}, "T 7", "T").act("1 double")
    assert table.offers(1) == set()
    over = dealt({1: "T 6", 5: "T 7"}, "T 7", "T").act("1 double")
    assert over.offers(1) == set()
    turned = dealt({1: "T 6"}, "T 7").act("1 stand", "lapse")
    turned.refused("1 surrender 1", Reason.HAND_OVER)
