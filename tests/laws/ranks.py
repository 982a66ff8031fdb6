"""What hands are worth, by trying everything: nothing here is the engine's."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

ORDER = "23456789TJQKA"
PIPS = "A23456789TJQK"
PACK = [rank + suit for rank in ORDER for suit in "cdhs"]
JOKER = "Jo"

# Greater is better; none where a hand does not qualify.
Worth = tuple[int, ...]


@dataclass(frozen=True)
class Rules:
    """What a game plays for, in plain words."""

    high: bool = True
    low: bool = False
    # The highest card of a low hand that may win, the ace being one; 0 lets every hand win.
    worst_low: int = 0
    # The least high hand that may win is a pair.
    pair_or_better: bool = False
    # Exactly two of one's own cards with three of the board.
    two_of_own: bool = False
    # What a joker is in a high hand; in a low one it is the lowest card one does not hold.
    joker: Literal["", "bug", "wild"] = ""
    five_of_a_kind: Literal["above-royal", "below-royal"] = "above-royal"
    # Odd chips of a low half that is shared go to the high hand.
    odd_low_to_high: bool = False


def five(cards: Sequence[str]) -> Worth:
    """A five-card hand as a tuple that compares as hands do."""
    ranks = sorted((ORDER.index(card[0]) for card in cards), reverse=True)
    groups = sorted(Counter(ranks).items(), key=lambda group: (group[1], group[0]), reverse=True)
    shape = tuple(count for _, count in groups)
    kickers = tuple(rank for rank, _ in groups)
    # A card that lies there twice, in a fouled deck, is one card of a flush.
    flush = len({card[1] for card in cards}) == 1 and len(set(cards)) == 5
    straight = len(shape) == 5 and ranks[0] - ranks[4] == 4
    if ranks == [12, 3, 2, 1, 0]:
        straight, kickers = True, (3, 2, 1, 0, -1)
    if shape == (5,):
        kind = 9
    elif straight and flush:
        kind = 8
    elif shape == (4, 1):
        kind = 7
    elif shape == (3, 2):
        kind = 6
    elif flush:
        kind = 5
    elif straight:
        kind = 4
    else:
        kind = {(3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}[shape]
    return (kind, *kickers)


STRAIGHT, FLUSH, STRAIGHT_FLUSH, FIVE_OF_A_KIND = 4, 5, 8, 9


def with_joker(four: Sequence[str], rules: Rules) -> Iterator[Worth]:
    """All that four cards and a joker can be."""
    for card in PACK:
        worth = five([*four, card])
        # It is a card that its owner does not hold, unless it is the fifth of a kind.
        if card in four and worth[0] != FIVE_OF_A_KIND:
            continue
        runs = worth[0] in (STRAIGHT, FLUSH, STRAIGHT_FLUSH)
        if rules.joker == "wild" or card[0] == "A" or runs:
            yield worth


def five_high(cards: Sequence[str], rules: Rules) -> Worth:
    """The worth of five cards, of which one may be a joker."""
    natural = [card for card in cards if card != JOKER]
    worth = five(cards) if len(natural) == 5 else max(with_joker(natural, rules))
    if rules.five_of_a_kind == "below-royal" and worth[:2] == (STRAIGHT_FLUSH, 12):
        worth = (FIVE_OF_A_KIND + 1,)
    return worth


def five_low(cards: Sequence[str]) -> Worth:
    """Five cards as a low hand: fewest pairs first, then the lowest cards from the top."""
    pips = [PIPS.index(card[0]) + 1 for card in cards if card != JOKER]
    if JOKER in cards:
        pips.append(next(low for low in range(1, 14) if low not in pips))
    groups = sorted(((count, pip) for pip, count in Counter(pips).items()), reverse=True)
    shape = [count for count, _ in groups]
    return (-max(shape), len(shape), *(-pip for _, pip in groups))


def choices(own: Sequence[str], board: Sequence[str], rules: Rules) -> Iterator[tuple[str, ...]]:
    """Every five cards that a player may play."""
    if not rules.two_of_own:
        yield from combinations([*own, *board], 5)
        return
    for two in combinations(own, 2):
        for three in combinations(board, 3):
            yield two + three


def best_high(own: Sequence[str], board: Sequence[str], rules: Rules) -> Worth | None:
    """The best high hand, if it qualifies."""
    worth = max(five_high(cards, rules) for cards in choices(own, board, rules))
    return None if rules.pair_or_better and worth[0] == 0 else worth


def best_low(own: Sequence[str], board: Sequence[str], rules: Rules) -> Worth | None:
    """The best low hand, if it qualifies."""
    worth = max(map(five_low, choices(own, board, rules)))
    if rules.worst_low and (worth[0] != -1 or -worth[2] > rules.worst_low):
        return None
    return worth
