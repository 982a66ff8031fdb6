"""What the floor and the entrants do at a free table."""

from msgspec import Struct


class FreeCommand(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """An order to a free table."""


class OpenFree(FreeCommand, frozen=True, kw_only=True, tag="open-free"):
    """The floor person provides a dealer; the shell says how the room stands at this moment."""

    by: str
    # Whether it is within business hours, and in which games a live hand is running.
    open: bool
    live: tuple[str, ...] = ()


class SitFree(FreeCommand, frozen=True, kw_only=True, tag="sit-free"):
    """Sit down without chips."""

    seat: int
    name: str


class LeaveFree(FreeCommand, frozen=True, kw_only=True, tag="leave-free"):
    """Get up again."""

    seat: int


class DealFree(FreeCommand, frozen=True, kw_only=True, tag="deal-free"):
    """Deal the next free hand."""

    open: bool
    live: tuple[str, ...] = ()


class PayFree(FreeCommand, frozen=True, kw_only=True, tag="pay-free"):
    """The bonuses pay what the last free hand has won, or nothing where the prize is gone."""

    hand: int
    shares: dict[int, int] = {}


class FetchFree(FreeCommand, frozen=True, kw_only=True, tag="fetch-free"):
    """Fetch from the cage what free hands have won."""

    name: str
