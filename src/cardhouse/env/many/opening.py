"""The tables of a vector environment: compiled play if it knows the game, else the engine."""

from __future__ import annotations

from typing import Final

from gymnasium.vector import AutoresetMode

from cardhouse.api import arguments
from cardhouse.api.errors import WrongArgument
from cardhouse.env.coder import Coder
from cardhouse.env.many.engine import EngineTables
from cardhouse.env.many.env import TablesEnv
from cardhouse.env.many.families import COMPILED
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
    found, played_by = _tables(place, seating, coder, count, unit=unit, compiled=compiled)
    return TablesEnv(found, coder, played_by=played_by, seed=seed, autoreset_mode=mode, copy=copy)


def _tables(
    place: Place,
    seating: Seating,
    coder: Coder,
    tables: int,
    *,
    unit: Unit,
    compiled: bool | None,
) -> tuple[Tables, str]:
    """The tables, and who plays at them."""
    why = "the engine, as wished"
    if compiled is not False:
        try:
            return _compiled(place, seating, coder, tables, unit), KERNELS
        except NotCompiled as reason:
            why = f"the engine: {reason}"
            if compiled:
                raise WrongArgument(
                    f"{reason}: leave out compiled=True and the engine plays, or use aec or gym"
                ) from None
    return EngineTables(seating, coder, tables, unit=unit), why


def _compiled(place: Place, seating: Seating, coder: Coder, tables: int, unit: Unit) -> Tables:
    make = COMPILED.get(coder.codings[0].family)
    if len(place.empty.spreads) > 1 or make is None:
        raise NotCompiled(f"{place.posted.name} has no compiled play")
    return make(seating, coder, tables, unit=unit)
