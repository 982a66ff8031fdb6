"""The felts that are looked at: full tables of every family, at moments with much to see."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from playwright.sync_api import ViewportSize

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.families import look
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.view import PotView
from cardhouse.server.messages import State
from tests.e2e.crowded import crowded, settled
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
LEAST: Final = {"phone": PHONE_LEAST, "tablet": 24.0, "desktop": DESK_LEAST, "large": 44.0}
OWN_LEAST: Final = {"phone": 28.0, "tablet": 40.0, "desktop": 44.0, "large": 80.0}
# The seed of a table whose second hand has two side pots.
SIDE_POTS: Final = 47
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


def view_at(hand: PotHand) -> PotView:
    view = look(hand, YOU)
    assert isinstance(view, PotView)
    return view


def view_of(state: State) -> PotView:
    view = state.table.hand
    assert isinstance(view, PotView)
    return view


def alone_with_one(state: State) -> State:
    """The same moment with everybody out but the viewer and one seat across the table."""
    view = view_of(state)
    dealt = [each.seat for each in view.seats if each.live and each.seat != YOU]
    stays = (YOU, dealt[len(dealt) // 2])
    left = tuple(
        each if each.seat in stays else replace(each, live=False, down=(), up=())
        for each in view.seats
    )
    return replace(state, table=replace(state.table, hand=replace(view, seats=left)))


def moments(full: Full) -> dict[str, State]:
    """A hand from the viewer's first question to its end, and with only two left in it."""
    table = staged(full)
    first = table.play(lambda hand, ask: ask is not None)
    decision, rail = table.go_on(late), table.rail()
    return {
        "first": first,
        "rail": rail,
        "decision": decision,
        "few": alone_with_one(decision),
        "verdict": table.go_on(over),
    }


def side_pots() -> State:
    """A question with two side pots, at a table of players who do anything."""
    table = Staged("tommys/holdem", 10, seed=SIDE_POTS, bots="random", chips=20_00)
    table.play(over)
    return table.play(gathered)


def gathered(hand: Hand, ask: Ask | None) -> bool:
    """True when the viewer is asked first in a round, for a main pot and two others."""
    assert isinstance(hand, PotHand)
    view = view_at(hand)
    unbet = not any(seat.bet for seat in view.seats)
    return ask is not None and len(hand.board) > 2 and len(view.pots) > 2 and unbet


def of_others() -> dict[str, dict[str, State]]:
    """Moments of the families without a pot."""
    blackjack = Staged("new-esquire/no-bust-blackjack", 7)
    bets = blackjack.play(asked("wager"))
    decides = blackjack.go_on(asked("stand"))
    pai_gow = Staged("tommys/pai-gow-poker", 7)
    pan = Staged("tommys/pan", 8, seed=18, bots="sensible")
    return {
        "blackjack": {"first": bets, "decision": crowded(decides), "verdict": settled(decides)},
        "pai-gow": {
            "first": pai_gow.play(asked("wager")),
            "decision": pai_gow.go_on(asked("set-hand")),
            "verdict": pai_gow.go_on(over),
        },
        "pan": {"decision": pan.play(asked("meld")), "verdict": pan.go_on(over)},
    }
