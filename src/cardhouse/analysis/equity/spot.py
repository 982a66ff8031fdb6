"""A spot: who holds what, and what is still to come, as the kernels deal it.

What is unknown is a list of *slots*. A slot takes one of its *items* (a card of the stub, or one of
the hands of a range) for a player or for the board. Going through all items of all slots, or
picking them at random, are the two ways to work the odds out; both read the same lists.
"""

from collections.abc import Iterator, Sequence
from math import comb, prod
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate.tables import Tables

Hand = tuple[int, ...]

PLAYERS_MAX: Final = 10


class Holding(NamedTuple):
    """What is known of a player's hand: one hand, or one of several; and how many cards are due."""

    hands: tuple[Hand, ...]
    due: int = 0


class Spot(NamedTuple):
    """The players, the board, what is still to come to it, and the cards they come from."""

    holdings: tuple[Holding, ...]
    board: Hand
    board_due: int
    stub: Hand
    """All cards that lie in no fixed hand, on no board and not among the dead ones."""

    def deals(self) -> int:
        """In how many ways the rest can come, not counting that hands of ranges may meet."""
        left = len(self.stub) - sum(len(h.hands[0]) for h in self.holdings if len(h.hands) > 1)
        ways = prod(len(holding.hands) for holding in self.holdings)
        for due in (*(holding.due for holding in self.holdings), self.board_due):
            ways *= comb(left, due)
            left -= due
        return ways


def hands_together(
    holdings: Sequence[Holding], taken: frozenset[int] = frozenset()
) -> Iterator[tuple[Hand, ...]]:
    """Every way in which all players can have one of their hands at once."""
    if not holdings:
        yield ()
        return
    for hand in holdings[0].hands:
        if taken.isdisjoint(hand):
            for others in hands_together(holdings[1:], taken.union(hand)):
                yield (hand, *others)


def every_spot(spot: Spot) -> Iterator[Spot]:
    """The spots behind one with ranges, in each of which every hand is a certain one."""
    for hands in hands_together(spot.holdings):
        held = {card for hand in hands for card in hand}
        certain = zip(spot.holdings, hands, strict=True)
        yield spot._replace(
            holdings=tuple(holding._replace(hands=(hand,)) for holding, hand in certain),
            stub=tuple(card for card in spot.stub if card not in held),
        )


class Slots(NamedTuple):
    """The slots of a spot, hands of ranges first, and all their items in one list."""

    first: NDArray[np.int64]
    last: NDArray[np.int64]
    """Where a slot's items begin and end."""
    owner: NDArray[np.int64]
    """The player's number from 0 up; the number of players for the board."""
    climbs: NDArray[np.bool_]
    """Whether it goes on from where the slot before it stands: cards that come together."""
    whole: NDArray[np.bool_]
    """Whether its items are whole hands: one that meets another is no deal at all."""
    cards: NDArray[np.uint64]
    """The cards of an item, a bit each."""
    code: NDArray[np.uint64]
    suited: NDArray[np.uint64]
    """What an item adds to the sums of its owner."""


class Start(NamedTuple):
    """What lies there before the first slot is filled: sums for each player, then the board."""

    code: NDArray[np.uint64]
    suited: NDArray[np.uint64]


def start(spot: Spot, tables: Tables) -> Start:
    """The sums over the cards that are known."""
    known = [h.hands[0] if len(h.hands) == 1 else () for h in spot.holdings]
    sums = [_sums(cards, tables) for cards in (*known, spot.board)]
    code, suited = zip(*sums, strict=True)
    return Start(np.array(code, dtype=np.uint64), np.array(suited, dtype=np.uint64))


def slots(spot: Spot, tables: Tables) -> Slots:
    """What is still open in a spot."""
    items: list[Hand] = []
    lines: list[tuple[int, int, int, bool, bool]] = []
    for player, holding in enumerate(spot.holdings):
        if len(holding.hands) > 1:
            items += holding.hands
            lines.append((len(items) - len(holding.hands), len(items), player, False, True))
    at = len(items)
    items += [(card,) for card in spot.stub]
    for owner, due in enumerate((*(holding.due for holding in spot.holdings), spot.board_due)):
        lines += [(at, len(items), owner, number > 0, False) for number in range(due)]
    first, last, owners, climbs, whole = zip(*lines, strict=True) if lines else ((),) * 5
    sums = [_sums(cards, tables) for cards in items]
    return Slots(
        np.array(first, dtype=np.int64),
        np.array(last, dtype=np.int64),
        np.array(owners, dtype=np.int64),
        np.array(climbs, dtype=np.bool_),
        np.array(whole, dtype=np.bool_),
        np.array([sum(1 << card for card in cards) for cards in items], dtype=np.uint64),
        np.array([code for code, _ in sums], dtype=np.uint64),
        np.array([suited for _, suited in sums], dtype=np.uint64),
    )


def _sums(cards: Hand, tables: Tables) -> tuple[int, int]:
    code = sum(int(tables.code[card]) for card in cards)
    suited = sum(int(tables.suited[card]) for card in cards)
    return code & (1 << 64) - 1, suited & (1 << 64) - 1
