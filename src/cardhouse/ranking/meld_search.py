"""What can be done with cards at pan: the melds in a hand, and every way to use one card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
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

# Melds may be numbered from 1, so 0 is none.
NONE = 0


class Move(Struct, frozen=True):
    """A way to lay cards out: a new meld, cards added to one, or one split in two."""

    do: Literal["meld", "increase", "split"]
    # From the hand; a new meld may have one card more, borrowed out of another.
    cards: tuple[Card, ...]
    # Which meld it is added to, split, or borrowed from.
    meld: int = NONE
    borrowed: tuple[Card, ...] = ()
    # The cards of the first of the two melds that a split makes.
    first: tuple[Card, ...] = ()
    dues: tuple[Due, ...] = ()

    @property
    def worth(self) -> int:
        """What it collects from every paying player, in chips."""
        return sum(due.chips for due in self.dues)


def partition(cards: tuple[Card, ...], rules: MeldRules) -> tuple[Meld, ...] | None:
    """All of these cards as valid melds, if they can be laid out so."""
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
    # The lowest card is in some meld: in a set of its rank, or at the low end of a rope.
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
    """Every different selection of these cards, the empty one too."""
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
    """Ways to use a card together with those held, at least one if there is any.

    Without a card, ways to use those held; the list names what a player would think of, not all
    that the rules allow.
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
    """Cards that may be a meld: sets small and large, ropes of three and longer."""
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
        # Where suits do not matter, three with the card.
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
    """Card after card at the low end, and at the high end."""
    pool = {*held} if card is None else {*held, card}
    places = [INDEX[each[0]] for each in meld.cards]
    for start, stride in ((min(places), -1), (max(places), 1)):
        place, added = start + stride, list[Card]()
        while 1 <= place <= len(ORDER) and (each := Card(ORDER[place - 1] + meld.suit)) in pool:
            added.append(each)
            place += stride
            if card is None or card in added:
                yield tuple(added)


def _splits(
    held: tuple[Card, ...], melds: tuple[Meld, ...], card: Card | None, rules: MeldRules
) -> Iterator[Move]:
    for number, meld in enumerate(melds, 1):
        pool = held if card is None else (*held, card)
        rope = meld.kind == "rope"
        of = [c for c in pool if (c[1] == meld.suit if rope else c[0] == meld.cards[0][0])]
        if meld.kind == "wrong" or len(of) + len(meld.cards) < 2 * LEAST:
            continue
        pairs = _rope_splits(meld, Counter(of)) if rope else _set_splits(meld, of)
        for added, first in pairs:
            if card is not None and card not in added:
                continue
            parts = divided(meld, added, first, rules)
            if parts is not None:
                dues = for_split(meld, parts, rules)
                yield Move("split", added, number, first=first, dues=dues)


Parting = tuple[tuple[Card, ...], tuple[Card, ...]]


def _set_splits(meld: Meld, held: list[Card]) -> Iterator[Parting]:
    """Three of one suit taken apart, with whatever is added."""
    for added in _choices(held):
        together = Counter(meld.cards) + Counter(added)
        for each, count in together.items():
            if added and count >= LEAST:
                yield added, (each,) * LEAST


def _rope_splits(meld: Meld, held: Counter[Card]) -> Iterator[Parting]:
    """Two runs that cover the old rope; where they overlap a card is needed twice."""
    rope = [Card(rank + meld.suit) for rank in ORDER]
    old = [card in meld.cards for card in rope]
    low = old.index(True)
    high = low + len(meld.cards)
    runs = list(_runs([old[i] or held[card] > 0 for i, card in enumerate(rope)]))
    firsts = [(start, end) for start, end in runs if start <= low < end < high]
    others = [(start, end) for start, end in runs if end >= high]
    for (start, end), (start2, end2) in product(firsts, others):
        if start2 > end:
            continue
        added: list[Card] = []
        for i in range(min(start, start2), end2):
            needed = (start <= i < end) + (start2 <= i < end2) - old[i]
            if needed > held[rope[i]]:
                break
            added += [rope[i]] * needed
        else:
            if added:
                yield tuple(added), tuple(rope[start:end])


def _runs(there: list[bool]) -> Iterator[tuple[int, int]]:
    """Every stretch of at least three places that are all there, with its end."""
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
                # What the hand holds itself need not be borrowed.
                if new is not None and group.count(borrowed) > pool.count(borrowed):
                    dues = for_new(new, rules)
                    yield Move("meld", tuple(own), number, (borrowed,), dues=dues)
