"""The claim to a bonus."""

from msgspec import Struct


class Claim(Struct, frozen=True, kw_only=True):
    """A hand has won a bonus: its seats, and the others who share, in the order of odd dollars."""

    bonus: str
    mains: tuple[int, ...]
    others: tuple[int, ...]
    # Dummy hands among them: their share is not paid.
    dummies: tuple[int, ...] = ()
