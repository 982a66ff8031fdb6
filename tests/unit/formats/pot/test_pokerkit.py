"""A sample of `make histories`: hands written as PHH end in PokerKit with the same stacks."""

import pytest

from tests.runs.histories.dealing import SPREADS, Spread
from tests.runs.histories.phh import Tally

SAMPLE = 6


@pytest.mark.parametrize("spread", SPREADS, ids=lambda each: f"{each.house} {each.game}".strip())
def test_hands_end_as_in_pokerkit_and_come_back(spread: Spread) -> None:
    tally = Tally()
    for seed in range(SAMPLE):
        tally.hand(spread, seed)
    assert tally.same + tally.apart == SAMPLE and tally.same >= SAMPLE // 2
