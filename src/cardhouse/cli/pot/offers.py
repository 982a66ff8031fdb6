"""Offers in a game for a pot, in words."""

from typing import Final

from cardhouse.cli.play.offers import Offers, plain, up_to
from cardhouse.engine.core.view import OfferView


def _discard(offer: OfferView) -> str:
    """A draw, with an open number of cards, or a discard for good, with a fixed one."""
    if offer.least:
        return f"[d]iscard {offer.least} of your cards"
    return f"[d]raw up to {offer.most} cards, or pat"


OFFERS: Final[Offers] = {
    "fold": plain("[f]old"),
    "check": plain("chec[k]"),
    "call": plain("[c]all"),
    "bet": up_to("[b]et"),
    "raise": up_to("[r]aise to"),
    "pass": plain("[p]ass"),
    "straddle": up_to("[straddle] to"),
    "stake": up_to("[stake]"),
    "match": plain("[match]"),
    "stay-out": plain("stay [out]"),
    "discard": _discard,
    "bring-in": plain("[bring] it in for"),
    "stand-all-in": plain("stand [all-in]"),
    "stay-in": plain("[stay] active"),
    "show": plain("[s]how"),
    "muck": plain("[m]uck"),
    "play-board": plain("play the [board]"),
}
# Enter's words, where they differ from the name of its command.
SILENCE: Final = {"discard": "pat"}
