"""The quietest of the offered commands, judged only by the socket's messages."""

from __future__ import annotations

from typing import Any

QUIET = (
    *("check", "call", "match", "show", "pass", "done", "stand", "decline", "go-on-top"),
    *("draw-card", "let-go", "let-dealer-set", "confirm", "shake", "stay-in", "bring-in"),
)


def quiet(table: dict[str, Any], placed: bool) -> dict[str, Any]:
    """An order that keeps a hand going: one wager, then the command that asks for least."""
    offers = {offer["do"]: offer for offer in table["hand"]["offers"]}
    if "wager" in offers and offers["wager"]["spots"] and not placed:
        spot, (least, _) = next(iter(offers["wager"]["spots"].items()))
        return {"do": "wager", "spot": int(spot), "amount": least}
    if "put-up" in offers and "done" not in offers:
        return {"do": "put-up", "amount": offers["put-up"]["least"]}
    for do in QUIET:
        if do in offers:
            return {"do": do}
    if "discard-card" in offers:
        return {"do": "discard-card", "card": offers["discard-card"]["cards"][-1]}
    if "discard" in offers:
        return {"do": "discard", "cards": offers["discard"]["cards"][:1]}
    if "stake" in offers:
        return {"do": "stake", "to": offers["stake"]["least"]}
    if not table["must"]:
        return {"do": "waive"}
    return {"do": next(iter(offers))}
