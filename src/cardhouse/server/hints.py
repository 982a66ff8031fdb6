"""Melds that the pages propose."""

from __future__ import annotations

from msgspec import Struct

from cardhouse.server.commands import AnyCommand


class MeldHint(Struct, frozen=True, kw_only=True):
    """A meld that could be laid now; `command` is the order for it."""

    words: str
    # The places of the cards in these words.
    cards: tuple[int, ...] = ()
    # The collection in words, in chips from each payer, and in cents from all of them.
    pays: str = ""
    worth: int
    amount: int
    command: AnyCommand
