"""What houses and tables post differently for cuckoo."""

from typing import Annotated

from msgspec import Meta, Struct


class Cuckoo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A cuckoo table: what everybody antes, and whether a king must be given away."""

    # How many chips each player antes.
    antes: Annotated[int, Meta(ge=1)] = 1
    # Whether a king is shown instead of being exchanged.
    king_stays: bool = True
