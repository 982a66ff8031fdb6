"""A table of blackjack as one viewer sees it."""

from msgspec.structs import replace

from cardhouse.cards import HIDDEN
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.turn_events import Turn
from cardhouse.engine.banked.blackjack.turns import in_turn
from cardhouse.engine.banked.view import BankedView, HandView, looked
from cardhouse.ranking.points import called, total, total_words


def look(hand: BlackjackHand, viewer: int) -> BankedView:
    """The hand as seen from a seat or from the rail."""
    return looked(hand, viewer, lambda key: _shown(hand, key), turn=_turn(hand))


def _shown(hand: BlackjackHand, key: int) -> HandView:
    """The face-up cards, and their count."""
    lay, points, up = hand.layout, hand.game.points, tuple(hand.up.get(key, ()))
    view = HandView(
        hand=key,
        up=up,
        down=(HIDDEN,) * len(hand.down.get(key, ())),
        doubled=key in lay.doubled,
        surrendered=key in lay.surrendered,
    )
    if not up:
        return view
    count = total(up, points, split=lay.is_split(key))
    (kind, shown), words = called(count, points), total_words(count, points)
    view = replace(view, kind=kind, called=shown, total=words)
    return replace(view, points=count.points, soft=count.soft)


def _turn(hand: BlackjackHand) -> int:
    """The hand in play now."""
    at = hand.at
    if hand.over or not isinstance(at, Turn):
        return 0
    if at.drawing:
        return at.drawing
    found = in_turn(hand)
    return found[0] if found else 0
