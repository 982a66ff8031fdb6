"""Cards laid out at a pan table: tested, proposed with their worth, and sampled."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from cardhouse.cards import Card
from cardhouse.engine.core.asks import Ask, Choose, Terms
from cardhouse.engine.core.commands import Actor, Command
from cardhouse.engine.pan.commands import Increase, LayMeld, SplitMeld
from cardhouse.ranking.meld_search import Move, moves
from cardhouse.ranking.melds import Meld, MeldRules, classify, divided, increased, lent

KINDS: dict[type[Command], str] = {LayMeld: "meld", Increase: "increase", SplitMeld: "split"}


class Laying(Terms, frozen=True, gc=False, kw_only=True, tag="laying"):
    """Cards that may be laid out beside or onto the player's melds, in any valid way."""

    # The hand, and the card of this turn as long as it lies in the middle.
    cards: tuple[Card, ...]
    card: Card | None = None
    # True if that card must be among those laid out.
    must: bool = False
    melds: tuple[Meld, ...] = ()
    rules: MeldRules = MeldRules()
    # The only meld that may be touched, if one is to be made valid.
    only: int = 0

    def allows(self, command: Any) -> bool:
        return self.result(command) is not None

    def result(self, command: Any) -> tuple[Meld, ...] | None:
        """All melds as they lie after the command; None if it is not legal."""
        cards: tuple[Card, ...] = command.cards
        pool = self.cards if self.card is None else (*self.cards, self.card)
        if Counter(cards) - Counter(pool) or (self.must and self.card not in cards):
            return None
        if self.only and (type(command) is not Increase or command.meld != self.only):
            return None
        match command:
            case LayMeld():
                return self._laid(command)
            case Increase(meld=number) if 1 <= number <= len(self.melds) and cards:
                larger = increased(self.melds[number - 1], cards, self.rules)
                return None if larger is None else self._with(number, larger)
            case SplitMeld(meld=number, first=first) if 1 <= number <= len(self.melds):
                parts = divided(self.melds[number - 1], cards, first, self.rules)
                return None if parts is None else self._with(number, *parts)
        return None

    def _laid(self, command: LayMeld) -> tuple[Meld, ...] | None:
        if not command.borrowed:
            new = classify(command.cards, self.rules)
            return None if new is None or command.meld else (*self.melds, new)
        if len(command.borrowed) > 1 or not 1 <= command.meld <= len(self.melds):
            return None
        # Only one card may be borrowed, and its own meld must be able to spare it.
        rest = lent(self.melds[command.meld - 1], command.borrowed[0], self.rules)
        if rest is None:
            return None
        new = classify((*command.cards, *command.borrowed), self.rules)
        return None if new is None else (*self._with(command.meld, rest), new)

    def _with(self, number: int, meld: Meld, *new: Meld) -> tuple[Meld, ...]:
        return (*self.melds[: number - 1], meld, *self.melds[number:], *new)

    def proposals(self, kind: type[Command]) -> tuple[Move, ...]:
        """The moves a player would think of, with their dues; none only if nothing is legal."""
        found = moves(self.cards, self.melds, self.card, self.rules) if self.card else ()
        if not (self.must and self.card):
            found += moves(self.cards, self.melds, None, self.rules)
        wanted = KINDS[kind]
        return tuple([m for m in found if m.do == wanted and self.only in (0, m.meld)])

    def sample(self, kind: Any, seat: Actor, choose: Choose) -> Command:
        found = self.proposals(kind)
        return as_command(found[choose(len(found))], seat)

    def choices(self, kind: Any, seat: Actor) -> Iterator[Command]:
        """The moves a player would think of."""
        for move in self.proposals(kind):
            yield as_command(move, seat)


def proposed(ask: Ask) -> list[Move]:
    """The moves of an Ask, those that collect most first; each once, however its cards lie."""
    found: dict[tuple[object, ...], Move] = {}
    for kind in KINDS:
        terms = ask.offers.get(kind)
        if isinstance(terms, Laying):
            for move in terms.proposals(kind):
                cards = (move.cards, move.borrowed, move.first)
                found.setdefault((move.do, move.meld, *map(_sorted, cards)), move)
    return sorted(
        found.values(),
        key=lambda move: (-move.worth, move.do == "split", bool(move.borrowed)),
    )


def _sorted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards))


class OneCard(Terms, frozen=True, gc=False, kw_only=True, tag="one-card"):
    """A choice of these cards."""

    cards: tuple[Card, ...]

    def allows(self, command: Any) -> bool:
        return command.card in self.cards

    def sample(self, kind: Any, seat: Actor, choose: Choose) -> Command:
        command: Command = kind(seat, self.cards[choose(len(self.cards))])
        return command

    def choices(self, kind: Any, seat: Actor) -> Iterator[Command]:
        for card in dict.fromkeys(self.cards):
            yield kind(seat, card)


def as_command(move: Move, seat: Actor) -> LayMeld | Increase | SplitMeld:
    """The command that carries out a proposal."""
    if move.do == "increase":
        return Increase(seat, move.meld, move.cards)
    if move.do == "split":
        return SplitMeld(seat, move.meld, move.cards, move.first)
    return LayMeld(seat, move.cards, move.meld, move.borrowed)
