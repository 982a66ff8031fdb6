"""Acts of staff, as they are sent to one door.

An act that carries a command is derived from it: the house stamps the person, the second person,
the time and whatever it knows itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias, Union

from msgspec import Meta, Struct
from msgspec.structs import fields

from cardhouse.bonus.free_commands import DealFree, LeaveFree, OpenFree, SitFree
from cardhouse.cage.commands import CageCommand, LendChips, SettleUp
from cardhouse.floor import ALL_REPORTS, Report
from cardhouse.management.changes import Change, Name, Number
from cardhouse.server.commands import HandCommand, derived, tag
from cardhouse.server.people.roles import PersonRole
from cardhouse.table.asks import EVERYWHERE
from cardhouse.table.commands import LeaveList, TableCommand
from cardhouse.table.deed import Office
from cardhouse.table.families import COURSES

Sequence = Annotated[int, Meta(ge=0, le=2**53)]
Cents = Annotated[int, Meta(gt=0, le=10**12)]
SeatNumber = Annotated[int, Meta(ge=1, le=200)]
PersonName = Annotated[str, Meta(min_length=1, max_length=24)]

# Stamped by the house: nobody signs for somebody else.
STAMPED: Final = (
    *("at", "by", "witness", "booked", "open", "live", "before", "after"),
    *("speaker", "spoken", "digest"),
)
AT_TABLE: Final = (("table", Name),)
# A seat is of the table as it was when the act was decided on.
SEEN: Final = (("seq", Sequence),)


class Act(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """An act of a person who runs the room."""


def _signed(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a command that the house fills in; `by` may also be a player's seat."""
    return tuple(
        each.name
        for each in fields(kind)
        if each.name in STAMPED and not (each.name == "by" and each.type is int)
    )


def _act(kind: type[Struct], *more: tuple[str, Any]) -> type[Struct]:
    """An act with a command in it."""
    return derived(kind, name=f"{kind.__name__}Act", without=_signed(kind), more=more)


def _reported(kind: type[Report]) -> type[Struct]:
    """A report or an order, without the floor person's name and the time."""
    return derived(kind, name=f"{kind.__name__}Report", without=_signed(kind), tag_field="report")


def _of_floor() -> Iterable[type[TableCommand]]:
    """Commands of the floor at any table; it also strikes people off the wait list."""
    deeds = (*EVERYWHERE, *(deed for course in COURSES.values() for deed in course.deeds))
    yield from dict.fromkeys(deed.kind for deed in deeds if deed.of is Office.FLOOR)
    yield LeaveList


def _sent(
    kinds: Iterable[type[Struct]], *more: tuple[str, Any]
) -> dict[str, tuple[type[Struct], type[Struct]]]:
    """Acts by tag, each with the command that it carries."""
    return {tag(kind): (kind, _act(kind, *more)) for kind in kinds}


REPORTS: Final = {tag(kind): (kind, _reported(kind)) for kind in ALL_REPORTS}
HOUSE: Final = {
    tag(kind): (kind, _act(kind, *AT_TABLE, *(SEEN if "seat" in kind.__struct_fields__ else ())))
    for kind in _of_floor()
}
# Chips are lent by the host's word or with a seat, and settled with what the ledger says.
BEHIND: Final = (LendChips, SettleUp)
CAGE: Final = _sent(kind for kind in CageCommand.__subclasses__() if kind not in BEHIND)
FREE: Final = _sent((SitFree, LeaveFree, DealFree), *AT_TABLE)
OPEN_FREE: Final = _act(OpenFree, ("house", Name), ("game", Name))
CHANGES: Final = _sent(Change.__subclasses__())

if TYPE_CHECKING:
    AnyReport: TypeAlias = Struct
else:
    AnyReport = Union[(*(sent for _, sent in REPORTS.values()),)]


class RuleAct(Act, frozen=True, kw_only=True, tag="rule"):
    """Rule on a report, or give an order of the floor, at the table as it was seen."""

    table: Name
    seq: Sequence
    report: AnyReport


class MoveAct(Act, frozen=True, kw_only=True, tag="move"):
    """Move a player with their chips to a free seat, of this table or of another of the game."""

    table: Name
    seq: Sequence
    seat: SeatNumber
    to: SeatNumber
    # The other table, if it is another one.
    to_table: Annotated[str, Meta(max_length=100)] = ""


class PlayFreeAct(Act, frozen=True, kw_only=True, tag="play-free"):
    """Enter the decision of somebody who plays without a purchase."""

    table: Name
    seat: SeatNumber
    command: HandCommand


class FetchHeldAct(Act, frozen=True, kw_only=True, tag="fetch-held"):
    """Pay a player everything that the cage holds for them."""

    name: PersonName


class BuyInAct(Act, frozen=True, kw_only=True, tag="buy-in"):
    """Ask the host of a table for chips, where the host approves each buy-in."""

    table: Name
    amount: Cents
    # Chips to bring to the table at once, and the free seat to take with them, if not the own.
    brings: Annotated[int, Meta(ge=0, le=10**12)] = 0
    seat: Annotated[int, Meta(ge=0, le=200)] = 0


class SettleUpAct(Act, frozen=True, kw_only=True, tag="settle-up"):
    """End a club's evening: everybody gives their chips back and hears who owes whom."""


class BotsAct(Act, frozen=True, kw_only=True, tag="bots"):
    """Have so many bots at a table, as far as there are seats."""

    table: Name
    count: Annotated[int, Meta(ge=0, le=200)]


class GiveRolesAct(Act, frozen=True, kw_only=True, tag="give-roles"):
    """Set a person's roles."""

    name: PersonName
    roles: Annotated[tuple[PersonRole, ...], Meta(max_length=6)]


class InviteAct(Act, frozen=True, kw_only=True, tag="invite"):
    """Invite a person to come in with these roles, by a word that opens once."""

    name: PersonName
    roles: Annotated[tuple[PersonRole, ...], Meta(min_length=1, max_length=6)]
    # True to replace an invitation that the person has already.
    again: bool = False


class WithdrawAct(Act, frozen=True, kw_only=True, tag="withdraw"):
    """Take an invitation back."""

    name: PersonName


class ConfirmAct(Act, frozen=True, kw_only=True, tag="confirm"):
    """Confirm, as the second person, an act that waits for one."""

    request: Number


# Every act by its tag.
ACTS: Final[Mapping[str, type[Struct]]] = {
    **{tag(kind): kind for kind in (*Act.__subclasses__(), OPEN_FREE)},
    **{name: sent for group in (HOUSE, CAGE, FREE, CHANGES) for name, (_, sent) in group.items()},
}

if TYPE_CHECKING:
    AnyAct: TypeAlias = Struct
else:
    AnyAct = Union[(*ACTS.values(),)]


def command_of(
    known: Mapping[str, tuple[type[Struct], type[Struct]]], sent: Struct, **stamped: Any
) -> Any:
    """The command behind a sent act or report, with what the house stamps on it."""
    kind, _ = known[tag(type(sent))]
    own = {name: value for name, value in stamped.items() if name in _signed(kind)}
    said = {n: getattr(sent, n) for n in sent.__struct_fields__ if n in kind.__struct_fields__}
    return kind(**said, **own)
