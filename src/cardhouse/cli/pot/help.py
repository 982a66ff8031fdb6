"""Help on the commands of a table that plays for a pot."""

from typing import Final

from cardhouse.cli.terminal import Rows

HELP: Final[Rows] = (
    "help-fold",
    "help-call",
    "help-bet",
    "help-raise",
    "help-stake",
    "help-draw",
    "help-show",
    "help-enter-pot",
    "help-why-pot",
)
