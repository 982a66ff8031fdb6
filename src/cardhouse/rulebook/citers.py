"""Everything that cites a rule: steps, rulings, commands of the room and its bonuses.

Each declares its keys beside the code that cites them; they are only gathered here.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from cardhouse.bonus.commands import BonusCommand
from cardhouse.bonus.free_commands import FreeCommand
from cardhouse.bonus.notice import OF_BONUS
from cardhouse.engine.core.cites import Cites
from cardhouse.floor.core.rulings import Rulings
from cardhouse.table.asks import deeds_of
from cardhouse.table.bonus_events import WON
from cardhouse.table.course import Course
from cardhouse.table.events import HandCounted
from cardhouse.table.timed import TIME_CITES

Kind = Literal["step", "ruling", "room", "bonus"]


class Citer(Struct, frozen=True, kw_only=True):
    """A step, ruling or command under its public name, with the keys it declares."""

    name: str
    kind: Kind
    cites: Cites = ()
    # Keys of each bonus, without its name.
    of_bonus: Cites = ()


class Enforcer(Struct, frozen=True):
    """A step, ruling or command at the tables of a game, with the keys it may cite there."""

    name: str
    kind: Kind
    keys: frozenset[str]


def of_floor(rulings: Rulings) -> Iterator[Citer]:
    """The rulings of a family; their conditions are asked of a game and a house's options."""
    for report, remedy in rulings.remedies.items():
        yield Citer(name=tag(report), kind="ruling", cites=remedy.declared())


def of_room(course: Course) -> Iterator[Citer]:
    """The commands of the room and the count of a hand; conditions are asked of a table."""
    for deed in deeds_of(course):
        if deed.cites or deed.of_bonus:
            name = tag(deed.kind)
            yield Citer(name=name, kind="room", cites=deed.cites, of_bonus=deed.of_bonus)
    cites = (*TIME_CITES, *course.cites)
    yield Citer(name=tag(HandCounted), kind="room", cites=cites, of_bonus=WON)


def of_bonuses() -> Iterator[Citer]:
    """The commands to the bonuses, and their sign; conditions are asked of a bonus."""
    orders: tuple[type[BonusCommand] | type[FreeCommand], ...] = (
        *BonusCommand.__subclasses__(),
        *FreeCommand.__subclasses__(),
    )
    for kind in orders:
        if kind.cites or kind.of_bonus:
            yield Citer(name=tag(kind), kind="bonus", cites=kind.cites, of_bonus=kind.of_bonus)
    yield Citer(name="notice", kind="bonus", of_bonus=OF_BONUS)


def tag(kind: type[Struct]) -> str:
    """Its name in scripts, reports, commands and logs."""
    name = kind.__struct_config__.tag
    assert isinstance(name, str)
    return name
