"""Kinds of typed reports: how to type them, their meaning, and the reports they make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from cardhouse.floor.core.reports import Report
from cardhouse.words.said import Said, say

# The form of a message that says how something is typed.
TYPED: Final = "typed"


class Reporter(Struct, frozen=True):
    """The person who types a report: their seat, and the name under which the floor orders."""

    seat: int
    floor: str


# Makes a report of the words after the kind, the hand, and the person who reports it.
Make = Callable[[list[str], Any, Reporter], Report]


class Kind(Struct, frozen=True):
    """A kind of report: its message, which has its meaning and how it is typed, and its maker."""

    said: Said
    make: Make

    @property
    def typed(self) -> Said:
        """How it is typed, with an example."""
        return Said(self.said.id, self.said.args, form=TYPED)


Kinds = dict[str, Kind]


def kind(message: str, make: Make) -> Kind:
    """A kind of report with a message of its own."""
    return Kind(say(message), make)
