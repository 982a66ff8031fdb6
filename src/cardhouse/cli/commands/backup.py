"""`cardhouse backup`: a copy of a whole room, made while it goes on."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from cardhouse.cli.parser import Commands, Parser, add_json, command
from cardhouse.cli.stores import add_where, folder, looked_at

if TYPE_CHECKING:
    from cardhouse.store.reading import Reading
    from cardhouse.store.verify import Verified


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "backup",
        "copy a whole room into a new folder, also while it is open",
        "cardhouse backup ~/backups/2026-11-16 --data ~/my-room\n"
        "  cardhouse backup ~/backups/2026-11-16 --database postgresql://room@localhost/room",
    )
    parser.add_argument("backup", type=folder, metavar="BACKUP", help="the folder to make")
    add_where(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Copy the room as it is at this moment, and say what the copy holds."""
    from cardhouse.cli.books import print_json

    found = looked_at(args, lambda room: _copied(room, args.backup))
    if args.json:
        print_json({"backup": str(args.backup), "copied": found})
        return 0
    print(f"{found.events:,} events in {found.streams:,} streams: copied and checked.")
    print(f"`cardhouse restore {args.backup}` makes a room of them again.")
    return 0


async def _copied(room: Reading, folder: Path) -> Verified:
    from cardhouse.room.premises import FILE, locked
    from cardhouse.store.backup import copy_to_file

    # The folder is closed to others, as that of any room: decks and password hashes are in it.
    with locked(folder):
        return await copy_to_file(room, folder / FILE)
