"""`cardhouse strategy`: the best play of every hand of a house's blackjack."""

from __future__ import annotations

import argparse

from cardhouse.cli.figures import require_analysis
from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command, count


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "strategy",
        "print the best play of every blackjack hand",
        "cardhouse strategy tommys no-bust-blackjack --html chart.html",
    )
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("game", metavar="GAME", help="its blackjack game")
    parser.add_argument("--table", default="", metavar="NAME", help="a table of the game")
    parser.add_argument(
        "--decks", type=count, metavar="N", help="number of decks, instead of the house's"
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", help="change a rule (see edge)"
    )
    parser.add_argument(
        "--values",
        action="store_true",
        help="show the value of every choice, in percent of the wager",
    )
    parser.add_argument("--html", metavar="FILE", help="write the chart as a web page")
    parser.add_argument("--svg", metavar="FILE", help="write it as a drawing")
    parser.add_argument("--png", metavar="FILE", help="write it as a picture")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Solve the game, and print its chart or write it to files."""
    from cardhouse.cli.books import posted, table
    from cardhouse.cli.families import terminal_of

    post = posted(args.house, args.game)
    game = post.game(table(post, args.table))
    strategy = terminal_of(game).strategy
    require_analysis()
    if strategy is None:
        raise Mistake(f"{game.title} is not blackjack")
    return strategy(game, args, post.room.name)
