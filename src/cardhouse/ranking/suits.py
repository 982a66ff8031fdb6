"""Suits that break ties between hands of equal ranks, in houses where such hands do not split."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from cardhouse.cards import JOKER, RANK, SUITS, Card
from cardhouse.ranking.high import FLUSHES, RUNS
from cardhouse.ranking.layout import ACE
from cardhouse.ranking.rules import High, Low

# Below the value by ranks: five suits of 2 bits, then how many of the five cards are natural.
TIE_BREAK_BITS: Final = 13


def tie_break(cards: Sequence[Card], category: str, ranks: Sequence[int], rules: High | Low) -> int:
    """What a hand's suits add, taking its five ranks from its cards in the best way.

    Suits are compared card by card, the most important rank first and within a rank from the
    highest suit down; for low the lower suit wins. A wild card takes the best suit, but no card
    that its owner holds, save in five of a kind.
    """
    needed = Counter(ranks)
    flush_suits = range(len(SUITS)) if category in FLUSHES else [None]
    return max(
        _pick(held, needed, wilds)
        for suit in flush_suits
        for held in [_Held(cards, rules, category=category, flush_suit=suit)]
        for wilds in held.ways_to_place_wilds(needed)
    )


class _Held:
    """One player's cards, as suits by rank; a suit is a number, greater is higher."""

    def __init__(
        self, cards: Sequence[Card], rules: High | Low, *, category: str, flush_suit: int | None
    ) -> None:
        self.rules = rules
        self.category = category
        self.flush_suit = flush_suit
        wild_rank = rules.wild_rank if isinstance(rules, High) else ""
        natural = [card for card in cards if card != JOKER and card[0] != wild_rank]
        self.wilds = len(cards) - len(natural)
        self.suits: dict[int, list[int]] = {}
        for card in natural:
            self.suits.setdefault(RANK[card], []).append(rules.suit_order.index(card[1]))

    def natural(self, rank: int) -> list[int]:
        """The suits held in a rank that the hand can use, the best first."""
        return self._best_first(self.suits.get(rank, []))

    def made(self, rank: int, count: int) -> list[int]:
        """The suits that wild cards take in a rank, the best first."""
        if self.category == "five of a kind":
            return [len(SUITS) - 1] * count
        held = self.suits.get(rank, [])
        return self._best_first([s for s in range(len(SUITS)) if s not in held])[:count]

    def ways_to_place_wilds(self, needed: Counter[int]) -> Iterator[dict[int, int]]:
        """Every way to share out wild cards over the five ranks, as far as the rules let them."""
        most = [
            min(self.wilds, count) if self._may_be_wild(rank, count) else 0
            for rank, count in needed.items()
        ]
        for wilds in product(*(range(each + 1) for each in most)):
            if sum(wilds) <= self.wilds:
                yield dict(zip(needed, wilds, strict=True))

    def _best_first(self, suits: list[int]) -> list[int]:
        usable = [suit for suit in suits if self.flush_suit in (None, suit)]
        return sorted(usable, reverse=isinstance(self.rules, High))

    def _may_be_wild(self, rank: int, count: int) -> bool:
        if isinstance(self.rules, Low):
            # The joker of a low hand is a rank its owner lacks, never just a better suit.
            return len(self.natural(rank)) < count
        return self.rules.joker != "bug" or rank == ACE or self.category in FLUSHES | RUNS


def _pick(held: _Held, needed: Counter[int], wilds: dict[int, int]) -> int:
    """The tie-break when so many wild cards are taken in each rank; -1 if they do not do."""
    packed = 0
    for rank, count in needed.items():
        made = held.made(rank, wilds[rank])
        suits = made + held.natural(rank)[: count - len(made)]
        if len(made) < wilds[rank] or len(suits) < count:
            return -1
        for suit in sorted(suits, reverse=True):
            better = suit if isinstance(held.rules, High) else len(SUITS) - 1 - suit
            packed = packed << 2 | better
    return packed << 3 | 5 - sum(wilds.values())
