"""`cardhouse config`: what holds for a room that is opened here, and where it is from."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

from cardhouse.cli.commands.open import add_options
from cardhouse.cli.parser import Commands, Parser, add_json, command
from cardhouse.cli.settings import Setting, check_names, file_of

# The password in the address of a database.
PASSWORD = re.compile(r"(?<=://)([^:/@]*):[^@]*@")
WIDTH = 40


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "config",
        "print the settings of the room that `open` would open, and where each is from",
        "cardhouse config\n  cardhouse config --config /etc/cardhouse.toml --port 9000",
        fill=add_options,
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print every setting as a line of `cardhouse.toml`."""
    from cardhouse.cli.books import print_json

    if (file := file_of(args.config)) is not None:
        check_names(file, args.settings)
    if args.json:
        print_json(
            {
                name: {"value": plain(setting.value), "from": setting.source}
                for name, setting in args.settings.items()
            }
        )
        return 0
    for name, setting in args.settings.items():
        print(line(name, setting))
    return 0


def line(name: str, setting: Setting) -> str:
    """A setting as a line of the file; one without a value as a comment."""
    value = plain(setting.value)
    said = f"# {name} =" if value is None else f"{name} = {json.dumps(value)}"
    return f"{said:{WIDTH}} # {setting.source}"


def plain(value: Any) -> Any:
    """A value as in the file, without a password."""
    if isinstance(value, Path):
        return str(value)
    return PASSWORD.sub(r"\1:***@", value) if isinstance(value, str) else value
