"""A sample of `make oracle` at the sixth house: same turns, raises and stacks as in PokerKit."""

from collections import Counter

import pytest

from tests.oracle import explain
from tests.oracle.sixth import SIXTH, SixthTable
from tests.oracle.twins import Twins

# `make oracle` plays the same tables in a run of its own.
pytestmark = pytest.mark.long

SAMPLE = 60
# House rules about limits, absent from games without them.
OF_LIMITS = {
    explain.BLIND_IS_A_BET,
    explain.NO_CAP_FOR_TWO,
    explain.HALF_IS_A_RAISE,
    explain.SHORT_IS_COMPLETED,
}


@pytest.mark.parametrize("table", SIXTH, ids=lambda table: table.name)
def test_hands_of_the_sixth_house_end_as_in_pokerkit(table: SixthTable) -> None:
    found: Counter[str] = Counter()
    for seed in range(SAMPLE):
        found += Twins(table, f"sample {seed}").run()
    if table.here(table.money[0]).stakes.limit != "fixed":
        assert not OF_LIMITS & set(found)
