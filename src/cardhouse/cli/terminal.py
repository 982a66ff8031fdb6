"""A family's side of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct

from cardhouse.cli.play.guide import Guide
from cardhouse.cli.play.kinds import Kinds
from cardhouse.cli.play.lying import Lying
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.family import Family
from cardhouse.ranking import High, Low
from cardhouse.rulebook import Posted
from cardhouse.table.commands import TableCommand
from cardhouse.table.rules import TableRules
from cardhouse.words.said import Said

# Messages on commands to type: their effect, and as an attribute how they are typed.
Rows = tuple[str, ...]


class Counted(Struct, frozen=True):
    """The rankings to count hands by, the number of cards, and a note."""

    sides: Mapping[str, High | Low]
    cards: int
    note: str = ""


class Terminal(Struct, frozen=True, kw_only=True):
    """A family's games in a terminal, and in the output of commands."""

    family: Family

    # The guide through the hands, and the words that are its commands.
    guide: type[Guide]
    is_verb: Callable[[str], bool]
    command: Callable[[list[str], Any, Ask | None], Command]
    # Words that let an option pass.
    waives: tuple[str, ...] = ()
    # Words for between hands, if the family has any.
    between: Mapping[str, Callable[[int], TableCommand]] = {}
    help: Rows
    reports: Kinds
    # The layout of the table, with the players' names.
    lying: Callable[[Any, Mapping[int, str]], Lying]
    # The line of an event of the hand, a seat's collections, and whether an event is its result.
    after: Callable[[Event, Any, Said], Said] = lambda event, hand, said: said
    collected: Callable[[Iterable[Event], int], int] = lambda log, seat: 0
    own: Callable[[Event, int], bool] = lambda event, seat: False
    # The least chips to play with.
    least: Callable[[Any], int] = lambda game: 1

    # The collection of a table, as data.
    collects: Callable[[Posted, TableRules], dict[str, Any]] = lambda post, rules: {
        "fee": post.fee(rules)
    }
    # Only in some families: hands to count, odds, a bank's edge, and a chart of the play.
    counted: Callable[[Any], Counted] | None = None
    odds: Callable[[Any, argparse.Namespace], int] | None = None
    edge: Callable[[Any, argparse.Namespace], int] | None = None
    strategy: Callable[[Any, argparse.Namespace, str], int] | None = None
    # The way everybody plays in bulk, without the engine.
    bulk: str = ""
    # The unit of results; 0 for dollars.
    unit: Callable[[Any], int] = lambda game: 0
