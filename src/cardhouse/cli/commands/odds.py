"""`cardhouse odds`: the odds of hands against each other."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from cardhouse.cli.exchange import book_of, histories
from cardhouse.cli.figures import require_analysis
from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command, count, seed

if TYPE_CHECKING:
    from cardhouse.engine.core.game import Game

ABOUT_HANDS = """\
A hand is all or some of a player's cards: AsAh, 'As Ah', As?? or random. In a
draw game, give the cards that are kept; the others are drawn. A hand of two
cards may be a range: QQ+, 99-77, AKs, KTo+, A5s-A2s, 'TT+,AQs+'.

Instead of a house, a game and hands, name a file of hands: the odds are those
of the players still in when a betting round begins (--round)."""


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "odds",
        "compute how often hands win against each other",
        "cardhouse odds tommys holdem AsAh KdKc\n"
        "  cardhouse odds tommys holdem QQ+ AKs random --board 'Ks 7d 2c'\n"
        "  cardhouse odds tommys omaha-hilo AsKhQsJh AcKd5d7h --board '8s Ts Jc'\n"
        "  cardhouse odds lo-ball-room lowball As2d3h4c Jo5s6d7h8c\n"
        "  cardhouse odds hands.phhs --hand 3 --round 2",
    )
    parser.description = f"{parser.description}\n\n{ABOUT_HANDS}"
    parser.add_argument(
        "house", metavar="HOUSE", help="a house, a folder with its rule book, or a file of hands"
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="one of its games")
    parser.add_argument("hands", metavar="HAND", nargs="*", help="a player's cards, or a range")
    parser.add_argument("--hand", type=count, metavar="N", help="a hand of the file by its number")
    parser.add_argument(
        "--round", type=count, default=1, metavar="N", help="a betting round of it (default 1)"
    )
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
    from cardhouse.cli.families import terminal_of

    game = _of_file(args) if Path(args.house).is_file() else _of_house(args)
    odds = terminal_of(game).odds
    require_analysis()
    if odds is None:
        raise Mistake(f"there are no odds in {game.title}: no player's hand meets another's")
    return odds(game, args)


def _of_house(args: argparse.Namespace) -> Game:
    """The game that is named."""
    from cardhouse.cli.books import posted, table

    if not args.game or not args.hands:
        raise Mistake("the odds of which hands? HOUSE GAME HAND ..., or a file of hands")
    post = posted(args.house, args.game)
    return post.game(table(post, args.table))


def _of_file(args: argparse.Namespace) -> Game:
    """The game of a hand in a file; its cards are the hands, the board and the dead cards."""
    from cardhouse.formats.spot import spot_of

    if args.game or args.hands:
        raise Mistake(f"{args.house} is a file of hands: choose one with --hand and --round")
    found = (each for each in histories(args.house) if args.hand in (None, each.hand))
    if (history := next(found, None)) is None:
        raise Mistake(f"{args.house}: no hand {args.hand or ''} in this file".replace("  ", " "))
    post = book_of(history)
    game = post.game(post.table(history.table))
    spot = spot_of(history, game, args.round)
    if spot is None:
        raise Mistake(f"hand {history.hand} has no betting round {args.round}")
    args.hands, args.board, args.dead = spot
    return game
