"""What the command line knows of one family of games."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from cardhouse.bots.session import Session
from cardhouse.cards import Card
from cardhouse.cli.play.guide import Guide
from cardhouse.cli.play.kinds import Kinds
from cardhouse.cli.play.lying import Lying
from cardhouse.cli.play.offers import Offers
from cardhouse.cli.play.sight import Sight
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.family import Family
from cardhouse.ranking import High, Low
from cardhouse.rulebook import Posted
from cardhouse.table.commands import TableCommand
from cardhouse.table.rules import TableRules

# What can be typed, and what it does.
Rows = tuple[tuple[str, str], ...]
Hands = list[tuple[Card, ...]]
# What hands are worth: as data, and line by line.
Ranked = tuple[dict[str, Any], list[str]]


class Counted(Struct, frozen=True):
    """What hands are ranked by, side by side, how many cards they are of, and what to note."""

    sides: Mapping[str, High | Low]
    cards: int
    note: str = ""


class Terminal(Struct, frozen=True, kw_only=True):
    """How the games of one family are played in a terminal, and what commands say of them."""

    family: Family

    # Who leads a person through the hands, and the words that are commands of theirs.
    guide: type[Guide]
    is_verb: Callable[[str], bool]
    command: Callable[[list[str], Any, Ask | None], Command]
    # The words by which somebody lets pass what they may do but need not.
    waives: tuple[str, ...] = ()
    # What may be typed between hands, where the course of the game knows it.
    between: Mapping[str, Callable[[int], TableCommand]] = {}
    # What may be done, in words, and what Enter does where its command has another name.
    offers: Offers
    silence: Mapping[str, str] = {}
    help: Rows
    reports: Kinds
    # What lies where, as the names at the table tell it.
    lying: Callable[[Any, Mapping[int, str]], Lying]
    # What is told beside the felt, after an event of the hand, and of the collections of a seat.
    notes: Callable[[Any, Ask, Mapping[int, str]], Iterator[str]] = lambda view, ask, names: iter(
        ()
    )
    after: Callable[[Event, Any], str] = lambda event, hand: ""
    collected: Callable[[Iterable[Event], int], int] = lambda log, seat: 0
    # With fewer chips one cannot play.
    least: Callable[[Any], int] = lambda game: 1

    # What a table collects, as data.
    collects: Callable[[Posted, TableRules], dict[str, Any]] = lambda post, rules: {
        "fee": post.fee(rules)
    }
    rank: Callable[[Any, Hands, tuple[Card, ...]], Ranked]
    # What only some families have: hands to count, odds, a bank's edge, and a chart of the play.
    counted: Callable[[Any], Counted] | None = None
    odds: Callable[[Any, argparse.Namespace], int] | None = None
    edge: Callable[[Any, argparse.Namespace], int] | None = None
    strategy: Callable[[Any, argparse.Namespace, str], int] | None = None
    # By what everybody plays where hands are played in bulk, without the engine.
    bulk: str = ""
    # In what results are measured; 0 for dollars.
    unit: Callable[[Any], int] = lambda game: 0

    def sight(self, posted: Posted, session: Session, table: str) -> Sight:
        """What the person at a table sees."""
        return Sight(posted, session, table, after=self.after, collected=self.collected)
