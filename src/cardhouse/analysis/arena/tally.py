"""Results of bots that meet, summed so that errors can be told over deals and over hands.

A deal is played once for each bot, and each time everybody has moved on by a seat: every bot has
held every hand of it. Hands of one deal go together, so the deal is the unit of the estimate.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

Nets = Sequence[int]
Products = list[list[int]]


class Tally(Struct):
    """Deals played by some bots; all amounts are in cents, by the place of the bot."""

    hands: int
    deals: int
    net: list[int]
    # Sums of products of two bots' nets: deal by deal, and hand by hand.
    by_deal: Products
    by_hand: Products

    @classmethod
    def empty(cls, bots: int) -> Tally:
        """Nothing played yet."""
        zeros = [0] * bots
        return cls(
            hands=0,
            deals=0,
            net=list(zeros),
            by_deal=[list(zeros) for _ in zeros],
            by_hand=[list(zeros) for _ in zeros],
        )

    def add(self, hands: Sequence[Nets]) -> None:
        """Count a deal: the nets of all bots each time that it was played."""
        self.hands += len(hands)
        self.deals += 1
        whole = [sum(nets) for nets in zip(*hands, strict=True)]
        self.net = [old + new for old, new in zip(self.net, whole, strict=True)]
        _add_products(self.by_deal, whole)
        for nets in hands:
            _add_products(self.by_hand, nets)

    def __iadd__(self, other: Tally) -> Tally:
        self.hands += other.hands
        self.deals += other.deals
        self.net = [old + new for old, new in zip(self.net, other.net, strict=True)]
        for mine, others in ((self.by_deal, other.by_deal), (self.by_hand, other.by_hand)):
            for row, more in zip(mine, others, strict=True):
                row[:] = [old + new for old, new in zip(row, more, strict=True)]
        return self


def seated(order: Sequence[int], turn: int, seats: int) -> list[int]:
    """The bot in each seat: they repeat around the table, one seat farther on with each turn."""
    return [order[(seat + turn) % len(order)] for seat in range(seats)]


def _add_products(sums: Products, nets: Nets) -> None:
    for row, one in zip(sums, nets, strict=True):
        for place, other in enumerate(nets):
            row[place] += one * other
