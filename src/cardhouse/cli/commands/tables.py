"""`cardhouse tables`: the tables of a running room."""

from __future__ import annotations

import argparse

from cardhouse.cli.parser import Commands, Parser, command


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    command(
        subparsers,
        "tables",
        "open, change, pause and close the tables of a running room",
        "cardhouse tables list\n"
        "  cardhouse tables open-table late-holdem --house tommys --game holdem --rules 4-8\n"
        '  cardhouse tables pause-table late-holdem --reason "a fouled deck"',
        fill=_fill,
    )


def _fill(parser: Parser) -> None:
    from cardhouse.cli.remote.acts import acts_of_tables, add_acts
    from cardhouse.cli.remote.options import add_choice
    from cardhouse.cli.remote.pages import TABLES, add_pages

    subparsers = add_choice(parser)
    add_pages(subparsers, TABLES)
    add_acts(subparsers, acts_of_tables())


def run(args: argparse.Namespace) -> int:
    """Do an act on a table of a running room, or list its tables."""
    return int(args.do(args))
