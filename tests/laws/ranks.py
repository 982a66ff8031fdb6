"""The worth of hands, by trying everything: nothing here is the engine's."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

ORDER = "23456789TJQKA"
PIPS = "A23456789TJQK"
PACK = [rank + suit for rank in ORDER for suit in "cdhs"]
JOKER = "Jo"

# Greater is better; None for a hand that does not qualify.
Worth = tuple[int, ...]


@dataclass(frozen=True)
class Rules:
    """The winning hands of a game, in plain words."""

    high: bool = True
    low: bool = False
    # The highest card of a low hand that may win, with the ace as one; 0 lets every hand win.
    worst_low: int = 0
    # The ace is the highest card of a low hand; straights and flushes spoil it.
    aces_high: bool = False
    runs_spoil: bool = False
    # The lowest high hand that may win is a pair.
    pair_or_better: bool = False
    # Exactly two cards from the hand with three of the board.
    two_of_own: bool = False
    # The joker's role in a high hand; in a low one it is the lowest card the hand lacks.
    joker: Literal["", "bug", "wild"] = ""
    five_of_a_kind: Literal["above-royal", "below-royal"] = "above-royal"
    # Odd chips of a shared low half go to the high hand.
    odd_low_to_high: bool = False


def five(cards: Sequence[str]) -> Worth:
    """A five-card hand as a tuple that compares as hands do."""
    ranks = sorted((ORDER.index(card[0]) for card in cards), reverse=True)
    groups = sorted(Counter(ranks).items(), key=lambda group: (group[1], group[0]), reverse=True)
    shape = tuple(count for _, count in groups)
    kickers = tuple(rank for rank, _ in groups)
    # A card that appears twice, in a fouled deck, counts once in a flush.
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
    """Every hand that four cards and a joker can make."""
    for card in PACK:
        worth = five([*four, card])
        # The joker is a card its owner lacks, unless it makes five of a kind.
        if card in four and worth[0] != FIVE_OF_A_KIND:
            continue
        runs = worth[0] in (STRAIGHT, FLUSH, STRAIGHT_FLUSH)
        if rules.joker == "wild" or card[0] == "A" or runs:
            yield worth


def five_high(cards: Sequence[str], rules: Rules) -> Worth:
    """The worth of five cards, with or without a joker."""
    natural = [card for card in cards if card != JOKER]
    worth = five(cards) if len(natural) == 5 else max(with_joker(natural, rules))
    if rules.five_of_a_kind == "below-royal" and worth[:2] == (STRAIGHT_FLUSH, 12):
        worth = (FIVE_OF_A_KIND + 1,)
    return worth


def five_low(cards: Sequence[str], rules: Rules) -> Worth:
    """Five cards as a low hand: fewest pairs first, then the lowest cards from the top."""
    if rules.aces_high:
        return _worst_first(cards, rules)
    pips = [PIPS.index(card[0]) + 1 for card in cards if card != JOKER]
    if JOKER in cards:
        pips.append(next(low for low in range(1, 14) if low not in pips))
    groups = sorted(((count, pip) for pip, count in Counter(pips).items()), reverse=True)
    shape = [count for count, _ in groups]
    return (-max(shape), len(shape), *(-pip for _, pip in groups))


def _worst_first(cards: Sequence[str], rules: Rules) -> Worth:
    """The worst high hand is the best low one, but a wheel is no straight if aces are high."""
    kind, *kickers = five(cards)
    ranks = sorted((ORDER.index(card[0]) for card in cards), reverse=True)
    if ranks == [12, 3, 2, 1, 0]:
        kickers = ranks
        kind = FLUSH if kind == STRAIGHT_FLUSH else 0
    if not rules.runs_spoil and kind in (STRAIGHT, FLUSH, STRAIGHT_FLUSH):
        kind = 0
    return (-kind, *(-rank for rank in kickers))


def choices(own: Sequence[str], board: Sequence[str], rules: Rules) -> Iterator[tuple[str, ...]]:
    """Every set of five cards a player may use."""
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
    worth = max(five_low(cards, rules) for cards in choices(own, board, rules))
    if rules.worst_low and (worth[0] != -1 or -worth[2] > rules.worst_low):
        return None
    return worth
