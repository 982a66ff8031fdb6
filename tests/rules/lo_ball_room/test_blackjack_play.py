"""The Lo-Ball Room's blackjack: doubles, splits, surrenders and jokers, by the examples."""

import pytest

from cardhouse.engine.banked.blackjack.settle import AddedReturned
from cardhouse.engine.banked.blackjack.turn_events import CardTaken, HandClosed, Surrendered
from cardhouse.engine.banked.blackjack.turns import offers_on
from cardhouse.engine.banked.commands import Double, Stand
from cardhouse.engine.core.illegal import Reason
from tests.kit.banked import Banked, game

GAME = game("lo-ball-room")


def at(cards: str, rest: str = "", *, wager: float = 20, up: str = "T") -> Banked:
    """Spot 3 has two cards against the 1st bank's up card; the rest of the shoe is known."""
    first, second = cards.split()
    return Banked(GAME, bank=1, wagers={3: wager}, shoe=f"{first} {up} {second} {rest}")


def at_risk(table: Banked) -> float:
    """All the chips in the circles, in dollars."""
    return sum(wager.amount for wager in table.layout.wagers) / 100


@pytest.mark.rule("LBR-BJ-38")
def test_a_double_gets_exactly_one_card() -> None:
    table = at("6 5", "4 8").act("3 double")
    taken = [event for event in table.events(CardTaken) if event.hand == 3]
    assert [event.card[0] for event in taken] == ["4"]
    assert table.won() == {1: 40, 3: -40}


@pytest.mark.rule("LBR-BJ-38")
@pytest.mark.parametrize("cards", ["2 3", "5 6", "T 9", "K Q", "A 2", "A 9", "A K", "A A"])
def test_any_first_two_cards_may_be_doubled(cards: str) -> None:
    assert at(cards).act("3 double").hand.over


@pytest.mark.rule("LBR-BJ-38")
def test_a_third_card_ends_the_chance_to_double() -> None:
    table = at("2 3", "2").act("3 hit")
    assert "LBR-BJ-38" in table.refused("3 double")


@pytest.mark.rule("LBR-BJ-39")
def test_a_hand_with_a_joker_only_stands() -> None:
    for cards in ("Jo 5", "5 Jo", "Jo Jo", "Jo A"):
        first, second = cards.split()
        shoe = f"{first} T T {second} 9"
        table = Banked(GAME, bank=1, wagers={3: 20, 4: 20}, shoe=shoe)
        assert set(offers_on(table.hand, 3)) == {Stand}
        assert table.turn == 4
        for verb in ("double", "split", "surrender", "hit"):
            table.refused(f"3 {verb}", Reason.NOT_YOUR_TURN)


@pytest.mark.rule("LBR-BJ-39")
def test_a_split_hand_with_a_joker_cannot_be_doubled() -> None:
    table = at("8 8", "Jo 3").act("3 split")
    assert (table.cards(3), table.cards(13)) == ("8 Jo", "8 3")
    assert set(offers_on(table.hand, 3)) == {Stand}
    assert table.layout.doubled == []
    # The double on offer is for the other hand.
    table.act("3 double")
    assert table.layout.doubled == [13]


@pytest.mark.rule("LBR-BJ-40")
def test_split_aces_get_one_card_each() -> None:
    table = at("A A", "5 K 9").act("3 split")
    assert table.hand.over
    taken = [(event.hand, event.card[0]) for event in table.events(CardTaken)]
    assert taken == [(3, "5"), (13, "K"), (9, "9")]
    # 16 and 21 against 19.
    assert [settled.result for settled in table.settled()] == ["lose", "win"]
    assert "LBR-BJ-40" in table.rules_of(table.events(HandClosed)[0])


@pytest.mark.rule("LBR-BJ-P10")
def test_split_aces_are_neither_split_again_nor_doubled() -> None:
    table = at("A A", "A 9 7").act("3 split")
    # A-A is soft 12 and stands, although one more hand would be allowed.
    assert table.hand.over and len(table.settled()) == 2
    assert [settled.result for settled in table.settled()] == ["lose", "win"]


@pytest.mark.rule("LBR-BJ-41")
def test_other_split_hands_may_draw_several_cards() -> None:
    table = at("8 8", "2 5 4").act("3 split", "3 hit", "3 hit")
    assert table.cards(3) == "8 2 5 4"
    table.act("3 stand")
    assert len(table.hand.up[13]) == 2


@pytest.mark.rule("LBR-BJ-41")
def test_two_cards_worth_ten_may_be_split() -> None:
    for cards in ("K T", "J Q", "Q Q", "2 2", "A A"):
        assert "split" in at(cards).offers(3)
    assert "LBR-BJ-41" in at("K 9").refused("3 split")
    assert "split" not in at("A T").offers(3)


@pytest.mark.rule("LBR-BJ-42")
def test_a_double_after_a_split() -> None:
    table = at("8 8", "3 9").act("3 split")
    assert at_risk(table) == 40
    table.act("3 double")
    assert at_risk(table) == 60
    assert table.cards(3) == "8 3 9"


@pytest.mark.rule("LBR-BJ-42", "LBR-BJ-43")
def test_a_double_after_each_split() -> None:
    table = at("8 8", "8 2 9 3 9 2 9 7")
    table.act("3 split", "3 split", "3 double", "3 double", "3 double")
    # Three hands of 19, 20 and 19 with $40 each against 17.
    assert table.won() == {1: -120, 3: 120}


@pytest.mark.rule("LBR-BJ-43")
def test_at_most_two_splits() -> None:
    table = at("8 8", "8 8").act("3 split", "3 split")
    assert len(table.layout.hands[3]) == 3
    assert table.cards(3) == "8 8"
    assert "LBR-BJ-43" in table.refused("3 split")


@pytest.mark.rule("LBR-BJ-44")
def test_a_surrender_forfeits_half() -> None:
    table = at("T 6", wager=25).act("3 surrender")
    assert table.won() == {1: 12.5, 3: -12.5}
    (settled,) = table.settled()
    assert (settled.shares, settled.returned) == (((1, 12_50),), 12_50)
    assert "LBR-BJ-44" in table.rules_of(table.events(Surrendered)[0])


@pytest.mark.rule("LBR-BJ-44")
def test_no_surrender_after_a_hit_a_split_or_a_double() -> None:
    assert "LBR-BJ-44" in at("T 2", "3").act("3 hit").refused("3 surrender")
    assert "LBR-BJ-44" in at("8 8", "7").act("3 split").refused("3 surrender")
    shoe = "6 T T 5 9 4"
    doubled = Banked(GAME, bank=1, wagers={3: 20, 4: 20}, shoe=shoe).act("3 double")
    doubled.refused("3 surrender", Reason.NOT_YOUR_TURN)


@pytest.mark.rule("LBR-BJ-45")
def test_a_joker_as_second_card_returns_a_double() -> None:
    table = at("6 2", "K Jo").act("3 double")
    (back,) = table.events(AddedReturned)
    assert back.amount == 20_00
    assert "LBR-BJ-45" in table.rules_of(back)
    assert table.won() == {1: 20, 3: -20}


@pytest.mark.rule("LBR-BJ-45", "LBR-BJ-P10")
@pytest.mark.parametrize(
    ("first", "second", "won"), [("9", "K", -20), ("Jo", "9", 0), ("K", "Jo", -20)]
)
def test_a_joker_as_second_card_leaves_the_first_hand_of_a_split(
    first: str, second: str, won: float
) -> None:
    """Only the hand with the first dealt card is settled, whatever the other has."""
    table = at("8 8", f"{first} {second} Jo").act("3 split").stand()
    assert sum(event.amount for event in table.events(AddedReturned)) == 20_00
    assert [settled.hand for settled in table.settled()] == [3]
    assert table.won()[3] == won


@pytest.mark.rule("LBR-BJ-45")
def test_a_joker_as_second_card_after_a_split_and_a_double() -> None:
    table = at("8 8", "K 3 9 Jo").act("3 split", "3 stand", "3 double")
    assert sum(event.amount for event in table.events(AddedReturned)) == 40_00
    assert table.won() == {1: 20, 3: -20}


@pytest.mark.rule("LBR-BJ-45")
def test_a_joker_as_third_card_changes_nothing() -> None:
    doubled = at("6 2", "K 5 Jo").act("3 double")
    assert doubled.won() == {1: 40, 3: -40}
    split = at("8 8", "K 3 9 5 Jo").act("3 split", "3 stand", "3 double")
    assert split.won() == {1: 60, 3: -60}
    assert not split.events(AddedReturned)


@pytest.mark.rule("LBR-BJ-P10")
def test_what_is_added_equals_the_wager() -> None:
    table = at("8 8", "3")
    assert table.ask(3).offers[Double].cost == 20_00
    # A player with $10 besides the wager and its fee cannot double for less.
    short = Banked(GAME, bank=1, wagers={3: 20}, stacks={1: 5_000_00, 3: 30_50}, shoe="8 T 8 3")
    assert short.offers(3) == {"hit", "stand", "surrender"}
    assert "LBR-BJ-P10" in short.refused("3 double")
    assert "LBR-BJ-P10" in short.refused("3 split")
    table.act("3 split")
    assert [wager.amount for wager in table.layout.wagers] == [20_00, 20_00]


@pytest.mark.rule("LBR-BJ-P10")
def test_a_split_hand_gets_its_second_card_before_it_can_be_doubled() -> None:
    table = at("8 8", "2 3").act("3 split")
    assert (table.cards(3), table.cards(13)) == ("8 2", "8")
    assert Double not in offers_on(table.hand, 13)
    table.act("3 double")
    assert table.layout.doubled == [3]
    assert len(table.hand.up[13]) == 2
    assert "double" in table.offers(3)
