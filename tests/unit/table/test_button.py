"""Players who are ready for a hand, and the cards that draw for the first button."""

import pytest
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.rulebook import open_table, posted
from cardhouse.table import play
from cardhouse.table.button import is_ready
from cardhouse.table.commands import NextHand
from cardhouse.table.pot.button import _worth
from cardhouse.table.table import Player, Standing
from tests.kit.hands import seated


@pytest.mark.parametrize(
    ("chips", "owed", "standing", "ready"),
    [
        (1, 0, "in", True),
        (0, 0, "in", False),
        (1, 1, "in", False),
        (1, 0, "out", False),
        (1, 0, "posting", True),
    ],
)
def test_who_is_ready_has_chips_owes_no_time_and_has_come_in(
    chips: int, owed: int, standing: Standing, ready: bool
) -> None:
    player = Player(name="Ann", chips=chips, time_owed=owed, standing=standing)
    assert is_ready(player) is ready


@pytest.mark.parametrize(
    ("owed", "chips", "pays"), [(0, 5, False), (1, 1, True), (1, 0, False), (2, 1, False)]
)
def test_time_is_paid_by_who_has_the_chips_for_it(owed: int, chips: int, pays: bool) -> None:
    assert Player(name="Ann", chips=chips, time_owed=owed).pays_time() is pays


@pytest.mark.parametrize(
    ("ties", "best_first"),
    [("suits", ["Jo", "Ac", "As", "2c", "2s", "Kc"]), ("again", ["Jo", "Ac", "2c", "Kc"])],
)
def test_where_the_lowest_card_has_the_button_a_joker_is_the_lowest(
    ties: str, best_first: list[str]
) -> None:
    table = open_table(posted("tommys", "holdem"))
    seating = replace(table.seating, button_card="low", button_ties=ties)
    table.spread = replace(table.spread, seating=seating)
    worth = [_worth(table, Card(card)) for card in best_first]
    assert worth == sorted(worth, reverse=True)


def test_no_hand_is_dealt_to_fewer_players_than_the_house_says() -> None:
    table = seated(2)
    play(table.copy(), NextHand())
    table.spread = replace(table.spread, seating=replace(table.seating, least=3))
    with pytest.raises(Illegal) as refused:
        play(table, NextHand())
    assert refused.value.reason is Reason.NOT_ENOUGH_PLAYERS
