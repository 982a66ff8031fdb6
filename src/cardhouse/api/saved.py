"""A hand as one line of text, and back."""

from typing import Literal

import msgspec
from msgspec import Struct

from cardhouse.api.chance import Fate
from cardhouse.api.errors import SavedHandError
from cardhouse.cards import Card
from cardhouse.formats import History, HistoryError, decode, encode


class Saved(Struct, frozen=True, kw_only=True):
    """A hand, with the seed or deck for the cards still to come."""

    format: Literal["cardhouse-saved-1"] = "cardhouse-saved-1"
    seed: str
    deck: tuple[Card, ...] = ()
    hand: msgspec.Raw


def saved(history: History, fate: Fate) -> str:
    """A hand as one line of JSON."""
    kept = Saved(seed=fate.seed, deck=fate.deck, hand=msgspec.Raw(encode(history)))
    return msgspec.json.encode(kept).decode()


def read(text: str | bytes) -> tuple[History, Fate]:
    """The hand on a line of text, and the dealer of its cards to come."""
    try:
        kept = msgspec.json.decode(text, type=Saved)
        return decode(bytes(kept.hand)), Fate(kept.seed, kept.deck)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise SavedHandError("not a saved hand: load takes what hand.save() gave") from None
    except HistoryError as error:
        raise SavedHandError(f"not a saved hand: {error}") from None
