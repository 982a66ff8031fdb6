"""Options of every command that asks a running room: its address, a token, the language."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cardhouse.cli.languages import add_language, language_of
from cardhouse.cli.outlets import reason
from cardhouse.cli.parser import Commands, Mistake, Parser
from cardhouse.cli.remote.room import MAY_NOT, RemoteRoom

ROOM: Final = "http://localhost:8000"
# Environment variables.
ROOM_VARIABLE: Final = "CARDHOUSE_ROOM"
TOKEN_VARIABLE: Final = "CARDHOUSE_TOKEN"
# The longest token there is, and somewhat more.
LONGEST: Final = 200


def add_choice(parser: Parser) -> Commands[Parser]:
    """Let a command be followed by an act or a page, all of which ask a room."""
    more = "Every ACT takes --room, --token-file and --json, and has a --help of its own."
    parser.description = f"{parser.description} {more}"
    return parser.add_subparsers(metavar="ACT", required=True)


def add_room(parser: Parser) -> None:
    """Add the address of a running room, and the token that speaks for a person."""
    of_room = parser.add_argument_group("the room")
    of_room.add_argument(
        "--room",
        type=address,
        metavar="URL",
        help=f"the room's address (default: ${ROOM_VARIABLE}, or {ROOM})",
    )
    keys = of_room.add_mutually_exclusive_group()
    keys.add_argument(
        "--token-file",
        type=Path,
        metavar="FILE",
        help="a file with your token, which `cardhouse staff token` writes",
    )
    keys.add_argument(
        "--token",
        metavar="TOKEN",
        help=f"your token (default: ${TOKEN_VARIABLE}, which nobody else sees in a list)",
    )
    of_room.add_argument("--json", action="store_true", help="print JSON; amounts are in cents")
    add_language(parser)


def address(text: str) -> str:
    """The address of a room on the command line."""
    try:
        found = urlsplit(text)
        fits = found.scheme in ("http", "https") and found.hostname and (found.port or 1)
    except ValueError:
        fits = False
    if not fits or not text.isascii() or not text.isprintable() or " " in text:
        raise argparse.ArgumentTypeError(f"{text!r} is no address such as {ROOM}")
    return text.rstrip("/")


def address_of(args: argparse.Namespace) -> str:
    """The address of the room that a command line means."""
    if args.room is not None:
        return str(args.room)
    try:
        return address(os.environ.get(ROOM_VARIABLE) or ROOM)
    except argparse.ArgumentTypeError as error:
        raise Mistake(f"{ROOM_VARIABLE}: {error}") from None


def room_of(args: argparse.Namespace) -> RemoteRoom:
    """The room that a command line means, asked in the name of the token's person."""
    return RemoteRoom(address_of(args), token_of(args), language_of(args))


def token_of(args: argparse.Namespace) -> str:
    """The token on the command line, in a file or in the environment."""
    if args.token_file is not None:
        try:
            with args.token_file.open("rb") as file:
                token = file.read(LONGEST + 1).decode("ascii").strip()
        except OSError as error:
            raise Mistake(f"{args.token_file}: {reason(error)}", code=MAY_NOT) from None
        except UnicodeDecodeError:
            token = ""
    else:
        token = args.token if args.token is not None else os.environ.get(TOKEN_VARIABLE, "")
        if not token:
            words = f"give --token-file, or set {TOKEN_VARIABLE}; `cardhouse staff token` makes one"
            raise Mistake(f"the room asks for a token: {words}", code=MAY_NOT)
    if not (0 < len(token) <= LONGEST and token.isascii() and token.isprintable()):
        raise Mistake("that is no token of a room", code=MAY_NOT)
    return str(token)
