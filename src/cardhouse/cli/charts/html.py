"""A chart as a page, for screen and paper alike."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from cardhouse.cli.charts.rows import DARK_LETTERS, FILL, HEADS, codes

if TYPE_CHECKING:
    from cardhouse.analysis.blackjack.values import Cells
    from cardhouse.cli.charts.rows import Section

STYLE = """
:root { color-scheme: light dark }
body { font: 15px/1.4 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem; margin: 0 0 .5rem }
h2 { font-size: 1rem; margin: 1.2rem 0 .3rem }
table { border-collapse: separate; border-spacing: 2px; width: 100%; table-layout: fixed }
th { font-weight: 600; padding: .15rem .3rem; text-align: center }
th:first-child { width: 7rem; text-align: left; font-weight: 400; white-space: nowrap }
td { text-align: center; font-weight: 600; padding: .2rem 0; border-radius: 3px }
ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .4rem 1.2rem }
li span { display: inline-block; min-width: 2rem; text-align: center; border-radius: 3px;
  font-weight: 600; margin-right: .4rem }
.values { font-size: .75rem; font-variant-numeric: tabular-nums }
.values td { text-align: right; font-weight: 400; padding: .05rem .2rem }
.values td.best { font-weight: 700 } .values th { text-align: right }
.values th:first-child { text-align: left; width: 8rem }
section { break-inside: avoid }
@media print {
  body { margin: 0; max-width: none; font-size: 10pt; color: #000 }
  td, li span { print-color-adjust: exact; -webkit-print-color-adjust: exact; padding: .08rem 0 }
  h2 { margin: .5rem 0 .1rem } @page { margin: 12mm }
}
"""


def page(title: str, parts: list[Section], values: Cells) -> str:
    """The whole page."""
    legend = "".join(
        f'<li><span class="{code[0]}">{code}</span>{escape(words)}</li>'
        for code, words in codes(parts).items()
    )
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{_colours()}</style></head>\n<body><main>"
        f"<h1>{escape(title)}</h1><ul>{legend}</ul>\n"
        f"{''.join(map(_section, parts))}{_values(values)}</main></body></html>\n"
    )


def _colours() -> str:
    return "".join(
        f".{code} {{ background: {back}; color: {'#000' if code in DARK_LETTERS else '#fff'} }}\n"
        for code, back in FILL.items()
    )


def _section(part: Section) -> str:
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(map(_cell, cells))}</tr>'
        for name, cells in part.rows
    )
    return f"<section><h2>{escape(part.title)}</h2><table>{_heads('')}{rows}</table></section>\n"


def _heads(first: str) -> str:
    heads = "".join(f'<th scope="col">{head}</th>' for head in HEADS)
    return f'<tr><th scope="col">{first or "the bank shows"}</th>{heads}</tr>'


def _cell(code: str) -> str:
    return f'<td class="{code[:1]}">{escape(code)}</td>' if code.strip() else "<td></td>"


def _values(values: Cells) -> str:
    """The value of each choice; the best of each column stands out."""
    if not values:
        return ""
    rows = []
    for name, choices in values.items():
        lines = list(choices.values())
        best = [max(v for line in lines if (v := line[i]) is not None) for i in range(len(HEADS))]
        for choice, line in choices.items():
            cells = "".join(
                "<td></td>"
                if v is None
                else f"<td{' class=best' if v == top else ''}>{100 * v:.1f}</td>"
                for v, top in zip(line, best, strict=True)
            )
            rows.append(f'<tr><th scope="row">{escape(name)}: {choice}</th>{cells}</tr>')
    return (
        "<section><h2>The value of each choice, in percent of the wager</h2>"
        f'<table class="values">{_heads("")}{"".join(rows)}</table></section>'
    )
