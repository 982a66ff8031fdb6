"""What may be done in a game for a pot, in words."""

from typing import Final

from cardhouse.cli.play.offers import Offers, plain, up_to

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
    "discard": lambda offer: f"[d]raw up to {offer.most} cards, or pat",
    "bring-in": plain("[bring] it in for"),
    "stand-all-in": plain("stand [all-in]"),
    "stay-in": plain("[stay] active"),
    "show": plain("[s]how"),
    "muck": plain("[m]uck"),
    "play-board": plain("play the [board]"),
}
# What Enter does, where its command has another name.
SILENCE: Final = {"discard": "pat"}
