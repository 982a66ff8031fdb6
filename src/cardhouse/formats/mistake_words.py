"""What rulings do at a banked table, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardhouse.engine.banked import mistakes
from cardhouse.engine.core.events import Event
from cardhouse.formats.scene import Scene, dollars


def _counted(event: mistakes.WagerCounted, scene: Scene) -> str:
    parts = [f"The bet of {scene.who(event.seat)} is counted"]
    if event.change_by:
        more = "more" if event.change_by > 0 else "less"
        parts.append(f"it is {dollars(abs(event.change_by))} {more}")
    if event.excess:
        parts.append(f"{dollars(event.excess)} of it has no action")
    return ", ".join(parts) + scene.rules(event.cite)


def _covered(event: mistakes.CoverCounted, scene: Scene) -> str:
    more = "more" if event.change_by > 0 else "less"
    amount = dollars(abs(event.change_by))
    return f"{scene.who(event.seat)} covers {amount} {more}{scene.rules(event.cite)}"


MISTAKE_WORDS: dict[type[Event], Callable[[Any, Scene], str]] = {
    mistakes.HandVoided: lambda e, s: f"{s.hand_of(e.hand)} has no action{s.rules(e.cite)}",
    mistakes.WagerReturned: lambda e, s: (
        f"{dollars(e.amount)} goes back to {s.who(e.seat)}{s.rules(e.cite)}"
    ),
    mistakes.WagerShort: lambda e, s: (
        f"{dollars(e.amount)} of the bet of {s.who(e.seat)} has left the table{s.rules(e.cite)}"
    ),
    mistakes.WagerCounted: _counted,
    mistakes.CoverCounted: _covered,
    mistakes.HandAbandoned: lambda e, s: (
        f"{s.who(e.seat)} has walked away: the dealer plays on{s.rules(e.cite)}"
    ),
    mistakes.HeldInCage: lambda e, s: (
        f"{dollars(e.amount)} is held in the cage for {s.who(e.seat)}{s.rules(e.cite)}"
    ),
    mistakes.HitCancelled: lambda e, s: f"{s.hand_of(e.hand)} takes no card{s.rules(e.cite)}",
    mistakes.TurnReopened: lambda e, s: f"{s.hand_of(e.hand)} plays again{s.rules(e.cite)}",
}
