"""Arrays as pointers between compiled functions, or as themselves."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from cardhouse.analysis.kernel import jit, pointing
from cardhouse.analysis.kernel.jit import bare, is_kept, merged, part, unkept
from cardhouse.analysis.kernel.pointing import pointer

Numbers = NDArray[np.int64]


@merged
def _third(numbers: Numbers) -> int:
    return int(numbers[2])


@part
def _move(numbers: Numbers) -> None:
    numbers[0] += _third(numbers)


@bare
def _moved(numbers: Numbers) -> None:
    _move(pointer(numbers[1:]))


def test_parts_read_and_write_an_array_by_its_address() -> None:
    numbers = np.array([1, 10, 100, 1000])
    _moved(numbers)
    assert numbers.tolist() == [1, 1010, 100, 1000]
    assert is_kept(_moved)


def test_a_kernel_for_one_process_is_not_kept() -> None:
    def twice(number: int) -> int:
        return 2 * number

    assert unkept(twice)(4) == 8


def test_plain_functions_have_nothing_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "FAST", False)

    def work() -> None:
        """Nothing."""

    assert part(work) is merged(work) is unkept(work) is work
    assert is_kept(work)
    monkeypatch.setattr(pointing, "FAST", False)
    assert not pointing._compiles()
    numbers = np.arange(3)
    assert pointing._same(numbers) is numbers
