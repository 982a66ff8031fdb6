"""What the pages show of one family of games beside what is alike in all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.view import View
from cardhouse.server.messages import Family as WireFamily
from cardhouse.server.messages import Hints
from cardhouse.table import Table


class Staging(Struct, frozen=True, kw_only=True):
    """How a table of a family is shown."""

    family: Family
    # Under which name the pages know it.
    wire: WireFamily
    # A hand that is over still lies on the felt, as it was before the cards came in.
    last_look: Callable[[Table, Any, View], View] = lambda table, hand, view: view
    # Whether bets lie before the seats.
    betting: Callable[[Any], bool] = lambda hand: False
    # What somebody won with.
    result: Callable[[Iterable[Event], Any, int], str] = lambda log, hand, seat: ""
    # What a good dealer would say if he were asked.
    hints: Callable[[Table, Any, Ask | None], Hints] = lambda table, view, ask: Hints()
    # Whose button it is: that of the table, or of the last hand.
    button: Callable[[Table], int] = lambda table: table.button


def silence(ask: Ask | None) -> str:
    """What stands for no answer."""
    return "" if ask is None or ask.default is None else str(ask.default.__struct_config__.tag)
