"""Commands of the floor and the entrants at a free table."""

from typing import ClassVar, Final

from msgspec import Struct

from cardhouse.engine.core.cites import Cites, where

# Cited if free hands are dealt only while a live game is in action.
LIVE: Final = where(lambda bonus: bonus.free.needs == "live-game", "bonus.free.live")


class FreeCommand(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """A command to a free table."""

    # Keys it cites, and those of each bonus, without its name; conditions are asked of the bonus.
    cites: ClassVar[Cites] = ()
    of_bonus: ClassVar[Cites] = ()


class OpenFree(FreeCommand, frozen=True, kw_only=True, tag="open-free"):
    """The floor person provides a dealer; the shell reports the state of the room."""

    cites: ClassVar[Cites] = ("bonus.free.open", "bonus.free.table", LIVE)

    by: str
    # True within business hours; and the games with a live hand in action.
    open: bool
    live: tuple[str, ...] = ()


class SitFree(FreeCommand, frozen=True, kw_only=True, tag="sit-free"):
    """Sit down without chips."""

    cites: ClassVar[Cites] = ("bonus.free", "bonus.free.table")

    seat: int
    name: str


class LeaveFree(FreeCommand, frozen=True, kw_only=True, tag="leave-free"):
    """Get up again."""

    seat: int


class DealFree(FreeCommand, frozen=True, kw_only=True, tag="deal-free"):
    """Deal the next free hand."""

    cites: ClassVar[Cites] = ("bonus.free", "bonus.free.open", "bonus.free.dummy", LIVE)
    of_bonus: ClassVar[Cites] = ("paid",)

    open: bool
    live: tuple[str, ...] = ()


class PayFree(FreeCommand, frozen=True, kw_only=True, tag="pay-free"):
    """The bonus office pays the prize of the last free hand, or nothing if it is gone."""

    of_bonus: ClassVar[Cites] = ("paid", where(lambda bonus: bonus.once, "once"))

    hand: int
    shares: dict[int, int] = {}


class FetchFree(FreeCommand, frozen=True, kw_only=True, tag="fetch-free"):
    """Fetch winnings of free hands from the cage."""

    cites: ClassVar[Cites] = ("bonus.free",)

    name: str
