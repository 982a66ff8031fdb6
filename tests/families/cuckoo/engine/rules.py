"""The options of cuckoo that houses and tables post."""

from typing import Annotated

from msgspec import Meta, Struct


class Cuckoo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A cuckoo table: the antes, and the fate of kings."""

    # The chips each player antes.
    antes: Annotated[int, Meta(ge=1)] = 1
    # True if a king is shown instead of being exchanged.
    king_stays: bool = True
