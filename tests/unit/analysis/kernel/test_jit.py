"""The compiling, keeping and running of kernels."""

import re
import threading
from pathlib import Path
from time import sleep
from typing import Any

import numpy as np
import pytest

from cardhouse import analysis
from cardhouse.analysis.kernel import jit
from cardhouse.analysis.kernel.jit import bare, bound, inlined, together, unkept


def test_a_change_in_what_kernels_take_in_is_noticed() -> None:
    """Numba itself looks only at a kernel's own file, and would run the old code."""
    here = Path(analysis.__file__).parent
    texts = {
        file.relative_to(here).with_suffix("").as_posix(): file.read_text(encoding="utf-8")
        for file in here.rglob("*.py")
    }
    taken_in = {
        name
        for name, text in texts.items()
        for taken in re.findall(r"^@inlined\ndef (\w+)", text, re.MULTILINE)
        for other in texts.values()
        if re.search(_taking(name, taken), other)
    }
    assert {"evaluate/strength", "evaluate/sides", "equity/dealing"} <= taken_in
    assert {f"analysis/{name}.py" for name in taken_in} <= set(jit._TAKEN_IN)


def _taking(name: str, taken: str) -> str:
    """A pattern of another module's import of a name."""
    module = name.replace("/", r"\.")
    return rf"from cardhouse\.analysis\.{module} import [\w\s,(]*?\b{taken}\b"


def test_kernels_take_in_what_is_inlined() -> None:
    @inlined
    def twice(number: int) -> int:
        return 2 * number

    def four_times(number: int) -> int:
        return twice(twice(number))

    assert four_times(3) == 12


def test_without_numba_a_kernel_is_a_plain_function(monkeypatch: pytest.MonkeyPatch) -> None:
    def work() -> int:
        return 1

    monkeypatch.setattr(jit, "FAST", False)
    assert bare(work) is work


def test_answers_come_in_the_order_asked() -> None:
    seen: set[int] = set()

    def slow_first(number: int) -> int:
        seen.add(threading.get_ident())
        sleep(0.02 if number == 0 else 0)
        return number

    works = [lambda number=number: slow_first(number) for number in range(8)]
    assert together(works, workers=4) == list(range(8))
    assert len(seen) > 1
    seen.clear()
    assert together(works, workers=1) == list(range(8))
    assert seen == {threading.get_ident()}


def test_a_kernel_is_bound_to_the_types_of_its_arguments() -> None:
    def add(a: Any, b: Any) -> Any:
        return a[0] + b[0]

    most = np.array([np.iinfo(np.uint64).max], dtype=np.uint64)
    one = np.ones(1, dtype=np.uint64)
    # Plain Python runs over in silence, as compiled numbers do; a warning would be an error here.
    assert bound(add, most, one)(most, one) == 0
    if jit.FAST:
        assert bound(unkept(add), most, one)(most, one) == 0
