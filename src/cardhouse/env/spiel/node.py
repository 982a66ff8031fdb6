"""A point in a hand: a player decides, chance does, or the hand is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

import msgspec
import numpy as np

from cardhouse.cards import Card
from cardhouse.engine import Event, play
from cardhouse.engine.core.asks import Arrangement, Ask
from cardhouse.engine.core.commands import CHANCE, Arrange, Command
from cardhouse.engine.core.events import Arranged, Began
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.view import see
from cardhouse.engine.families import look
from cardhouse.env.coder import Coder
from cardhouse.env.fields import CARD, CARDS, Numbers

# The decisions that a tensor remembers.
REMEMBERED: Final = 32
# Chance's decisions that are told by their place in a list come after the cards.
PLACED = CARDS


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The part that is the same in all hands of a game."""

    coder: Coder
    # The seats in the order of the players, from 0, and the chips that they bring.
    seats: tuple[int, ...]
    stacks: dict[int, int]
    # The cents in one unit of what is won.
    unit: int
    silent: tuple[type[Any], ...]
    # True if points once reached are kept: for games small enough to be walked through.
    keep: bool

    @property
    def remembered_each(self) -> int:
        """The numbers that tell one decision: its player, then its action."""
        return len(self.seats) + self.coder.actions

    def remembered(self, past: tuple[tuple[int, int], ...]) -> Numbers:
        """The last decisions of players, the newest first."""
        each, n = self.remembered_each, len(self.seats)
        into = np.zeros(REMEMBERED * each, dtype=np.float32)
        decided = [(player, action) for player, action in past if player >= 0]
        for place, (player, action) in enumerate(reversed(decided[-REMEMBERED:])):
            into[place * each + player] = 1
            into[place * each + n + action] = 1
        return into


class Node:
    """A hand in one position; nothing changes it once it is made."""

    def __init__(
        self, rules: Rules, hand: Hand, told: tuple[str, ...], cards: tuple[Card, ...] = ()
    ) -> None:
        self.rules, self.hand, self.told = rules, hand, told
        # Cards that chance has named one by one, until there are enough.
        self._cards = cards
        self.ask: Ask | None = None if hand.over else hand.asked[0]
        self._children: dict[int, Node] = {}
        self._menu: dict[int, Any] | None = None

    @property
    def is_chance(self) -> bool:
        """True if chance decides."""
        return self.ask is not None and self.ask.actor == CHANCE

    @property
    def seat(self) -> int:
        """The seat that decides; 0 if none does."""
        return self.ask.actor if self.ask is not None and isinstance(self.ask.actor, int) else 0

    def menu(self) -> dict[int, Any]:
        """Every legal action of the seat that decides, with its command."""
        if self._menu is None:
            assert self.ask is not None
            self._menu = self.rules.coder.menu(self.ask, look(self.hand, self.seat))
        return self._menu

    def outcomes(self) -> list[tuple[int, float]]:
        """Everything that chance may decide, and how likely each is."""
        terms = self._arrangement()
        if terms is None:
            listed = len(list(self._asked().choices()))
            return [(PLACED + place, 1 / listed) for place in range(listed)]
        left = Counter(terms.cards) - Counter(self._cards)
        total = left.total()
        found = ((CARD[card], float(Fraction(count, total))) for card, count in left.items())
        return sorted(found)

    def after(self, action: int) -> Node:
        """The next point at which anybody decides."""
        found = self._children.get(action)
        if found is None:
            found = self._after(action)
            if self.rules.keep:
                self._children[action] = found
        return found

    def returns(self) -> list[float]:
        """Each player's chips won; 0 until the hand is over."""
        rules, chips = self.rules, self.hand.chips
        if self.ask is not None:
            return [0.0] * len(rules.seats)
        return [(chips[seat] - rules.stacks[seat]) / rules.unit for seat in rules.seats]

    def _after(self, action: int) -> Node:
        if not self.is_chance:
            return self._played(self.menu()[action])
        terms = self._arrangement()
        if terms is None:
            return self._played(list(self._asked().choices())[action - PLACED])
        cards = (*self._cards, next(card for card in terms.cards if CARD[card] == action))
        if len(cards) < terms.least:
            return Node(self.rules, self.hand, self.told, cards)
        return self._played(Arrange(cards=cards))

    def _asked(self) -> Ask:
        assert self.ask is not None, "the hand is over"
        return self.ask

    def _arrangement(self) -> Arrangement | None:
        """The cards that chance orders; None if it decides on something else."""
        terms = self._asked().offers.get(Arrange)
        return terms if isinstance(terms, Arrangement) else None

    def _played(self, command: Command) -> Node:
        hand = self.hand.copy()
        hand.asked = self.hand.asked
        return settled(self.rules, hand, play(hand, command), self.told)


def settled(rules: Rules, hand: Hand, events: list[Event], told: tuple[str, ...]) -> Node:
    """Play on until a seat has a choice or chance decides."""
    while (order := _by_itself(rules, hand)) is not None:
        events += play(hand, order)
    kept = tuple(
        before + "".join(sorted(_line(event, seat) for event in events))
        for before, seat in zip(told, rules.seats, strict=True)
    )
    hand.asked = tuple(sorted(hand.asked, key=lambda ask: _rank(ask)))
    return Node(rules, hand, kept)


def _rank(ask: Ask) -> int:
    """Chance before seats that must decide, and these before everybody else."""
    return 0 if ask.actor == CHANCE else 1 if isinstance(ask.actor, int) and ask.must else 2


def _by_itself(rules: Rules, hand: Hand) -> Command | None:
    """A command that needs nobody: the dealer's, or a default that stands for silence."""
    if hand.over:
        return None
    for ask in hand.asked:
        if ask.actor == CHANCE:
            return None
    for ask in hand.asked:
        if isinstance(ask.actor, int) and ask.must:
            if any(kind in ask.offers for kind in rules.silent):
                return ask.default or ask.sample(lambda count: 0)
            return None
    return next(ask.default for ask in hand.asked if isinstance(ask.actor, str))


def _line(event: Event, seat: int) -> str:
    """An event as a seat knows it, in short: the order of cards dealt together says nothing."""
    if isinstance(event, Arranged | Began):
        return ""
    known = msgspec.to_builtins(see(event, seat))
    parts = []
    for name, value in known.items():
        if name not in ("event", "cite") and value:
            parts.append(_said(value))
    return f"{type(event).__name__} {' '.join(parts)}; " if parts else f"{type(event).__name__}; "


def _said(value: Any) -> str:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ",".join(sorted(map(str, value)))
    return str(value)
