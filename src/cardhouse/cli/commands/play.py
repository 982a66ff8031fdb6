"""`cardhouse play`: a table in the terminal, for one person against bots."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import secrets
import sys
from typing import TYPE_CHECKING

from cardhouse.cli.languages import add_language, language_of
from cardhouse.cli.parser import Commands, Mistake, Parser, command, count

if TYPE_CHECKING:
    from rich.console import Console

    from cardhouse.bots.session import Session
    from cardhouse.cli.felt.cards import Look
    from cardhouse.cli.play.loop import Read
    from cardhouse.rulebook import AnyPosted

SEATS = 6
# The person's seat unless it is kept for a bank, and their chips in least buy-ins.
SEAT = 1
BUY_INS = 5
NAME_MOST = 11
PAUSE_SECONDS = 0.6


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "play",
        "play at a table in the terminal, against bots",
        "cardhouse play tommys holdem --seats 6 --table 4-8",
    )
    parser.add_argument(
        "house", metavar="HOUSE", nargs="?", help="a house, or a folder with its rule book"
    )
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="one of its games, or a mix (default: choose)"
    )
    parser.add_argument(
        "--table", default="", metavar="NAME", help="one of the posted tables (default: the first)"
    )
    parser.add_argument(
        "--seats", type=count, metavar="N", help=f"number of players (default {SEATS})"
    )
    parser.add_argument("--seed", metavar="S", help="the same seed deals the same cards")
    parser.add_argument("--name", default="", metavar="YOU", help="your name at the table")
    add_language(parser)
    parser.add_argument(
        "--bots", metavar="NAME", help="kind of bots: sensible (default), caller or random"
    )
    parser.add_argument("--four-colour", action="store_true", help="a colour for each suit")
    parser.add_argument(
        "--fast", action="store_true", help="do not pause between the bots' actions"
    )


def run(args: argparse.Namespace) -> int:
    """Open the table and play until the person leaves."""
    # Imported on demand: the help of all commands does without it.
    from rich.console import Console

    with contextlib.suppress(ImportError):
        # Arrow keys and earlier lines, if the system has them.
        importlib.import_module("readline")
    return sit(args, Console(highlight=False), input)


def sit(args: argparse.Namespace, console: Console, read: Read) -> int:
    """Take a seat at a fresh table; `read` supplies the person's lines."""
    from cardhouse.cli.books import opened_by, table_name
    from cardhouse.cli.play.choice import choose
    from cardhouse.cli.play.loop import Sitting
    from cardhouse.cli.play.screen import Screen
    from cardhouse.cli.play.sight import Sight, you

    language = language_of(args)
    typing = sys.stdin is not None and sys.stdin.isatty()
    if not args.game:
        if not typing:
            raise Mistake("name a house and a game, like: cardhouse play tommys holdem")
        chosen = choose(console, read, language, args.house or "")
        if chosen is None:
            return 0
        args.house, args.game = chosen
    post = opened_by(args.house, args.game)
    name = table_name(post, args.table)
    session = _session(post, args, you(language))
    screen = Screen(
        console,
        _look(console, four_colours=args.four_colour),
        live=console.is_terminal and not console.is_dumb_terminal and typing,
        echo=not typing,
        pause=0.0 if args.fast else PAUSE_SECONDS,
    )
    sight = Sight(post, session, name, language)
    return Sitting(sight, screen=screen, read=read).run()


def _session(post: AnyPosted, args: argparse.Namespace, you: str) -> Session:
    from cardhouse.bots import DEFAULT, NAMES, Session
    from cardhouse.chance import Secure, Seeded
    from cardhouse.rulebook import open_table

    bot = args.bots or DEFAULT
    if bot not in NAMES:
        raise Mistake(f"no bot {bot!r}; there are: {', '.join(NAMES)}")
    seating, empty = post.seating, open_table(post, args.table)
    seats = args.seats or min(SEATS, seating.most)
    if not seating.least <= seats <= seating.most:
        raise Mistake(f"{post.name} is for {seating.least} to {seating.most} players, not {seats}")
    kept = empty.rotation.seats
    me = next(seat for seat in range(SEAT, seats + 1) if seat not in kept)
    others = [seat for seat in range(1, seats + 1) if seat != me]
    return Session.open(
        post,
        chance=Secure() if args.seed is None else Seeded(args.seed),
        seats=seats,
        table_name=args.table,
        bots=dict.fromkeys(others, bot),
        names={me: _name(args.name) or you},
        seed=secrets.token_hex() if args.seed is None else args.seed,
        chips=BUY_INS * empty.buy_in,
    )


def _name(text: str) -> str:
    """A name that fits on its plate: short, printable, a single column for each letter."""
    from rich.cells import cell_len

    kept = "".join(sign if cell_len(sign) == 1 else "?" for sign in text if sign.isprintable())
    return kept.strip()[:NAME_MOST]


def _look(console: Console, *, four_colours: bool) -> Look:
    from cardhouse.cli.felt.cards import Look

    return Look(
        colour=console.color_system is not None and not console.no_color,
        four_colours=four_colours,
        signs=(console.encoding or "").lower().startswith("utf"),
    )
