"""The viewer of a hand: a seat, the rail, or somebody who sees every card."""

from __future__ import annotations

import argparse
from typing import Literal

from cardhouse.cli.parser import Parser

# No table has a longer seat number.
DIGITS = 3


def add_viewer(parser: Parser) -> None:
    """Add the choice of a viewer."""
    parser.add_argument(
        "--viewer",
        type=viewer,
        default="all",
        metavar="SEAT|all",
        help="show only what this seat saw; 0 is the rail (default all)",
    )


def viewer(text: str) -> int | Literal["all"]:
    """A seat's number, or all."""
    if text == "all":
        return "all"
    if not text.isdecimal() or len(text) > DIGITS:
        raise argparse.ArgumentTypeError(f"{text!r} is no seat: a number, or all")
    return int(text)
