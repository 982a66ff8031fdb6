"""Heads of streams, kept elsewhere: later they show if anything has been removed since."""

from typing import Annotated, Final, Literal

from msgspec import DecodeError, Meta, Struct, ValidationError, json

HEADS_FORMAT: Final = "cardhouse-heads-1"


class Head(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last event of a stream at one moment: its number, its digest and its time."""

    stream: str
    count: Annotated[int, Meta(ge=1)]
    # In hexadecimal digits; it covers every event before it.
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    at: str


class Heads(Struct, frozen=True, forbid_unknown_fields=True):
    """The heads of all streams with an event in them."""

    heads: tuple[Head, ...]
    format: Literal["cardhouse-heads-1"] = HEADS_FORMAT


def encoded(heads: tuple[Head, ...]) -> bytes:
    """Heads as the text of a file."""
    return json.format(json.encode(Heads(heads)), indent=2) + b"\n"


def decoded(text: bytes) -> dict[str, Head]:
    """The heads in a file, by stream; a ValueError if it is no such file."""
    try:
        found = json.decode(text, type=Heads)
    except (DecodeError, ValidationError) as error:
        raise ValueError(f"not a file of heads: {error}") from None
    if not found.heads:
        raise ValueError("a file without heads: nothing could be compared with it")
    return {head.stream: head for head in found.heads}
