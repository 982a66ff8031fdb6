"""The trial hands: one in each manner, and every game at a table with changing games."""

from itertools import cycle, islice

from msgspec.structs import replace

from cardhouse.rehearsal.manners import MANNERS
from cardhouse.rehearsal.sitting import Broken, Sitting
from cardhouse.table.spread import Mix
from cardhouse.table.table import Table

# After this many orbits, a game that has not come up never will.
ORBITS_MOST = 3
# This many hands in a row show as much of a game in a rotation as any number would.
IN_A_ROW = 3


def deal_all(sitting: Sitting, *, is_full: bool) -> None:
    """Deal in every manner; at a full table with changing games, every game comes up."""
    table = sitting.table
    if table.mix is not None:
        table.mix = _shortened(table.mix)
    length, manners = _orbit(table), cycle(MANNERS)
    for _ in range(ORBITS_MOST):
        for manner in islice(manners, length):
            sitting.deal(manner)
        # Fewer players may be too few for some games.
        if not is_full or not _undealt(sitting):
            return
    raise Broken(f"these games never come up: {', '.join(_undealt(sitting))}")


def _shortened(mix: Mix) -> Mix:
    hands = min(mix.changing.hands, IN_A_ROW)
    return replace(mix, changing=replace(mix.changing, hands=hands))


def _orbit(table: Table) -> int:
    """In a rotation, every game's turn and another hand: then the first game is dealt again."""
    games, around = len(table.spreads), len(table.players)
    if table.mix is None:
        return len(MANNERS)
    if table.mix.changing.by == "rotation":
        return games * (table.mix.changing.hands or around) + 1
    return max(len(MANNERS), games, around)


def _undealt(sitting: Sitting) -> list[str]:
    games = (spread.game.name for spread in sitting.table.spreads)
    return [game for game in games if not sitting.dealt[game]]
