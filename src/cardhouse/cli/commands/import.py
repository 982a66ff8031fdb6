"""`cardhouse import`: hands of other programs as our own histories."""

from __future__ import annotations

import argparse

from cardhouse.cli.exchange import add_file, histories
from cardhouse.cli.parser import Commands, Mistake, Parser, command


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "import",
        "read hands of other programs",
        "cardhouse import hands.phhs > hands.jsonl; cardhouse replay hands.jsonl",
    )
    add_file(parser)
    parser.add_argument(
        "--json", action="store_true", help="one hand per line, as JSON: that is our log anyway"
    )


def run(args: argparse.Namespace) -> int:
    """Print each hand of the file as a line of our log."""
    from cardhouse.formats import encode

    none = True
    for history in histories(args.file, args.house):
        none = False
        print(encode(history).decode())
    if none:
        raise Mistake(f"{args.file}: no hands in this file")
    return 0
