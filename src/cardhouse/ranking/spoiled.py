"""Low hands in an order of their own: the ace may be high, straights and flushes may count."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from typing import Final

from cardhouse.cards import RANK, Card
from cardhouse.ranking.layout import ACE, pack
from cardhouse.ranking.low import BY_GROUPS
from cardhouse.ranking.rules import Low
from cardhouse.ranking.scales import Scale

# Worst first; a royal flush is a straight flush like any other.
CLASSES: Final = (
    "straight flush", "four of a kind", "full house", "flush", "straight", "three of a kind",
    "two pair", "one pair", "no pair",
)  # fmt: skip

_PLACE: Final = {name: place for place, name in enumerate(CLASSES, start=1)}
# Pips go up to 14, and a lower card is the greater number.
_ABOVE: Final = 16


class SpoiledScale(Scale):
    """The order of lows that straights and flushes spoil; it checks every five cards."""

    __slots__ = ()

    def __init__(self, rules: Low) -> None:
        super().__init__(rules)
        self._classes = ("no low", *CLASSES)

    def value(self, cards: Sequence[Card]) -> int:
        """The best five of five to seven cards; 0 if they do not qualify."""
        if not 5 <= len(cards) <= 7:
            raise ValueError(f"a hand is the best five of 5 to 7 cards, not of {len(cards)}")
        return max(map(self._five, combinations(cards, 5)))

    def value_on(self, board_code: int, board: Sequence[Card], own: Sequence[Card]) -> int:
        """The best five of a board and the player's cards."""
        return self.value((*board, *own))

    def value_of_two_on(self, board_code: int, board: Sequence[Card], own: Sequence[Card]) -> int:
        """The best of exactly two of the player's cards with three of the board."""
        fives = product(combinations(own, 2), combinations(board, 3))
        return max((self._five(two + three) for two, three in fives), default=0)

    def ranks(self, value: int) -> tuple[int, ...]:
        """The five ranks of a hand, the most important first; none if it does not qualify."""
        if not value:
            return ()
        pips = [_ABOVE - (value >> shift & 15) for shift in (16, 12, 8, 4, 0)]
        return tuple(ACE if number == 1 else number - 2 for number in pips)

    def _five(self, cards: Sequence[Card]) -> int:
        rules = self.rules
        assert isinstance(rules, Low)
        self.code(cards)
        suited = len({card[1] for card in cards}) == 1
        return _value(rules, tuple(sorted(RANK[card] for card in cards)), suited)


@cache
def _value(rules: Low, ranks: tuple[int, ...], suited: bool) -> int:
    ace = 1 if rules.aces == "low" else 14
    pips = [ace if rank == ACE else rank + 2 for rank in ranks]
    groups = sorted(((pips.count(each), each) for each in set(pips)), reverse=True)
    name: str = BY_GROUPS.get(tuple(count for count, _ in groups), "four of a kind")
    if rules.straights_and_flushes and name == "no pair":
        run = max(pips) - min(pips) == 4
        spoiled = {(True, True): "straight flush", (True, False): "straight"}
        name = spoiled.get((run, suited), "flush" if suited else name)
    if rules.qualifier is not None and (name != "no pair" or max(pips) > rules.qualifier):
        return 0
    return pack(_PLACE[name], (_ABOVE - each for count, each in groups for _ in range(count)))
