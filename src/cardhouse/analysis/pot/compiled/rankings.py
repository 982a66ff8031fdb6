"""The tables behind a game's ranking, and the least worth that wins, opens or must be bet."""

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np
from msgspec.structs import replace

from cardhouse.analysis.evaluate import plain
from cardhouse.analysis.evaluate.omaha_tables import Twos, can_be, twos
from cardhouse.analysis.evaluate.tables import (
    SUIT_BITS,
    HandOrder,
    Tables,
    is_spoiled,
    numbers,
    order,
)
from cardhouse.analysis.pot.compiled.spoiled import spoiled_order
from cardhouse.analysis.pot.compiled.worth import Ranking, Rankings
from cardhouse.engine.pot.openers import SHORT
from cardhouse.ranking import High, Low

_SHORT: Final = np.zeros(0, dtype=np.uint16)
_TABLE: Final = np.zeros((0, 0), dtype=np.uint16)
_NO_TWOS: Final = Twos(_SHORT, _TABLE, _SHORT, _SHORT, _TABLE)
_CODES: Final = np.zeros(0, dtype=np.uint64)
_ROWS: Final = np.zeros(0, dtype=np.uint32)
_BYTES: Final = np.zeros(0, dtype=np.uint8)
_NO_TABLES: Final = Tables(_CODES, _CODES, _ROWS, _SHORT, _SHORT, _ROWS, _BYTES)
NO_RANKING: Final = Ranking(_NO_TABLES, _NO_TWOS, False)
ACE: Final = 12


def rankings(high: High | None, low: Low | None, turned: Low | None, *, two: bool) -> Rankings:
    """The tables of all sides of a game."""
    return Rankings(*(_ranking(rules, two=two) for rules in (high, low, turned)))


def _ranking(rules: High | Low | None, *, two: bool) -> Ranking:
    if rules is None:
        return NO_RANKING
    rules = unqualified(rules)
    in_twos = twos(rules) if two and can_be(rules) else _NO_TWOS
    return Ranking(_order(rules).tables, in_twos, is_spoiled(rules))


def _order(rules: High | Low) -> HandOrder:
    if isinstance(rules, Low) and is_spoiled(rules):
        return spoiled_order(rules)
    return order(rules)


def unqualified(rules: High | Low) -> High | Low:
    """The same ranking with every hand in it; qualifiers are thresholds here."""
    if isinstance(rules, High):
        return replace(rules, qualifier="none")
    return replace(rules, qualifier=None)


@cache
def least_high(high: High | None) -> int:
    """The least worth that wins the high half: 0 if any hand does."""
    if high is None or high.qualifier == "none":
        return 0
    return _least(high, lambda hands, value: hands.scale.category(value) != "high card")


@cache
def least_low(low: Low | None, limit: int | None) -> int:
    """The least worth of a low without a pair and with no card above a limit."""
    if low is None or limit is None:
        return 0
    above = ACE + 2 if low.aces == "high" else 1
    return _least(low, lambda hands, value: _good(hands, value, limit, above))


@cache
def least_open(high: High | None) -> int:
    """The least worth that may open a pot for high: the next above the best hand that may not."""
    if high is None:
        return 0
    rules = unqualified(high)
    short = plain.strengths(order(rules).tables, numbers(SHORT).reshape(1, -1))
    return _packed(rules, int(short[0]) + 1)


def _good(hands: HandOrder, value: int, limit: int, ace: int) -> bool:
    if hands.scale.category(value) != "no pair":
        return False
    # A deuce is rank 0.
    return all((ace if rank == ACE else rank + 2) <= limit for rank in hands.scale.ranks(value))


def _least(rules: High | Low, wins: Callable[[HandOrder, int], bool]) -> int:
    rules = unqualified(rules)
    hands = _order(rules)
    values = hands.values.tolist()
    found = (i for i, value in enumerate(values) if value and wins(hands, value))
    # If no hand is good enough, none has so much worth.
    return _packed(rules, next(found, len(values)))


def _packed(rules: High | Low, strength: int) -> int:
    """A strength as a worth: five suits lie below it if they break ties."""
    return strength << SUIT_BITS if rules.suits_break_ties else strength
