"""Kinds of typed reports: how to type them, their meaning, and the reports they make."""

from collections.abc import Callable
from typing import Any, Final

from cardhouse.floor.core.reports import Report

# The signer of orders, which take a reason in quotes.
FLOOR: Final = "the floor"

# Makes a report of the words after the kind, the hand, and the reporting seat.
Make = Callable[[list[str], Any, int], Report]
Kinds = dict[str, tuple[str, str, Make]]
