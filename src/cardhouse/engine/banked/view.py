"""A banked table as one viewer sees it: money, wagers and hands, with backs for hidden cards."""

from collections.abc import Callable

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import BANK, Wager
from cardhouse.engine.core.view import SeatView, View, seat_seen, seen_by


class CoverView(Struct, frozen=True):
    """Money that covers wagers, and how much of it still pays and takes."""

    seat: int
    posted: int
    pays: int
    takes: int


class WagerView(Struct, frozen=True, omit_defaults=True):
    """Chips that ride on a hand."""

    seat: int
    hand: int
    amount: int
    behind: bool = False
    insurance: int = 0


class HandView(Struct, frozen=True, omit_defaults=True):
    """The cards of one hand; what lies face up counts so much."""

    hand: int
    up: tuple[Card, ...]
    # One's own, or backs.
    down: tuple[Card, ...] = ()
    points: int = 0
    soft: bool = False
    total: str = ""
    # How the hand is laid out in two, if one may see it.
    front: tuple[Card, ...] = ()
    back: tuple[Card, ...] = ()
    doubled: bool = False
    surrendered: bool = False


class LayoutView(Struct, frozen=True):
    """What lies on a banked table."""

    bank: int
    # Which hand of the bank's turn it is.
    number: int
    covers: tuple[CoverView, ...]
    wagers: tuple[WagerView, ...]
    # Who plays each spot.
    players: dict[int, int]
    hands: tuple[HandView, ...]
    bank_hand: HandView
    # The hand that is played now, and where the action begins in games that draw lots for it.
    turn: int = 0
    action: int = 0


class BankedView(View, frozen=True, kw_only=True, tag="banked"):
    """A hand against a bank, as one viewer may know it."""

    layout: LayoutView


# How one hand on the table looks to the viewer.
Shown = Callable[[int], HandView]


def looked(
    hand: BankedHand, viewer: int, shown: Shown, *, own: bool = True, turn: int = 0
) -> BankedView:
    """The hand as seen from a seat or from the rail; the game says how each hand is shown."""
    seats = [SeatView(**seat_seen(hand, seat, own=own and seat == viewer)) for seat in hand.seats]
    layout = _layout(hand, shown, turn)
    return BankedView(**seen_by(viewer, hand), seats=tuple(seats), layout=layout)


def _layout(hand: BankedHand, shown: Shown, turn: int) -> LayoutView:
    lay = hand.layout
    keys = [key for spot in lay.order for key in lay.hands.get(spot, ())]
    return LayoutView(
        bank=hand.button,
        number=hand.bank_hand or 1,
        covers=tuple(CoverView(c.player, c.posted, c.pays, c.takes) for c in lay.covers),
        wagers=tuple(_wager(wager) for wager in lay.wagers if wager.amount or wager.insurance),
        players=lay.players.copy(),
        hands=tuple(shown(key) for key in keys),
        bank_hand=shown(BANK),
        turn=turn,
        action=lay.action,
    )


def _wager(wager: Wager) -> WagerView:
    return WagerView(wager.player, wager.hand, wager.amount, wager.behind, wager.insurance)
