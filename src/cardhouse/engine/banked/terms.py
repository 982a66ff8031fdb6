"""Limits on the commands at a banked table."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

from cardhouse.cards import Card
from cardhouse.engine.core.asks import Choose, Terms
from cardhouse.engine.core.commands import Actor, Command


class Spots(Terms, frozen=True, gc=False, kw_only=True, tag="spots"):
    """A wager on one of these spots, from the least to the most of each, in units."""

    spots: dict[int, tuple[int, int]]
    step: int = 100

    def allows(self, command: Any) -> bool:
        if command.spot not in self.spots:
            return False
        least, most = self.spots[command.spot]
        amount: int = command.amount
        return least <= amount <= most and (amount - least) % self.step == 0

    def sample(self, kind: Any, seat: Actor, choose: Choose) -> Command:
        spot = list(self.spots)[choose(len(self.spots))]
        least, most = self.spots[spot]
        amount = least + self.step * choose((most - least) // self.step + 1)
        command: Command = kind(seat, spot, amount)
        return command

    def choices(self, kind: Any, seat: Actor) -> Iterator[Command]:
        for spot, (least, most) in self.spots.items():
            for amount in dict.fromkeys((least, most - (most - least) % self.step)):
                yield kind(seat, spot, amount)


class OneOf(Terms, frozen=True, gc=False, kw_only=True, tag="one-of"):
    """A choice of these numbers in the named field: spots, hands or players."""

    field: str
    values: tuple[int, ...]

    def allows(self, command: Any) -> bool:
        return getattr(command, self.field) in self.values

    def sample(self, kind: Any, seat: Actor, choose: Choose) -> Command:
        command: Command = kind(seat, self.values[choose(len(self.values))])
        return command

    def choices(self, kind: Any, seat: Actor) -> Iterator[Command]:
        for value in self.values:
            yield kind(seat, value)


class Sum(Terms, frozen=True, gc=False, kw_only=True, tag="sum"):
    """An amount of money from `least` to `most`."""

    least: int
    most: int
    step: int = 1

    def allows(self, command: Any) -> bool:
        amount: int = command.amount
        whole = amount == self.most or (amount - self.least) % self.step == 0
        return whole and self.least <= amount <= self.most

    def sample(self, kind: Any, seat: Actor, choose: Choose) -> Command:
        amount = self.least + self.step * choose((self.most - self.least) // self.step + 1)
        command: Command = kind(seat, amount)
        return command

    def choices(self, kind: Any, seat: Actor) -> Iterator[Command]:
        for amount in dict.fromkeys((self.least, self.most)):
            yield kind(seat, amount)


class Dice(Terms, frozen=True, gc=False, kw_only=True, tag="dice"):
    """A number of six-sided dice."""

    count: int

    def allows(self, command: Any) -> bool:
        dice: tuple[int, ...] = command.dice
        return len(dice) == self.count and all(1 <= die <= 6 for die in dice)

    def sample(self, kind: Any, seat: Actor, choose: Choose) -> Command:
        command: Command = kind(seat=seat, dice=tuple(1 + choose(6) for _ in range(self.count)))
        return command

    def choices(self, kind: Any, seat: Actor) -> Iterator[Command]:
        for dice in product(range(1, 7), repeat=self.count):
            yield kind(seat=seat, dice=dice)


class Partition(Terms, frozen=True, gc=False, kw_only=True, tag="partition"):
    """All of these cards, laid out as two hands: also foul ones, which a player may set."""

    cards: tuple[Card, ...]
    # The offered settings, if not all are: a bank may set no foul hand.
    only: tuple[tuple[tuple[Card, ...], tuple[Card, ...]], ...] = ()
    spot: int = 0

    def allows(self, command: Any) -> bool:
        if command.spot not in (0, self.spot):
            return False
        front, back = sorted(command.front), sorted(command.back)
        if self.only:
            return any((front, back) == (sorted(f), sorted(b)) for f, b in self.only)
        return bool(front) and bool(back) and sorted(front + back) == sorted(self.cards)

    def sample(self, kind: Any, seat: Actor, choose: Choose) -> Command:
        ways = self._ways()
        front, back = ways[choose(len(ways))]
        command: Command = kind(seat=seat, front=front, back=back, spot=self.spot)
        return command

    def choices(self, kind: Any, seat: Actor) -> Iterator[Command]:
        for front, back in self._ways():
            yield kind(seat=seat, front=front, back=back, spot=self.spot)

    def _ways(self) -> Sequence[tuple[tuple[Card, ...], tuple[Card, ...]]]:
        """The offered settings: those in `only`, or any two cards in front."""
        if self.only:
            return self.only
        places = range(len(self.cards))
        return [
            (
                tuple(self.cards[i] for i in pair),
                tuple(self.cards[i] for i in places if i not in pair),
            )
            for pair in combinations(places, 2)
        ]
