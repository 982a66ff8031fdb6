"""A chart as a drawing: scalable, without scripts or fonts of its own."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from cardhouse.cli.charts.rows import DARK_LETTERS, FILL, HEADS, codes

if TYPE_CHECKING:
    from cardhouse.cli.charts.rows import Section

CELL, LINE, LABEL, MARGIN, TITLE = 46, 26, 110, 24, 40


def drawing(title: str, parts: list[Section]) -> str:
    """The whole chart in one drawing."""
    shapes: list[str] = []
    y = MARGIN + TITLE
    for part in parts:
        shapes.append(_words(MARGIN, y + 17, part.title, weight="bold"))
        for i, head in enumerate(HEADS):
            shapes.append(_words(_x(i) + CELL / 2, y + 17, head, anchor="middle"))
        y += LINE
        for name, cells in part.rows:
            shapes.append(_words(MARGIN, y + 18, name))
            shapes += [_cell(_x(i), y, cell) for i, cell in enumerate(cells)]
            y += LINE
        y += LINE // 2
    for i, (code, words) in enumerate(codes(parts).items()):
        x, row = MARGIN + i % 3 * 190, y + i // 3 * LINE
        shapes.append(_cell(x, row, code))
        shapes.append(_words(x + CELL + 8, row + 18, words))
    height = y + (len(codes(parts)) + 2) // 3 * LINE + MARGIN
    width = 2 * MARGIN + LABEL + CELL * len(HEADS)
    head = _words(MARGIN, MARGIN + 18, title, weight="bold", size=18)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" role="img">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{width}" height="{height}" fill="white"/>{head}{"".join(shapes)}</svg>\n'
    )


def _x(column: int) -> float:
    return MARGIN + LABEL + column * CELL


def _cell(x: float, y: float, code: str) -> str:
    if not code.strip():
        return ""
    front = "black" if code[0] in DARK_LETTERS else "white"
    box = (
        f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{CELL - 2}" height="{LINE - 2}" rx="3" '
        f'fill="{FILL[code[0]]}"/>'
    )
    return box + _words(x + CELL / 2, y + 18, code, anchor="middle", fill=front, weight="bold")


def _words(
    x: float,
    y: float,
    text: str,
    *,
    anchor: str = "start",
    weight: str = "normal",
    fill: str = "#222",
    size: int = 14,
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )
