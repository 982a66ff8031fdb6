"""Moves with cards at pan: the melds in a hand, and every way to use one card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Literal

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.ranking.melds import (
    INDEX,
    LEAST,
    ORDER,
    Due,
    Meld,
    MeldRules,
    classify,
    divided,
    for_increase,
    for_new,
    for_split,
    increased,
    lent,
)

# Melds are numbered from 1; 0 is none.
NONE = 0


class Move(Struct, frozen=True):
    """A way to lay cards out: a new meld, an addition to a meld, or a split in two."""

    do: Literal["meld", "increase", "split"]
    # Cards from the hand; a new meld may have one more, borrowed from another meld.
    cards: tuple[Card, ...]
    # The meld that is added to, split, or borrowed from.
    meld: int = NONE
    borrowed: tuple[Card, ...] = ()
    # The cards of the first of a split's two melds.
    first: tuple[Card, ...] = ()
    dues: tuple[Due, ...] = ()

    @property
    def worth(self) -> int:
        """The chips it collects from every paying player."""
        return sum(due.chips for due in self.dues)


def partition(cards: tuple[Card, ...], rules: MeldRules) -> tuple[Meld, ...] | None:
    """These cards laid out entirely as valid melds, if possible."""
    found = _partition(tuple(sorted(cards, key=_place)), rules)
    return None if found is None else tuple(found)


def _place(card: Card) -> tuple[int, str]:
    return INDEX.get(card[0], 0), card[1]


@lru_cache(maxsize=1 << 12)
def _partition(cards: tuple[Card, ...], rules: MeldRules) -> list[Meld] | None:
    if not cards:
        return []
    if len(cards) < LEAST:
        return None
    # The lowest card must be in some meld: in a set of its rank, or at the low end of a rope.
    for group in _groups_with_lowest(cards):
        meld = classify(group, rules)
        if meld is None:
            continue
        rest = _partition(tuple(_without(cards, group)), rules)
        if rest is not None:
            return [meld, *rest]
    return None


def _groups_with_lowest(cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    lowest, held = cards[0], set(cards)
    rope = [lowest]
    for rank in ORDER[INDEX[lowest[0]] :] if lowest[0] in INDEX else "":
        follower = Card(rank + lowest[1])
        if follower not in held:
            break
        rope.append(follower)
        yield tuple(rope)
    for chosen in _choices([card for card in cards[1:] if card[0] == lowest[0]]):
        yield (lowest, *chosen)


def _choices(cards: list[Card]) -> Iterator[tuple[Card, ...]]:
    """Every different selection of these cards, including the empty one."""
    counts = Counter(cards)
    for numbers in product(*(range(count + 1) for count in counts.values())):
        yield tuple(c for c, n in zip(counts, numbers, strict=True) for _ in range(n))


def _without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> list[Card]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


@lru_cache(maxsize=1 << 14)
def moves(
    held: tuple[Card, ...], melds: tuple[Meld, ...], card: Card | None, rules: MeldRules
) -> tuple[Move, ...]:
    """Ways to use a card together with the held cards, at least one if any exists.

    Without a card, ways to use the held cards; the list names the moves a player would think of,
    not all that the rules allow.
    """
    found = dict.fromkeys(_new_melds(held, card, rules))
    found |= dict.fromkeys(_increases(held, melds, card, rules))
    found |= dict.fromkeys(_splits(held, melds, card, rules))
    found |= dict.fromkeys(_borrowings(held, melds, card, rules))
    return tuple(found)


def _new_melds(held: tuple[Card, ...], card: Card | None, rules: MeldRules) -> Iterator[Move]:
    for group in _groups(held, card):
        meld = classify(group, rules)
        if meld is not None:
            yield Move("meld", group, dues=for_new(meld, rules))


def _groups(held: tuple[Card, ...], card: Card | None) -> Iterator[tuple[Card, ...]]:
    """Candidate melds: sets small and large, ropes of three and longer."""
    pool = Counter(held if card is None else (*held, card))
    ranks = {each[0] for each in pool} if card is None else {card[0]}
    for rank in sorted(ranks & INDEX.keys(), key=ORDER.index):
        yield from _set_groups(pool, rank, card)
    for suit in sorted({each[1] for each in pool} if card is None else {card[1]}):
        yield from _ropes(pool, suit, card)


def _set_groups(pool: Counter[Card], rank: str, card: Card | None) -> Iterator[tuple[Card, ...]]:
    of_rank = {each: count for each, count in pool.items() if each[0] == rank}
    total = sum(of_rank.values())
    if total < LEAST:
        return
    for each, count in of_rank.items():
        if count >= LEAST and card in (None, each):
            yield (each,) * LEAST
            yield (each,) * count
    kinds = sorted(of_rank, key=lambda each: each != card)
    if len(kinds) >= LEAST:
        for i, second in enumerate(kinds[1:], 1):
            for third in kinds[i + 1 :]:
                yield (kinds[0], second, third)
        if card is None and len(kinds) > LEAST:
            yield tuple(kinds[1:])
        yield tuple(kinds)
    every = tuple(each for each in kinds for _ in range(of_rank[each]))
    yield every
    if total > LEAST:
        # For ranks that meld in any suits: three with the card.
        yield every[:LEAST]
        yield (kinds[0], *every[-2:])


def _ropes(pool: Counter[Card], suit: str, card: Card | None) -> Iterator[tuple[Card, ...]]:
    runs: list[list[Card]] = [[]]
    for rank in ORDER:
        each = Card(rank + suit)
        if pool[each]:
            runs[-1].append(each)
        elif runs[-1]:
            runs.append([])
    for run in runs:
        for start in range(len(run) - LEAST + 1):
            for end in dict.fromkeys((start + LEAST, len(run))):
                rope = tuple(run[start:end])
                if card is None or card in rope:
                    yield rope


def _increases(
    held: tuple[Card, ...], melds: tuple[Meld, ...], card: Card | None, rules: MeldRules
) -> Iterator[Move]:
    for number, meld in enumerate(melds, 1):
        for cards in _additions(meld, held, card):
            larger = increased(meld, cards, rules)
            if larger is not None:
                dues = for_increase(meld, larger, rules)
                yield Move("increase", cards, number, dues=dues)


def _additions(meld: Meld, held: tuple[Card, ...], card: Card | None) -> Iterator[tuple[Card, ...]]:
    if meld.kind == "wrong":
        near = [each for each in held if any(_near(each, old) for old in meld.cards)]
        wanted = () if card is None else (card,)
        yield from ((*wanted, *chosen) for chosen in _choices(near) if wanted or chosen)
    elif meld.kind != "rope":
        rank = meld.cards[0][0]
        if card is not None:
            if card[0] == rank:
                yield (card,)
            return
        yield from ((each,) for each in dict.fromkeys(held) if each[0] == rank)
    else:
        yield from _rope_additions(meld, held, card)


def _near(card: Card, other: Card) -> bool:
    return card[0] == other[0] or card[1] == other[1]


def _rope_additions(
    meld: Meld, held: tuple[Card, ...], card: Card | None
) -> Iterator[tuple[Card, ...]]:
    """Cards added one after another at the low end, and at the high end."""
    pool = {*held} if card is None else {*held, card}
    places = [INDEX[each[0]] for each in meld.cards]
    for start, stride in ((min(places), -1), (max(places), 1)):
        place, added = start + stride, list[Card]()
        while 1 <= place <= len(ORDER) and (each := Card(ORDER[place - 1] + meld.suit)) in pool:
            added.append(each)
            place += stride
            if card is None or card in added:
                yield tuple(added)


Parting = tuple[tuple[Card, ...], tuple[Card, ...]]


def _splits(
    held: tuple[Card, ...], melds: tuple[Meld, ...], card: Card | None, rules: MeldRules
) -> Iterator[Move]:
    """Every split that takes a meld apart or, failing that, one other legal split."""
    for number, meld in enumerate(melds, 1):
        usual, unusual = list[Move](), list[Move]()
        pool = held if card is None else (*held, card)
        for added, first in _partings(meld, pool, rules):
            parts = None
            if card is None or card in added:
                parts = divided(meld, added, first, rules)
            if parts is not None:
                dues = for_split(meld, parts, rules)
                moves = usual if _is_taken_apart(meld, added, parts) else unusual
                moves.append(Move("split", added, number, first=first, dues=dues))
        yield from usual or unusual[:1]


def _is_taken_apart(old: Meld, added: tuple[Card, ...], parts: tuple[Meld, Meld]) -> bool:
    """True if both parts are of the old meld's sort and neither consists of added cards alone."""
    ropes = [part.kind == "rope" for part in parts]
    alone = [Counter(part.cards) <= Counter(added) for part in parts]
    return ropes == [old.kind == "rope"] * 2 and not any(alone)


def _partings(meld: Meld, pool: tuple[Card, ...], rules: MeldRules) -> Iterator[Parting]:
    """Possible additions to a meld, with the cards of one part: at least one if any is legal."""
    suits, ranks = {card[1] for card in meld.cards}, {card[0] for card in meld.cards}
    in_suit = [card for card in pool if card[1] in suits]
    of_rank = [card for card in pool if card[0] in ranks]
    missing = 2 * LEAST - len(meld.cards)
    if meld.kind == "wrong":
        return
    rope = meld.kind == "rope"
    alike, others = (in_suit, of_rank) if rope else (of_rank, in_suit)
    if len(alike) >= missing:
        new = _rope_partings(meld, Counter(alike)) if rope else _set_partings(meld, alike, rules)
        yield from new
    # The part of the other sort holds at most one card of the old meld.
    if len(others) >= LEAST - 1:
        near = Counter(card for card in pool if card[0] in ranks or card[1] in suits)
        yield from _crossings(meld, near)


def _set_partings(meld: Meld, held: list[Card], rules: MeldRules) -> Iterator[Parting]:
    """Splits with one part as small as a set can be; surplus cards go to the other part."""
    # A set of one suit that takes other suits may need one such card: that of the old meld.
    sizes = (LEAST,) if rules.same_suit_set_takes == "same-suit" else (LEAST, LEAST + 1)
    for added in filter(None, _choices(held)):
        together = Counter(meld.cards) + Counter(added)
        for size in sizes:
            for first in combinations_with_replacement(together, size):
                rest = together - Counter(first)
                # Two parts of the same size are one split, whichever is named first.
                again = rest.total() == size and sorted(rest.elements()) < sorted(first)
                if rest.total() == together.total() - size and not again:
                    yield added, first


def _rope_partings(meld: Meld, held: Counter[Card]) -> Iterator[Parting]:
    """Two ropes that cover the old one; an overlap needs the same card twice."""
    old = Counter(meld.cards)
    for first, other in combinations_with_replacement(_ropes_in(old + held, meld.suit), 2):
        both = Counter(first) + Counter(other)
        if both > old and both - old <= held:
            yield tuple((both - old).elements()), first


def _crossings(meld: Meld, held: Counter[Card]) -> Iterator[Parting]:
    """A rope and a set, one of them with a single card of the old meld, or one like it."""
    old = Counter(meld.cards)
    have, ranks = old + held, {card[0] for card in meld.cards}
    for rope in [r for s in sorted({c[1] for c in meld.cards}) for r in _ropes_in(have, s)]:
        left = old - Counter(rope)
        of_set = {card[0] for card in left}
        for rank in of_set or sorted(ranks) if len(of_set) < 2 else ():
            spare = have - Counter(rope) - left
            for more in _choices([card for card in spare.elements() if card[0] == rank]):
                added = Counter(rope) + left + Counter(more) - old
                if added and left.total() + len(more) >= LEAST:
                    yield tuple(added.elements()), rope


def _ropes_in(cards: Counter[Card], suit: str) -> list[tuple[Card, ...]]:
    """Every rope in a suit, from the lowest."""
    rope = [Card(rank + suit) for rank in ORDER]
    return [tuple(rope[start:end]) for start, end in _runs([cards[card] > 0 for card in rope])]


def _runs(there: list[bool]) -> Iterator[tuple[int, int]]:
    """Every unbroken stretch of at least three places, with its end."""
    for start in range(len(there)):
        for end in range(start + 1, len(there) + 1):
            if not there[end - 1]:
                break
            if end - start >= LEAST:
                yield start, end


def _borrowings(
    held: tuple[Card, ...], melds: tuple[Meld, ...], card: Card | None, rules: MeldRules
) -> Iterator[Move]:
    for number, meld in enumerate(melds, 1):
        if len(meld.cards) == LEAST:
            continue
        for borrowed in dict.fromkeys(meld.cards):
            if lent(meld, borrowed, rules) is None:
                continue
            pool = held if card is None else (*held, card)
            for group in _groups(pool, borrowed):
                own = list(group)
                own.remove(borrowed)
                if card is not None and card not in own:
                    continue
                new = classify(group, rules)
                # A card already in the hand need not be borrowed.
                if new is not None and group.count(borrowed) > pool.count(borrowed):
                    dues = for_new(new, rules)
                    yield Move("meld", tuple(own), number, (borrowed,), dues=dues)
