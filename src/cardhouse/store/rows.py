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
    Seated,
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
