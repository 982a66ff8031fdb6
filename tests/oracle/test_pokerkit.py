"""A sample of `make oracle`: hands replayed in PokerKit end with the same stacks."""

from collections import Counter

import pytest

from tests.laws.settlement import ANY_LOW
from tests.oracle import explain
from tests.oracle.tables import SHIPPED, Table
from tests.oracle.twins import Twins

# `make oracle` plays the same tables in a run of its own.
pytestmark = pytest.mark.long

SAMPLE = 50

EVERYWHERE = {
    explain.NO_CAP_FOR_TWO,
    explain.HALF_IS_A_RAISE,
    explain.SHORT_IS_COMPLETED,
    explain.NOBODY_TO_CALL,
    explain.NOT_ASKED,
    *explain.POTS.values(),
}


def reasons_in(table: Table) -> set[str]:
    """The reasons that may come up in a game."""
    reasons = set(EVERYWHERE)
    if table.money[0].blinds:
        reasons.add(explain.BLIND_IS_A_BET)
    if table.money[0].bring_in:
        reasons |= {explain.FORCED_ALL_IN, explain.OPEN_PAIR}
    if table.high is None or table.low is None:
        reasons.remove(explain.POTS[ANY_LOW])
    return reasons


@pytest.mark.rule("TOM-HE-33", "TOM-HE-34", "TOM-ROOM-P1", "TOM-ROOM-P2", "TOM-ROOM-P3")
@pytest.mark.parametrize("table", SHIPPED, ids=lambda table: table.name)
def test_hands_end_as_in_pokerkit(table: Table) -> None:
    found: Counter[str] = Counter()
    for seed in range(SAMPLE):
        found += Twins(table, f"sample {seed}").run()
    assert set(found) <= reasons_in(table)
    # The sample is large enough for all-ins, and that is where programs differ.
    assert found[explain.SHORT_IS_COMPLETED] + found[explain.HALF_IS_A_RAISE]


def test_what_nothing_explains_fails() -> None:
    twins = Twins(SHIPPED[0], "mistake")
    twins.run()
    stacks = list(twins.theirs.stacks)
    stacks[0] += 1
    stacks[-1] -= 1
    with pytest.raises(explain.Unexplained):
        explain.stacks(twins.ours, stacks)
