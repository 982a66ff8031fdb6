"""`cardhouse verify`: checks that a room's data is as it was written, event by event."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command
from cardhouse.cli.stores import add_where, looked_at, room_file

if TYPE_CHECKING:
    from cardhouse.room.audit import Audited
    from cardhouse.store.base import Store
    from cardhouse.store.heads import Head

LEFT_OPEN = (
    "the room was open when this file was written, and there is no log beside it: what the log may"
    " have held cannot be seen; compare with heads that were kept elsewhere (--heads)"
)


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "verify",
        "verify a room's data: every event, transfer and balance",
        "cardhouse verify --data ~/my-room\n"
        "  cardhouse verify --data ~/my-room --heads yesterday.json --write-heads today.json",
    )
    add_where(parser)
    parser.add_argument("--heads", metavar="FILE", help="compare with heads written earlier")
    parser.add_argument(
        "--write-heads", metavar="FILE", help="write the head of every stream, to keep elsewhere"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the extent of the audit; the first fault is one line, with exit code 1."""
    from cardhouse.cli.books import print_json
    from cardhouse.cli.files import write
    from cardhouse.store.heads import encoded
    from cardhouse.store.wal import left_open

    earlier = _earlier(args.heads) if args.heads is not None else {}
    # Before the store is opened: SQLite would create a new log beside a file that has none.
    notes = [LEFT_OPEN] if args.database is None and left_open(room_file(args)) else []
    found = looked_at(args, lambda store: _audit(store, earlier))
    if args.write_heads is not None:
        write(Path(args.write_heads), encoded(found.heads))
    if args.json:
        print_json({"ok": True, "audited": found, "compared": len(earlier), "notes": notes})
        return 0
    _say(found)
    if earlier:
        print(f"{len(earlier):,} earlier heads: every event up to them is unchanged.")
    for note in notes:
        print(f"Not known: {note}.")
    return 0


def _say(found: Audited) -> None:
    print(f"{found.events:,} events in {found.streams:,} streams: every link of the chain holds.")
    print(
        f"{found.transfers:,} transfers lead to {found.accounts:,} balances; they add up to zero."
    )
    print(f"{found.commands:,} commands, each applied once.")
    print(
        f"{found.tables:,} tables replayed under {found.books:,} rule books, {found.hands:,} hands:"
        " chips and ledger agree."
    )


def _earlier(name: str) -> Mapping[str, Head]:
    from cardhouse.cli.files import read
    from cardhouse.store.heads import decoded

    try:
        return decoded(read(Path(name)))
    except ValueError as error:
        raise Mistake(f"{name}: {error}") from None


async def _audit(store: Store, earlier: Mapping[str, Head]) -> Audited:
    from cardhouse.room.audit import audit
    from cardhouse.server.people.people import PEOPLE

    if PEOPLE not in await store.streams():
        # A room without pages can be verified without the server installed.
        return await audit(store, earlier=earlier)
    from cardhouse.server.people.audit import people_beside

    return await audit(store, beside=people_beside(), earlier=earlier)
