"""Commands as people send them: without the seat, which is the sender's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeAlias, Union

from msgspec import NODEFAULT, Struct, defstruct
from msgspec.structs import FieldInfo, fields

from cardhouse.engine import families as families  # every family's commands are known
from cardhouse.engine.core.commands import CHANCE, DEALER, Command
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    JoinList,
    Leave,
    LeaveList,
    NameGame,
    SitOut,
    Stay,
    TableCommand,
)
from cardhouse.table.families import COURSES

# Commands about a player's own place at the table, some known only to certain families; all others
# are for the house.
OWN: Final[tuple[type[TableCommand], ...]] = (
    *(BuyChips, SitOut, ComeIn, Leave, Stay, JoinList, LeaveList, NameGame),
    *dict.fromkeys(
        deed.kind for course in COURSES.values() for deed in course.deeds if deed.of == "seat"
    ),
)
# The server knows the sender, so seat and name may be left out.
SENDER: Final = ("seat", "name")


class Waive(Struct, frozen=True, tag_field="do", tag="waive", forbid_unknown_fields=True):
    """Let an option pass."""


def _kinds(base: type[Command]) -> Iterator[type[Command]]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith("cardhouse."):
            yield kind
            yield from _kinds(kind)


def _is_of_a_seat(kind: type[Command]) -> bool:
    """True if a player gives the command, rather than chance or the dealer."""
    seat = next(field for field in fields(kind) if field.name == "seat")
    return seat.default not in (CHANCE, DEALER)


def tag(kind: type[Struct]) -> str:
    """The name of a command on the wire."""
    return str(kind.__struct_config__.tag)


def by_tag(kinds: Iterable[type[Struct]]) -> dict[str, type[Struct]]:
    """Commands by their names, which are unique across all families."""
    found: dict[str, type[Struct]] = {}
    for kind in kinds:
        other = found.setdefault(tag(kind), kind)
        assert other is kind, f"{other.__module__} and {kind.__module__}: {tag(kind)} is two things"
    return found


def _field(info: FieldInfo) -> tuple[str, Any] | tuple[str, Any, Any]:
    if info.default is not NODEFAULT:
        return info.name, info.type, info.default
    if info.default_factory is not NODEFAULT:
        return info.name, info.type, info.default_factory()
    return info.name, info.type


def derived(
    kind: type[Struct],
    *,
    name: str,
    without: Iterable[str],
    more: Iterable[tuple[Any, ...]] = (),
    tag_field: str = "do",
) -> type[Struct]:
    """A command as it is sent: under its own tag, without some fields and with some more."""
    left = [_field(info) for info in fields(kind) if info.name not in without]
    return defstruct(
        name,
        [*left, *more],
        module=__name__,
        namespace={"__doc__": kind.__doc__},
        frozen=True,
        kw_only=True,
        tag_field=tag_field,
        tag=tag(kind),
        forbid_unknown_fields=True,
    )


def _sent(kind: type[Struct]) -> type[Struct]:
    """A command as sent; a seat or a name in it must be the sender's own."""
    own = [(name, int | str | None, None) for name in SENDER if name in kind.__struct_fields__]
    return derived(kind, name=kind.__name__, without=SENDER, more=own)


# Commands in a hand, and those about a place at the table, by tag.
HAND: Final = by_tag(kind for kind in _kinds(Command) if _is_of_a_seat(kind))
PLACE: Final = by_tag(OWN)
SENT: Final = {name: _sent(kind) for name, kind in (HAND | PLACE).items()}

if TYPE_CHECKING:
    AnyCommand: TypeAlias = Struct
    HandCommand: TypeAlias = Struct
else:
    AnyCommand = Union[(Waive, *SENT.values())]
    # The commands that an offer in a hand may name.
    HandCommand = Union[(*(SENT[name] for name in HAND),)]


def said_for(sent: Struct) -> dict[str, Any]:
    """The seat and name given in a sent command, if any."""
    found = {name: getattr(sent, name, None) for name in SENDER}
    return {name: value for name, value in found.items() if value is not None}


def to_send(command: Command) -> Struct:
    """A command as its seat would send it, for taking up a hint."""
    said = {n: getattr(command, n) for n in command.__struct_fields__ if n not in SENDER}
    return SENT[tag(type(command))](**said)


def given(sent: Struct, **sender: Any) -> Any:
    """The command behind a sent one, filled in with its sender."""
    kind = HAND.get(tag(type(sent))) or PLACE[tag(type(sent))]
    said = {n: getattr(sent, n) for n in sent.__struct_fields__ if n not in SENDER}
    own = {name: value for name, value in sender.items() if name in kind.__struct_fields__}
    return kind(**said, **own)
