"""A transfer moves chips that are there, and moves nothing else."""

import pytest

from cardhouse.ledger import BOX, POT, Balances, Transfer, move


def test_a_transfer_takes_from_one_account_and_gives_to_another() -> None:
    balances: Balances = {1: 500, 2: 300, POT: 0, BOX: 0}
    move(balances, Transfer(1, POT, 200, "bet.call"))
    move(balances, Transfer(POT, 2, 150, "award"))
    assert balances == {1: 300, 2: 450, POT: 50, BOX: 0}


def test_the_last_chip_can_be_moved() -> None:
    balances: Balances = {1: 500, POT: 0}
    move(balances, Transfer(1, POT, 500, "bet.call"))
    assert balances == {1: 0, POT: 500}


def test_an_overdraft_is_a_bug_and_changes_nothing() -> None:
    balances: Balances = {1: 500, POT: 0}
    with pytest.raises(AssertionError, match=r"amount=501.* from an account of 500"):
        move(balances, Transfer(1, POT, 501, "bet.call"))
    assert balances == {1: 500, POT: 0}


@pytest.mark.parametrize("amount", [0, -100])
def test_a_transfer_of_nothing_is_a_bug(amount: int) -> None:
    balances: Balances = {1: 500, POT: 200}
    with pytest.raises(AssertionError, match=f"amount={amount}, "):
        move(balances, Transfer(1, POT, amount, "bet.call"))
    assert balances == {1: 500, POT: 200}


def test_an_account_that_is_not_there_is_a_bug() -> None:
    balances: Balances = {1: 500, POT: 0}
    with pytest.raises(KeyError):
        move(balances, Transfer(7, POT, 100, "bet.call"))
    assert balances == {1: 500, POT: 0}
