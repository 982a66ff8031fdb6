"""Staging: the parts of a table's page that differ between families of games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.core.view import View
from cardhouse.server.faces import Made, Reading
from cardhouse.server.messages import HandResult, Hints, RoomOffer
from cardhouse.table import Table
from cardhouse.table.commands import TableCommand

# A command that is not offered, and the reason.
Barred = tuple[type[Command], Illegal]
# Winnings by seat, for each kind of event that awards them.
Wins = Mapping[type[Event], Callable[[Any], Mapping[int, int]]]


class Staging(Struct, frozen=True, kw_only=True):
    """The display of a family's tables."""

    family: Family
    # A hand that is over stays on the felt as it was before the cards came in.
    last_look: Callable[[Table, Any, View], View] = lambda table, hand, view: view
    # True while bets lie before the seats.
    betting: Callable[[Any], bool] = lambda hand: False
    # Winnings of an event by seat, for the summary of a hand.
    wins: Wins = {}
    # Hands that everybody has seen, and the viewer's own, even if mucked since.
    shown: Callable[[Any, Sequence[Event], int], dict[int, tuple[Card, ...]]] = (
        lambda hand, log, viewer: {}
    )
    # Hands that lie open, in words of a language.
    made: Callable[[Any, Sequence[Event], str], Iterable[Made]] = lambda hand, log, language: ()
    # A player's win or loss with each of several hands.
    hand_results: Callable[[Iterable[Event]], Iterable[HandResult]] = lambda log: ()
    # The two parts of each hand that a viewer sees, in words of a language.
    readings: Callable[[Table, Any, str], tuple[Reading, ...]] = lambda table, view, language: ()
    # The winning hand, in words of a language.
    result: Callable[[Iterable[Event], Any, int, str], str] = lambda log, hand, seat, language: ""
    # Advice that a good dealer would give if asked, in a language.
    hints: Callable[[Table, Any, Ask | None, str], Hints] = lambda table, view, ask, language: (
        Hints()
    )
    # The usual commands that an Ask leaves out, each with the refusal that it would meet.
    bars: Callable[[Any, Ask], Iterable[Barred]] = lambda hand, ask: ()
    # The seat of the next hand's big blind; 0 if there is none.
    next_blind: Callable[[Table], int] = lambda table: 0
    # The button's seat: that of the table, or of the last hand.
    button: Callable[[Table], int] = lambda table: table.button
    # Commands between hands that only this family has.
    between: tuple[type[TableCommand], ...] = ()
    # The offer of such a command to a seat, with its price and its sums.
    terms: Callable[[Table, int, RoomOffer], RoomOffer] = lambda table, seat, offer: offer


def silence(ask: Ask | None) -> str:
    """The tag of the default order, given without an answer."""
    return "" if ask is None or ask.default is None else str(ask.default.__struct_config__.tag)


def missed(hand: Any, ask: Ask, *usual: Command) -> Iterator[Barred]:
    """Those of the usual commands that an Ask leaves out, with their refusals."""
    step = hand.script[hand.cursor]
    for command in usual:
        if type(command) not in ask.offers:
            yield type(command), step.refuse(hand, command)
