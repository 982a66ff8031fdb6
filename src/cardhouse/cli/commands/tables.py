"""`cardhouse tables`: the tables of a running room."""

from __future__ import annotations

import argparse
from typing import Final

from cardhouse.cli.acting import add_acts, run_acts
from cardhouse.cli.parser import Commands, Parser

# Pages of the room that the command shows.
PAGES: Final = {"list": "/api/tables"}


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    add_acts(
        subparsers,
        "tables",
        "open, change, pause and close the tables of a running room",
        "cardhouse tables list --room https://room.example\n"
        "  cardhouse tables open-table tommys-holdem-2 tommys holdem --rules 6-12 --seats 8",
    )


def run(args: argparse.Namespace) -> int:
    """Do an act at a table of a running room, or list its tables."""
    from cardhouse.server.staff.rights import FLOOR

    return run_acts(args, "tables", [do for do in FLOOR if do.endswith("-table")], PAGES)
