"""A person's hands and statement as files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from litestar import Response
from msgspec import Struct

from cardhouse.server.me.messages import MyEntry
from cardhouse.server.me.opened import Opened
from cardhouse.server.me.outcome import Outcome
from cardhouse.server.me.results import house_name, title
from cardhouse.server.office import Office
from cardhouse.server.spreadsheets import spreadsheet
from cardhouse.words.said import Money, say
from cardhouse.words.speech import plain

Form: TypeAlias = Literal["text", "csv"]


class HandRow(Struct, frozen=True, kw_only=True):
    """A hand for a spreadsheet."""

    at: str
    house: str
    game: str
    table: str
    # A text: it is no amount.
    hand: str
    net: int
    stack: int


def hands_csv(office: Office, found: Iterable[Outcome]) -> Response[str]:
    """Hands for a spreadsheet."""
    rows = (
        HandRow(
            at=each.hand.at,
            house=house_name(office, each.table) or each.house,
            game=title(office, each.table, each.game),
            table=each.table,
            hand=str(each.hand.number),
            net=each.net,
            stack=each.stack,
        )
        for each in found
    )
    money = office.room.management.state.money
    return spreadsheet("hands", rows, HandRow, money)


def statement_csv(office: Office, entries: tuple[MyEntry, ...]) -> Response[str]:
    """A statement for a spreadsheet."""
    money = office.room.management.state.money
    return spreadsheet("statement", entries, MyEntry, money)


def stories(hands: Iterable[Opened], language: str) -> Response[str]:
    """Hands in the sentences of their history, latest first."""
    text = "\n".join(line for hand in hands for line in _story(hand, language))
    headers = {"content-disposition": 'attachment; filename="hands.txt"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


def _story(opened: Opened, language: str) -> Iterator[str]:
    hand = opened.hand
    yield plain(
        say("me-file-hand", number=hand.number, game=hand.title, table=hand.table), language
    )
    yield hand.at
    yield from (line.text for line in opened.lines)
    yield plain(say("me-file-net", up=hand.net >= 0, amount=Money(abs(hand.net))), language)
    yield ""
