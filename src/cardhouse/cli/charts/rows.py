"""A chart for readers: sections of rows, with a code for each up card of the bank."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cardhouse.analysis.blackjack.chart import Chart, Table

HEADS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "A")
# A colour for each capital; white letters are readable on all but yellow, which takes black.
FILL = {"H": "#c8553d", "S": "#3a7d44", "D": "#28559a", "P": "#e0b13c", "R": "#6c6f7d"}
DARK_LETTERS = ("P",)
# The meaning of each code, in the order of the legend; the small letter applies if the capital is
# not allowed.
LEGEND = {
    "H": "hit",
    "S": "stand",
    "Dh": "double, or hit",
    "Ds": "double, or stand",
    "P": "split",
    "Rh": "surrender, or hit",
    "Rs": "surrender, or stand",
    "R": "surrender",
}


Rows = tuple[tuple[str, tuple[str, ...]], ...]


class Section(NamedTuple):
    """Rows of the same kind."""

    title: str
    rows: Rows


def sections(chart: Chart) -> list[Section]:
    """The chart's rows; hands of more cards and of splits only if they are played differently."""
    first = _coded(chart)
    found = [
        Section("Hard totals", _rows(first, "hard", range(20, 4, -1))),
        Section("Soft totals", _rows(first, "soft", range(21, 12, -1))),
        Section("Pairs", _pairs(chart, first)),
    ]
    more = {name: tuple(row) for name, row in chart.more.items() if _differs(name, row, chart)}
    split = {
        name: _with_draws(row, chart.draws[name])
        for name, row in chart.split.items()
        if row.strip() and not _alike(row, chart.first[name], chart.draws[name])
    }
    given = {name: tuple(row) for name, row in chart.closed.items() if "R" in row}
    found.append(Section("With three cards or more", _named(more)))
    found.append(Section("After a split", _named(split)))
    found.append(Section("After a double, or with a split ace", _named(given)))
    return [section for section in found if section.rows]


def codes(parts: list[Section]) -> dict[str, str]:
    """The legend of the codes that a chart uses."""
    used = {cell for part in parts for _, cells in part.rows for cell in cells}
    return {code: words for code, words in LEGEND.items() if code in used}


def _coded(chart: Chart) -> dict[str, tuple[str, ...]]:
    return {
        name: _with_draws(row, chart.draws[name])
        for name, row in chart.first.items()
        if row.strip()
    }


def _alike(split: str, first: str, draws: str) -> bool:
    """True if a hand of a split is played as a first one, or as one that may not surrender."""
    return all(
        s in (f, d) if f == "R" else s == f for s, f, d in zip(split, first, draws, strict=True)
    )


def _with_draws(row: str, draws: str) -> tuple[str, ...]:
    """Doubles and surrenders with the play to make instead."""
    return tuple(
        cell + other.lower() if cell in "DR" and other.strip() else cell
        for cell, other in zip(row, draws, strict=True)
    )


def _differs(name: str, row: str, chart: Chart) -> bool:
    """True if hands of more cards do not simply hit or stand as two cards would."""
    draws: Table = chart.draws
    return bool(row.strip()) and name in draws and draws[name].strip() not in ("", row)


def _rows(coded: dict[str, tuple[str, ...]], kind: str, totals: range) -> Rows:
    names = (f"{kind} {total}" for total in totals)
    return tuple((name, coded[name]) for name in names if name in coded)


def _pairs(chart: Chart, first: dict[str, tuple[str, ...]]) -> Rows:
    """Rows of pairs; a pair that is not split is played as its total."""
    found = []
    for rank, row in reversed(chart.pairs.items()):
        points = 12 if rank == "A" else 2 * (10 if rank == "T" else int(rank))
        total = first.get(f"{'soft' if rank == 'A' else 'hard'} {points}")
        if total is None:
            continue
        cells = tuple("P" if c == "P" else other for c, other in zip(row, total, strict=True))
        shown = "10" if rank == "T" else rank
        found.append((f"{shown}, {shown}", cells))
    return tuple(found)


def _named(rows: dict[str, tuple[str, ...]]) -> Rows:
    """Hard totals first, from high to low; neighbours that are played alike share a row."""
    order = sorted(rows, key=lambda name: (name.split()[0], -int(name.split()[1])))
    found = []
    for (kind, cells), names in groupby(order, key=lambda name: (name.split()[0], rows[name])):
        totals = [name.split()[1] for name in names]
        name = totals[0] if len(totals) == 1 else f"{totals[-1]} to {totals[0]}"
        found.append((f"{kind} {name}", cells))
    return tuple(found)
