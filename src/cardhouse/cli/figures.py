"""Common parts of commands that print figures: a table of numbers, and installation checks."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from cardhouse.cli.parser import Mistake

if TYPE_CHECKING:
    from rich.table import Table


def require_analysis() -> None:
    """Refuse in one line if NumPy is not installed; Numba only adds speed."""
    if find_spec("numpy") is None:
        raise Mistake("figures need NumPy: pip install 'cardhouse[analysis]'")
    # Numba brings so many objects that collecting garbage takes a tenth of the start-up.
    gc.set_threshold(100_000)


def percent(share: float, digits: int = 2) -> str:
    """A share of one: "81.26 %"."""
    return f"{100 * share:.{digits}f} %"


def sheet(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> Table:
    """Figures in columns, words first."""
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for number, head in enumerate(heads):
        justify = "right" if number else "left"
        table.add_column(head, justify=justify, no_wrap=bool(number))  # type: ignore[arg-type]
    for line in lines:
        table.add_row(*line)
    return table
