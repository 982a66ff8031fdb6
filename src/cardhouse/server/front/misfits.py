"""Fields that do not fit, in words: the library that reads requests knows only its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from cardhouse.management.changes import TABLE_SIGNS
from cardhouse.words.said import Arg, say

# Amounts are cents on the wire and dollars at a shell: so large a bound is told to nobody.
HUGE: Final = 10**6


def misfit(why: str) -> Arg:
    """The reason why a field does not fit; in the library's words where only programs meet it."""
    for pattern, said in _REASONS:
        if (found := re.fullmatch(pattern, why)) is not None:
            return said(int(found[1]))
    return say("misfit-table") if why.endswith(repr(TABLE_SIGNS)) else why


def _least(least: int) -> Arg:
    return say("misfit-nothing") if least == 1 else say("misfit-least", least=least)


def _most(most: int) -> Arg:
    return say("misfit-huge") if most > HUGE else say("misfit-most", most=most)


def _shortest(least: int) -> Arg:
    return say("misfit-empty") if least == 1 else say("misfit-short", least=least)


_REASONS: Final[tuple[tuple[str, Callable[[int], Arg]], ...]] = (
    (r"Expected `int` >= (-?\d+)", _least),
    (r"Expected `int` <= (-?\d+)", _most),
    (r"Expected `str` of length >= (\d+)", _shortest),
    (r"Expected `str` of length <= (\d+)", lambda most: say("misfit-long", most=most)),
    (r"Expected `array` of length <= (\d+)", lambda most: say("misfit-many", most=most)),
)
