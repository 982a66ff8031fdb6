"""The odds without kernels: the fallback without Numba, and the check on the kernels."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, islice
from random import Random

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.equity.showdown import Showdown, no_count
from cardhouse.analysis.equity.spot import Hand, Spot, hands_together
from cardhouse.analysis.evaluate import plain

# The hands of all players, then the board.
Deal = tuple[Hand, ...]
_CHUNK = 1 << 14


def every_deal(spot: Spot, showdown: Showdown) -> NDArray[np.int64]:
    """Count every deal by its winners."""
    return _counted(_deals(spot), spot, showdown)


def random_deals(spot: Spot, showdown: Showdown, seed: int, trials: int) -> NDArray[np.int64]:
    """Count a number of random deals by their winners."""
    rng = Random(seed)
    return _counted((_at_random(spot, rng) for _ in range(trials)), spot, showdown)


def _deals(spot: Spot) -> Iterator[Deal]:
    """Every deal in turn: first the hands of ranges, then the cards due to each."""
    dues = (*(holding.due for holding in spot.holdings), spot.board_due)
    for hands in hands_together(spot.holdings):
        held = frozenset(chain.from_iterable(hands))
        yield from _filled((*hands, spot.board), dues, [c for c in spot.stub if c not in held])


def _filled(known: Deal, dues: tuple[int, ...], stub: list[int]) -> Iterator[Deal]:
    if not known:
        yield ()
        return
    for cards in combinations(stub, dues[0]):
        left = [card for card in stub if card not in cards]
        for rest in _filled(known[1:], dues[1:], left):
            yield (known[0] + cards, *rest)


def _at_random(spot: Spot, rng: Random) -> Deal:
    while True:
        hands = [rng.choice(holding.hands) for holding in spot.holdings]
        held = set(chain.from_iterable(hands))
        if len(held) == sum(map(len, hands)):
            break
    dues = (*(holding.due for holding in spot.holdings), spot.board_due)
    drawn = iter(rng.sample([card for card in spot.stub if card not in held], sum(dues)))
    whole = zip((*hands, spot.board), dues, strict=True)
    return tuple(known + tuple(islice(drawn, due)) for known, due in whole)


def _counted(deals: Iterable[Deal], spot: Spot, showdown: Showdown) -> NDArray[np.int64]:
    count = no_count(spot, showdown)
    deals = iter(deals)
    while chunk := list(islice(deals, _CHUNK)):
        winners = _winners(chunk, showdown, len(spot.holdings))
        count += np.bincount(winners, minlength=len(count))
    return count


def _winners(deals: list[Deal], showdown: Showdown, players: int) -> NDArray[np.int64]:
    *hands, board = (np.array(cards, dtype=np.uint8) for cards in zip(*deals, strict=True))

    def won(values: NDArray[np.int64], least: int) -> NDArray[np.int64]:
        best = values.max(axis=0)
        bits = 1 << np.arange(players)[:, None]
        return np.where(best >= least, ((values == best) * bits).sum(axis=0), 0)

    first, second, two = showdown.first, showdown.second, showdown.two
    highs = np.array([plain.worth(first, hand, board, two=two) for hand in hands])
    if second is None:
        return won(highs, 0)
    lows = won(np.array([plain.worth(second, hand, board, two=two) for hand in hands]), 1)
    # A high that does not qualify still wins if no low does.
    qualified = np.where(lows > 0, won(highs, showdown.least), won(highs, 0))
    winners: NDArray[np.int64] = qualified | lows << players
    return winners
