"""What wins a bonus claims."""

from msgspec import Struct


class Claim(Struct, frozen=True, kw_only=True):
    """A hand has won a bonus: who had it, and who shares, in the order of odd dollars."""

    bonus: str
    mains: tuple[int, ...]
    others: tuple[int, ...]
    # Those of them whose hands belong to nobody: what falls to them is not paid.
    dummies: tuple[int, ...] = ()
