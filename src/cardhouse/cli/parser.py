"""Common parts of all commands: a parser with one-line errors, and mistakes of the user."""

import argparse
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

# The largest number that can be asked for: of hands, deals and the like.
MOST = 10**12


# Told the parsed arguments, it adds what they leave out.
Settling = Callable[[argparse.ArgumentParser], AbstractContextManager[Callable[[Any], None]]]


class Mistake(Exception):
    """A fault that the user can put right: one line on stderr, and an exit code."""

    def __init__(self, what: str, code: int = 2) -> None:
        super().__init__(" ".join(what.split()))
        self.code = code


class Parser(argparse.ArgumentParser):
    """A parser that reports an error in one line, with a pointer to the help.

    `fill` adds its arguments once it is used: what they are made from is not read for others.
    """

    def __init__(
        self, *args: Any, fill: "Callable[[Parser], None] | None" = None, **more: Any
    ) -> None:
        super().__init__(*args, **more)
        self._fill = fill
        # Finds elsewhere what the command line leaves out; see `settings.py`.
        self.settling: Settling | None = None

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[Any, list[str]]:
        if (fill := self._fill) is not None:
            self._fill = None
            fill(self)
        if self.settling is not None:
            with self.settling(self) as settle:
                known, others = super().parse_known_args(args, namespace)
            settle(known)
        else:
            known, others = super().parse_known_args(args, namespace)
        if others:
            # Told here, the pointer leads to the help of the command itself.
            self.error(f"unrecognized arguments: {' '.join(others)}")
        return known, others

    def error(self, message: str) -> NoReturn:
        raise Mistake(f"{message} (see {self.prog} --help)")

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        # argparse itself ignores it when the help cannot be written.
        print(message, end="", file=file)


class Help(argparse.RawDescriptionHelpFormatter):
    """Help with its sentences wrapped, and its examples as they are typed."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if "\n" in text:
            return super()._fill_text(text, width, indent)
        return argparse.HelpFormatter._fill_text(self, text, width, indent)


Commands = argparse._SubParsersAction  # the type that argparse itself gives to `add`


def command(
    subparsers: "Commands[Parser]",
    name: str,
    about: str,
    example: str,
    fill: "Callable[[Parser], None] | None" = None,
) -> Parser:
    """A command with its help, which ends with an example."""
    return subparsers.add_parser(
        name,
        help=about,
        description=f"{about[:1].upper()}{about[1:]}.",
        epilog=f"example:\n  {example}",
        formatter_class=Help,
        allow_abbrev=False,
        fill=fill,
    )


def add_json(parser: Parser) -> None:
    """Add the switch of every command with data."""
    parser.add_argument("--json", action="store_true", help="print JSON; amounts are in cents")


def count(text: str) -> int:
    """A whole number from 1 up to MOST."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is too small: at least 1")
    if number > MOST:
        raise argparse.ArgumentTypeError(f"{number} is too large: at most {MOST:,}")
    return number


def seed(text: str) -> int:
    """A seed for random deals."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if number < 0:
        raise argparse.ArgumentTypeError(f"a seed is 0 or more, not {number}")
    return number
