"""Conversion between records and the rows of a database."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import json

from cardhouse.ledger import Transfer
from cardhouse.store.chain import digest
from cardhouse.store.records import (
    Append,
    Damaged,
    HandBegun,
    HandEnded,
    KeptHand,
    PersonEntry,
    PlayedHand,
    Seated,
    Span,
    Stored,
)


class Row(NamedTuple):
    """An event as written."""

    stream: str
    number: int
    command: str
    at: str
    body: bytes
    transfers: bytes
    digest: bytes


def chained(append: Append, last: bytes) -> list[Row]:
    """The events of a command, chained one after another."""
    rows = []
    for number, record in enumerate(append.records, append.expected + 1):
        last = digest(last, append.stream, number, append.command, append.at, record)
        moved = json.encode(record.transfers) if record.transfers else b""
        rows.append(Row(append.stream, number, append.command, append.at, record.body, moved, last))
    return rows


def changes(append: Append) -> dict[str, int]:
    """The net change of each account in an append."""
    found: dict[str, int] = {}
    for record in append.records:
        for move in record.transfers:
            source, target = str(move.source), str(move.target)
            found[source] = found.get(source, 0) - move.amount
            found[target] = found.get(target, 0) + move.amount
    return {account: change for account, change in sorted(found.items()) if change}


class HandRow(NamedTuple):
    """A hand as listed."""

    stream: str
    hand: int
    first: int
    last: int
    at: str
    book: str
    rules: str


class DealtRow(NamedTuple):
    """A seat of a hand."""

    stream: str
    hand: int
    seat: int
    name: str
    bot: bool


# The latest finished hands, or one by its number, with a row for every seat.
LISTED = (
    "select hands.hand, first, last, at, book, rules, seat, name, bot from"
    " (select * from hands where {chosen}) as hands left join dealt"
    " on dealt.stream = hands.stream and dealt.hand = hands.hand"
    " order by hands.hand desc, seat"
)


class EntryRow(NamedTuple):
    """A change of a person's chips."""

    stream: str
    number: int
    place: int
    name: str
    account: str
    other: str
    amount: int
    why: str
    at: str


# Rows after a time, before another, and before a place in the list, the latest first; each has the
# same eight values. `{0}` is the time and `{1}` the stream.
SPANNED = (
    "(? = '' or {0} >= ?) and (? = '' or {0} < ?)"
    " and (? = '' or {0} < ? or ({0} = ? and {1} < ?)) order by {0} desc, {1} desc"
)

# The finished hands of a person, each with the events that began and counted it; these are read
# for the hands wanted alone, as somebody may have played a great many.
PLAYED = (
    "select h.stream, h.hand, h.at, h.first, h.last, h.book, h.rules, h.seat, b.body, c.body from"
    " (select hands.*, d.seat from dealt d"
    " join hands on hands.stream = d.stream and hands.hand = d.hand"
    " where d.name = ? and not d.bot and hands.last > 0"
    f" and {SPANNED.format('hands.at', 'hands.stream')}, hands.hand desc limit ?) as h"
    " join events b on b.stream = h.stream and b.number = h.first"
    " join events c on c.stream = h.stream and c.number = h.last"
    " order by h.at desc, h.stream desc, h.hand desc"
)

# The entries of a person.
ENTRIES = (
    "select stream, number, place, name, account, other, amount, why, at from entries"
    f" where name = ? and {SPANNED.format('at', 'stream')}, number desc, place desc limit ?"
)

# The entries of some events of a stream.
LISTED_ENTRIES = (
    "select stream, number, place, name, account, other, amount, why, at from entries"
    " where stream = ? and number > ? and number <= ? order by number, place"
)

SEATS = "select count(*) from dealt where stream = ?"
SUMS = "select account, sum(amount) from entries group by account"


def span_values(span: Span) -> tuple[str, ...]:
    """A span as the values of its places in a statement."""
    at, stream = span.before
    return (span.since, span.since, span.until, span.until, at, at, at, stream)


def entry_rows(append: Append) -> list[EntryRow]:
    """The entries of an append."""
    return [
        EntryRow(
            append.stream, number, place, e.name, e.account, e.other, e.amount, e.why, append.at
        )
        for number, record in enumerate(append.records, append.expected + 1)
        for place, e in enumerate(record.entries)
    ]


def relisted(entries: Iterable[PersonEntry]) -> list[EntryRow]:
    """Entries found in the events, as rows."""
    places: dict[tuple[str, int], int] = {}
    rows = []
    for e in entries:
        place = places[e.stream, e.number] = places.get((e.stream, e.number), -1) + 1
        rows.append(
            EntryRow(e.stream, e.number, place, e.name, e.account, e.other, e.amount, e.why, e.at)
        )
    return rows


def entry(row: Any) -> PersonEntry:
    """An entry from its row."""
    stream, number, _, name, account, other, amount, why, at = row
    return PersonEntry(
        name=name,
        account=account,
        other=other,
        amount=amount,
        why=why,
        stream=stream,
        number=number,
        at=at,
    )


def played(row: Any) -> PlayedHand:
    """A person's hand from its row."""
    stream, number, at, first, last, book, rules, seat, begun, counted = row
    return PlayedHand(
        stream=stream,
        number=number,
        at=at,
        first=first,
        last=last,
        book=book,
        rules=rules,
        seat=seat,
        begun=bytes(begun),
        counted=bytes(counted),
    )


def begun(append: Append) -> list[KeptHand]:
    """The hands that begin in an append."""
    return [
        KeptHand(
            number=note.number, first=number, book=note.book, rules=note.rules, seats=note.seats
        )
        for number, note in _notes(append)
        if isinstance(note, HandBegun)
    ]


def ended(append: Append) -> list[tuple[str, int, int, str]]:
    """The stream, number, last event and time of the hands that end in an append."""
    return [
        (append.stream, note.number, number, append.at)
        for number, note in _notes(append)
        if isinstance(note, HandEnded)
    ]


def _notes(append: Append) -> list[tuple[int, HandBegun | HandEnded]]:
    """The notes of an append, each with the number of its event."""
    numbered = enumerate(append.records, append.expected + 1)
    return [(number, record.note) for number, record in numbered if record.note is not None]


def hand_row(stream: str, hand: KeptHand) -> HandRow:
    """A hand as listed, without its seats."""
    return HandRow(stream, hand.number, hand.first, hand.last, hand.at, hand.book, hand.rules)


def dealt_rows(stream: str, hands: Iterable[KeptHand]) -> list[DealtRow]:
    """The seats of hands, as rows."""
    return [
        DealtRow(stream, hand.number, seat, seated.name, seated.bot)
        for hand in hands
        for seat, seated in hand.seats.items()
    ]


def listed(rows: Iterable[Any]) -> list[KeptHand]:
    """Hands from their rows, one row for each seat."""
    found: dict[int, KeptHand] = {}
    for number, first, last, at, book, rules, seat, name, bot in rows:
        if number not in found:
            found[number] = KeptHand(
                number=number, first=first, last=last, at=at, book=book, rules=rules, seats={}
            )
        if seat is not None:
            found[number].seats[seat] = Seated(name, bool(bot))
    return list(found.values())


def stored(
    stream: str, number: int, command: str, at: str, body: Any, transfers: Any, mark: Any
) -> Stored:
    """An event from its row; a row that cannot be read is Damaged."""
    try:
        moved = json.decode(bytes(transfers), type=tuple[Transfer, ...]) if transfers else ()
        return Stored(
            number=number,
            command=command,
            at=at,
            body=bytes(body),
            digest=bytes(mark),
            transfers=moved,
        )
    except (TypeError, ValueError):
        raise Damaged(stream, number, "it cannot be read") from None
