"""Offers at a pan table, in words."""

from typing import Final

from cardhouse.cli.play.offers import Offers, plain

OFFERS: Final[Offers] = {
    "go-on-top": plain("[stay] in"),
    "retire": plain("[retire]"),
    "draw-card": plain("[d]raw"),
    "take-discard": plain("[t]ake the discard"),
    "force": plain("[force] it"),
    "let-go": plain("[let] it go"),
    "meld": plain("[m]eld"),
    "increase": plain("[a]dd to a meld"),
    "split-meld": plain("[split] a meld"),
    "discard-card": plain("discard [x]"),
}
# Enter's words, where they differ from the name of its command.
SILENCE: Final = {"draw-card": "draw", "discard-card": "discard"}
