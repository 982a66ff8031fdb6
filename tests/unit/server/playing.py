"""A visitor who plays the quietest of the offered commands."""

from __future__ import annotations

import asyncio

from tests.kit.quiet import quiet
from tests.kit.web import Visitor


async def play(visitor: Visitor, until: int, orders: int = 1_000) -> None:
    """Play until this many hands are over at the table, or so many orders were given."""
    asked, placed, given = -1, -1, 0
    while visitor.state["table"]["hands"] < until and given < orders:
        table, seq = visitor.state["table"], visitor.state["seq"]
        between = {offer["do"] for offer in table["between"]}
        if "pass-bank" in between and seq != asked:
            asked = seq
            await visitor.order(do="pass-bank")
        elif visitor.offers() and seq != asked:
            asked, given = seq, given + 1
            order = quiet(table, placed == table["hands"])
            if order["do"] == "wager":
                placed = table["hands"]
            if (await visitor.order(**order))["type"] == "refused":
                # On a fast machine the orders come too fast for the room: give it again.
                asked = -1
                await asyncio.sleep(0.1)
        else:
            await visitor.hear()
