"""What the pages show of one family of games beside what is alike in all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.view import View
from cardhouse.server.messages import HandResult, Hints
from cardhouse.table import Table
from cardhouse.table.commands import TableCommand

# What was won by an event of a kind, by seat.
Wins = Mapping[type[Event], Callable[[Any], Mapping[int, int]]]


class Staging(Struct, frozen=True, kw_only=True):
    """How a table of a family is shown."""

    family: Family
    # A hand that is over still lies on the felt, as it was before the cards came in.
    last_look: Callable[[Table, Any, View], View] = lambda table, hand, view: view
    # Whether bets lie before the seats.
    betting: Callable[[Any], bool] = lambda hand: False
    # What was won by an event, by seat: in the line that sums a hand up.
    wins: Wins = {}
    # Hands that everybody has seen, as a viewer saw them, even if they have been taken in since.
    shown: Callable[[Iterable[Event], int], dict[int, tuple[Card, ...]]] = lambda log, viewer: {}
    # What somebody won or lost with each of several hands.
    hand_results: Callable[[Iterable[Event]], Iterable[HandResult]] = lambda log: ()
    # What somebody won with.
    result: Callable[[Iterable[Event], Any, int], str] = lambda log, hand, seat: ""
    # What a good dealer would say if he were asked.
    hints: Callable[[Table, Any, Ask | None], Hints] = lambda table, view, ask: Hints()
    # Whose button it is: that of the table, or of the last hand.
    button: Callable[[Table], int] = lambda table: table.button
    # What a seated player may do between hands that only this family knows, and what it means.
    between: Mapping[type[TableCommand], str] = {}


def silence(ask: Ask | None) -> str:
    """What stands for no answer."""
    return "" if ask is None or ask.default is None else str(ask.default.__struct_config__.tag)
