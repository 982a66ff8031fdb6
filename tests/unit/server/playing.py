"""A visitor who plays: the quietest thing that he is offered."""

from __future__ import annotations

from tests.kit.quiet import quiet
from tests.kit.web import Visitor


async def play(visitor: Visitor, until: int) -> None:
    """Play until so many hands are over at the table."""
    asked, placed = -1, -1
    while visitor.state["table"]["hands"] < until:
        table, seq = visitor.state["table"], visitor.state["seq"]
        between = {offer["do"] for offer in table["between"]}
        if "pass-bank" in between and seq != asked:
            asked = seq
            await visitor.order(do="pass-bank")
        elif visitor.offers() and seq != asked:
            asked = seq
            order = quiet(table, placed == table["hands"])
            if order["do"] == "wager":
                placed = table["hands"]
            await visitor.order(**order)
        else:
            await visitor.hear()
