"""A banked table as one viewer sees it: money, wagers and hands, with backs for hidden cards."""

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.banked.blackjack.turn_events import Turn
from cardhouse.engine.banked.blackjack.turns import in_turn
from cardhouse.engine.banked.layout import BANK, Layout, Wager, layout
from cardhouse.engine.banked.pai_gow.spots import sees
from cardhouse.engine.core.hand import Hand
from cardhouse.ranking.points import total, total_words


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


def look_at(hand: Hand, viewer: int) -> LayoutView:
    """The layout from a seat or from the rail, once somebody holds the bank."""
    lay = layout(hand)
    keys = [key for spot in lay.order for key in lay.hands.get(spot, ())]
    return LayoutView(
        bank=hand.button,
        number=hand.bank_hand or 1,
        covers=tuple(CoverView(c.player, c.posted, c.pays, c.takes) for c in lay.covers),
        wagers=tuple(_wager(wager) for wager in lay.wagers if wager.amount or wager.insurance),
        players=lay.players.copy(),
        hands=tuple(_hand(hand, lay, key, viewer) for key in keys),
        bank_hand=_hand(hand, lay, BANK, viewer),
        turn=_turn(hand),
        action=lay.action,
    )


def _wager(wager: Wager) -> WagerView:
    return WagerView(wager.player, wager.hand, wager.amount, wager.behind, wager.insurance)


def _hand(hand: Hand, lay: Layout, key: int, viewer: int) -> HandView:
    up, down = tuple(hand.up[key]), tuple(hand.down[key])
    own = sees(hand, viewer, key)
    laid = lay.settings.get(key) if own or up else None
    points, count = hand.game.points, None
    if points is not None and up:
        count = total(up, points, split=lay.is_split(key))
    return HandView(
        hand=key,
        up=up,
        down=down if own else (HIDDEN,) * len(down),
        points=count.points if count else 0,
        soft=count.soft if count else False,
        total=total_words(count, points) if count and points else "",
        front=laid.front if laid else (),
        back=laid.back if laid else (),
        doubled=key in lay.doubled,
        surrendered=key in lay.surrendered,
    )


def _turn(hand: Hand) -> int:
    at = hand.at
    if hand.over or not isinstance(at, Turn):
        return 0
    if at.drawing:
        return at.drawing
    found = in_turn(hand)
    return found[0] if found else 0
