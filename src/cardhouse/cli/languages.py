"""The language that a command speaks."""

import argparse
import os
from typing import Final

from cardhouse.cli.parser import Mistake, Parser

# Says the language for all commands.
VARIABLE: Final = "CARDHOUSE_LANGUAGE"


def add_language(parser: Parser) -> None:
    """Add the switch of every command that tells hands."""
    told = f"print in this language, like es (default: {VARIABLE}, or en)"
    parser.add_argument("--language", default="", metavar="L", help=told)


def language_of(args: argparse.Namespace) -> str:
    """The language that was asked for; one that is not there is a mistake."""
    from cardhouse.words.catalogue import ENGLISH, languages

    wanted = args.language or os.environ.get(VARIABLE, "") or ENGLISH
    if wanted not in languages():
        raise Mistake(f"no language {wanted!r}; there are: {', '.join(languages())}")
    return str(wanted)
