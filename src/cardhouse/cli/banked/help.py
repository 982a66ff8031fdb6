"""Help on the commands of a banked table."""

from typing import Final

from cardhouse.cli.terminal import Rows

BANK: Final[Rows] = (
    "help-take",
    "help-fresh",
    "help-put",
    "help-wager",
    "help-back",
    "help-refuse",
)
BLACKJACK: Final[Rows] = (
    "help-hit",
    "help-double",
    "help-surrender",
    "help-insure",
    "help-follow",
)
PAI_GOW: Final[Rows] = (
    "help-shake",
    "help-set",
    "help-house",
    "help-confirm",
    "help-look",
)
SILENCE: Final[Rows] = ("help-enter-banked", "help-why-banked")
