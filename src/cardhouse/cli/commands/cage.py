"""`cardhouse cage`: the cage of a running room."""

from __future__ import annotations

import argparse
from typing import Final

from cardhouse.cli.acting import add_acts, run_acts
from cardhouse.cli.parser import Commands, Parser

# Pages of the room that the command shows.
PAGES: Final[dict[str, str]] = {"report": "/api/reports"}


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    add_acts(
        subparsers,
        "cage",
        "sell and redeem chips, count drawers and the drop of a running room",
        "cardhouse cage sell-chips Pat 100 --drawer 1 --room https://room.example",
    )


def run(args: argparse.Namespace) -> int:
    """Do an act at the cage of a running room."""
    from cardhouse.server.staff.rights import CAGE

    return run_acts(args, "cage", list(CAGE), PAGES)
