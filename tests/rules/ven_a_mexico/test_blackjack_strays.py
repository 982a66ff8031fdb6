"""A card nobody asked for when only the bank is left: the bank's, if the bank draws."""

import pytest

from cardhouse.engine.banked.blackjack.bank_hand import HoleTurned
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.events import CardsMoved
from cardhouse.floor.banked.reports import (
    DealMistake,
    IncompleteHand,
    PassedOver,
    UnaskedCard,
    WalkedAway,
)
from tests.kit.banked import Banked
from tests.rules.ven_a_mexico.blackjack import VEN, dealt, decline

rule = pytest.mark.rule


def burned(table: object) -> list[str]:
    """The burns above the first card of the shoe."""
    return [card[0] for card in table.hand.burns[1:]]  # type: ignore[attr-defined]


@rule("VEN-BJ-46")
def test_a_bank_that_must_stand_gets_no_card() -> None:
    table = dealt({1: "T 8"}, "T 9", "5 6 7").act("1 stand")
    table.report(UnaskedCard(hand=1))
    assert [card[0] for card in table.hand.aside] == ["5"]
    assert (table.cards(1), table.events(HoleTurned)) == ("T 8", [])
    table.act("lapse")
    assert table.hand.over
    assert burned(table) == ["5", "6"]
    # 19 against 18, and not 24.
    assert table.won()[1] == -10


@rule("VEN-BJ-46", "VEN-BJ-45")
def test_a_bank_that_must_draw_takes_it_first() -> None:
    table = dealt({1: "T 8"}, "T 4", "5 6 7").act("1 stand")
    table.report(UnaskedCard(hand=1))
    table.act("lapse")
    moved = [event.target for event in table.events(CardsMoved) if event.source == "aside"]
    assert moved == [f"up:{BANK}"]
    assert (burned(table), table.won()[1]) == ([], -10)


@rule("VEN-BJ-46", "VEN-BJ-85")
def test_a_natural_and_its_insurance_are_as_they_were() -> None:
    table = dealt({1: "T 8"}, "A K", "5 6 7", wagers={1: 20}, insurance=True)
    table.act("1 insure", "1 stand")
    table.report(UnaskedCard(hand=1))
    table.act("lapse")
    assert burned(table) == ["5", "6"]
    # The wager is lost, the insurance pays it back.
    assert table.won()[1] == 0


@rule("VEN-BJ-46", "VEN-BJ-P12")
def test_against_naturals_alone_the_bank_draws_nothing() -> None:
    table = dealt({1: "T 8", 2: "A K"}, "T 4", "5 6 7").act("1 stand")
    table.report(UnaskedCard(hand=1))
    table.act("1 surrender 1")
    table.stand()
    assert burned(table) == ["5", "6"]
    assert table.won() == {1: -5, 2: 12, 8: -7}


@rule("VEN-BJ-82")
@pytest.mark.parametrize("late", [False, True])
def test_a_hand_that_is_given_up_afterwards_does_not_keep_the_card(late: bool) -> None:
    table = dealt({1: "T 8", 2: "T 7"}, "T 4", "5 6 7").act("1 stand", "2 stand")
    table.report(UnaskedCard(hand=2, late=late))
    table.act("2 surrender 2")
    table.stand()
    assert burned(table) == (["5", "7"] if late else [])
    assert table.won()[2] == -5


@rule("VEN-BJ-81")
@pytest.mark.parametrize("acts", [(), ("1 stand",)])
def test_whoever_has_walked_away_gives_up_nothing(acts: tuple[str, ...]) -> None:
    table = dealt({1: "T 6", 2: "T 7"}, "T 4", "5 6 7").act(*acts)
    table.report(WalkedAway(seat=1))
    assert (table.turn, table.offers(1)) == (2, set())
    table.refused("1 surrender 1", None)
    table.act("2 stand").stand()
    assert table.won()[1] == -10


@rule("VEN-BJ-79", "VEN-BJ-81")
def test_a_hand_without_action_cannot_be_given_up() -> None:
    wagers = {1: 10, 2: 10, 3: 10}
    table = Banked(VEN, wagers=wagers, shoe="5 8 K 6 2 3 4 7 9 T", wait=True).open_bets()
    table.report(DealMistake(round=2, missed=(1,)))
    decline(table.close_bets())
    # Two cards went past it: it stays as it is, and may be surrendered until the next player acts.
    table.report(PassedOver(hand=1, given=(2, 3)))
    assert (table.cards(1), table.offers(1)) == ("5", {"surrender"})
    table.report(IncompleteHand(spot=1))
    assert (table.offers(1), table.turn) == (set(), 2)
    assert table.stand().won()[1] == 0
