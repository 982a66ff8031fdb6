"""Parts of kernels, compiled lightly."""

from typing import Any

import pytest

from cardhouse.analysis.kernel.jit import part, unkept


def test_a_part_is_compiled_once_whatever_constants_it_is_given() -> None:
    numba: Any = pytest.importorskip("numba")

    def plus(number: int, more: int) -> int:
        return number + more

    added: Any = part(plus)
    whole = numba.config.OPT

    def both(number: int) -> int:
        return int(added(number, 1) + added(number, 2) + added(0, number))

    assert unkept(both)(5) == 6 + 7 + 5
    assert len(added.signatures) == 1
    assert whole == numba.config.OPT, "a kernel is optimised whole"
