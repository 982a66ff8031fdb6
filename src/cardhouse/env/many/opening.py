"""The tables of a vector environment: compiled play if it knows the game, else the engine."""

from __future__ import annotations

from typing import Final

from gymnasium.vector import AutoresetMode

from cardhouse.api import arguments
from cardhouse.api.errors import WrongArgument
from cardhouse.env.coder import Coder
from cardhouse.env.episodes import Episodes
from cardhouse.env.many.engine import EngineTables
from cardhouse.env.many.env import TablesEnv
from cardhouse.env.many.families import COMPILED
from cardhouse.env.many.one import OneTable
from cardhouse.env.many.tables import NotCompiled, Tables
from cardhouse.env.opening import Place, Unit, one_of
from cardhouse.env.sitting import Seating

KERNELS: Final = "compiled play"
MODES: Final = {mode.value: mode for mode in AutoresetMode}


def many(
    place: Place,
    seating: Seating,
    *,
    tables: int,
    unit: Unit,
    compiled: bool | None,
    seed: int | None,
    autoreset_mode: str | AutoresetMode,
    copy: bool,
) -> TablesEnv:
    """A vector environment of so many tables with the same seating."""
    if isinstance(autoreset_mode, AutoresetMode):
        mode = autoreset_mode
    else:
        mode = MODES[one_of("autoreset_mode", autoreset_mode, tuple(MODES))]
    count = arguments.whole("tables", tables, least=1)
    coder = Coder(place.empty, seating.taken)
    kernels, played_by = _kernels(place, seating, coder, count, unit=unit, compiled=compiled)
    found = kernels or EngineTables(seating, coder, count, unit=unit)
    return TablesEnv(found, coder, played_by=played_by, seed=seed, autoreset_mode=mode, copy=copy)


def one(
    place: Place,
    seating: Seating,
    *,
    unit: Unit,
    compiled: bool | None,
    seed: int | None,
    drawn: bool,
) -> tuple[Episodes | OneTable, str]:
    """One table, and who plays at it; `drawn` if somebody wants to see it in words."""
    coder = Coder(place.empty, seating.taken)
    # Cents are whole: what all seats win and the house drops is nothing.
    kernels, played_by = _kernels(
        place, seating, coder, 1, unit="cents", compiled=compiled, drawn=drawn
    )
    if kernels is None:
        return Episodes(seating, unit=unit, seed=seed), played_by
    return OneTable(kernels, seating, coder, unit=unit, seed=seed), played_by


def _kernels(
    place: Place,
    seating: Seating,
    coder: Coder,
    tables: int,
    *,
    unit: Unit,
    compiled: bool | None,
    drawn: bool = False,
) -> tuple[Tables | None, str]:
    """Tables of compiled play, or none of them, and who plays."""
    if compiled is False:
        return None, "the engine, as wished"
    try:
        if drawn:
            raise NotCompiled("compiled play cannot be drawn")
        return _compiled(place, seating, coder, tables, unit), KERNELS
    except NotCompiled as reason:
        if compiled:
            raise WrongArgument(f"{reason}: leave out compiled=True and the engine plays") from None
        return None, f"the engine: {reason}"


def _compiled(place: Place, seating: Seating, coder: Coder, tables: int, unit: Unit) -> Tables:
    make = COMPILED.get(coder.codings[0].family)
    if len(place.empty.spreads) > 1 or make is None:
        raise NotCompiled(f"{place.posted.name} has no compiled play")
    return make(seating, coder, tables, unit=unit)
