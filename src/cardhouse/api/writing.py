"""Cards and money as people write them."""

from collections.abc import Iterable

from cardhouse import ledger
from cardhouse.api import arguments
from cardhouse.api.errors import WrongArgument
from cardhouse.cards import Card
from cardhouse.cards import show_cards as shown


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
    try:
        return ledger.cents(given)
    except ValueError as error:
        raise WrongArgument(str(error)) from None
