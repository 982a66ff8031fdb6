"""One hand of seven against all hands of the other side: exact, within a second."""

from itertools import combinations
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import kernel
from cardhouse.analysis.pai_gow.alike import CARDS, JOKER_CARD, SUITS
from cardhouse.analysis.pai_gow.count import without
from cardhouse.analysis.pai_gow.hands import Steps, gather, steps
from cardhouse.analysis.pai_gow.ways import ALL_RANKS, FRONT_BITS, FRONT_MASK, ways
from cardhouse.cards import JOKER, RANK, Card
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import PaiGow, back_scale, front

_PLACES: Final = tuple(combinations(range(CARDS), 2))
# A setting: the values of its back and its front, and the cards in front.
_Made = tuple[int, int, tuple[Card, ...]]


class Outcome(NamedTuple):
    """A setting against all hands of the other side, each set the house way."""

    front: tuple[Card, ...]
    back: tuple[Card, ...]
    win: int
    lose: int
    deals: int
    # True if the house would set it so.
    house: bool

    @property
    def value(self) -> float:
        """The average win, as a share of the wager."""
        return (self.win - self.lose) / self.deals


def outcomes(
    cards: tuple[Card, ...],
    rules: PaiGow,
    *,
    banks: bool = False,
    ranks: tuple[int, ...] = ALL_RANKS,
) -> tuple[Outcome, ...]:
    """Every sensible setting of a hand, for a player or for the bank, the best first."""
    found = ways(rules.joker, rules.wheel, ranks)
    table = steps(found.groups)
    held = np.array([number_of(card) for card in cards], np.int64)
    rest = without(found.groups.deck(), held)
    times = np.zeros(len(found.back_values) << FRONT_BITS, np.int64)
    _spread(rest, table, found.house, comb(len(rest) - 1, CARDS - 1), times)
    codes = np.flatnonzero(times)
    times = times[codes]
    chosen, best = _settings(cards, rules)
    # The house way may be one of the best already.
    own = tuple(dict.fromkeys((*best, chosen)))
    results = (
        Outcome(
            front=pair,
            back=tuple(card for card in cards if card not in pair),
            **_counted(found.code(behind, before), codes, times, rules.copies, banks=banks),
            deals=int(times.sum()),
            house=pair == chosen[2],
        )
        for behind, before, pair in own
    )
    return tuple(sorted(results, key=lambda each: (-each.value, not each.house)))


def number_of(card: Card) -> int:
    """A card as the kernels have it."""
    return JOKER_CARD if card == JOKER else 4 * RANK[card] + SUITS.index(card[1])


@kernel
def _spread(
    rest: NDArray[np.int64],
    table: Steps,
    house: NDArray[np.int32],
    most: int,
    times: NDArray[np.int64],
) -> None:
    """Count the settings of all hands of seven among the other cards."""
    groups = np.empty(most, np.int32)
    # All hands at once would fill the memory, so they are split by their last card.
    for last in range(CARDS - 1, len(rest)):
        count = gather(rest[last : last + 1], rest[:last], table, groups)
        for group in groups[:count]:
            times[house[group]] += 1


def _settings(cards: tuple[Card, ...], rules: PaiGow) -> tuple[_Made, list[_Made]]:
    """The house way, and the settings that no other one beats, best back first."""
    scale = back_scale(rules)
    legal: dict[tuple[int, int], tuple[Card, ...]] = {}
    for one, two in _PLACES:
        pair = cards[one], cards[two]
        behind = scale.value(cards[:one] + cards[one + 1 : two] + cards[two + 1 :])
        if front(pair, rules) < behind:
            legal.setdefault((behind, front(pair, rules)), pair)
    best: list[tuple[int, int]] = []
    for behind, before in sorted(legal, reverse=True):
        if not best or before > best[-1][1]:
            best.append((behind, before))
    chosen = set(house_way(cards, rules).front)
    same = next((pair for pair in legal.values() if set(pair) == chosen), None) or _alike(
        cards, chosen, rules, legal
    )
    made = {pair: (*values, pair) for values, pair in legal.items()}
    return made[same], [made[legal[each]] for each in best]


def _alike(
    cards: tuple[Card, ...],
    chosen: set[Card],
    rules: PaiGow,
    legal: dict[tuple[int, int], tuple[Card, ...]],
) -> tuple[Card, ...]:
    """The setting worth the same as the house way, which differs from it in suits alone."""
    before = front(tuple(chosen), rules)
    behind = back_scale(rules).value(tuple(card for card in cards if card not in chosen))
    return legal[behind, before]


def _counted(
    code: int, codes: NDArray[np.int64], times: NDArray[np.int64], copies: str, *, banks: bool
) -> dict[str, int]:
    """The hands beaten with both hands, and those lost to with both."""
    before, behind = code & FRONT_MASK, code >> FRONT_BITS
    fronts, backs = codes & FRONT_MASK, codes >> FRONT_BITS
    over = (fronts < before) & (backs < behind)
    under = (fronts > before) & (backs > behind)
    if copies == "bank":
        # A copy is the bank's hand: it wins those that it ties.
        if banks:
            over = (fronts <= before) & (backs <= behind)
        else:
            under = (fronts >= before) & (backs >= behind)
    return {"win": int(times[over].sum()), "lose": int(times[under].sum())}
