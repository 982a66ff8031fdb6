"""The cloth of an oval table, in a wooden rail."""

from typing import Final

from cardhouse.cli.felt.pen import Pen

FELT: Final = "#0f6b3c"
RAIL: Final = "#8a5a2b"

Span = tuple[int, int]


def lay(pen: Pen) -> None:
    """Draw the oval: green cloth in a wooden rail, or its outline without colour."""
    spans = pen.plan.rail()
    for row, (left, right) in enumerate(spans, 1):
        if pen.look.colour:
            pen.canvas.fill((left, row), (right - left + 1, 1), FELT)
        _rail(pen, (left, row), "█" if pen.look.colour else "│")
        _rail(pen, (right, row), "█" if pen.look.colour else "│")
    for row, corners in ((1, "╭╮"), (len(spans), "╰╯")):
        left, right = spans[row - 1]
        if pen.look.colour:
            _wood(pen, (left, row), right - left + 1, upper=row == 1)
        else:
            _rail(pen, (left, row), corners[0] + "─" * (right - left - 1) + corners[1])
    for row in range(2, len(spans) + 1):
        _sideways(pen, row, (spans[row - 2], spans[row - 1]))


def _sideways(pen: Pen, row: int, spans: tuple[Span, Span]) -> None:
    """Draw the rail sideways by a few columns where the oval widens or narrows."""
    (left, right), (new_left, new_right) = spans
    gap = abs(new_left - left)
    line = "─" * (gap - 1)
    if new_left < left:
        if pen.look.colour:
            _wood(pen, (new_left, row), gap, upper=True)
            _wood(pen, (right + 1, row), gap, upper=True)
            return
        _rail(pen, (new_left, row), f"╭{line}╯")
        _rail(pen, (right, row), f"╰{line}╮")
    elif new_left > left:
        if pen.look.colour:
            _wood(pen, (left, row - 1), gap, upper=False)
            _wood(pen, (new_right + 1, row - 1), gap, upper=False)
            return
        _rail(pen, (left, row - 1), f"╰{line}╮")
        _rail(pen, (new_right, row - 1), f"╭{line}╯")


def _rail(pen: Pen, at: tuple[int, int], line: str) -> None:
    pen.canvas.put(at, pen.sign(line), ink=pen.ink(RAIL))


def _wood(pen: Pen, at: tuple[int, int], count: int, *, upper: bool) -> None:
    """Draw a stretch of the rail, half a row thick, with nothing but the room behind it."""
    if pen.look.signs:
        pen.canvas.put(at, ("▄" if upper else "▀") * count, ink=RAIL, ground="default")
    else:
        pen.canvas.fill(at, (count, 1), RAIL)
