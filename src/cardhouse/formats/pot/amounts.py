"""Amounts in the formats of other programs: decimal numbers, here whole cents."""

from decimal import Decimal
from typing import Any

from cardhouse.formats.history import HistoryError
from cardhouse.formats.pot.plain import UNKNOWN

# No chips of a card room have more digits.
MOST = 10**15


def cents(value: Any, what: str) -> int:
    """An amount in cents; infinity stands for a stack that nobody knows."""
    if isinstance(value, bool) or not isinstance(value, int | float | Decimal):
        raise HistoryError(f"{what} must be a number, not {str(value)[:40]!r}")
    number = Decimal(str(value)) if isinstance(value, float) else Decimal(value)
    if number.is_infinite() and number > 0:
        return UNKNOWN
    if not number.is_finite() or abs(number) >= MOST:
        raise HistoryError(f"{what} is no amount of chips: {str(value)[:40]}")
    exact = number * 100
    if exact != exact.to_integral_value():
        raise HistoryError(f"{what} is finer than a cent: {value}")
    return int(exact)


def written(amount: int) -> str:
    """Cents as a decimal number: 250 is 2.50, 300 is 3."""
    if amount == UNKNOWN:
        return "inf"
    whole, rest = divmod(abs(amount), 100)
    sign = "-" if amount < 0 else ""
    return f"{sign}{whole}.{rest:02}" if rest else f"{sign}{whole}"
