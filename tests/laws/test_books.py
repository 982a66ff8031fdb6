"""The law of rule books: any book `check` accepts can be dealt, with other seeds than its own."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.runs.books.books import tried


@pytest.mark.parametrize("books", [20, pytest.param(100, marks=pytest.mark.long)])
def test_whatever_check_accepts_can_be_dealt(books: int) -> None:
    """Remove, replace and swap steps and options of all families, up to three at once."""
    outcomes: list[str] = []

    @settings(
        max_examples=books,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.integers(0, 2**32))
    def law(seed: int) -> None:
        outcomes.append(tried(seed))

    law()
    assert 3 * outcomes.count("dealt") >= len(outcomes), "too few of the books are accepted"
    assert outcomes.count("refused") > 0


@pytest.mark.parametrize("seed", [37])
def test_books_that_fell_before_are_refused_or_dealt(seed: int) -> None:
    assert tried(seed) in ("refused", "dealt")
