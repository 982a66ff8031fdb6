"""Chips sold at the cage: only what the chips of the room's tables can make."""

from __future__ import annotations

from math import gcd
from typing import Any

from cardhouse.room.room import Room
from cardhouse.server.front.problems import denied
from cardhouse.server.staff.effects.cage import cage
from cardhouse.server.staff.effects.effect import Doer, Effect, admitted
from cardhouse.words.said import Money


async def sell(doer: Doer, act: Any) -> Effect:
    """Sell chips; Denied for a sum that no chips make, and to somebody barred from the room.

    Whatever somebody has is redeemed.
    """
    effect, chip = await cage(doer, act), smallest_chip(doer.room)
    admitted(doer, act.name)
    if chip and act.amount % chip:
        raise denied(409, "staff-uneven", amount=Money(act.amount), chip=Money(chip))
    return effect


def smallest_chip(room: Room) -> int:
    """The chip of which the chips of all tables are made; 0 in a room without tables."""
    tables = (keeper.state for keeper in room.tables.values())
    return gcd(*(each.game.stakes.chip for table in tables for each in table.spreads))
