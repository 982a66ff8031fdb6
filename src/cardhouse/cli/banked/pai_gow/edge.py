"""`cardhouse edge` for pai gow poker: house way and best setting, for player and bank."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from cardhouse.cli.figures import percent, sheet
from cardhouse.cli.parser import Mistake
from cardhouse.cli.wager import wager

if TYPE_CHECKING:
    from cardhouse.analysis.pai_gow.edge import Edge, Match
    from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
    from cardhouse.engine.banked.rules import Collection


def run(game: PaiGowGame, args: argparse.Namespace) -> int:
    """Work out the edge and print it."""
    from cardhouse.cli.books import print_json

    if args.decks or args.effects:
        raise Mistake(f"{game.title} has one deck, and its rules are changed one by one: --set")
    game = _changed(game, args.set)
    bet = wager(game, args.bet)
    found = worked_out(game, trials=args.trials or 0, seed=args.seed)
    if args.json:
        print_json(_data(game, found, bet))
    else:
        _print(game, found, bet)
    return 0


def worked_out(game: PaiGowGame, *, trials: int = 0, seed: int = 1) -> Edge:
    """The edge, with a progress bar while it is worked out for the first time."""
    from cardhouse.analysis.pai_gow.edge import edge
    from cardhouse.analysis.simulate.workers import cores
    from cardhouse.cli.progress import bar

    with bar("all deals", 1.0) as told:
        return edge(game, trials=trials, seed=seed, workers=cores(), told=told)


def _changed(game: PaiGowGame, pairs: list[str]) -> PaiGowGame:
    """The game with the changes of its ranking from the command line: `joker=wild`."""
    import msgspec
    from msgspec.structs import replace

    from cardhouse.ranking.paigow import PaiGow

    settings = msgspec.structs.asdict(game.paigow)
    for pair in pairs:
        key, equals, said = pair.partition("=")
        if not equals:
            raise Mistake(f"{pair!r} is no change of a rule: write --set KEY=VALUE")
        if key not in settings:
            raise Mistake(f"no rule {key!r}; there are: {', '.join(settings)}")
        settings[key] = said
    try:
        return replace(game, paigow=msgspec.convert(settings, PaiGow))
    except msgspec.ValidationError as error:
        raise Mistake(f"--set: {error}") from None


def _nets(match: Match, bet: int, fees: Collection) -> dict[str, float]:
    """Cents won per hand after collections, for the side that the match is about."""
    from cardhouse.analysis.pai_gow.edge import bank_nets

    if match.side == "player":
        return {"player": match.player * bet - fees.due(bet)}
    nets = bank_nets(match, bet, fees)
    return {f"bank of {n} wager{'s' * (n > 1)}": net for n, net in nets.items()}


def _data(game: PaiGowGame, found: Edge, bet: int) -> dict[str, Any]:
    fees = game.banking.collection
    return {
        "house": game.house,
        "game": game.name,
        "rules": game.paigow,
        "method": found.method,
        "deals": found.deals,
        "bet": bet,
        "matches": [
            {
                "name": match.name,
                "side": match.side,
                "player": match.player,
                "bank": match.bank,
                "standard_error": match.error,
                "at_least": match.at_least,
                "win": match.win,
                "push": match.push,
                "lose": match.lose,
                "front_copies": match.front_copies,
                "back_copies": match.back_copies,
            }
            for match in found.matches
        ],
        "after_collection": [
            {"match": match.name, "who": who, "net": net}
            for match in _both_sides(found)
            for who, net in _nets(match, bet, fees).items()
        ],
    }


def _both_sides(found: Edge) -> list[Match]:
    """The matches, with the house way seen from both sides."""
    from msgspec.structs import replace

    first, *others = found.matches
    return [first, replace(first, side="bank"), *others]


def _print(game: PaiGowGame, found: Edge, bet: int) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    how = "exact, over all" if found.method == "exact" else "simulated,"
    console.print(f"[bold]{game.title} at {game.house}[/]: {how} {found.deals:,} deals")
    rules = game.paigow
    copies = "go to the bank" if rules.copies == "bank" else "push"
    console.print(f"The joker is {_JOKER[rules.joker]}; copies {copies}.")
    console.print("Shares of the bet, before collections; everybody else sets the house way.")
    console.print()
    heads = ["set by", "player", "bank", "win", "push", "lose", "copies"]
    lines = [_line(match) for match in found.matches]
    console.print(sheet(heads, lines))
    if any(match.at_least for match in found.matches):
        console.print("The best settings shown are those for a bank that wins copies.")
    console.print()
    fees = game.banking.collection
    lines = [
        [f"{who}, {match.name}", _money(net), f"{100 * net / bet:+.2f} %"]
        for match in _both_sides(found)
        for who, net in _nets(match, bet, fees).items()
    ]
    console.print(
        sheet([f"per hand at ${bet / 100:g}, after collections", "", "of the bet"], lines)
    )


_JOKER = {"bug": "an ace, or completes a straight or a flush", "wild": "any card"}


def _line(match: Match) -> list[str]:
    error = f" ± {100 * match.error:.3f}" if match.error else ""
    shares = (match.win, match.push, match.lose, match.front_copies)
    return [
        match.name,
        f"{100 * match.player:+.4f}{error} %",
        f"{100 * match.bank:+.4f} %",
        *(percent(share) for share in shares),
    ]


def _money(cents: float) -> str:
    return f"{'-' if cents < 0 else '+'}${abs(cents) / 100:.3f}"
