"""Help on the commands of every table."""

from typing import Final

from cardhouse.cli.terminal import Rows

COMMON: Final[Rows] = (
    "help-coach",
    "help-rules",
    "help-report",
    "help-table",
    "help-save",
    "help-quit",
)
