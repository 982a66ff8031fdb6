"""Acts on the books: a new edition of a game, checked like any book."""

from __future__ import annotations

from typing import Any

from cardhouse.room.revising import Draft, draft
from cardhouse.server.front.problems import denied
from cardhouse.server.staff import acts
from cardhouse.server.staff.effects.effect import Doer, Effect


async def edit_book(doer: Doer, act: Any) -> Effect:
    """Give a game a new edition; Denied with the first fault if `check` would refuse it."""
    made = await drafted(doer.office.room, act)
    if made.faults:
        raise denied(409, "edition-faults", count=len(made.faults), fault=made.faults[0].what)
    before, after = made.changed()
    return Effect(change=acts.command_of(acts.CHANGES, act, before=before, after=after))


async def drafted(room: Any, act: Any) -> Draft:
    """The edition that an act asks for, with its faults."""
    try:
        return await draft(room, act.house, act.game, act.limits, act.rules)
    except LookupError:
        raise denied(404, "staff-no-game", house=act.house, game=act.game) from None
