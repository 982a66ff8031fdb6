"""The felts that are looked at: full tables of every family, at moments with much to see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from playwright.sync_api import ViewportSize

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.view import PotView
from cardhouse.server.messages import State
from tests.e2e.glyphs import DESK_LEAST, PHONE_LEAST
from tests.e2e.person import PHONE
from tests.e2e.staged import YOU, Staged, asked, over

SIZES: Final = {
    "phone": PHONE,
    "tablet": ViewportSize(width=820, height=1180),
    "desktop": ViewportSize(width=1440, height=900),
    "large": ViewportSize(width=2560, height=1440),
}
# The smallest rank of anybody's card, in CSS pixels, and the smallest of the viewer's own.
LEAST: Final = {"phone": PHONE_LEAST, "tablet": 20.0, "desktop": DESK_LEAST, "large": DESK_LEAST}
# The streets of stud and of a board: the number of cards that lie open on the last.
LAST_UP, LAST_BOARD = 4, 5


class Full(Struct, frozen=True):
    """A full table, with the bots and the seed of a hand that ends with a showdown."""

    table: str
    seats: int
    bots: str
    seed: int


POTS: Final = {
    "holdem": Full("tommys/holdem", 10, "caller", 5),
    "omaha": Full("tommys/omaha-hi", 10, "caller", 5),
    "omaha-hilo": Full("tommys/omaha-hilo", 10, "caller", 5),
    "stud7": Full("tommys/stud7", 8, "caller", 1),
    "stud7-hilo": Full("tommys/stud7-hilo", 8, "caller", 3),
    "stud5": Full("button-room/stud5", 10, "caller", 3),
    "draw": Full("button-room/draw", 10, "sensible", 2),
    "lowball": Full("tommys/lowball", 8, "caller", 3),
    "draw-hilo": Full("tommys/draw-hilo", 8, "caller", 5),
    "draw-joker": Full("ven-a-mexico/draw-joker", 7, "sensible", 11),
}


def staged(full: Full) -> Staged:
    return Staged(full.table, full.seats, seed=full.seed, bots=full.bots)


def late(hand: Hand, ask: Ask | None) -> bool:
    """True when the viewer is asked with the last card on the table, or may draw."""
    assert isinstance(hand, PotHand)
    drawing = asked("discard")(hand, ask)
    most = max((len(up) for up in hand.up.values()), default=0)
    return ask is not None and (len(hand.board) == LAST_BOARD or most == LAST_UP or drawing)


def view_of(state: State) -> PotView:
    view = state.table.hand
    assert isinstance(view, PotView)
    return view


def alone_with(state: State, other: int) -> State:
    """The same moment with everybody out but the viewer and another seat."""
    view = view_of(state)
    left = tuple(
        each if each.seat in (YOU, other) else replace(each, live=False, down=(), up=())
        for each in view.seats
    )
    return replace(state, table=replace(state.table, hand=replace(view, seats=left)))


def moments(full: Full) -> Mapping[str, State]:
    """A hand from the viewer's first question to its end, and with only two left in it."""
    table = staged(full)
    first = table.play(lambda hand, ask: ask is not None)
    decision = table.go_on(late)
    verdict = table.go_on(over)
    few = alone_with(decision, 1 + full.seats // 2)
    return {"first": first, "decision": decision, "few": few, "verdict": verdict}


def all_moments() -> Iterator[tuple[str, Mapping[str, State]]]:
    for name, full in POTS.items():
        yield name, moments(full)
