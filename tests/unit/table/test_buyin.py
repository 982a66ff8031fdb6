"""Chips are bought in steps that fit the table's stakes."""

import pytest

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.stakes import Stakes
from cardhouse.ledger import dollars
from cardhouse.rulebook import all_games, open_table, posted
from cardhouse.table import play
from cardhouse.table.commands import BuyChips, Sit
from tests.kit.refusals import detail_of
from tests.kit.tables import Seated

# A bet of a dollar; half-dollar chips; chips of two dollars; payments to the cent, bets in dollars.
STEPS = {
    ("tommys", "holdem", "1-4 spread"): 1_00,
    ("button-room", "draw", "1-2"): 50,
    ("tommys", "pan", "$2"): 2_00,
    ("new-esquire", "no-bust-blackjack", ""): 1_00,
}


@pytest.mark.parametrize(("unit", "chip", "step"), [(100, 100, 100), (100, 1, 100), (50, 200, 200)])
def test_a_step_is_whole_chips_and_whole_bets(unit: int, chip: int, step: int) -> None:
    stakes = Stakes(small_bet=400, big_bet=800, unit=unit, chip=chip)
    assert stakes.step == step


@pytest.mark.parametrize(("game", "step"), STEPS.items(), ids=[" ".join(g) for g in STEPS])
def test_nobody_sits_down_with_part_of_a_chip(game: tuple[str, str, str], step: int) -> None:
    house, name, rules = game
    post = posted(house, name)
    table = open_table(post, rules)
    assert table.game.stakes.step == step
    free = next(s for s in range(1, 11) if s not in table.rotation.seats)
    for chips in (table.buy_in + 1, table.buy_in + step // 2, table.buy_in + step - 1):
        with pytest.raises(Illegal) as refused:
            play(table, Sit(seat=free, name="Ann", chips=chips))
        assert refused.value.reason is Reason.WRONG_AMOUNT and refused.value.cite == "seat.buy-in"
        assert dollars(step) in detail_of(refused.value) and not table.players
    play(table, Sit(seat=free, name="Ann", chips=table.buy_in + step))
    assert table.players[free].chips == table.buy_in + step


def test_nobody_buys_part_of_a_chip() -> None:
    table = Seated((1, 2), button=1)
    for chips in (1, 50, 1_50, 20_50):
        refused = table.refused(BuyChips(seat=1, chips=chips), Reason.WRONG_AMOUNT)
        assert refused.cite == "seat.buy-in"
    table.play(BuyChips(seat=1, chips=1_00))
    assert table.player(1).chips == 201_00


def test_every_posted_buy_in_can_be_bought() -> None:
    amounts = [
        (rules.stakes.step, amount)
        for post in all_games()
        for rules in post.page.table
        for amount in (rules.least_buy_in(post.page.seating), rules.short_buy)
    ]
    assert amounts and not [each for each in amounts if each[1] % each[0]]
