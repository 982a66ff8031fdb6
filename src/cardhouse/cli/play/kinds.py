"""Reports as they are typed: how, what each means, and what it makes."""

from collections.abc import Callable
from typing import Any, Final

from cardhouse.floor.core.reports import Report

# Who gives orders, where a sentence in quotes is the reason.
FLOOR: Final = "the floor"

# The words after the kind, the hand, and who reports.
Make = Callable[[list[str], Any, int], Report]
Kinds = dict[str, tuple[str, str, Make]]
