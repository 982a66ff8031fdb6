"""`cardhouse rank`: the rank of hands at a house, and the winners."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command

if TYPE_CHECKING:
    from cardhouse.cards import Card
    from cardhouse.words.rank import Rank

Sides = dict[str, list["Rank"]]


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "rank",
        "rank hands and name the winners",
        'cardhouse rank tommys holdem "As Ah" "Kd Kc" --board "Ks 7d 7h 2c 3s"',
    )
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("game", metavar="GAME", help="one of its games")
    parser.add_argument(
        "hands", metavar="HAND", nargs="+", help="a player's cards: AsAh or 'As Ah'"
    )
    parser.add_argument("--board", default="", metavar="CARDS", help="the community cards")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print each hand in words, and the winners of high and low."""
    from cardhouse.cards import CardError
    from cardhouse.cli.books import posted, print_json
    from cardhouse.words.families import telling_of

    game = posted(args.house, args.game).game()
    board = _cards(args.board)
    hands = [_cards(text) for text in args.hands]
    try:
        ranks = telling_of(game).rank(game, hands, board)
    except CardError as error:
        raise Mistake(str(error)) from None
    sides: Sides = {}
    for each in ranks:
        sides.setdefault(each.side, []).append(each)
    if args.json:
        print_json(_data(hands, board, sides))
    else:
        print("\n".join(_lines(sides)))
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


def _data(hands: list[tuple[Card, ...]], board: tuple[Card, ...], sides: Sides) -> dict[str, Any]:
    """The ranks as data; hands that are not compared have only a name each."""
    if alone := sides.get(""):
        return {"hands": [{"cards": each.cards, "name": each.name} for each in alone]}
    return {
        "board": board,
        "hands": hands,
        **{side: _side(ranks) for side, ranks in sides.items()},
    }


def _side(ranks: list[Rank]) -> dict[str, Any]:
    winners = [i for i, each in enumerate(ranks, 1) if each.wins]
    return {
        "hands": [{"name": each.name, "five": each.five, "wins": each.wins} for each in ranks],
        "winner": ranks[winners[0] - 1].name if winners else None,
        "winners": winners,
    }


def _lines(sides: Sides) -> list[str]:
    lines = []
    for side, ranks in sides.items():
        width = max(len(" ".join(each.cards)) for each in ranks)
        label = f"{side}: " if len(sides) > 1 else ""
        for each in ranks:
            five = f" ({' '.join(each.five)})" if each.five else ""
            lines.append(f"{' '.join(each.cards):{width}}  {label}{each.name}{five}")
        if side and len(ranks) > 1:
            lines.append(f"{label}{_verdict(ranks)}")
    return lines


def _verdict(ranks: list[Rank]) -> str:
    winners = [each for each in ranks if each.wins]
    names = [" ".join(each.cards) for each in winners]
    if not names:
        return "no hand qualifies"
    if len(names) == 1:
        return f"{names[0]} wins with {winners[0].name}"
    return f"{' and '.join(names)} split with {winners[0].name}"
