"""Search in a person's hands: first by what the list knows, then by what lies in each hand."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from cardhouse.cards import Card
from cardhouse.server.me.opened import Opened, opened
from cardhouse.server.me.outcome import Outcome, outcome
from cardhouse.server.me.period import days, place
from cardhouse.server.office import Office
from cardhouse.store.records import Span

# Hands on a page, those opened for a request at most, and rows of the list read at most.
PAGE: Final = 20
OPENED_MOST: Final = 60
ROWS: Final = 200
ROWS_MOST: Final = 2000

HandResult: TypeAlias = Literal["", "won", "lost", "even"]
Name = Annotated[str, Meta(max_length=100)]


class Sought(Struct, frozen=True, kw_only=True):
    """Conditions on the hands that somebody looks for."""

    since: str = ""
    until: str = ""
    house: str = ""
    game: str = ""
    table: str = ""
    result: HandResult = ""
    cards: tuple[Card, ...] = ()
    # The least pot, in cents.
    pot: int = 0
    words: str = ""

    @property
    def opens(self) -> bool:
        """True if a hand must be opened to tell whether it is meant."""
        return bool(self.cards or self.pot or self.words)

    def lists(self, found: Outcome) -> bool:
        """True if a hand may be meant, as far as the list knows."""
        if self.house not in ("", found.house) or self.game not in ("", found.game):
            return False
        return self.table in ("", found.table) and self.result in ("", _result(found.net))

    def fits(self, found: Opened) -> bool:
        """True if an opened hand is meant."""
        if not set(self.cards) <= found.held or found.hand.pot < self.pot:
            return False
        words = self.words.casefold()
        told = (found.hand.summary, *(line.text for line in found.lines))
        return not words or any(words in text.casefold() for text in told)


class Page(Struct, frozen=True):
    """Hands found, and the place where the search goes on; empty at the end."""

    hands: tuple[Opened, ...]
    before: str = ""


def _result(net: int) -> HandResult:
    if not net:
        return "even"
    return "won" if net > 0 else "lost"


async def search(
    office: Office, name: str, sought: Sought, before: str, language: str, most: int = PAGE
) -> Page:
    """The latest hands that fit, as many as a page holds or as may be opened for it."""
    found: list[Opened] = []
    span, tried = days(sought.since, sought.until, before), 0
    for _ in range(ROWS_MOST // ROWS):
        rows = await office.room.store.played(name, span, ROWS)
        for row in rows:
            span = Span(span.since, span.until, (row.at, row.stream))
            each = await outcome(office.room.store, row)
            if not sought.lists(each):
                continue
            tried += 1
            hand = await opened(office, name, each, language)
            if sought.fits(hand):
                found.append(hand)
            if len(found) == most or tried >= OPENED_MOST:
                return Page(tuple(found), place(row.at, row.stream))
        if len(rows) < ROWS:
            return Page(tuple(found))
    return Page(tuple(found), place(*span.before))


async def outcomes(office: Office, name: str, sought: Sought, most: int) -> list[Outcome]:
    """The latest hands by what the list knows, none of them opened."""
    store = office.room.store
    rows = await store.played(name, days(sought.since, sought.until), most)
    found = [await outcome(store, row) for row in rows]
    return [each for each in found if sought.lists(each)]
