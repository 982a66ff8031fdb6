"""`cardhouse replay`: histories read, checked against the laws, and told again."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from cardhouse.cli.exchange import add_file, book_of, histories
from cardhouse.cli.languages import add_language, language_of
from cardhouse.cli.parser import Commands, Mistake, Parser, command, count
from cardhouse.cli.viewers import add_viewer

if TYPE_CHECKING:
    from cardhouse.formats import History


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "replay",
        "check hand histories and retell them",
        "cardhouse deal tommys holdem --json > hands.jsonl; cardhouse replay hands.jsonl",
    )
    add_file(parser)
    parser.add_argument("--hand", type=count, metavar="N", help="only the hand with this number")
    add_viewer(parser)
    add_language(parser)
    parser.add_argument("--step", action="store_true", help="wait for Enter after each event")
    parser.add_argument(
        "--json", action="store_true", help="print the histories, as the viewer saw them"
    )


def run(args: argparse.Namespace) -> int:
    """Tell each hand of the file."""
    from cardhouse.formats.history import LawError

    told = 0
    try:
        for history in histories(args.file, args.house):
            if args.hand in (None, history.hand):
                told += 1
                _tell(history, args)
    except LawError as error:
        raise Mistake(f"{args.file}: {error}", code=1) from None
    if not told:
        wanted = f"no hand {args.hand}" if args.hand else "no hands"
        raise Mistake(f"{args.file}: {wanted} in this file")
    return 0


def _tell(history: History, args: argparse.Namespace) -> None:
    from cardhouse.formats import encode
    from cardhouse.formats.history import as_seen
    from cardhouse.words.speech import Listener
    from cardhouse.words.text import lines, written

    post = book_of(history, args.house)
    last, to = 0, Listener(history.names, language=language_of(args))
    told = list(lines(history, post, viewer=args.viewer))
    if args.json:
        print(encode(as_seen(history, args.viewer)).decode())
        return
    for line in told:
        if args.step and line.event != last and sys.stdin.isatty():
            input()
        last = line.event
        print(written(line.said, to, post))
    print()
