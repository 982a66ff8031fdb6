"""A sample of the hands with kills: turns, amounts, kills and stacks match a plain model."""

import pytest

from tests.oracle import kills

SAMPLE = 80


@pytest.mark.parametrize("table", kills.NOTICES)
def test_hands_with_kills_are_those_of_a_plain_model(table: str) -> None:
    assert kills.run(table, SAMPLE, seed=17) > 5


@pytest.mark.parametrize(
    "wrong",
    [
        kills.Notice(pots=3, least=0, double=True, last=False),
        kills.Notice(pots=2, least=0, double=False, last=False),
        kills.Notice(pots=2, least=0, double=True, last=True),
    ],
)
def test_another_notice_is_found(wrong: kills.Notice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kills.NOTICES, "4-8", wrong)
    with pytest.raises(AssertionError, match="4-8, seed 17"):
        kills.run("4-8", SAMPLE, seed=17)
