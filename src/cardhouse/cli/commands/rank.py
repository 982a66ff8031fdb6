"""`cardhouse rank`: what hands are worth at a house, and who wins."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command

if TYPE_CHECKING:
    from cardhouse.cards import Card


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "rank",
        "say what hands are worth and who wins",
        'cardhouse rank tommys holdem "As Ah" "Kd Kc" --board "Ks 7d 7h 2c 3s"',
    )
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("game", metavar="GAME", help="one of its games")
    parser.add_argument(
        "hands", metavar="HAND", nargs="+", help="a player's cards: AsAh or 'As Ah'"
    )
    parser.add_argument("--board", default="", metavar="CARDS", help="the cards that all share")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print each hand in words, and who wins high and low."""
    from cardhouse.cli.books import posted, print_json
    from cardhouse.cli.families import terminal_of

    game = posted(args.house, args.game).game()
    board = _cards(args.board)
    hands = [_cards(text) for text in args.hands]
    data, lines = terminal_of(game).rank(game, hands, board)
    if args.json:
        print_json(data)
    else:
        print("\n".join(lines))
    return 0


def _cards(text: str) -> tuple[Card, ...]:
    from cardhouse.cards import HIDDEN, CardError, parse_cards

    try:
        cards = parse_cards(text)
    except CardError as error:
        raise Mistake(str(error)) from None
    if HIDDEN in cards:
        raise Mistake("a hidden card (??) has no rank")
    return cards
