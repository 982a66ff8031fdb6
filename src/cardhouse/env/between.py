"""Decisions between hands: the bank on offer, and the game that the button names."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from cardhouse.env.fields import MONEY, Field, Numbers, Places, starts
from cardhouse.env.slots import Choices
from cardhouse.table import Table
from cardhouse.table.commands import NameGame, PassBank, TableCommand, TakeBank


class Decision(Struct, frozen=True):
    """A command between hands, with its actions."""

    kind: Any
    meanings: tuple[str, ...]
    choices: Callable[[Any, int], Choices] | None = None

    @property
    def do(self) -> str:
        """The command by the name the door has for it."""
        return str(self.kind.__struct_config__.tag)


def slots(games: tuple[str, ...], *, banked: bool, named: bool) -> Iterator[Decision]:
    """The commands between hands that are known at a table."""
    if banked:
        for kind in (TakeBank, PassBank):
            yield Decision(kind, ("",))
    if named:
        yield Decision(NameGame, games, lambda terms, seat: _games(games, seat, terms))


def menu(
    slots: tuple[tuple[int, Decision], ...], seat: int, offered: dict[type[TableCommand], Any]
) -> dict[int, TableCommand]:
    """Every action that is legal now, with the command that it stands for."""
    found: dict[int, TableCommand] = {}
    for first, each in slots:
        if each.kind in offered:
            if each.choices is None:
                found[first] = each.kind(seat=seat)
                continue
            for place, command in each.choices(offered[each.kind], seat):
                found[first + place] = command
    return found


class BetweenSight:
    """The table between two hands; all zeros while one is played."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self.fields = (
            Field("between", 1, "1 between hands"),
            Field("deciding", places.seats, "1 for the seat that decides between hands"),
            Field("stacks", places.seats, "each seat's chips between hands, in bets", MONEY),
        )
        self._at = starts(self.fields)

    def write(self, table: Table, deciding: int, viewer: int, into: Numbers, bet: int) -> None:
        """Fill the fields from the table, of which all this is public."""
        at, around = self._at, self._places.around(viewer)
        into[at["between"]] = 1
        into[at["deciding"] + around[deciding]] = 1
        for seat, player in table.players.items():
            into[at["stacks"] + around[seat]] = player.chips / bet


def _games(games: tuple[str, ...], seat: int, offered: Any) -> Choices:
    for place, game in enumerate(games):
        if game in offered.titles:
            yield place, NameGame(seat=seat, game=game)
