"""`cardhouse odds`: the odds of hands against each other."""

from __future__ import annotations

import argparse

from cardhouse.cli.figures import require_analysis
from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command, count, seed

ABOUT_HANDS = """\
A hand is all or some of a player's cards: AsAh, 'As Ah', As?? or random. In a
draw game, give the cards that are kept; the others are drawn. A hand of two
cards may be a range: QQ+, 99-77, AKs, KTo+, A5s-A2s, 'TT+,AQs+'."""


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "odds",
        "compute how often hands win against each other",
        "cardhouse odds tommys holdem AsAh KdKc\n"
        "  cardhouse odds tommys holdem QQ+ AKs random --board 'Ks 7d 2c'\n"
        "  cardhouse odds tommys omaha-hilo AsKhQsJh AcKd5d7h --board '8s Ts Jc'\n"
        "  cardhouse odds lo-ball-room lowball As2d3h4c Jo5s6d7h8c",
    )
    parser.description = f"{parser.description}\n\n{ABOUT_HANDS}"
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("game", metavar="GAME", help="one of its games")
    parser.add_argument("hands", metavar="HAND", nargs="+", help="a player's cards, or a range")
    parser.add_argument("--table", default="", metavar="NAME", help="a table of the game")
    parser.add_argument("--board", default="", metavar="CARDS", help="the community cards")
    parser.add_argument("--dead", default="", metavar="CARDS", help="cards out of play")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--exact", action="store_true", help="count every deal, however long it takes")
    how.add_argument("--trials", type=count, metavar="N", help="deal N times at random")
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="S", help="seed of random deals (default 1)"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the equity, wins and ties of each hand, and the method."""
    from cardhouse.cli.books import posted, table
    from cardhouse.cli.families import terminal_of

    post = posted(args.house, args.game)
    game = post.game(table(post, args.table))
    odds = terminal_of(game).odds
    require_analysis()
    if odds is None:
        raise Mistake(f"there are no odds in {game.title}: no player's hand meets another's")
    return odds(game, args)
