"""`cardhouse frequencies`: counts of every hand, with the house's deck, joker and ranking."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from cardhouse.cli.figures import require_analysis, sheet
from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command

if TYPE_CHECKING:
    from cardhouse.analysis.evaluate.frequencies import Row
    from cardhouse.engine.core.game import Game

FIVE, SEVEN = 5, 7


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "frequencies",
        "count every hand in the deck, class by class",
        "cardhouse frequencies tommys pai-gow-poker --cards 7",
    )
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("game", metavar="GAME", help="one of its games")
    parser.add_argument("--table", default="", metavar="NAME", help="a table of the game")
    parser.add_argument(
        "--cards",
        type=int,
        choices=(FIVE, SEVEN),
        help="five cards, or the best five of seven (default: as the game is dealt)",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the number of hands of each class, best class first."""
    from cardhouse.cli.books import posted, print_json, table
    from cardhouse.cli.families import terminal_of

    post = posted(args.house, args.game)
    game = post.game(table(post, args.table))
    how = terminal_of(game).counted
    if how is None:
        raise Mistake(f"{game.title} has no poker hands to count")
    hands = how(game)
    require_analysis()
    from cardhouse.analysis.evaluate.frequencies import frequencies

    cards = args.cards or hands.cards
    try:
        counted = {side: frequencies(each, game.deck, cards) for side, each in hands.sides.items()}
    except ValueError as error:
        raise Mistake(str(error)) from None
    if args.json:
        print_json(_data(game, cards, counted))
    else:
        _print(game, cards, counted, hands.note)
    return 0


def _data(game: Game, cards: int, counted: dict[str, list[Row]]) -> dict[str, Any]:
    return {
        "house": game.house,
        "game": game.name,
        "deck": len(game.deck.cards()),
        "cards": cards,
        "hands": sum(row.hands for row in next(iter(counted.values()))),
        **{side: {row.name: row.hands for row in rows} for side, rows in counted.items()},
    }


def _print(game: Game, cards: int, counted: dict[str, list[Row]], note: str) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    best = "" if cards == FIVE else "the best five of "
    deck = len(game.deck.cards())
    console.print(f"{game.title} at {game.house}: {best}{cards} of {deck} cards", style="bold")
    if note:
        console.print(note)
    for side, rows in counted.items():
        total = sum(row.hands for row in rows)
        lines = [[row.name, f"{row.hands:,}", *_chance(row.hands, total)] for row in rows]
        console.print()
        console.print(
            sheet([side, "hands", "share", "one in"], [*lines, ["all", f"{total:,}", "", ""]])
        )


def _chance(hands: int, total: int) -> tuple[str, str]:
    return f"{100 * hands / total:.5f} %", f"{total / hands:,.1f}"
