"""`cardhouse odds`: what hands are worth against each other."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from cardhouse.cli.figures import percent, require_analysis, sheet
from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command, count, seed

if TYPE_CHECKING:
    from cardhouse.analysis.tally import Player, Side, Tally
    from cardhouse.engine.core.game import Game

ABOUT_HANDS = """\
A hand is all or some of a player's cards: AsAh, 'As Ah', As?? or random. In a
draw game it is the cards that are kept, and the others are drawn. With two
cards it may be a range: QQ+, 99-77, AKs, KTo+, A5s-A2s, 'TT+,AQs+'."""


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "odds",
        "say how often hands win against each other",
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
    parser.add_argument("--board", default="", metavar="CARDS", help="the cards that all share")
    parser.add_argument("--dead", default="", metavar="CARDS", help="cards that nobody can get")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--exact", action="store_true", help="count every deal, however many")
    how.add_argument("--trials", type=count, metavar="N", help="deal N times at random")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="of random deals (1)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print equity, wins and ties of each hand, and how they were worked out."""
    from cardhouse.cli.books import posted, print_json, table

    post = posted(args.house, args.game)
    game = post.game(table(post, args.table))
    tally = _worked_out(game, args)
    if args.json:
        print_json(_data(game, args, tally))
    else:
        _print(game, args, tally)
    return 0


def _worked_out(game: Game, args: argparse.Namespace) -> Tally:
    require_analysis()
    from cardhouse.analysis import odds
    from cardhouse.analysis.reading import read_spot
    from cardhouse.analysis.sides import showdown
    from cardhouse.cards import CardError

    if game.high is None and game.low is None:
        raise Mistake(f"there are no odds in {game.title}: no player's hand meets another's")
    try:
        spot = read_spot(game, args.hands, args.board, args.dead)
    except CardError as error:
        raise Mistake(str(error)) from None
    deals = spot.deals()
    if args.exact and deals > odds.EXACT_MAX:
        raise Mistake(f"{deals:,} deals are too many to count: without --exact they are sampled")
    how = showdown(game)
    if args.exact or (args.trials is None and odds.is_feasible(spot)):
        return odds.exact(spot, how)
    return odds.sampled(spot, how, args.trials or odds.TRIALS, args.seed)


def _data(game: Game, args: argparse.Namespace, tally: Tally) -> dict[str, Any]:
    """Counts are exact numbers of deals; equity is a share of one."""
    from cardhouse.cards import parse_cards

    return {
        "house": game.house,
        "game": game.name,
        "board": parse_cards(args.board),
        "dead": parse_cards(args.dead),
        "method": "exact" if tally.exact else "sampled",
        "deals": tally.deals,
        **({} if tally.exact else {"seed": args.seed}),
        "hands": [
            {"hand": text, **_player_data(game, tally.of(i))} for i, text in enumerate(args.hands)
        ],
    }


def _player_data(game: Game, player: Player) -> dict[str, Any]:
    data = {
        "equity": player.equity,
        "standard_error": player.error,
        "win": player.win,
        "tie": player.tie,
    }
    if game.high is None or game.low is None:
        return data
    return {
        **data,
        "scoop": player.win,
        "high": player.first._asdict(),
        "low": player.second._asdict(),
    }


def _print(game: Game, args: argparse.Namespace, tally: Tally) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    console.print(f"{game.title} at {game.house}", style="bold")
    for what, cards in (("board", args.board), ("dead", args.dead)):
        if cards:
            console.print(f"{what}: {_shown(cards)}")
    if tally.exact:
        console.print(f"exact: all {tally.deals:,} deals counted\n")
    else:
        console.print(f"sampled: {tally.deals:,} deals at random, seed {args.seed}\n")
    split = game.high is not None and game.low is not None
    players = [tally.of(i) for i in range(len(args.hands))]
    heads = ["hand", "equity", *([] if tally.exact else ["± error"])]
    heads += ["scoop", "high", "tied", "low", "tied"] if split else ["win", "tie", "lose"]
    lines = [
        _line(_shown(text), player, tally, split=split)
        for text, player in zip(args.hands, players, strict=True)
    ]
    console.print(sheet(heads, lines))


def _line(hand: str, player: Player, tally: Tally, *, split: bool) -> list[str]:
    cells = [hand, percent(player.equity, 3)]
    if not tally.exact:
        cells.append(percent(player.error, 3))

    def shares(side: Side) -> list[str]:
        return [percent(part / tally.deals) for part in side]

    if split:
        return [
            *cells,
            percent(player.win / tally.deals),
            *shares(player.first),
            *shares(player.second),
        ]
    lost = 1 - (player.win + player.tie) / tally.deals
    return [*cells, *shares(player.first), percent(lost)]


def _shown(text: str) -> str:
    """Cards with gaps between them; a range as it was written."""
    from cardhouse.cards import CardError, parse_cards, show_cards

    try:
        return show_cards(parse_cards(text))
    except CardError:
        return text
