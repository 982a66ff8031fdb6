"""The wire of talk at a table: lines, emotes, and whether the viewer may speak."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cardhouse.server.message import Message, OrderId

# Signs of one line of talk, and what is said without words.
TEXT_MOST: Final = 200
Emote = Literal["hello", "nice-hand", "well-played", "thanks", "good-luck", "wow"]


class TalkLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of talk: words or an emote; one that was taken back has neither."""

    line: int
    name: str
    text: str = ""
    emote: Emote | None = None
    gone: bool = False


class Say(Message, frozen=True, kw_only=True, tag="say"):
    """A line of talk, or an emote, to everybody at the table; only those who sit there talk."""

    id: OrderId
    text: Annotated[str, Meta(max_length=4 * TEXT_MOST)] = ""
    emote: Emote | None = None


class Talk(Message, frozen=True, kw_only=True, tag="talk"):
    """The last lines of talk at the table, and whether the viewer may say something."""

    lines: tuple[TalkLine, ...] = ()
    # True if nobody talks in this room.
    off: bool = False
    # Seconds for which the viewer must be quiet.
    quiet: int = 0
