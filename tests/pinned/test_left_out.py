"""Data stored or sent without a field means what it has always meant.

Events leave out their usual values, and so do the houses' pages and people who write commands:
another default would change the meaning of them all. A new field has no past.
"""

import pytest

from tests.pinned.left_out import meanings, read

PINNED = read()
NOW = meanings()


@pytest.mark.parametrize("module", PINNED)
def test_what_is_left_out_means_what_it_did(module: str) -> None:
    assert set(PINNED[module]) <= set(NOW[module])


def test_the_fields_of_all_records_are_known() -> None:
    assert "PotAwarded.pot = 0" in PINNED["engine/pot/events.py"]
    assert "Irregularities.repair = True" in PINNED["floor/core/rules.py"]
    assert len(PINNED) > 50
