"""Chance at the door: its answers follow from the seed and the events so far."""

from collections.abc import Sequence

from cardhouse.cards import Card
from cardhouse.chance import Seeded, Stacked
from cardhouse.engine import CHANCE, Event, Hand, play
from cardhouse.engine.core.commands import DEALER, Command


class Fate:
    """The order of all cards to come, without a state of its own.

    A copy of a hand, or one saved and loaded, is therefore dealt the same cards.
    """

    def __init__(self, seed: str, deck: Sequence[Card] = ()) -> None:
        self.seed = seed
        # The cards on top of a stacked deck.
        self.deck = tuple(deck)

    def go_on(self, hand: Hand, log: list[Event]) -> list[Event]:
        """All events until a player must decide, or the hand is over."""
        happened: list[Event] = []
        while (command := self._next(hand, len(log) + len(happened))) is not None:
            happened += play(hand, command)
        return happened

    def _next(self, hand: Hand, at: int) -> Command | None:
        for ask in hand.asked:
            if ask.actor == CHANCE:
                chance = Stacked(self.deck) if self.deck else Seeded(f"{self.seed}/{at}")
                return chance.answer(ask)
        if any(isinstance(ask.actor, int) and ask.must for ask in hand.asked):
            return None
        # The dealer no longer waits for optional decisions.
        return next((ask.default for ask in hand.asked if ask.actor == DEALER), None)
