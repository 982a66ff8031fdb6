"""A person's hand, opened: the cards they held, the pot, and what was said."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.log import effective
from cardhouse.rulebook import AnyPosted
from cardhouse.server.history import WINS, Played, book_of, events_of, story, summary
from cardhouse.server.me.messages import MyHand
from cardhouse.server.me.outcome import Outcome
from cardhouse.server.me.results import house_name, title
from cardhouse.server.messages import Line
from cardhouse.server.office import Office

# The number of the bank's hand, and the step between a spot and the hands that splitting makes.
BANK: Final = 9
SPLIT: Final = 10


class Opened(Struct, frozen=True, kw_only=True):
    """A hand with its story as one person heard it."""

    hand: MyHand
    outcome: Outcome
    # Every card that the person ever held in it.
    held: frozenset[Card]
    lines: tuple[Line, ...]


async def opened(office: Office, name: str, found: Outcome, language: str) -> Opened:
    """Read a hand, and tell it to the person who played it."""
    store = office.room.store
    row = found.hand
    kept = await store.hand(row.stream, row.number)
    assert kept is not None, "a hand once listed stays listed"
    played = Played(kept, await events_of(store, row.stream, kept))
    posted = await book_of(store, played)
    # A long hand takes a while to tell, and the room must go on.
    cards, held, lines = await asyncio.to_thread(_told, posted, played, name, row.seat, language)
    stands = effective(list(played.events))
    return Opened(
        hand=MyHand(
            table=found.table,
            number=row.number,
            at=row.at,
            house_name=house_name(office, found.table) or found.house,
            title=title(office, found.table, found.game),
            net=found.net,
            stack=found.stack,
            pot=sum(sum(WINS[type(e)](e).values()) for e in stands if type(e) in WINS),
            cards=cards,
            summary=summary(stands, kept, language),
        ),
        outcome=found,
        held=held,
        lines=lines,
    )


def _told(
    posted: AnyPosted, played: Played, name: str, seat: int, language: str
) -> tuple[tuple[Card, ...], frozenset[Card], tuple[Line, ...]]:
    """The last cards that a person held, all they ever held, and the hand in words."""
    cards: tuple[Card, ...] = ()
    held: set[Card] = set()
    lines: tuple[Line, ...] = ()
    for table, told in story(posted, played, name, language):
        now = () if table.hand is None else _own_cards(table.hand, seat)
        # Cards that go leave the hand as it was, until others come.
        if not set(now) <= set(cards):
            cards = now
        held.update(now)
        lines = told
    return cards, frozenset(held), lines


def _own_cards(hand: Hand, seat: int) -> tuple[Card, ...]:
    """The cards of a seat, of the hands split from it, and of the bank if it is theirs."""
    own = [seat]
    for number in hand.down:
        split = number > SPLIT and number not in hand.seats and number % SPLIT == seat
        bank = number == BANK and number not in hand.seats and hand.button == seat
        own += [number] if split or bank else []
    places = [place.get(number, ()) for number in own for place in (hand.down, hand.up)]
    return tuple(card for place in places for card in place if card != HIDDEN)
