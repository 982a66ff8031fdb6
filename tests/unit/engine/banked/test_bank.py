"""The bank's money: its turn, the least and the most, and the order of the spots."""

import pytest
from msgspec.structs import replace

from cardhouse.engine.banked.bank import BankDesignated, MoneyPutUp
from cardhouse.engine.core.illegal import Reason
from tests.kit.banked import Banked, game


def put_up(stack: int, least: int = 0) -> tuple[int, int]:
    """The least and the most the bank may put up with these chips."""
    played = game("new-esquire", banking={"least": least})
    table = Banked(played, bank=8, seats=(1, 8), stacks={1: 500_00, 8: stack}, wait=True)
    terms = next(iter(table.ask(8).offers.values()))
    return terms.least, terms.most  # type: ignore[attr-defined]


@pytest.mark.parametrize(("number", "turn"), [(0, 1), (1, 1), (2, 2)])
def test_a_bank_without_a_number_holds_the_first_hand_of_its_turn(number: int, turn: int) -> None:
    table = Banked(game("new-esquire"), bank=8, seats=(1, 8), bank_hand=number, wait=True)
    assert [(event.seat, event.turn) for event in table.events(BankDesignated)] == [(8, turn)]


def test_the_bank_keeps_its_fee_back() -> None:
    fee, unit = game("new-esquire").banking.collection.bank, game("new-esquire").stakes.unit
    assert put_up(500_00) == (unit, 500_00 - fee)
    assert put_up(500_00, least=50_00) == (50_00, 500_00 - fee)
    assert put_up(fee + 30_00, least=50_00) == (30_00, 30_00)
    assert put_up(max(fee - 1, 0)) == (0, 0)


def test_no_other_sum_is_put_up() -> None:
    played = game("new-esquire", banking={"least": 50_00})
    table = Banked(played, bank=8, seats=(1, 8), stacks=500_00, wait=True)
    table.refused("8 put-up 49", Reason.WRONG_AMOUNT)
    table.act("8 put-up 50")


@pytest.mark.parametrize("first", ["dealers-left", "banks-left"])
def test_the_spots_are_dealt_from_the_dealers_left_or_the_banks(first: str) -> None:
    played = game("new-esquire", banking={"first": first})
    table = Banked(played, bank=3, seats=(1, 3), wait=True)
    spots = tuple(range(1, played.banking.circles.spots + 1))
    after = spots if first == "dealers-left" else (*spots[3:], *spots[:3])
    assert table.layout.order == after


@pytest.mark.rule("ESQ-BJ-47")
def test_the_last_cent_above_the_fee_stands_behind_the_bank() -> None:
    fee = 3_00
    collection = replace(game("new-esquire").banking.collection, behind=fee)
    played = game("new-esquire", banking={"collection": collection})
    for more, put in ((0, []), (1, [(3, 1)]), (2, [(3, 2)])):
        stacks = {1: 500_00, 3: fee + more, 8: 500_00}
        table = Banked(played, bank=8, seats=(1, 3, 8), stacks=stacks, behind=(3,), wait=True)
        table.act("8 put-up 50")
        found = [(event.seat, event.amount) for event in table.events(MoneyPutUp) if event.behind]
        assert found == put
