"""`cardhouse export`: hands in the formats of other programs."""

from __future__ import annotations

import argparse

from cardhouse.cli.exchange import FORMATS, Writer, add_file, book_of, histories
from cardhouse.cli.parser import Commands, Mistake, Parser, command, count
from cardhouse.cli.viewers import add_viewer


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "export",
        "write hands for other programs",
        "cardhouse export hands.jsonl --format phh > hands.phhs",
    )
    add_file(parser)
    parser.add_argument("--hand", type=count, metavar="N", help="only the hand with this number")
    add_viewer(parser)
    parser.add_argument(
        "--format", choices=FORMATS, default="phh", help="phh (default), ohh, pokerstars or log"
    )
    parser.add_argument(
        "--json", action="store_const", const="log", dest="format", help="our log, as JSON lines"
    )


def run(args: argparse.Namespace) -> int:
    """Print each hand of the file."""
    hands = [each for each in histories(args.file, args.house) if args.hand in (None, each.hand)]
    if not hands:
        wanted = f"no hand {args.hand}" if args.hand else "no hands"
        raise Mistake(f"{args.file}: {wanted} in this file")
    writer = Writer(args.format, args.viewer, many=len(hands) > 1)
    for history in hands:
        writer.write(history, book_of(history, args.house))
    return writer.code()
