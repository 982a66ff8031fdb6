"""The reason a command was refused, and the alternatives."""

from typing import Final

from cardhouse.api.ask import AMOUNTS, Ask, name_of
from cardhouse.engine import Command, Hand, Illegal
from cardhouse.engine.core.asks import Terms
from cardhouse.engine.core.illegal import Reason
from cardhouse.ledger import dollars
from cardhouse.words.refusals import refusal_words

_OF_AMOUNTS: Final = (Reason.WRONG_AMOUNT, Reason.NOT_ENOUGH_CHIPS)
# These judge a command's contents, which say nothing if the command is not offered at all.
_OF_CONTENTS: Final = (Reason.WRONG_AMOUNT, Reason.WRONG_CARDS)


def why(illegal: Illegal, command: Command, hand: Hand) -> str:
    """The reason in one line, followed by the legal commands."""
    return "; ".join((*_reasons(illegal, command, hand), _instead(command, hand)))


def _reasons(illegal: Illegal, command: Command, hand: Hand) -> list[str]:
    terms = _terms(command, hand)
    if terms is None and illegal.reason in _OF_CONTENTS:
        return [f"{name_of(type(command))} cannot be done now"]
    spot, own = getattr(command, "spot", 0), getattr(terms, "spot", 0)
    if own and spot not in (0, own):
        return [f"spot {spot} is not one's own: that is {own}, or 0 for short"]
    said = refusal_words(illegal).rstrip(".")
    return [said, *_in_dollars(command)] if illegal.reason in _OF_AMOUNTS else [said]


def _terms(command: Command, hand: Hand) -> Terms | None:
    """The terms of a command, if it is offered to its seat."""
    offers = (ask.offers for ask in hand.asked if ask.actor == command.seat)
    return next((each[type(command)] for each in offers if type(command) in each), None)


def _in_dollars(command: Command) -> list[str]:
    """The amounts of a command in dollars, in case dollars were meant."""
    given = {name: getattr(command, name) for name in AMOUNTS if hasattr(command, name)}
    return [
        f"{name}={cents} is {dollars(cents)}: amounts are cents, $4 is 4_00"
        for name, cents in given.items()
    ]


def _instead(command: Command, hand: Hand) -> str:
    """The legal commands now: of the seat itself, or else of the awaited one."""
    if command.seat not in hand.seats:
        return f"seats {', '.join(map(str, sorted(hand.seats)))} are"
    asks = [ask for ask in hand.asked if isinstance(ask.actor, int)]
    asks.sort(key=lambda ask: (ask.actor != command.seat, not ask.must))
    return str(Ask(asks[0])) if asks else "deal another"
