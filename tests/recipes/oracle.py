"""The winners of a hand and their chips, by brute force: nothing shared with ranking or engine."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations

PIPS = {rank: pips for pips, rank in enumerate("23456789TJQKA", 2)}
Value = tuple[int, tuple[int, ...]]


def value(five: Iterable[str]) -> Value:
    """The worth of five cards: the kind of hand, then the pips that decide."""
    cards = list(five)
    pips = sorted((PIPS[card[0]] for card in cards), reverse=True)
    flush = len({card[1] for card in cards}) == 1
    if pips == [14, 5, 4, 3, 2]:
        pips = [5, 4, 3, 2, 1]
    straight = len(set(pips)) == 5 and pips[0] - pips[4] == 4
    times = sorted(((count, pip) for pip, count in Counter(pips).items()), reverse=True)
    kinds = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    kind = kinds.get(tuple(count for count, _ in times), 0)
    kind = 8 if straight and flush else 5 if flush else 4 if straight else kind
    return kind, tuple(pip for _, pip in times)


def best(cards: Iterable[str]) -> Value:
    """The best five of some cards."""
    return max(value(five) for five in combinations(cards, 5))


def won(
    paid: Mapping[int, int],
    shown: Mapping[int, Value],
    order: tuple[int, ...],
    chip: int,
) -> Counter[int]:
    """Each player's winnings from all that was paid; odd chips go to the first from the left."""
    winnings: Counter[int] = Counter()
    below = 0
    for level in sorted({paid[seat] for seat in shown}):
        pot = sum(max(0, min(amount, level) - below) for amount in paid.values())
        rivals = [seat for seat in order if seat in shown and paid[seat] >= level]
        top = max(shown[seat] for seat in rivals)
        winners = [seat for seat in rivals if shown[seat] == top]
        each, odd = divmod(pot // chip, len(winners))
        for place, seat in enumerate(winners):
            winnings[seat] += chip * (each + (place < odd))
        below = level
    # Chips a folded player paid beyond everybody else go to the highest hand left.
    rest = sum(max(0, amount - below) for amount in paid.values())
    if rest:
        winnings[max(shown, key=lambda seat: paid[seat])] += rest
    return winnings
