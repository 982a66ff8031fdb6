"""`cardhouse strategy`: the chart of a house's blackjack, printed or written to a file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardhouse.cli.banked.blackjack.edge import changed_rules, solved
from cardhouse.cli.files import write

if TYPE_CHECKING:
    from rich.console import Console

    from cardhouse.analysis.blackjack.rules import Rules
    from cardhouse.analysis.blackjack.values import Cells
    from cardhouse.cli.charts.rows import Section
    from cardhouse.engine.banked.blackjack.hand import BlackjackGame


def run(game: BlackjackGame, args: argparse.Namespace, room: str) -> int:
    """Solve a room's game, and print its chart or write it to files."""
    rules = changed_rules(game, args.set, args.decks)
    from cardhouse.cli.charts.rows import sections

    chart = solved(rules).chart
    parts = sections(chart)
    values = _values(rules) if args.values else {}
    decks = f"{rules.deck.packs} deck{'s' * (rules.deck.packs > 1)}"
    title = f"{game.title} at {room}, {decks}"
    if args.json:
        from cardhouse.cli.books import print_json

        data = {"house": game.house, "game": game.name, "chart": chart}
        print_json(data | ({"values": values} if values else {}))
    elif not _write(args, title, parts, values):
        _print(title, parts, values)
    return 0


def _values(rules: Rules) -> Cells:
    from cardhouse.analysis.blackjack.solve import Solver
    from cardhouse.analysis.blackjack.values import cell_values

    return cell_values(Solver(rules))


def _write(args: argparse.Namespace, title: str, parts: list[Section], values: Cells) -> bool:
    """Write the files asked for; False if there are none."""
    from cardhouse.cli.charts import html as strategy_html
    from cardhouse.cli.charts import png as strategy_png
    from cardhouse.cli.charts import svg as strategy_svg

    made: dict[str, bytes] = {}
    if args.html is not None:
        made[args.html] = strategy_html.page(title, parts, values).encode()
    if args.svg is not None:
        made[args.svg] = strategy_svg.drawing(title, parts).encode()
    if args.png is not None:
        made[args.png] = strategy_png.picture(title, parts)
    for name, data in made.items():
        write(Path(name), data)
        print(f"{name}: {title}")
    return bool(made)


def _print(title: str, parts: list[Section], values: Cells) -> None:
    from rich.console import Console

    from cardhouse.cli.charts.rows import HEADS, codes

    console = Console(highlight=False)
    console.print(f"[bold]{title}[/]")
    width = max(len(name) for part in parts for name, _ in part.rows) + 2
    for part in parts:
        console.print()
        heads = "".join(f"{head:>4}" for head in HEADS)
        console.print(f"[bold]{part.title}[/], by the bank's card")
        console.print(" " * width + f"[dim]{heads}[/]")
        for name, cells in part.rows:
            console.print(f"{name:<{width}}", _painted(cells), sep="")
    console.print()
    for code, words in codes(parts).items():
        console.print(_painted((code,)), f" {words}", sep="")
    if values:
        _print_values(console, values)


def _painted(cells: tuple[str, ...]) -> Any:
    from rich.text import Text

    from cardhouse.cli.charts.rows import DARK_LETTERS, FILL

    line = Text()
    for cell in cells:
        front = "black" if cell[:1] in DARK_LETTERS else "white"
        line.append(f"{cell:^4}", style=f"{front} on {FILL[cell[0]]}" if cell.strip() else "")
    return line


def _print_values(console: Console, values: Cells) -> None:
    from cardhouse.analysis.blackjack.chart import LETTERS
    from cardhouse.cli.charts.rows import HEADS

    letters = {play: letter for letter, play in LETTERS.items()}
    console.print()
    console.print("[bold]The value of each choice[/], in percent of the wager")
    console.print(" " * 9 + "".join(f"{head:>7}" for head in HEADS), style="dim")
    for row, choices in values.items():
        lines = list(choices.values())
        best = [max(v for line in lines if (v := line[i]) is not None) for i in range(len(HEADS))]
        for number, (choice, line) in enumerate(choices.items()):
            shown = [
                "       " if v is None else f"[{'bold' if v == top else 'dim'}]{100 * v:7.1f}[/]"
                for v, top in zip(line, best, strict=True)
            ]
            console.print(f"{'' if number else row:<8}{letters[choice]}{''.join(shown)}")
