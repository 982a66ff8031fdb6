"""`cardhouse odds` in games for a pot: equity, wins and ties of each hand."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from cardhouse.cards import CardError, parse_cards, show_cards
from cardhouse.cli.figures import percent, sheet
from cardhouse.cli.parser import Mistake
from cardhouse.engine.pot.hand import PotGame

if TYPE_CHECKING:
    from cardhouse.analysis.equity.tally import Player, Side, Tally


def run(game: PotGame, args: argparse.Namespace) -> int:
    """Print the odds of each hand, and the method."""
    from cardhouse.cli.books import print_json

    tally = _worked_out(game, args)
    if args.json:
        print_json(_data(game, args, tally))
    else:
        _print(game, args, tally)
    return 0


def _worked_out(game: PotGame, args: argparse.Namespace) -> Tally:
    from cardhouse.analysis.equity import odds
    from cardhouse.analysis.equity.reading import read_spot
    from cardhouse.analysis.equity.showdown import showdown

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


def _data(game: PotGame, args: argparse.Namespace, tally: Tally) -> dict[str, Any]:
    """The odds as data; counts are exact numbers of deals, equity is a share of one."""
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


def _player_data(game: PotGame, player: Player) -> dict[str, Any]:
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


def _print(game: PotGame, args: argparse.Namespace, tally: Tally) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    console.print(f"{game.title} at {game.house}", style="bold")
    for what, cards in (("board", args.board), ("dead", args.dead)):
        if cards:
            console.print(f"{what}: {_shown(cards)}")
    if tally.exact:
        console.print(f"exact: all {tally.deals:,} deals counted\n")
    else:
        console.print(f"sampled: {tally.deals:,} random deals, seed {args.seed}\n")
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
    """Cards with gaps between them; a range as written."""
    try:
        return show_cards(parse_cards(text))
    except CardError:
        return text
