"""Ven-A-Mexico's hold'em tables: its limits, and the collection at each of them."""

import pytest

from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.events import FeeAssessed, FeeDropped
from cardhouse.engine.pot.hand import PotHand
from cardhouse.ledger import BOX, POT
from cardhouse.rulebook import open_table, posted
from cardhouse.table import Table, next_hand
from cardhouse.table.commands import NextHand
from tests.kit.hands import cited, finish, seated

POST = posted("ven-a-mexico", "holdem")


def rules(key: str) -> set[str]:
    """The ids of the house's rules behind a cite key of this game."""
    return cited(key, POST.house, POST.name)


def opened(name: str, players: int = 6) -> Table:
    """A table of the house with players."""
    return seated(players, table=open_table(POST, name))


@pytest.mark.rule("VEN-HE-07")
def test_the_button_pays_before_the_deal_and_not_into_the_pot() -> None:
    table = opened("3-6")
    table.button, table.hands = 4, 1
    next_hand(table, NextHand())
    hand = table.hand
    assert isinstance(hand, PotHand) and hand.button == 5
    (fee,) = [event for event in table.log if isinstance(event, FeeDropped)]
    assert (fee.seat, fee.amount, fee.from_pot) == (5, 3_00, False)
    assert rules(fee.cite) == {"VEN-HE-07"}
    before = table.log[: table.log.index(fee)]
    assert not any(isinstance(event, CardsDealt) for event in before)
    assert hand.chips[5] == 1_000_00 - 3_00
    assert (hand.chips[BOX], hand.bets[5], hand.paid[5]) == (3_00, 0, 0)
    assert hand.chips[POT] == 4_00, "the blinds alone"


@pytest.mark.rule("VEN-HE-08", "VEN-HE-09", "VEN-HE-10")
@pytest.mark.parametrize(
    ("name", "amount", "rule"),
    [("3-6", 3_00, "VEN-HE-08"), ("6-12", 3_00, "VEN-HE-09"), ("10-20", 5_00, "VEN-HE-10")],
)
@pytest.mark.parametrize("players", [2, 6, 10])
def test_each_table_has_its_collection(name: str, amount: int, rule: str, players: int) -> None:
    table = opened(name, players)
    for _ in range(10):
        next_hand(table, NextHand())
        (assessed,) = [event for event in table.log if isinstance(event, FeeAssessed)]
        assert assessed.amount == amount
        assert rule in rules(assessed.cite)
        finish(table)
    assert table.box == 10 * amount
    assert sum(player.chips for player in table.players.values()) == players * 1_000_00 - table.box


@pytest.mark.rule("VEN-HE-11")
def test_three_limits_are_spread_and_no_other() -> None:
    stakes = {each.name: (each.stakes.small_bet, each.stakes.big_bet) for each in POST.page.table}
    assert stakes == {"3-6": (3_00, 6_00), "6-12": (6_00, 12_00), "10-20": (10_00, 20_00)}
    assert {each.stakes.limit for each in POST.page.table} == {"fixed"}
    with pytest.raises(LookupError, match=r"no table '4-8' for holdem; .* 3-6, 6-12, 10-20"):
        open_table(POST, "4-8")
    assert "VEN-HE-11" in rules("bet.size")
