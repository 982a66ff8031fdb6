"""Help on the commands of a pan table."""

from typing import Final

from cardhouse.cli.terminal import Rows

HELP: Final[Rows] = (
    "help-stay",
    "help-draw-pan",
    "help-proposals",
    "help-meld",
    "help-add",
    "help-split-meld",
    "help-discard",
    "help-force",
    "help-enter-pan",
    "help-why-pan",
)
