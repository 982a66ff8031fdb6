"""Suits that break ties between hands of equal ranks, in houses that do not split such pots."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from cardhouse.cards import JOKER, RANK, SUITS, Card
from cardhouse.ranking.high import FLUSHES, RUNS
from cardhouse.ranking.layout import ACE
from cardhouse.ranking.rules import High, Low

# Bits below the value by ranks: five suits of 2 bits, then the number of natural cards in the five.
TIE_BREAK_BITS: Final = 13

# The different ranks of a hand, the most important first, with the number of cards of each.
_Needed = Sequence[tuple[int, int]]


def tie_break(cards: Sequence[Card], category: str, ranks: Sequence[int], rules: High | Low) -> int:
    """The part of a hand's value from suits, picking the best cards for its five ranks.

    Suits are compared card by card, the most important rank first and within a rank from the
    highest suit down; for low the lower suit wins. A wild card takes the best suit, but never
    duplicates a card of its owner, except in five of a kind.
    """
    held = _Held(cards, rules, category)
    needed = [(rank, ranks.count(rank)) for rank in dict.fromkeys(ranks)]
    ways = list(held.ways_to_place_wilds(needed))
    flush_suits = range(len(SUITS)) if category in FLUSHES else [None]
    return max(held.pick(needed, wilds, suit) for suit in flush_suits for wilds in ways)


class _Held:
    """A player's cards, as suits by rank; a suit is a number, greater is higher."""

    def __init__(self, cards: Sequence[Card], rules: High | Low, category: str) -> None:
        self._rules = rules
        self._category = category
        self._high = isinstance(rules, High)
        self._suits: dict[int, list[int]] = {}
        self._wilds = 0
        wild_rank = rules.wild_rank if isinstance(rules, High) else ""
        for card in cards:
            if card == JOKER or card[0] == wild_rank:
                self._wilds += 1
            else:
                self._suits.setdefault(RANK[card], []).append(rules.suit_order.index(card[1]))
        for suits in self._suits.values():
            suits.sort(reverse=self._high)

    def ways_to_place_wilds(self, needed: _Needed) -> Iterator[tuple[int, ...]]:
        """Every way to assign wild cards to the ranks that the rules allow."""
        if not self._wilds:
            yield (0,) * len(needed)
            return
        most = [min(self._wilds, count) if self._may_be_wild(rank) else 0 for rank, count in needed]
        for wilds in product(*(range(each + 1) for each in most)):
            if sum(wilds) <= self._wilds:
                yield wilds

    def pick(self, needed: _Needed, wilds: Sequence[int], flush_suit: int | None) -> int:
        """The tie-break with these wild cards in each rank; -1 if the cards do not suffice."""
        packed = 0
        for (rank, count), wild in zip(needed, wilds, strict=True):
            suits = self._suits.get(rank, [])
            made = self._made(suits, wild)
            if flush_suit is not None:
                suits, made = _only(flush_suit, suits), _only(flush_suit, made)
            suits = suits[: count - wild]
            if len(suits) + len(made[:wild]) < count:
                return -1
            for suit in sorted(suits + made[:wild], reverse=True):
                packed = packed << 2 | (suit if self._high else len(SUITS) - 1 - suit)
        return packed << 3 | 5 - sum(wilds)

    def _made(self, held: list[int], wild: int) -> list[int]:
        """The suits open to wild cards in a rank, the best first."""
        if not wild:
            return []
        if self._category == "five of a kind":
            return [len(SUITS) - 1] * wild
        free = [suit for suit in range(len(SUITS)) if suit not in held]
        return free[::-1] if self._high else free

    def _may_be_wild(self, rank: int) -> bool:
        is_bug = self._rules.joker == "bug"
        return not is_bug or rank == ACE or self._category in FLUSHES | RUNS


def _only(suit: int, suits: list[int]) -> list[int]:
    return [each for each in suits if each == suit]
