"""Small plots as SVG text: lines, bands and bars, colored by the page they are on."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from msgspec import Struct

WIDTH: Final = 520
HEIGHT: Final = 280
LEFT, RIGHT, TOP, BOTTOM = 70, 18, 12, 46
BAR: Final = 22
COLOURS: Final = 6

Point = tuple[float, float]
Words = Callable[[float], str]


class Series(Struct, frozen=True, kw_only=True):
    """A line of a plot, and a band around it if there is one."""

    name: str
    points: Sequence[Point]
    band: Sequence[tuple[float, float]] = ()


class Axis(Struct, frozen=True, kw_only=True):
    """An axis: its quantity, its number format, and true if it is logarithmic."""

    label: str
    words: Words
    log: bool = False

    def ticks(self, low: float, high: float) -> list[float]:
        """Round numbers from one end to the other."""
        if self.log:
            powers = range(floor(log10(low)), ceil(log10(high)) + 1)
            marks = [part * 10**power for power in powers for part in (1, 2, 5)]
            return [mark for mark in marks if low <= mark <= high]
        step = _round_step((high - low) / 4)
        first = ceil(low / step)
        return [step * i for i in range(first, floor(high / step + 1e-9) + 1)]

    def at(self, value: float, low: float, high: float) -> float:
        """The position of a value, from 0 to 1."""
        if self.log:
            return (log10(value) - log10(low)) / (log10(high) - log10(low))
        return (value - low) / (high - low)


def _round_step(step: float) -> float:
    power = 10.0 ** floor(log10(step))
    return next(part * power for part in (1, 2, 2.5, 5, 10) if part * power >= step)


def lines(series: Sequence[Series], x: Axis, y: Axis, about: str) -> str:
    """Lines on one plot, with a legend; the y axis includes zero."""
    xs = [px for each in series for px, _ in each.points]
    ys = [py for each in series for _, py in each.points]
    ys += [edge for each in series for pair in each.band for edge in pair] + [0.0]
    x_range, y_range = (min(xs), max(xs)), (min(ys), max(ys) * 1.05 or 1.0)

    def place(point: Point) -> str:
        across = LEFT + x.at(point[0], *x_range) * (WIDTH - LEFT - RIGHT)
        down = HEIGHT - BOTTOM - y.at(point[1], *y_range) * (HEIGHT - TOP - BOTTOM)
        return f"{across:.1f},{down:.1f}"

    parts = [*_grid(x, y, x_range, y_range)]
    for number, each in enumerate(series):
        colour = f"c{number % COLOURS + 1}"
        if each.band:
            ends = list(zip(each.points, each.band, strict=True))
            around = [place((p[0], high)) for p, (_, high) in ends]
            around += [place((p[0], low)) for p, (low, _) in reversed(ends)]
            parts.append(f'<polygon class="band {colour}" points="{" ".join(around)}"/>')
        path = " ".join(map(place, each.points))
        parts.append(f'<polyline class="line {colour}" points="{path}"/>')
    return _figure(parts, HEIGHT, about) + _legend([each.name for each in series])


def bars(values: Sequence[tuple[str, float]], words: Words, about: str) -> str:
    """A bar for each item, its name above it and its value after it."""
    most = max((value for _, value in values), default=0.0) or 1.0
    parts = []
    for number, (name, value) in enumerate(values):
        top = number * 2 * BAR
        length = value / most * (WIDTH - 110)
        parts.append(f'<text x="0" y="{top + 14}">{escape(name)}</text>')
        parts.append(
            f'<rect class="bar c1" x="0" y="{top + BAR - 3}" width="{max(length, 1):.1f}" '
            f'height="{BAR - 6}" rx="2"/>'
            f'<text class="value" x="{length + 6:.1f}" y="{top + BAR + 9}">{words(value)}</text>'
        )
    return _figure(parts, 2 * BAR * len(values) + 4, about)


def _grid(
    x: Axis, y: Axis, x_range: tuple[float, float], y_range: tuple[float, float]
) -> list[str]:
    bottom, right = HEIGHT - BOTTOM, WIDTH - RIGHT
    parts = []
    for tick in y.ticks(*y_range):
        down = bottom - y.at(tick, *y_range) * (bottom - TOP)
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{right}" y1="{down:.1f}" y2="{down:.1f}"/>'
            f'<text class="tick" text-anchor="end" x="{LEFT - 6}" y="{down + 4:.1f}">'
            f"{escape(y.words(tick))}</text>"
        )
    for tick in x.ticks(*x_range):
        across = LEFT + x.at(tick, *x_range) * (right - LEFT)
        parts.append(
            f'<line class="grid" x1="{across:.1f}" x2="{across:.1f}" y1="{TOP}" y2="{bottom}"/>'
            f'<text class="tick" text-anchor="middle" x="{across:.1f}" y="{bottom + 16}">'
            f"{escape(x.words(tick))}</text>"
        )
    middle = (LEFT + right) / 2
    label = f'<text class="axis" text-anchor="middle" x="{middle}" y="{HEIGHT - 8}">'
    return [*parts, f"{label}{escape(x.label)}</text>"]


def _figure(parts: Sequence[str], height: int, about: str) -> str:
    box = f'viewBox="0 0 {WIDTH} {height}"'
    head = f'<svg {box} role="img" aria-label="{escape(about)}"><title>{escape(about)}</title>'
    return f"{head}{''.join(parts)}</svg>"


def _legend(names: Sequence[str]) -> str:
    items = (
        f'<li><span class="key c{number % COLOURS + 1}"></span>{escape(name)}</li>'
        for number, name in enumerate(names)
    )
    return f'<ul class="legend">{"".join(items)}</ul>'
