"""The command `cardhouse`: finds the command, runs it, and turns mistakes into one line."""

import importlib
import io
import os
import sys
from collections.abc import Callable, Sequence

from cardhouse import __version__
from cardhouse.cli.parser import Mistake, Parser

COMMANDS = (
    "games",
    "rules",
    "check",
    "deal",
    "rank",
    "frequencies",
    "odds",
    "edge",
    "strategy",
    "simulate",
    "worth",
    "play",
    "replay",
    "open",
    "report",
    "verify",
)
INTERRUPTED = 130

Run = Callable[..., int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal that lacks a letter shows a question mark, not a traceback.
        sys.stdout.reconfigure(errors="replace")
    try:
        args = _parser().parse_args(argv)
        run: Run = args.run
        code = run(args)
        sys.stdout.flush()
        return code
    except Mistake as mistake:
        print(f"cardhouse: {mistake}", file=sys.stderr)
        return mistake.code
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not complain when it closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED


def _parser() -> Parser:
    parser = Parser(
        prog="cardhouse",
        description="Runs a California card room from its rule books.",
        epilog="`cardhouse COMMAND --help` says more, with an example.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"cardhouse {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for name in COMMANDS:
        # Each module imports what it needs when it runs, so that help is quick.
        module = importlib.import_module(f"cardhouse.cli.{name}")
        module.add(subparsers)
        subparsers.choices[name].set_defaults(run=module.run)
    return parser
