"""Notes on a hand of any family: its places and its views, always in the same order."""

from __future__ import annotations

from typing import Any

from cardhouse.cards import Card
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.view import SeatView
from cardhouse.engine.families import look
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.view import PanView
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.view import PotSeat, PotView


def places(hand: Hand) -> list[list[Card]]:
    """Every place where a card of the deck can lie."""
    discards = hand.discards.values() if isinstance(hand, PotHand) else ()
    return [
        hand.stock,
        hand.burns,
        _middle(hand),
        hand.muck,
        hand.aside,
        _eliminated(hand),
        *hand.down.values(),
        *hand.up.values(),
        *discards,
    ]


def seen(hand: Hand, viewer: int) -> dict[str, Any]:
    """A view; fields its family does not have are empty."""
    view = look(hand, viewer)
    return {
        "viewer": view.viewer,
        "house": view.house,
        "game": view.game,
        "button": view.button,
        "stakes": view.stakes,
        "seats": [_seat(seat) for seat in view.seats],
        "board": view.board if isinstance(view, PotView) else _middle(hand),
        "pot": view.pot,
        "pots": view.pots if isinstance(view, PotView) else (),
        "stock": view.stock,
        "burns": view.burns,
        "muck": view.muck,
        "aside": view.aside,
        "exposed": view.exposed,
        "awaited": view.awaited,
        "offers": view.offers,
        "over": view.over,
        "eliminated": len(_eliminated(hand)),
        "layout": view.layout if isinstance(view, BankedView) else None,
        "pan": view.spreads if isinstance(view, PanView) else None,
    }


def _seat(seat: SeatView) -> dict[str, Any]:
    of_pot = seat if isinstance(seat, PotSeat) else None
    return {
        "seat": seat.seat,
        "chips": seat.chips,
        "bet": of_pot.bet if of_pot else 0,
        "paid": seat.paid,
        "live": seat.live,
        "down": seat.down,
        "up": seat.up,
        "discards": of_pot.discards if of_pot else 0,
        "plays_board": of_pot.plays_board if of_pot else False,
    }


def _middle(hand: Hand) -> list[Card]:
    """The board, or the card of a turn."""
    if isinstance(hand, PotHand):
        return hand.board
    return hand.drawn if isinstance(hand, PanHand) else []


def _eliminated(hand: Hand) -> list[Card]:
    return hand.eliminated if isinstance(hand, PotHand | PanHand) else []
