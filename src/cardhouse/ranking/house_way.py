"""The house way of pai gow poker: how the floor sets seven cards (TOM-PG-P19 to P30)."""

from collections.abc import Callable, Sequence
from itertools import combinations, groupby
from typing import Final, Literal

import msgspec

from cardhouse.cards import JOKER, RANK, RANKS, Card
from cardhouse.ranking import best
from cardhouse.ranking.high import FLUSHES, RUNS
from cardhouse.ranking.layout import ACE
from cardhouse.ranking.paigow import PaiGow, back_scale, front

Front = tuple[Card, Card]
Back = tuple[Card, Card, Card, Card, Card]

# Cards of one rank, and a hand sorted into them: the largest group first, then the highest rank.
Kind = tuple[Card, ...]
Kinds = Sequence[Kind]
Shape = tuple[int, ...]
Rule = Callable[[Kinds], Front]


class Setting(msgspec.Struct, frozen=True):
    """Seven cards set as two hands, the most important card of each first."""

    front: Front
    back: Back


def house_way(cards: Sequence[Card], rules: PaiGow) -> Setting:
    """Set seven cards: the first rule that fits picks the two in front (TOM-PG-P19)."""
    if len(cards) != 7:
        raise ValueError(f"the house way sets seven cards, not {len(cards)}")
    ordered = sorted(cards, key=_ORDER.__getitem__)
    in_front = _of_equals(_front(ordered, rules), ordered, rules)
    behind = [card for card in ordered if card not in in_front]
    a, b, c, d, e = best.five(back_scale(rules), behind)
    return Setting(in_front, (a, b, c, d, e))


def front_by_ranks(cards: Sequence[Card], rules: PaiGow) -> tuple[Front, bool]:
    """The front that the ranks of seven cards call for.

    True beside it if a straight or a flush comes first (P26).
    """
    ranked = [card for card in cards if card != JOKER or rules.joker != "wild"]
    kinds = _kinds(sorted(ranked, key=_ORDER.__getitem__))
    shape = tuple(map(len, kinds))
    if rule := _FIRST.get(shape):
        return rule(kinds), False
    return _OTHERWISE[shape](kinds), True


def _front(ordered: list[Card], rules: PaiGow) -> Front:
    if rules.joker == "wild" and JOKER in ordered:
        ordered = [*(card for card in ordered if card != JOKER), JOKER]
    two, gives_way = front_by_ranks(ordered, rules)
    return (_before_complete_hand(ordered, rules) if gives_way else None) or two


def _of_equals(two: Front, ordered: Sequence[Card], rules: PaiGow) -> Front:
    """Among equal cards, put in front those that leave the highest back (P19).

    Beside three aces and the joker, the ace that stays may complete a flush. If the choice makes no
    difference, the first ones in order go in front.
    """
    ranks = [_RANK[card] for card in two]
    equal = [
        pair
        for pair in combinations(ordered, 2)
        if [_RANK[card] for card in pair] == ranks and (JOKER in pair) == (JOKER in two)
    ]
    if len(equal) < 2:
        return two
    scale = back_scale(rules)
    return max(equal, key=lambda pair: scale.value([card for card in ordered if card not in pair]))


def _kinds(ordered: Sequence[Card]) -> Kinds:
    kinds = [tuple(kind) for _, kind in groupby(ordered, _RANK.__getitem__)]
    kinds.sort(key=len, reverse=True)  # stable: the higher of two equal groups stays first
    return kinds


# The order of cards in a hand. The front is taken from its beginning: among equal cards the first
# of s, h, d, c goes there, and the joker, which is an ace, stays in the back (P19).
_RANK: Final = RANK | {JOKER: ACE}
_ORDER: Final = {
    card: place
    for place, card in enumerate(
        sorted(_RANK, key=lambda card: (-_RANK[card], "shdco".index(card[1])))
    )
}

COMPLETE: Final = RUNS | FLUSHES

Class = Literal["low", "medium", "high", "aces"]
_RANKS_OF_CLASS: Final[dict[Class, str]] = {
    "low": "23456",
    "medium": "789T",
    "high": "JQK",
    "aces": "A",
}
_CLASS: Final = {
    RANKS.index(rank): name for name, ranks in _RANKS_OF_CLASS.items() for rank in ranks
}

# The lowest single that, put in front, keeps two pairs or four of a kind together in the back.
_ANY: Final = 0
_KING: Final = RANKS.index("K")
_NEVER: Final = ACE + 1
_TWO_PAIRS_STAY: Final[dict[tuple[Class, Class], int]] = {
    ("aces", "high"): _NEVER,
    ("aces", "medium"): _NEVER,
    ("aces", "low"): _NEVER,
    ("high", "high"): _NEVER,
    ("high", "medium"): _NEVER,
    ("high", "low"): ACE,
    ("medium", "medium"): ACE,
    ("medium", "low"): _KING,
    ("low", "low"): _KING,
}
_FOUR_STAY: Final[dict[Class, int]] = {
    "aces": _NEVER,
    "high": _NEVER,
    "medium": _KING,
    "low": _ANY,
}


def _no_pair(kinds: Kinds) -> Front:
    """The second and third highest in front, the highest in the back (P20)."""
    return _highest(kinds[1:])


def _one_pair(kinds: Kinds) -> Front:
    """The two highest others in front, the pair in the back (P21)."""
    return _highest(kinds[1:])


def _two_pairs(kinds: Kinds) -> Front:
    """The lower pair in front, or two singles if one is high enough to keep both pairs (P22)."""
    higher, lower, *singles = kinds
    stay = _TWO_PAIRS_STAY[_class(higher), _class(lower)]
    return _highest(singles) if _rank(singles[0]) >= stay else _two(lower)


def _three_pairs(kinds: Kinds) -> Front:
    """The highest pair in front (P23)."""
    return _two(kinds[0])


def _three(kinds: Kinds) -> Front:
    """Three aces split, one in front with the highest single; other threes stay in back (P24)."""
    three, *singles = kinds
    return (three[0], singles[0][0]) if _rank(three) == ACE else _highest(singles)


def _two_threes(kinds: Kinds) -> Front:
    """Two of the higher three in front (P25)."""
    return _two(kinds[0])


def _before_complete_hand(ordered: Sequence[Card], rules: PaiGow) -> Front | None:
    """The highest front that leaves a straight or a flush, then the highest back (P26)."""
    scale = back_scale(rules)
    if scale.category(scale.value(ordered)) not in COMPLETE:
        return None
    settings = []
    for two in combinations(ordered, 2):
        behind = [card for card in ordered if card not in two]
        value = scale.value(behind)
        if scale.category(value) in COMPLETE:
            settings.append((front(two, rules), value, two))
    # Among equal settings max takes the first, which rightly has the first cards in front.
    return max(settings, key=lambda setting: setting[:2])[2]


def _three_and_pair(kinds: Kinds) -> Front:
    """The pair in front, the higher of two pairs (P27)."""
    return _two(kinds[1])


def _four_and_more(kinds: Kinds) -> Front:
    """The pair, or two of the three, in front; four of a kind in the back (P28)."""
    return _two(kinds[1])


def _four(kinds: Kinds) -> Front:
    """Two of the four in front, or two singles if one is high enough to keep the four (P28)."""
    four, *singles = kinds
    stay = _FOUR_STAY[_class(four)]
    return _highest(singles) if _rank(singles[0]) >= stay else _two(four)


def _five_aces(kinds: Kinds) -> Front:
    """Two aces in front, unless the other two are kings (P29)."""
    aces, *others = kinds
    return _two(others[0]) if len(others) == 1 and _rank(others[0]) == _KING else _two(aces)


def _joker_with_single(kinds: Kinds) -> Front:
    """The wild joker with the highest single in front; four or three in the back (P30)."""
    return kinds[1][0], JOKER


def _joker_and_two_pairs(kinds: Kinds) -> Front:
    """The wild joker with a single that outranks both pairs, or else the lower pair (P30)."""
    higher, lower, single, _ = kinds
    return (single[0], JOKER) if _rank(single) > _rank(higher) else _two(lower)


def _joker_and_pair(kinds: Kinds) -> Front:
    """The wild joker pairs the highest single: the lower of the two pairs in front (P30)."""
    pair, single, *_ = kinds
    return (single[0], JOKER) if _rank(single) < _rank(pair) else _two(pair)


# Each hand has one shape, so only one order matters: a straight or a flush is tried after the first
# table and before the second. Shapes of six cards leave out a wild joker (P30).
_FIRST: Final[dict[Shape, Rule]] = {
    (5, 2): _five_aces,
    (5, 1, 1): _five_aces,
    (4, 3): _four_and_more,
    (4, 2, 1): _four_and_more,
    (4, 1, 1, 1): _four,
    (3, 3, 1): _two_threes,
    (3, 2, 2): _three_and_pair,
    (3, 2, 1, 1): _three_and_pair,
    (2, 2, 2, 1): _three_pairs,
    (2, 2, 1, 1, 1): _two_pairs,
    (4, 2): _four_and_more,
    (4, 1, 1): _joker_with_single,
    (3, 3): _two_threes,
    (3, 2, 1): _three_and_pair,
    (2, 2, 2): _three_pairs,
    (3, 1, 1, 1): _joker_with_single,
    (2, 2, 1, 1): _joker_and_two_pairs,
}
_OTHERWISE: Final[dict[Shape, Rule]] = {
    (3, 1, 1, 1, 1): _three,
    (2, 1, 1, 1, 1, 1): _one_pair,
    (1, 1, 1, 1, 1, 1, 1): _no_pair,
    (2, 1, 1, 1, 1): _joker_and_pair,
    (1, 1, 1, 1, 1, 1): _no_pair,
}


def _two(kind: Kind) -> Front:
    return kind[0], kind[1]


def _highest(singles: Kinds) -> Front:
    return singles[0][0], singles[1][0]


def _rank(kind: Kind) -> int:
    return _RANK[kind[0]]


def _class(kind: Kind) -> Class:
    return _CLASS[_rank(kind)]
