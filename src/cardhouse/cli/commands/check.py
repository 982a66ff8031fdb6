"""`cardhouse check`: all faults of a rule book, each on its line."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cardhouse.cli.outlets import reason
from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from cardhouse.rulebook import Fault

FAILED = 1


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "check",
        "check rule books, and deal every table on trial",
        "cardhouse check houses/my-room",
    )
    parser.add_argument(
        "path",
        metavar="PATH",
        nargs="+",
        help="a house's folder, one of its TOML files, or a house that ships with the package",
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help="treat a cite key without a rule as a fault, not a warning",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the faults and warnings; exit 1 if there are any faults."""
    from cardhouse.cli.books import print_json

    books = {path: found(path, strict=args.strict) for path in args.path}
    faults = [fault for each in books.values() for fault in each.faults]
    if args.json:
        warnings = [warning for each in books.values() for warning in each.warnings]
        print_json({"ok": not faults, "faults": faults, "warnings": warnings})
    else:
        for path, each in books.items():
            _print(path, each)
    return FAILED if faults else 0


class Found(NamedTuple):
    """The faults of a book, and its warnings, which a strict reader counts as faults."""

    faults: list[Fault]
    warnings: list[Fault]


def _print(path: str, book: Found) -> None:
    for fault in book.faults:
        print(_line(fault))
    for warning in book.warnings:
        print(f"warning: {_line(warning)}")
    if not book.faults:
        print(f"{path}: ok")


def _line(fault: Fault) -> str:
    return " ".join(str(fault).split())


def found(path: str, *, strict: bool = False) -> Found:
    """All faults of a book: as written, and as dealt on trial."""
    from cardhouse.rehearsal import rehearse
    from cardhouse.rulebook import examine, unanswered
    from cardhouse.rulebook.files import ROOM

    place, file = _place(path)
    book, faults = examine(place)
    warnings = unanswered(book) if book is not None else []
    if file:
        # A game is read together with its house's page, so a fault there is one here.
        faults = [each for each in faults if not _is_of_another_game(each.file, place, file, ROOM)]
        warnings = [each for each in warnings if each.file == f"{place.name}/{file}"]
    if book is not None:
        faults += rehearse(book, file.removesuffix(".toml"), _words)
    return Found([*faults, *warnings], []) if strict else Found(faults, warnings)


def _words(error: Exception) -> str:
    """An error of a hand dealt on trial; a refusal is put into words."""
    from cardhouse.engine.core.illegal import Illegal
    from cardhouse.words.refusals import refusal_words

    return refusal_words(error) if isinstance(error, Illegal) else str(error)


def _is_of_another_game(name: str, place: Traversable, file: str, room: str) -> bool:
    return name.startswith(f"{place.name}/") and name not in (
        f"{place.name}/{file}",
        f"{place.name}/{room}",
    )


def _place(path: str) -> tuple[Traversable, str]:
    """The folder of the house, and the file in it if only one is meant."""
    from cardhouse.rulebook.files import houses, shipped

    found = Path(path)
    try:
        if path and found.is_dir():
            return found.resolve(), ""
        if found.is_file():
            return found.resolve().parent, found.name
    except OSError as error:
        raise Mistake(f"{path}: {reason(error)}") from None
    if path in houses():
        return shipped() / path, ""
    known = ", ".join(houses())
    nothing = "no such file or folder, and no house of that name"
    raise Mistake(f"{path or repr(path)}: {nothing}; there are: {known}")
