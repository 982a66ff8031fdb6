"""`cardhouse check`: everything that is wrong with a rule book, one line a fault."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

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
        "check rule books: types, sense, cites and the law",
        "cardhouse check houses/my-room",
    )
    parser.add_argument(
        "path",
        metavar="PATH",
        nargs="+",
        help="a house's folder, one TOML file in it, or a house that comes with the package",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the faults; exit 1 if there are any."""
    from cardhouse.cli.books import print_json

    found = {path: _faults(path) for path in args.path}
    faults = [fault for each in found.values() for fault in each]
    if args.json:
        print_json({"ok": not faults, "faults": faults})
    else:
        for path, each in found.items():
            for fault in each:
                print(" ".join(str(fault).split()))
            if not each:
                print(f"{path}: ok")
    return FAILED if faults else 0


def _faults(path: str) -> list[Fault]:
    from cardhouse.rulebook import examine
    from cardhouse.rulebook.files import ROOM

    place, file = _place(path)
    _, faults = examine(place)
    if not file:
        return faults
    # A game is read together with its house's page: what is wrong there is wrong here.
    return [fault for fault in faults if not _is_of_another_game(fault.file, place, file, ROOM)]


def _is_of_another_game(name: str, place: Traversable, file: str, room: str) -> bool:
    return name.startswith(f"{place.name}/") and name not in (
        f"{place.name}/{file}",
        f"{place.name}/{room}",
    )


def _place(path: str) -> tuple[Traversable, str]:
    """The house's folder, and the one file of it that is meant, if so."""
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
