"""`cardhouse restore`: a room made of a backup, in a new folder or an empty database."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command
from cardhouse.cli.stores import add_where, folder, looked_at

if TYPE_CHECKING:
    from cardhouse.store.reading import Reading
    from cardhouse.store.verify import Verified


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "restore",
        "make a room of a backup, in a new folder or an empty database",
        "cardhouse restore ~/backups/2026-11-16 --data ~/my-room\n"
        "  cardhouse restore ~/backups/2026-11-16 --database postgresql://room@localhost/room",
    )
    parser.add_argument("backup", type=folder, metavar="BACKUP", help="a folder made by `backup`")
    add_where(parser, "an empty database")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Check the backup, copy it to its new place, and say what to do next."""
    from cardhouse.cli.books import print_json
    from cardhouse.room.premises import FILE, usual

    if not Path(args.backup, FILE).is_file():
        raise Mistake(f"{args.backup}: there is no backup; name a folder that `backup` made")
    data: Path = args.data or usual()
    backup = argparse.Namespace(data=args.backup, database=None)
    found = looked_at(backup, lambda room: _restored(room, data, args.database))
    where = "--database ..." if args.database else f"--data {data}"
    if args.json:
        print_json({"backup": str(args.backup), "restored": found})
        return 0
    print(f"{found.events:,} events in {found.streams:,} streams: restored and checked.")
    print(f"`cardhouse open {where}` opens the room.")
    return 0


async def _restored(room: Reading, data: Path, database: str | None) -> Verified:
    from cardhouse.room.premises import FILE, locked
    from cardhouse.store.backup import copy_to_database, copy_to_file

    if database is not None:
        return await copy_to_database(room, database)
    with locked(data):
        return await copy_to_file(room, data / FILE)
