"""`cardhouse floor`: acts of the floor in a running room."""

from __future__ import annotations

import argparse
from typing import Final

from cardhouse.cli.acting import add_acts, run_acts
from cardhouse.cli.parser import Commands, Parser

# Pages of the room that the command shows; a ruling names the sequence that stands there.
PAGES: Final = {"tables": "/api/tables"}


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    add_acts(
        subparsers,
        "floor",
        "rule in a running room: reports, orders, calls, bars",
        "cardhouse floor answer-call 3 --room https://room.example\n"
        '  cardhouse floor rule tommys-holdem 1207 \'{"report": "misdeal", "reason": "fouled"}\'',
    )


def run(args: argparse.Namespace) -> int:
    """Do an act of the floor in a running room."""
    from cardhouse.server.staff.rights import FLOOR

    return run_acts(args, "floor", [do for do in FLOOR if not do.endswith("-table")], PAGES)
