"""A house's scale of hands: cards in, one integer out, greater is better."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations, product
from typing import Final

from cardhouse.cards import JOKER, PACK, RANK, SUIT, Card
from cardhouse.ranking.high import HighTables, classes
from cardhouse.ranking.layout import (
    FIVE_OF_A_SUIT,
    MASK_WILD,
    NO_CARDS,
    RANKS_SHIFT,
    THREE_ON_BOARD,
    TWO_OF_OWN,
    WILD,
    WILD_IN_EVERY_SUIT,
    rank_code,
    unpack,
)
from cardhouse.ranking.low import CLASSES, LowTables, rank_of_number
from cardhouse.ranking.names import high_name, low_name, spell
from cardhouse.ranking.rules import High, Low
from cardhouse.ranking.suits import TIE_BREAK_BITS, tie_break
from cardhouse.ranking.twos import NUMBERS, WILD_NUMBER, pairs_on

# Each card's number in the lists of pairs.
_NUMBER: Final = {card: NUMBERS[RANK[card]] for card in PACK}


class Scale:
    """The order of all hands under one house's rules.

    A hand's code is the sum of its cards' codes (see layout.py); its ranks look up its value
    without a flush, and only the few hands with five of a suit are checked again.
    """

    __slots__ = (
        "_classes",
        "_code_of",
        "_number_of",
        "_of_pairs",
        "_of_ranks",
        "_of_suited",
        "_suited_of",
        "rules",
    )

    def __init__(self, rules: High | Low) -> None:
        """Build the small tables; the values of hands are computed on first use."""
        self.rules = rules
        self._suited_of: list[Callable[[Card], int]] = []
        self._of_suited: dict[int, int] = {}
        self._classes: tuple[str, ...]
        if isinstance(rules, High):
            tables = HighTables(rules)
            self._code_of = _high_codes(rules).__getitem__
            self._suited_of = [_suited_bits(suit, rules).__getitem__ for suit in range(4)]
            self._of_ranks = _Kept(tables.of_ranks)
            self._of_suited = _Kept(tables.of_suited)
            self._classes = ("no high", *classes(rules))
        else:
            self._code_of = _low_codes(rules).__getitem__
            self._of_ranks = _Kept(LowTables(rules).of_ranks)
            self._classes = ("no low", *CLASSES)
        wild = _wild_cards(rules)
        self._number_of = (_NUMBER | dict.fromkeys(wild, WILD_NUMBER)).__getitem__
        self._of_pairs = _Rows(partial(pairs_on, values=self._of_ranks, wild=bool(wild)))

    def value(self, cards: Sequence[Card]) -> int:
        """The best five of five to seven cards; 0 if they do not qualify."""
        code = sum(map(self._code_of, cards), NO_CARDS)
        if code & FIVE_OF_A_SUIT:
            return self._with_flush(code, cards)
        return self._of_ranks[code >> RANKS_SHIFT]

    def code(self, cards: Sequence[Card]) -> int:
        """The part of the work done once for all players who share a board."""
        return sum(map(self._code_of, cards), NO_CARDS)

    def value_on(self, board_code: int, board: Sequence[Card], own: Sequence[Card]) -> int:
        """The best five of a player's cards and a board whose code is known."""
        code = sum(map(self._code_of, own), board_code)
        if code & FIVE_OF_A_SUIT:
            return self._with_flush(code, (*board, *own))
        return self._of_ranks[code >> RANKS_SHIFT]

    def value_of_two(self, own: Sequence[Card], board: Sequence[Card]) -> int:
        """The best of exactly two of the player's cards with three of the board."""
        return self.value_of_two_on(self.code(board), board, own)

    def value_of_two_on(self, board_code: int, board: Sequence[Card], own: Sequence[Card]) -> int:
        """The best of two of the player's cards with three of a board whose code is known."""
        pairs = self._of_pairs[board_code >> RANKS_SHIFT]
        if not pairs:
            return 0
        best = max([pairs[a + b] for a, b in combinations(map(self._number_of, own), 2)])
        if suits := board_code + THREE_ON_BOARD & FIVE_OF_A_SUIT:
            suits &= sum(map(self._code_of, own), TWO_OF_OWN)
            if suits:
                best = max(best, self._flush_of_two(suits, own, board))
        return best

    def category(self, value: int) -> str:
        """The class of a hand: "full house"."""
        return self._classes[unpack(value)[0]]

    def ranks(self, value: int) -> tuple[int, ...]:
        """The five ranks of a hand, the most important first; none if it does not qualify."""
        if not value:
            return ()
        numbers = unpack(value)[1]
        if isinstance(self.rules, Low):
            return tuple(map(rank_of_number, numbers))
        return tuple(numbers)

    def name(self, value: int) -> str:
        """A hand in words: "Kings full of Sevens"."""
        category = self.category(value)
        if not value:
            return category.capitalize()
        naming = high_name if isinstance(self.rules, High) else low_name
        return naming(category, self.ranks(value))

    def spell(self, value: int) -> str:
        """The five ranks of a hand, the most important first: "K-K-A-8-7"."""
        return spell(self.ranks(value))

    def _with_flush(self, code: int, cards: Sequence[Card]) -> int:
        best = self._of_ranks[code >> RANKS_SHIFT]
        for suit, bits_of in enumerate(self._suited_of):
            if code >> (4 * suit) & 8:
                best = max(best, self._of_suited[sum(map(bits_of, cards))])
        return best

    def _flush_of_two(self, suits: int, own: Sequence[Card], board: Sequence[Card]) -> int:
        """The best flush of two and three, in the suits with enough cards."""
        best = 0
        for suit, bits_of in enumerate(self._suited_of):
            if suits >> (4 * suit) & 8:
                twos = combinations(filter(None, map(bits_of, own)), 2)
                threes = combinations(filter(None, map(bits_of, board)), 3)
                fives = [sum(two + three) for two, three in product(twos, threes)]
                best = max(best, *map(self._of_suited.__getitem__, fives))
        return best


class SuitedScale(Scale):
    """The order of hands in a house whose suits break ties; slower, since it checks every card."""

    __slots__ = ()

    def value(self, cards: Sequence[Card]) -> int:
        """The best five of five to seven cards, and the best by suit among equals."""
        by_ranks = super().value(cards)
        if not by_ranks:
            return 0
        category, ranks = super().category(by_ranks), super().ranks(by_ranks)
        return by_ranks << TIE_BREAK_BITS | tie_break(cards, category, ranks, self.rules)

    def value_on(self, board_code: int, board: Sequence[Card], own: Sequence[Card]) -> int:
        """The best five of a board and the player's cards."""
        return self.value((*board, *own))

    def value_of_two_on(self, board_code: int, board: Sequence[Card], own: Sequence[Card]) -> int:
        """The best of exactly two of the player's cards with three of the board."""
        fives = product(combinations(own, 2), combinations(board, 3))
        return max(self.value(two + three) for two, three in fives)

    def category(self, value: int) -> str:
        """The class of a hand: "full house"."""
        return super().category(value >> TIE_BREAK_BITS)

    def ranks(self, value: int) -> tuple[int, ...]:
        """The five ranks of a hand, the most important first."""
        return super().ranks(value >> TIE_BREAK_BITS)


class _Kept(dict[int, int]):
    """Values computed on first use, then kept."""

    def __init__(self, work_out: Callable[[int], int]) -> None:
        super().__init__()
        self._work_out = work_out
        self._same: dict[int, int] = {}

    def __missing__(self, key: int) -> int:
        value = self._work_out(key)
        # Share one object for each value: many hands are worth the same, and memory is the slow
        # part.
        self[key] = value = self._same.setdefault(value, value)
        return value


class _Rows(dict[int, list[int]]):
    """The same for a whole board: the value of every pair of cards on it."""

    def __init__(self, work_out: Callable[[int], list[int]]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, board: int) -> list[int]:
        self[board] = row = self._work_out(board)
        return row


class _Codes(dict[Card, int]):
    """Codes of the cards on a scale; any other card is an error."""

    def __missing__(self, card: Card) -> int:
        raise ValueError(f"{card!r} cannot be ranked in this game")


def _high_codes(rules: High) -> _Codes:
    codes = _Codes({card: rank_code(RANK[card]) + (1 << 4 * SUIT[card]) for card in PACK})
    codes.update(dict.fromkeys(_wild_cards(rules), WILD_IN_EVERY_SUIT))
    return codes


def _low_codes(rules: Low) -> _Codes:
    # Without suits no five of a suit ever shows, so flushes are never looked for.
    codes = _Codes({card: rank_code(RANK[card]) for card in PACK})
    if rules.joker == "lowest":
        codes[JOKER] = WILD
    return codes


def _suited_bits(suit: int, rules: High) -> dict[Card, int]:
    """The bit each card adds to the mask of ranks held in one suit."""
    bits = {card: 1 << RANK[card] if SUIT[card] == suit else 0 for card in PACK}
    return bits | dict.fromkeys(_wild_cards(rules), MASK_WILD)


def _wild_cards(rules: High | Low) -> list[Card]:
    jokers = [] if rules.joker == "none" else [JOKER]
    wild_rank = rules.wild_rank if isinstance(rules, High) else ""
    return jokers + [card for card in PACK if card[0] == wild_rank]
