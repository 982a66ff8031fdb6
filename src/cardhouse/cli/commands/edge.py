"""`cardhouse edge`: the edge of a banked game, for player and bank, before and after fees."""

from __future__ import annotations

import argparse

from cardhouse.cli.figures import require_analysis
from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command, count, seed


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "edge",
        "compute the edge of a banked game, for player and bank",
        "cardhouse edge tommys no-bust-blackjack --bet 20 --set soft_17=stand",
    )
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("game", metavar="GAME", help="one of its banked games")
    parser.add_argument("--table", default="", metavar="NAME", help="a table of the game")
    parser.add_argument(
        "--decks", type=count, metavar="N", help="number of decks, instead of the house's"
    )
    parser.add_argument(
        "--bet", default="", metavar="DOLLARS", help="the wager (default: the smallest)"
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="change a rule; `--set preset=ordinary` is Nevada blackjack",
    )
    parser.add_argument(
        "--trials", type=count, metavar="N", help="pai gow: sample N deals instead of counting all"
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="S", help="seed of sampled deals (default 1)"
    )
    parser.add_argument("--effects", action="store_true", help="show the worth of every rule")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Solve the game and print its value."""
    from cardhouse.cli.books import posted, table
    from cardhouse.cli.families import terminal_of

    post = posted(args.house, args.game)
    game = post.game(table(post, args.table))
    edge = terminal_of(game).edge
    if edge is None:
        raise Mistake(f"{game.title} is not banked: players win from one another, less the fee")
    require_analysis()
    return edge(game, args)
