"""Events only rulings cause at a poker table: an act out of turn, a hand dead for one half."""

from __future__ import annotations

from cardhouse.engine.core.events import Event
from cardhouse.engine.pot.commands import Bet, Call, Check, Fold, Raise
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Round

Act = Fold | Check | Call | Bet | Raise


class ActedEarly(Event[PotHand], frozen=True, kw_only=True, tag="acted-early"):
    """A player acted out of turn: the act stands unless the bet has changed by their turn."""

    seat: int
    act: Act
    cite: str = "turn.out"

    def change(self, hand: PotHand) -> None:
        Round.of(hand).early[self.seat] = (Round.of(hand).level, self.act)


class HalvesRuled(Event[PotHand], frozen=True, kw_only=True, tag="halves-ruled"):
    """A ruling names the halves of the pot a live hand is dead for; none gives it all back."""

    seat: int
    dead_for: tuple[str, ...] = ()
    cite: str = "floor.dead-hand"

    def change(self, hand: PotHand) -> None:
        hand.dead_for.pop(self.seat, None)
        if self.dead_for:
            hand.dead_for[self.seat] = self.dead_for
