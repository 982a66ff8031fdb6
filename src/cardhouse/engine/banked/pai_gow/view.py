"""A table of pai gow poker as one viewer sees it."""

from cardhouse.cards import HIDDEN
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.spots import sees
from cardhouse.engine.banked.view import BankedView, HandView, looked


def look(hand: PaiGowHand, viewer: int) -> BankedView:
    """The hand as seen from a seat or from the rail."""
    # Without the seated player's wager, the spot's cards belong to the bettors behind it.
    own = sees(hand, viewer, viewer)
    return looked(hand, viewer, lambda key: _shown(hand, key, viewer), own=own)


def _shown(hand: PaiGowHand, key: int, viewer: int) -> HandView:
    """A hand of the deal, with its two parts if the viewer may see them."""
    up, down = tuple(hand.up.get(key, ())), tuple(hand.down.get(key, ()))
    own = sees(hand, viewer, key)
    laid = hand.layout.settings.get(key) if own or up else None
    return HandView(
        hand=key,
        up=up,
        down=down if own else (HIDDEN,) * len(down),
        front=laid.front if laid else (),
        back=laid.back if laid else (),
    )
