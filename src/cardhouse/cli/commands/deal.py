"""`cardhouse deal`: bots play hands, and their histories are printed."""

from __future__ import annotations

import argparse
import secrets
from typing import TYPE_CHECKING

from cardhouse.cli.exchange import FORMATS, Writer
from cardhouse.cli.languages import add_language, language_of
from cardhouse.cli.parser import Commands, Mistake, Parser, command, count

if TYPE_CHECKING:
    from cardhouse.bots import Session
    from cardhouse.rulebook import AnyPosted

SEATS = 6


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "deal",
        "let bots play hands, and print their histories",
        "cardhouse deal tommys holdem --hands 1000 --seed 7 --json",
    )
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("game", metavar="GAME", help="one of its games, or a mix of games")
    parser.add_argument(
        "--hands", type=count, default=1, metavar="N", help="number of hands (default 1)"
    )
    parser.add_argument("--seed", metavar="S", help="the same seed deals and plays the same hands")
    parser.add_argument(
        "--seats", type=count, metavar="N", help=f"number of players (default {SEATS})"
    )
    parser.add_argument(
        "--table", default="", metavar="NAME", help="one of the posted tables (default: the first)"
    )
    parser.add_argument(
        "--bots", metavar="NAME", help="kind of bots: sensible (default), caller or random"
    )
    add_language(parser)
    parser.add_argument(
        "--format",
        choices=("text", "json", *FORMATS),
        default="text",
        help="text (default), log (as JSON), phh, ohh or pokerstars",
    )
    parser.add_argument(
        "--json",
        action="store_const",
        const="log",
        dest="format",
        help="one hand per line, as JSON; amounts are in cents",
    )


def run(args: argparse.Namespace) -> int:
    """Deal, play and print hand after hand."""
    from cardhouse.cli.books import opened_by, table_name
    from cardhouse.cli.histories import history_of
    from cardhouse.table.events import GameNamed
    from cardhouse.words.between import between_said
    from cardhouse.words.speech import Listener, spoken
    from cardhouse.words.text import render

    language = language_of(args)
    post = opened_by(args.house, args.game)
    name = table_name(post, args.table)
    session = _session(post, args)
    form = "log" if args.format == "json" else args.format
    writer = Writer(form, many=args.hands > 1)
    for _ in range(args.hands):
        before = session.next_hand()
        session.advance()
        history = history_of(session, post, name)
        if form != "text":
            writer.write(history, post.plays(history.game))
        else:
            named = (event for event in before if isinstance(event, GameNamed))
            for said in between_said(named):
                print(spoken(said, Listener(history.names, language=language)))
            print(render(history, post.plays(history.game), viewer="all", language=language))
    return writer.code()


def _session(post: AnyPosted, args: argparse.Namespace) -> Session:
    from cardhouse.bots import DEFAULT, NAMES, Session
    from cardhouse.bots.seating import too_few
    from cardhouse.chance import Secure, Seeded

    name = args.bots or DEFAULT
    if name not in NAMES:
        raise Mistake(f"no bot {name!r}; there are: {', '.join(NAMES)}")
    seating = post.seating
    seats = args.seats or min(SEATS, seating.most)
    if not seating.least <= seats <= seating.most:
        raise Mistake(f"{post.name} is for {seating.least} to {seating.most} players, not {seats}")
    session = Session.open(
        post,
        chance=Secure() if args.seed is None else Seeded(args.seed),
        seats=seats,
        table_name=args.table,
        bots=dict.fromkeys(range(1, seats + 1), name),
        seed=secrets.token_hex() if args.seed is None else args.seed,
    )
    if few := too_few(session.table.rotation, range(1, seats + 1)):
        raise Mistake(f"{post.name} with {seats} players: {few}")
    return session
