"""`cardhouse edge` for blackjack: best play and chart, both sides, and the worth of every rule."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from cardhouse.cli.figures import sheet
from cardhouse.cli.parser import Mistake
from cardhouse.cli.progress import bar, waiting
from cardhouse.cli.wager import wager

if TYPE_CHECKING:
    from rich.console import Console

    from cardhouse.analysis.blackjack.effects import Effect
    from cardhouse.analysis.blackjack.rules import Rules
    from cardhouse.analysis.blackjack.wager import Edge
    from cardhouse.engine.banked.blackjack.hand import BlackjackGame

SOLVING = "solving the game, once on this machine"
APPROXIMATED = (
    "split hands are played without seeing each other's cards, and a pair worth splitting is split "
    "again whenever that is allowed"
)


def run(game: BlackjackGame, args: argparse.Namespace) -> int:
    """Solve the game and print its value."""
    from cardhouse.cli.books import print_json

    if args.trials:
        raise Mistake("blackjack is solved, not dealt: `cardhouse simulate` deals it")
    rules = changed_rules(game, args.set, args.decks)
    bet = wager(game, args.bet)
    found = solved(rules)
    changes = _effects(rules, found.value) if args.effects else []
    if args.json:
        data = _data(game, rules, found, bet)
        print_json(data | ({"effects": [_effect(e) for e in changes]} if args.effects else {}))
        return 0
    from rich.console import Console

    console = Console(highlight=False)
    _print(console, game, rules, found, bet)
    if args.effects:
        _print_effects(console, changes)
    return 0


def solved(rules: Rules) -> Edge:
    """The edge of a rule set, with a line for as long as it is solved for the first time."""
    from cardhouse.analysis.blackjack.edge import edge, is_solved

    with waiting(SOLVING) as announce:
        if not is_solved(rules):
            announce()
        return edge(rules)


def changed_rules(game: BlackjackGame, pairs: list[str], decks: int | None) -> Rules:
    """A game's rules with the changes from the command line."""
    from cardhouse.analysis.blackjack.rules import UnknownRule, changed, rules_of
    from cardhouse.analysis.kernel.jit import FAST

    if not FAST:
        raise Mistake("solving blackjack needs Numba: pip install 'cardhouse[analysis]'")
    rules = rules_of(game)
    try:
        for pair in [*pairs, *([f"packs={decks}"] if decks else [])]:
            key, equals, value = pair.partition("=")
            if not equals:
                raise Mistake(f"{pair!r} is no change of a rule: write --set KEY=VALUE")
            rules = changed(rules, key, value)
    except UnknownRule as error:
        raise Mistake(str(error)) from None
    if rules.practice.peek and rules.deck.jokers:
        raise Mistake("peek=true needs a shoe without jokers: --set jokers=0")
    return rules


def _effects(rules: Rules, before: float) -> list[Effect]:
    """The worth of every rule, with a progress bar."""
    from cardhouse.analysis.blackjack.effects import effects, worth_trying

    tried = worth_trying(rules)
    found = []
    with bar("every rule", len(tried)) as done:
        for effect in effects(rules, before):
            found.append(effect)
            done(len(found))
    return found


def _effect(effect: Effect) -> dict[str, Any]:
    return {
        "rule": effect.words,
        "set": effect.keys.split(),
        "player": effect.value,
        "change": effect.change,
    }


def _print_effects(console: Console, changes: list[Effect]) -> None:
    lines = [[e.words, points(e.change), points(e.value), e.keys] for e in changes]
    console.print()
    console.print("[bold]The worth of each rule to the player[/], in percent of the wager")
    console.print(sheet(["if", "change", "then", "--set"], lines))


def points(share: float) -> str:
    """A share in percent, to the thousandth."""
    return f"{100 * share:+.3f}"


def _data(game: BlackjackGame, rules: Rules, found: Edge, bet: int) -> dict[str, Any]:
    from cardhouse.analysis.blackjack.edge import bank_results, player_result

    fees = game.banking.collection
    player = player_result(found.value, bet, fees)
    banks = bank_results(found.value, bet, fees)
    return {
        "house": game.house,
        "game": game.name,
        "cards": len(rules.deck.cards()),
        "rules": rules,
        "player": found.value,
        "bank": -found.value,
        "chart": found.chart_value,
        "insurance": found.insurance,
        "ups": found.ups,
        "approximated": {"what": APPROXIMATED, "bound": found.bound},
        "bet": bet,
        "after_collection": {
            "player": {"won": player.won, "collection": player.collection, "net": player.net},
            "bank": [
                {"wagers": n, "won": r.won, "collection": r.collection, "net": r.net}
                for n, r in banks.items()
            ],
        },
    }


def _print(console: Console, game: BlackjackGame, rules: Rules, found: Edge, bet: int) -> None:
    decks = f"{rules.deck.packs} deck{'s' * (rules.deck.packs > 1)}"
    cards = len(rules.deck.cards())
    console.print(f"[bold]{game.title} at {game.house}[/], {decks} ({cards} cards)")
    console.print()
    lines = [
        ["the player", f"{points(found.value)} %"],
        ["the bank", f"{points(-found.value)} %"],
        ["the player, by the chart", f"{points(found.chart_value)} %"],
    ]
    if rules.play.insurance:
        lines.append(["insurance adds", f"{points(found.insurance)} %"])
    console.print(sheet(["edge on the first wager, with best play", ""], lines))
    console.print()
    heads = ["the bank shows", "how often", "the player"]
    rows = [[up.up, f"{100 * up.chance:.2f} %", f"{100 * up.value:+.2f} %"] for up in found.ups]
    console.print(sheet(heads, rows))
    console.print()
    _print_fees(console, game, found, bet)
    bound = f"{100 * found.bound:.4f} %"
    console.print()
    console.print(f"Exact over the whole shoe, except for splits: {APPROXIMATED}.")
    console.print(f"Seeing them is worth less than {bound}.")


def _print_fees(console: Console, game: BlackjackGame, found: Edge, bet: int) -> None:
    from cardhouse.analysis.blackjack.edge import bank_results, player_result

    fees = game.banking.collection
    rows = {"the player": (1, player_result(found.value, bet, fees))}
    for wagers, result in bank_results(found.value, bet, fees).items():
        against = "one wager" if wagers == 1 else f"{wagers} wagers"
        rows[f"the bank, {against}"] = wagers, result
    lines = [
        [who, *map(money, (r.won, -r.collection, r.net)), f"{100 * r.net / bet / wagers:+.2f} %"]
        for who, (wagers, r) in rows.items()
    ]
    heads = [f"per hand at ${bet / 100:g}", "wins", "collection", "net", "of the wagers"]
    console.print(sheet(heads, lines))


def money(cents: float) -> str:
    """Fractions of cents, as dollars."""
    return f"{'-' if cents < 0 else '+'}${abs(cents) / 100:.3f}"
