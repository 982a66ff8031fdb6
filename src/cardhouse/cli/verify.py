"""`cardhouse verify`: whether a room's data is what was written, event by event."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from cardhouse.cli.parser import Commands, Parser, add_json, command
from cardhouse.cli.stores import add_where, looked_at

if TYPE_CHECKING:
    from cardhouse.house.audit import Audited
    from cardhouse.store.base import Store


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "verify",
        "verify a room's data: every event, transfer and balance, and every table replayed",
        "cardhouse verify --data ~/my-room",
    )
    add_where(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print what was looked at; the first thing that is wrong is one line, and the exit code 1."""
    from cardhouse.cli.books import print_json

    found = looked_at(args, _audit)
    if args.json:
        print_json({"ok": True, "audited": found})
        return 0
    print(f"{found.events:,} events in {found.streams:,} streams: every link of the chain holds.")
    print(
        f"{found.transfers:,} transfers lead to {found.accounts:,} balances; their sum is nothing."
    )
    print(f"{found.commands:,} commands, each applied once.")
    print(
        f"{found.tables:,} tables replayed under {found.books:,} rule books, {found.hands:,} hands:"
        " what lies on them is what the ledger says."
    )
    return 0


async def _audit(store: Store) -> Audited:
    from cardhouse.house.audit import audit

    return await audit(store)
