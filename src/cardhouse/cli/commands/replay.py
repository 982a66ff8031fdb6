"""`cardhouse replay`: histories read, checked against the laws, and told again."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from cardhouse.cli.languages import add_language, language_of
from cardhouse.cli.parser import Commands, Mistake, Parser, command, count

if TYPE_CHECKING:
    from cardhouse.formats import History
    from cardhouse.rulebook import Posted

# No table has a longer seat number.
DIGITS = 3


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "replay",
        "check hand histories and retell them",
        "cardhouse deal tommys holdem --json > hands.jsonl; cardhouse replay hands.jsonl",
    )
    parser.add_argument("file", metavar="FILE", help="histories, one hand per line; - reads stdin")
    parser.add_argument("--hand", type=count, metavar="N", help="only the hand with this number")
    parser.add_argument(
        "--viewer",
        type=_viewer,
        default="all",
        metavar="SEAT|all",
        help="show only what this seat saw; 0 is the rail (default all)",
    )
    parser.add_argument(
        "--house", metavar="FOLDER", help="the rule book, if it does not ship with the package"
    )
    add_language(parser)
    parser.add_argument("--step", action="store_true", help="wait for Enter after each event")
    parser.add_argument(
        "--json", action="store_true", help="print the histories, as the viewer saw them"
    )


def run(args: argparse.Namespace) -> int:
    """Tell each hand of the file."""
    from cardhouse.formats import HistoryError, read
    from cardhouse.formats.history import LawError

    told = 0
    try:
        for history in read(_lines(args.file), args.file):
            if args.hand in (None, history.hand):
                told += 1
                _tell(history, args)
    except LawError as error:
        raise Mistake(f"{args.file}: {error}", code=1) from None
    except HistoryError as error:
        raise Mistake(str(error)) from None
    if not told:
        wanted = f"no hand {args.hand}" if args.hand else "no hands"
        raise Mistake(f"{args.file}: {wanted} in this file")
    return 0


def _viewer(text: str) -> int | Literal["all"]:
    if text == "all":
        return "all"
    if not text.isdecimal() or len(text) > DIGITS:
        raise argparse.ArgumentTypeError(f"{text!r} is no seat: a number, or all")
    return int(text)


def _lines(name: str) -> list[bytes]:
    try:
        text = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Mistake(f"{name}: {error.strerror}") from None
    return text.split(b"\n")


def _tell(history: History, args: argparse.Namespace) -> None:
    from cardhouse.formats import encode
    from cardhouse.formats.history import as_seen
    from cardhouse.words.speech import Listener
    from cardhouse.words.text import lines, written

    post = _book(history, args)
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


def _book(history: History, args: argparse.Namespace) -> Posted:
    from cardhouse.cli.books import posted, table

    post = posted(args.house or history.house, history.game)
    table(post, history.table)
    if post.hash != history.book:
        print(
            f"cardhouse: hand {history.hand} was played under another edition of the rule book "
            f"({history.book[:12]}, now {post.hash[:12]})",
            file=sys.stderr,
        )
    return post
