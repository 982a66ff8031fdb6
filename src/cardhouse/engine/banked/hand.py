"""A banked game, and a hand of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from msgspec import field
from msgspec.structs import replace

from cardhouse.engine.banked.layout import Layout
from cardhouse.engine.banked.rules import Banking
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand

if TYPE_CHECKING:
    from cardhouse.engine.core.events import HandStarted


class BankedHand(Hand, kw_only=True):
    """A hand of wagers against the hand of a player."""

    game: BankedGame
    # The hand's number in the bank's turn, the seats that always cover behind the bank, and the
    # seats that take no part.
    bank_hand: int = 0
    behind: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()
    # Seats whose bet behind the player of a spot may not be refused.
    entitled: dict[int, tuple[int, ...]] = field(default_factory=dict)
    # The table: covers, wagers and hands.
    layout: Layout = field(default_factory=Layout)

    @classmethod
    def begin(cls, game: Game, started: HandStarted) -> Self:
        hand = super().begin(game, started)
        hand.bank_hand = started.bank_hand
        hand.behind = started.behind
        hand.idle = started.idle
        hand.entitled = started.entitled
        return hand

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
            down={key: cards[:] for key, cards in self.down.items()},
            up={key: cards[:] for key, cards in self.up.items()},
            exposed=self.exposed[:],
            live=self.live[:],
            paid=self.paid.copy(),
            layout=self.layout.copy(),
        )


class BankedGame(Game, frozen=True, kw_only=True):
    """A game in which everybody plays against one of the players."""

    hand: ClassVar[type[Hand]] = BankedHand

    # The bank, the wagers against it and the collections.
    banking: Banking
