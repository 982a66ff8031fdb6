"""Pan as one table plays it, and a hand of it."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec import field
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pan.layout import Spreads
from cardhouse.engine.pan.rules import Pan


class PanHand(Hand, kw_only=True):
    """A hand of pan."""

    game: PanGame
    # The card of a turn, from the moment it is drawn until it is melded or discarded.
    drawn: list[Card] = field(default_factory=list)
    # Cards out of play.
    eliminated: list[Card] = field(default_factory=list)
    # The spreads on the table.
    spreads: Spreads = field(default_factory=Spreads)

    def copy(self) -> Self:
        # Values that never change in place are shared.
        return replace(
            self,
            chips=self.chips.copy(),
            at=None if self.at is None else self.at.copy(),
            stock=self.stock[:],
            burns=self.burns[:],
            muck=self.muck[:],
            aside=self.aside[:],
            down={seat: cards[:] for seat, cards in self.down.items()},
            up={seat: cards[:] for seat, cards in self.up.items()},
            exposed=self.exposed[:],
            live=self.live[:],
            paid=self.paid.copy(),
            drawn=self.drawn[:],
            eliminated=self.eliminated[:],
            spreads=self.spreads.copy(),
        )

    def places(self) -> list[list[Card]]:
        return [*super().places(), self.drawn, self.eliminated]


class PanGame(Game, frozen=True, kw_only=True):
    """Ten cards each, melds on the table, and a chip for every condition."""

    hand: ClassVar[type[Hand]] = PanHand

    # The rules for antes, melds and forcing.
    pan: Pan
