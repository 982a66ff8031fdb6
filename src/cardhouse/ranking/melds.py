"""Pan's melds: ropes and sets, the cards each one takes, and its worth in chips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct

from cardhouse.cards import Card

# Lowest to highest; seven and jack are neighbours, king and ace are not.
ORDER: Final = "A234567JQK"
INDEX: Final = {rank: place for place, rank in enumerate(ORDER, 1)}
VALLE: Final = frozenset("357")
# Any three of a rank here make a set, whatever their suits.
FREE: Final = frozenset("AK")
LOW: Final = frozenset("A23")
HIGH: Final = frozenset("KQJ")
LEAST: Final = 3
MOST: Final = 11

# A set of one suit, of three or more suits, or of aces or kings in any suits; "wrong" is a spread
# that does not conform, found only at recorded tables.
Kind = Literal["rope", "same", "different", "any", "wrong"]


class MeldRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a house for its melds."""

    # Cards that may be added to a set of one suit: only that suit, or any card of the rank.
    same_suit_set_takes: Literal["same-suit", "any-suit"] = "same-suit"


class Meld(Struct, frozen=True):
    """Cards spread together, and the kind of meld they were laid as."""

    kind: Kind
    cards: tuple[Card, ...]
    # The suit of a rope, or the suit that prices a set of one suit.
    suit: str = ""


class Condition(Struct, frozen=True):
    """The price of a meld: for its first three cards, and for each further card."""

    name: Literal["valle", "valle-same", "same", "low", "high"]
    base: int
    each: int


class Due(Struct, frozen=True):
    """Chips due from every paying player, and the reason."""

    chips: int
    why: str


def classify(cards: Iterable[Card], rules: MeldRules) -> Meld | None:
    """The cards as a meld, of the best-paying kind if there is a choice; None if they are none."""
    held = tuple(cards)
    kinds: list[Meld] = []
    if len({card[0] for card in held}) > 1:
        kinds.append(Meld("rope", held, held[0][1]))
    else:
        kinds += [Meld("same", held, suit) for suit in sorted({card[1] for card in held})]
        kinds += [Meld("any", held), Meld("different", held)]
    possible = [meld for meld in kinds if is_valid(meld, rules)]
    return max(possible, key=lambda meld: value(meld, rules), default=None)


def is_valid(meld: Meld, rules: MeldRules) -> bool:
    """True if the cards make a meld of the kind they were laid as."""
    cards = meld.cards
    if not LEAST <= len(cards) <= MOST or any(card[0] not in INDEX for card in cards):
        return False
    if meld.kind == "rope":
        places = sorted(INDEX[card[0]] for card in cards)
        run = list(range(places[0], places[0] + len(places)))
        return places == run and all(card[1] == meld.suit for card in cards)
    rank = cards[0][0]
    if any(card[0] != rank for card in cards):
        return False
    suits = [card[1] for card in cards]
    if meld.kind == "same":
        own = suits.count(meld.suit)
        return own == len(cards) or (own >= LEAST and _takes_any_suit(rank, rules))
    if meld.kind == "any":
        return rank in FREE
    return meld.kind == "different" and rank not in FREE and len(set(suits)) >= LEAST


def _takes_any_suit(rank: str, rules: MeldRules) -> bool:
    return rank in FREE or rules.same_suit_set_takes == "any-suit"


def condition(meld: Meld) -> Condition | None:
    """The condition that a meld makes, if any."""
    ranks = {card[0] for card in meld.cards}
    double = 2 if meld.suit == "s" else 1
    if meld.kind == "rope":
        if ranks >= LOW:
            return Condition("low", double, double)
        return Condition("high", double, double) if ranks >= HIGH else None
    valle = ranks <= VALLE
    if meld.kind == "same" and valle:
        return Condition("valle-same", 2 * double, double)
    if meld.kind == "same":
        return Condition("same", double, double)
    return Condition("valle", 1, 1) if meld.kind == "different" and valle else None


def value(meld: Meld, rules: MeldRules) -> int:
    """The worth of a meld as it lies: its condition, and the price of every further card."""
    found = condition(meld)
    return found.base + found.each * (_counted(meld, rules) - LEAST) if found else 0


def _counted(meld: Meld, rules: MeldRules) -> int:
    """The number of paid cards: a set of one suit that took others counts only its own suit."""
    if meld.kind != "same" or rules.same_suit_set_takes == "any-suit":
        return len(meld.cards)
    return sum(card[1] == meld.suit for card in meld.cards)


def increased(meld: Meld, cards: Iterable[Card], rules: MeldRules) -> Meld | None:
    """The meld with cards added, if it keeps its character; a wrong one may become valid."""
    together = (*meld.cards, *cards)
    if meld.kind == "wrong":
        return classify(together, rules)
    larger = Meld(meld.kind, together, meld.suit)
    return larger if is_valid(larger, rules) else None


def lent(meld: Meld, card: Card, rules: MeldRules) -> Meld | None:
    """The rest of a meld after a card is borrowed, if it is still a valid meld."""
    if card not in meld.cards or meld.kind == "wrong":
        return None
    left = list(meld.cards)
    left.remove(card)
    rest = Meld(meld.kind, tuple(left), meld.suit)
    return rest if is_valid(rest, rules) else classify(left, rules)


def divided(
    meld: Meld, added: tuple[Card, ...], first: tuple[Card, ...], rules: MeldRules
) -> tuple[Meld, Meld] | None:
    """The two melds made by adding cards and splitting, the first as named."""
    left = Counter(meld.cards) + Counter(added)
    if not added or meld.kind == "wrong" or Counter(first) - left:
        return None
    rest = tuple((left - Counter(first)).elements())
    one, other = classify(first, rules), classify(rest, rules)
    if one is None or other is None:
        return None
    # Both parts need a card of the old meld: otherwise one is a new meld beside it.
    if not all(Counter(part.cards) & Counter(meld.cards) for part in (one, other)):
        return None
    return one, other


def for_new(meld: Meld, rules: MeldRules) -> tuple[Due, ...]:
    """Chips due for a new meld: its full worth as it lies."""
    found = condition(meld)
    return (Due(value(meld, rules), f"condition.{found.name}"),) if found else ()


def for_increase(old: Meld, new: Meld, rules: MeldRules) -> tuple[Due, ...]:
    """Chips due for added cards: the price of each, or the whole worth if they make a condition."""
    before, after = condition(old), condition(new)
    if before is None:
        return (Due(value(new, rules), "value"),) if after else ()
    chips = before.each * (_counted(new, rules) - _counted(old, rules))
    why = "increase.half" if before.name == "valle-same" else "increase"
    return (Due(chips, why),) if chips else ()


def for_split(old: Meld, parts: tuple[Meld, Meld], rules: MeldRules) -> tuple[Due, ...]:
    """Chips due for a split: a flat price for a condition it creates, and for cards added."""
    before, dues = condition(old), list[Due]()
    same = [part for part in parts if before == condition(part) and part.suit == old.suit]
    # The old condition lives on in the part with most of its cards.
    heir = max(same, key=lambda part: _shared(old, part), default=None)
    for part in parts:
        found = condition(part)
        if part is heir and before is not None:
            chips = before.each * (len(part.cards) - _shared(old, part))
            why = "increase.half" if before.name == "valle-same" else "increase"
            dues += [Due(chips, why)] if chips else []
        elif found is not None:
            dues.append(Due(2 if part.suit == "s" else 1, "split"))
    return tuple(dues)


def _shared(old: Meld, part: Meld) -> int:
    return (Counter(old.cards) & Counter(part.cards)).total()
