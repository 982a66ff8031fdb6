"""A table of the room for tests: people sit, hands are played, and every law is checked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import pytest

from cardhouse.cards import Card
from cardhouse.chance import Chance, Seeded
from cardhouse.engine.commands import CHANCE, Command
from cardhouse.engine.illegal import Illegal, Reason
from cardhouse.engine.pot.commands import Call, Check, Show
from cardhouse.floor import Report
from cardhouse.room import AnyEvent, Table, play, replay
from cardhouse.room.commands import (
    BuyChips,
    ComeIn,
    DrawButton,
    Leave,
    NextHand,
    RoomCommand,
    Sit,
    SitOut,
)
from cardhouse.rulebook import open_table, posted
from tests.kit import command

E = TypeVar("E")

# For the draw: the ace goes to the seat that is to have the button.
LOW = ("2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc", "Jc")


class Seated:
    """A table with its log; chips are counted and the log is replayed after every command."""

    def __init__(
        self,
        seats: Iterable[int] = (),
        *,
        button: int = 0,
        chips: int | dict[int, int] = 200_00,
        name: str = "",
        chance: Chance | None = None,
    ) -> None:
        self.name = name
        self.table = fresh(name)
        self.log: list[AnyEvent] = []
        self.brought = 0
        self.chance = chance or Seeded(7)
        taken = tuple(seats)
        for seat in taken:
            self.sit(seat, chips if isinstance(chips, int) else chips[seat])
        if taken and button:
            cards = [Card("As" if s == button else LOW[i]) for i, s in enumerate(sorted(taken))]
            self.play(DrawButton(cards=tuple(cards)))

    def play(self, order: RoomCommand | Command | Report) -> list[AnyEvent]:
        """Play one command; what goes in over the edge of the table is counted."""
        before = self.worth()
        events = play(self.table, order)
        self.log += events
        match order:
            case Sit(chips=chips) | BuyChips(chips=chips):
                self.brought += chips
            case Leave() | Command() | Report():
                # Whoever left took his chips along, now or when the hand was over.
                if self.table.players.keys() != before.keys():
                    gone = before.keys() - self.table.players.keys()
                    self.brought -= sum(self.taken_along(seat, before) for seat in gone)
        self.check()
        return events

    def taken_along(self, seat: int, before: dict[int, int]) -> int:
        """What a player who has just left had, the chips of his last hand and a rebuy included."""
        hand = self.table.hand
        counted = hand is not None and hand.over and seat in hand.seats
        player = self.players_before.get(seat)
        if hand is not None and counted and seat in self.dealt:
            return hand.chips[seat] + (player or 0)
        return before[seat]
