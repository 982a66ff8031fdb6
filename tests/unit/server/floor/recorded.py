"""Stormy hands written down order by order, to be dealt again in a room with a floor person."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import HandStarted
from cardhouse.floor import Report
from cardhouse.floor.core.guesses import is_idle
from cardhouse.rulebook import Posted
from cardhouse.table import AnyEvent, Table
from cardhouse.table.commands import NextHand, PayBonus
from tests.kit.ledgers import Order as AnyOrder
from tests.runs.floor.stormy import Stormy
from tests.runs.floor.watched import pointing


class Recorded(Struct, frozen=True):
    """An order that was carried out; a report also as the floor points at its cards."""

    order: AnyOrder
    # The cards of a hand that was dealt from a wrong deck.
    deck: tuple[Card, ...] = ()
    pointed: Report | None = None


class Over(Exception):
    """The rest of the storm is not wanted: bonuses are paid by the room itself."""


class Recording(Stormy):
    """A storm that remembers its orders."""

    def __init__(self, post: Posted, seed: int) -> None:
        self.orders: list[Recorded] = []
        super().__init__(post, "", seed)

    def record(self, hands: int) -> list[Recorded]:
        """The orders of this many hands, or those until a bonus is won."""
        with suppress(Over):
            self.play(hands)
        return self.orders

    def do(self, order: AnyOrder) -> list[AnyEvent]:
        """Carry out an order and write it down."""
        if isinstance(order, PayBonus):
            raise Over
        report = None
        if isinstance(order, Report) and self.table.hand is not None and not is_idle(order):
            report = pointing(self.table.hand, order)
        events = super().do(order)
        started = next((event for event in events if isinstance(event, HandStarted)), None)
        deck = () if started is None or self.table.hand is None else self._deck(started)
        self.orders.append(Recorded(order, deck, report))
        return events

    def _deck(self, started: HandStarted) -> tuple[Card, ...]:
        """The deck as it was really dealt from."""
        (first, *_) = self.table.log
        assert isinstance(first, HandStarted) and first.seats == started.seats
        return first.deck


class WrongDecks:
    """Plays at a table; the next hand may be dealt from a wrong deck."""

    def __init__(self, craft: Any) -> None:
        self._play = craft.play
        self.deck: tuple[Card, ...] = ()

    def __call__(self, table: Table, command: Any) -> list[AnyEvent]:
        events: list[AnyEvent] = self._play(table, command)
        if not self.deck or not isinstance(command, NextHand):
            return events
        at = next(i for i, event in enumerate(events) if isinstance(event, HandStarted))
        started: Any = events[at]
        table.hand, table.log = kernel.start(table.game, replace(started, deck=self.deck))
        return [*events[:at], *table.log]
