"""Tokens at a shell: made and revoked by the person themselves, with their password."""

from __future__ import annotations

import argparse
import getpass
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cardhouse.cli.books import print_json
from cardhouse.cli.languages import language_of
from cardhouse.cli.outlets import reason
from cardhouse.cli.parser import Commands, Mistake, Parser
from cardhouse.cli.remote.options import TOKEN_VARIABLE, add_room, address_of
from cardhouse.cli.remote.room import UNREACHED, RemoteRoom

TITLE = "shell"
# The longest password, and the end of its line.
LONGEST = 400


def add_tokens(subparsers: Commands[Parser]) -> None:
    """Add the commands for tokens."""
    made = "make a token, with which a shell or a program speaks for you"
    revoked = "make a token of yours worthless"
    for name, words in (("token", made), ("revoke-token", revoked)):
        parser = subparsers.add_parser(
            name,
            help=words,
            description=f"{words[:1].upper()}{words[1:]}. The room asks for your password.",
            allow_abbrev=False,
        )
        parser.add_argument("name", metavar="NAME", help="your name in the room")
        parser.add_argument(
            "--title", default=TITLE, help=f"the token's name, to know it again (default: {TITLE})"
        )
        parser.add_argument(
            "--password-file",
            type=Path,
            metavar="FILE",
            help="a file with your password (- for standard input)",
        )
        if name == "token":
            parser.add_argument(
                "--save", type=Path, metavar="FILE", help="write it into a new file of your own"
            )
        add_room(parser)
        parser.set_defaults(do=_make if name == "token" else _revoke)


def _make(args: argparse.Namespace) -> int:
    """Make a token, and print it or write it into a file."""
    if args.save is not None and args.save.exists():
        raise Mistake(f"{args.save} is there already: give another --save")
    with _logged_in(args) as room:
        told = room.post("/api/tokens", {"title": args.title})
    token = told.get("token") if isinstance(told, dict) else None
    if not isinstance(token, str) or not token:
        raise Mistake(f"{room.url} does not answer like a room", code=UNREACHED)
    if args.save is not None:
        _write(args.save, token)
        print(f"{args.save} has the token {args.title!r} of {args.name}; --token-file reads it.")
    elif args.json:
        print_json({"title": args.title, "token": token})
    else:
        print(token)
        if sys.stdout.isatty():
            print(f"It is told only now. `export {TOKEN_VARIABLE}=...` lets commands use it.")
    return 0


def _revoke(args: argparse.Namespace) -> int:
    """Make a token worthless."""
    with _logged_in(args) as room:
        room.post("/api/tokens/revoke", {"title": args.title})
    if args.json:
        print_json({"title": args.title})
    else:
        print(f"The token {args.title!r} of {args.name} opens nothing any more.")
    return 0


@contextmanager
def _logged_in(args: argparse.Namespace) -> Iterator[RemoteRoom]:
    """A room with a session of the person, which ends here."""
    room = RemoteRoom(address_of(args), language=language_of(args))
    room.log_in(args.name, _password(args))
    try:
        yield room
    finally:
        with suppress(Mistake):
            room.post("/api/logout")


def _password(args: argparse.Namespace) -> str:
    """The person's password: from a file, or typed unseen."""
    file = args.password_file
    if file is None:
        if not sys.stdin.isatty():
            raise Mistake("there is no terminal to type a password at: give --password-file")
        return getpass.getpass(f"Password of {args.name}: ")
    try:
        if str(file) == "-":
            return sys.stdin.readline(LONGEST).rstrip("\r\n")
        with file.open(encoding="utf-8") as kept:
            return str(kept.readline(LONGEST)).rstrip("\r\n")
    except OSError as error:
        raise Mistake(f"{file}: {reason(error)}") from None
    except UnicodeDecodeError:
        raise Mistake(f"{file} is no text in UTF-8") from None


def _write(file: Path, token: str) -> None:
    """Write a token where only its owner reads it."""
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        with os.fdopen(opened, "w", encoding="ascii") as kept:
            kept.write(f"{token}\n")
    except OSError as error:
        # Nobody else has it: it is told rather than lost.
        print(token)
        raise Mistake(f"{file}: {reason(error)}; the token is printed instead", code=1) from None
