"""Cards and money as people write them."""

import re
from collections.abc import Iterable
from typing import Final

from cardhouse import ledger
from cardhouse.api import arguments
from cardhouse.api.errors import WrongArgument
from cardhouse.cards import Card
from cardhouse.cards import show_cards as shown

# A comma that does not separate thousands: "1,00" may be meant as one dollar.
_STRAY_COMMA: Final = re.compile(r",(?!\d{3}(?!\d))")


def parse_cards(text: str | Iterable[str]) -> tuple[Card, ...]:
    """Read cards written with or without gaps, or one by one: "As Kd Jo", "AsKdJo", "as, 10h"."""
    return arguments.cards("text", text)


def show_cards(cards: str | Iterable[str]) -> str:
    """Write cards with a gap between them: "As Kd"."""
    return shown(arguments.cards("cards", cards))


def dollars(cents: int) -> str:
    """An amount in dollars: "$4", "$2.50"."""
    return ledger.dollars(arguments.money("cents", cents))


def cents(text: str) -> int:
    """The cents of an amount as people write it: "$4", "2.50", "1,000"."""
    given = arguments.instance("text", text, str, "an amount such as '$4' or '2.50'")
    if not _STRAY_COMMA.search(given):
        try:
            return ledger.cents(given)
        except ValueError:
            pass
    raise WrongArgument(f"{given!r} is no amount of money: write it like $4, 2.50 or 1,000")
