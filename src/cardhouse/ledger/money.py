"""Amounts of money as people write and read them; elsewhere they are whole cents."""

import re
from typing import Final

# A comma only separates thousands: "1,00" may be meant as one dollar.
_AMOUNT: Final = re.compile(r"\s*(-?)\s*\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d\d))?\s*")


def dollars(cents: int) -> str:
    """An amount as people read it: "$4", "$2.50"."""
    whole, rest = divmod(abs(cents), 100)
    sign = "-" if cents < 0 else ""
    return f"{sign}${whole:,}.{rest:02}" if rest else f"{sign}${whole:,}"


def cents(text: str) -> int:
    """The cents of an amount as people write it: "$4", "2.50", "1,000"."""
    found = _AMOUNT.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no amount of money: write it like $4, 2.50 or 1,000")
    sign, whole, rest = found.groups()
    amount = 100 * int(whole.replace(",", "")) + int(rest or 0)
    return -amount if sign else amount
