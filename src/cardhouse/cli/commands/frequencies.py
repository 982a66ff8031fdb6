"""`cardhouse frequencies`: how often each hand comes, with the house's deck, joker and order."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from cardhouse.cli.figures import require_analysis, sheet
from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command

if TYPE_CHECKING:
    from cardhouse.analysis.frequencies import Row
    from cardhouse.engine.core.game import Game
    from cardhouse.ranking import High, Low

FIVE, SEVEN = 5, 7


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "frequencies",
        "count every hand that the deck has, by class",
        "cardhouse frequencies tommys pai-gow-poker --cards 7",
    )
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("game", metavar="GAME", help="one of its games")
    parser.add_argument("--table", default="", metavar="NAME", help="a table of the game")
    parser.add_argument(
        "--cards",
        type=int,
        choices=(FIVE, SEVEN),
        help="hands of five cards, or the best five of seven; as the game is dealt if not given",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print how many hands there are of each class, the best class first."""
    from cardhouse.cli.books import posted, print_json, table

    post = posted(args.house, args.game)
    game = post.game(table(post, args.table))
    sides = _sides(game)
    require_analysis()
    from cardhouse.analysis.frequencies import frequencies

    cards = args.cards or _cards(game)
    counted = {side: frequencies(rules, game.deck, cards) for side, rules in sides.items()}
    if args.json:
        print_json(_data(game, cards, counted))
    else:
        _print(game, cards, counted)
    return 0


def _sides(game: Game) -> dict[str, High | Low]:
    """What hands are ranked by: high, low or both; in pai gow the hand behind."""
    from cardhouse.ranking.paigow import back_scale

    sides: dict[str, High | Low] = {}
    if game.high is not None:
        sides["high"] = game.high
    if game.low is not None:
        sides["low"] = game.low
    if game.paigow is not None:
        sides["high"] = back_scale(game.paigow).rules
    if not sides:
        raise Mistake(f"{game.title} has no poker hands to count")
    return sides


def _cards(game: Game) -> int:
    """How many cards a player's hand is chosen from, as far as any five of them may play."""
    from cardhouse.engine.pot.deal import Deal

    if game.paigow is not None:
        return SEVEN
    deals = [step for step in game.script if isinstance(step, Deal)]
    dealt = sum(deal.down + deal.up + deal.board for deal in deals)
    return SEVEN if game.pick == "any" and dealt >= SEVEN else FIVE


def _data(game: Game, cards: int, counted: dict[str, list[Row]]) -> dict[str, Any]:
    return {
        "house": game.house,
        "game": game.name,
        "deck": len(game.deck.cards()),
        "cards": cards,
        "hands": sum(row.hands for row in next(iter(counted.values()))),
        **{side: {row.name: row.hands for row in rows} for side, rows in counted.items()},
    }


def _print(game: Game, cards: int, counted: dict[str, list[Row]]) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    best = "" if cards == FIVE else "the best five of "
    deck = len(game.deck.cards())
    console.print(f"{game.title} at {game.house}: {best}{cards} of {deck} cards", style="bold")
    if game.pick == "two":
        console.print("(Any five cards: with two of four and a board, see `cardhouse odds`.)")
    for side, rows in counted.items():
        total = sum(row.hands for row in rows)
        lines = [[row.name, f"{row.hands:,}", *_chance(row.hands, total)] for row in rows]
        console.print()
        console.print(
            sheet([side, "hands", "share", "one in"], [*lines, ["all", f"{total:,}", "", ""]])
        )


def _chance(hands: int, total: int) -> tuple[str, str]:
    return f"{100 * hands / total:.5f} %", f"{total / hands:,.1f}"
