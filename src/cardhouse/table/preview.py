"""A ruling before it is made: every card and chip that it would move, as the floor may see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.hand import Hand
from cardhouse.floor.core.pointing import Seen, piles, pointed, seen
from cardhouse.floor.core.reports import Report
from cardhouse.ledger import BONUS, BOX
from cardhouse.table.accounts import at, holdings, moves
from cardhouse.table.play import AnyEvent, ruled
from cardhouse.table.table import Table

STOCK: Final = "stock"


class Moved(Struct, frozen=True):
    """Cards that change their place, with backs for those that nobody sees now."""

    cards: tuple[Card, ...]
    source: str
    target: str


class Preview(Struct, frozen=True, kw_only=True):
    """A table before and after a ruling that was made on a copy of it."""

    # Cards by place. A card that nobody sees now stays a back, even if the ruling turns it up.
    before: Seen
    after: Seen
    moved: tuple[Moved, ...]
    # Chips by account of the room, before and after.
    chips: dict[str, tuple[int, int]]
    # True if more cards are dealt at once, which nobody knows yet.
    deals: bool
    events: tuple[AnyEvent, ...]
    # The table after it.
    table: Table


def preview(name: str, table: Table, report: Report) -> Preview:
    """Rule on a copy of the named table; a refusal is an Illegal as it would be for good."""
    after = table.copy()
    hand = after.hand
    events = ruled(after, report if hand is None else pointed(hand, report), blind=True)
    assert table.hand is not None and after.hand is not None, "no hand was ruled on"
    now = seen(table.hand)
    return Preview(
        before=now,
        after=_veiled(now, seen(after.hand)),
        moved=tuple(_moved(table.hand, after.hand)),
        chips=_chips(name, table, events),
        deals=any(ask.actor == CHANCE for ask in after.hand.asked),
        events=tuple(events),
        table=after,
    )


def _veiled(before: Seen, after: Seen) -> Seen:
    """The table after a ruling, for somebody who knows only the cards that lie open before it."""
    stay = {
        place: Counter(_known(before.get(place, ()))) & Counter(cards)
        for place, cards in after.items()
    }
    # Known cards that have gone elsewhere.
    left = Counter(_known(card for cards in before.values() for card in cards))
    for kept in stay.values():
        left -= kept
    veiled: Seen = {}
    for place, cards in after.items():
        faces = []
        for card in cards:
            known = stay[place] if stay[place][card] else left
            faces.append(card if known[card] else HIDDEN)
            known[card] -= known[card] > 0
        veiled[place] = tuple(faces)
    return veiled


def _known(cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if card != HIDDEN]


def _moved(before: Hand, after: Hand) -> Iterator[Moved]:
    """Cards that lie in another place afterwards, by their old and new places."""
    old, new = piles(before), piles(after)
    gone = {place: Counter(cards) - Counter(new.get(place, ())) for place, cards in old.items()}
    come = {place: Counter(cards) - Counter(old.get(place, ())) for place, cards in new.items()}
    paths: dict[tuple[str, str], list[Card]] = {}
    for source, target, card in (*_told(gone, come), *_untold(gone, come)):
        if source != target:
            paths.setdefault((source, target), []).append(card)
    faces = {place: Counter(_known(cards)) for place, cards in seen(before).items()}
    for (source, target), cards in paths.items():
        yield Moved(tuple(_face(card, faces[source]) for card in cards), source, target)


Lying = dict[str, Counter[Card]]


def _told(gone: Lying, come: Lying) -> Iterator[tuple[str, str, Card]]:
    """Cards that are found again by their faces; a shoe may have each of them several times."""
    for source in sorted(gone, key=STOCK.__eq__):
        for target, arrived in come.items():
            both = gone[source] & arrived
            gone[source] -= both
            arrived -= both
            for card in both.elements():
                yield source, target, card


def _untold(gone: Lying, come: Lying) -> Iterator[tuple[str, str, Card]]:
    """Cards that are shuffled in, or stay in a deck whose order is no longer known."""
    left = {place: [*cards.elements()] for place, cards in gone.items()}
    there = {place: cards.total() for place, cards in come.items()}
    for source, cards in left.items():
        for target in (source, *there):
            while cards and there.get(target):
                there[target] -= 1
                yield source, target, cards.pop()


def _face(card: Card, faces: Counter[Card]) -> Card:
    if not faces[card]:
        return HIDDEN
    faces[card] -= 1
    return card


def _chips(name: str, table: Table, events: list[AnyEvent]) -> dict[str, tuple[int, int]]:
    """The balance of each account before and after, from the transfers that would be booked."""
    before = Counter(balances(name, table))
    after = before.copy()
    for transfers in moves(name, table, events):
        for each in transfers:
            after[str(each.source)] -= each.amount
            after[str(each.target)] += each.amount
    return {place: (before[place], after[place]) for place in (before | after)}


def balances(name: str, table: Table) -> dict[str, int]:
    """Chips at a table by account of the room, with those of the house and of its bonuses."""
    hand = table.in_play()
    chips = {} if hand is None else hand.chips
    house = {BOX: table.box + chips.get(BOX, 0), BONUS: table.bonus + chips.get(BONUS, 0)}
    return holdings(name, table) | {at(name, place): held for place, held in house.items() if held}
