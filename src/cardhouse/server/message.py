"""A message on a socket, and the name of an order."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

# A client names each of its orders, so that an order sent twice is carried out once.
OrderId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message on the socket; its kind is the field `type`."""
