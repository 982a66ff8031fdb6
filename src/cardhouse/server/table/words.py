"""What happens at a table between hands, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cardhouse.cards import card_words
from cardhouse.table.bonus_events import BonusWon
from cardhouse.table.cage import HeldFetched
from cardhouse.table.events import (
    ButtonDrawn,
    CameIn,
    ChipsBought,
    PlayerExpelled,
    PlayerLeft,
    PlayerSat,
    SatOut,
    TableEvent,
)
from cardhouse.table.timed import TimeCollected
from cardhouse.table.waiting import ListJoined, ListLeft, SeatCalled
from cardhouse.words.between import between_words
from cardhouse.words.families import TELLINGS
from cardhouse.words.scene import dollars

COMES: Final = {"in": "is back", "post": "posts to come in", "wait": "waits for the big blind"}
# What somebody in a seat does, without his name.
SEATED: Final[dict[type[TableEvent], Callable[[Any], str]]] = {
    PlayerSat: lambda e: f"takes a seat with {dollars(e.chips)}",
    ChipsBought: lambda e: f"buys {dollars(e.chips)}",
    SatOut: lambda e: "sits out",
    CameIn: lambda e: COMES[e.how],
    PlayerLeft: lambda e: (
        "leaves after this hand" if e.after_hand else f"leaves with {dollars(e.chips)}"
    ),
    PlayerExpelled: lambda e: f"is sent out by {e.by}: {e.reason}",
    TimeCollected: lambda e: f"pays {dollars(e.amount)} for the time",
    **{kind: says for each in TELLINGS.values() for kind, says in each.seated.items()},
}


def room_words(event: TableEvent, names: Mapping[int, str]) -> list[str]:
    """The lines for an event of the table; none for what nobody would mention."""
    if (says := SEATED.get(type(event))) is not None:
        seat: int = getattr(event, "seat", 0)
        return [f"{names.get(seat, f'Seat {seat}')} {says(event)}"]
    match event:
        case ButtonDrawn(seat=seat, cards=cards):
            drawn = (f"{names.get(s, s)} draws the {card_words(c)}" for s, c in cards.items())
            found = f"The button goes to {names.get(seat, seat)}" if seat else "They draw again"
            return [*drawn, found]
        case BonusWon(claim=claim):
            return [f"The hand wins the bonus {claim.bonus}"]
        case HeldFetched(name=name, chips=chips):
            return [f"{name} fetches {dollars(chips)} from the cage"]
        case ListJoined(name=name):
            return [f"{name} waits for a seat"]
        case ListLeft(name=name):
            return [f"{name} waits no longer"]
        case SeatCalled(name=name):
            return [f"{name} is called to a seat"]
    return list(between_words([event], names))
