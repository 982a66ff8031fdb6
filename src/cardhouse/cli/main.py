"""The command `cardhouse`: finds the command, runs it, and turns mistakes into one line."""

import importlib
import sys
from collections.abc import Callable, Sequence

from cardhouse import __version__
from cardhouse.cli import outlets
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
    "arena",
    "worth",
    "play",
    "replay",
    "export",
    "import",
    "open",
    "config",
    "report",
    "staff",
    "tables",
    "cage",
    "floor",
    "verify",
    "backup",
    "restore",
)
FAILED, WRONG, INTERRUPTED = 1, 2, 130
# Optional packages, and the extra that installs each.
EXTRAS = {
    "argon2": "server",
    "asyncpg": "postgres",
    "confusable_homoglyphs": "server",
    "litestar": "server",
    "numba": "analysis",
    "numpy": "analysis",
    "prometheus_client": "server",
    "ray": "ray",
    "segno": "server",
    "uvicorn": "server",
    "websockets": "server",
}

Run = Callable[..., int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    is_open = outlets.prepare()
    try:
        if not is_open:
            raise Mistake("stdout is closed: there is nowhere to write to", code=1)
        code = _called(argv)
        sys.stdout.flush()
        return code
    except Mistake as mistake:
        outlets.complain(str(mistake))
        return mistake.code
    except BrokenPipeError:
        # The reader of our output has seen enough.
        return 0
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        outlets.complain(f'{error.name} is not installed: pip install "cardhouse[{extra}]"')
        return FAILED
    except UnicodeEncodeError as error:
        outlets.complain(f"{error.object!r} cannot be written as {error.encoding}")
        return WRONG
    except MemoryError:
        outlets.complain("there is not enough memory for that")
        return FAILED
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        outlets.complain(f"{where}{outlets.reason(error)}")
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        outlets.leave()


def _called(argv: Sequence[str] | None) -> int:
    """Parse the command line and run the command that it names."""
    try:
        args = _parser().parse_args(argv)
        run: Run = args.run
        return run(args)
    except SystemExit as done:
        if isinstance(done.__context__, BrokenPipeError):
            # A rich console ends the process once its reader is gone.
            raise done.__context__ from None
        return done.code if isinstance(done.code, int) else 0


def _parser() -> Parser:
    parser = Parser(
        prog="cardhouse",
        description="Run a California card room from its rule books.",
        epilog="`cardhouse COMMAND --help` explains a command, with an example.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"cardhouse {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for name in COMMANDS:
        # Each module imports what it needs when it runs, which keeps help quick.
        module = importlib.import_module(f"cardhouse.cli.commands.{name}")
        module.add(subparsers)
        subparsers.choices[name].set_defaults(run=module.run)
    return parser
