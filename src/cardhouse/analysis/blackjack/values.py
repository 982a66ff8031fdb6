"""The value of every choice in a chart's cell, on average over its hands."""

import numpy as np

from cardhouse.analysis.blackjack.chart import UPS, Play, total_name
from cardhouse.analysis.blackjack.hands import CHOICES, SPLIT
from cardhouse.analysis.blackjack.shoe import ACE, NAMES, TEN, WILD, Floats
from cardhouse.analysis.blackjack.solve import Solver, Values
from cardhouse.analysis.blackjack.strategy import COLUMN, HARD_LEAST, SOFT_LEAST, dealt
from cardhouse.ranking.points import BEST

# By row and choice: a value for each up card, None if the choice is not allowed.
Cells = dict[str, dict[Play, list[float | None]]]


def cell_values(solver: Solver) -> Cells:
    """The choices on the first two cards: totals, and pairs by rank."""
    found: Cells = {}
    for up in UPS:
        values = solver.values(COLUMN[up])
        rows = _totals(solver, values) | _pairs(solver, values)
        for row, choices in rows.items():
            for choice, value in zip(CHOICES, choices, strict=True):
                shown = float(value) if np.isfinite(value) else None
                found.setdefault(row, {}).setdefault(choice, []).append(shown)
    return {
        row: {c: list_ for c, list_ in choices.items() if any(v is not None for v in list_)}
        for row, choices in found.items()
    }


def seen(solver: Solver, values: Values) -> Floats:
    """The choices as a player meets them: after a peek the bank has no natural."""
    money = solver.money(values.up)
    if not solver.rules.practice.peek or money.safe < 0:
        return values.choices
    left = solver.behind(values.up) - solver.hands.cards
    natural = (left[:, money.safe] / left.sum(axis=1))[:, None]
    found: Floats = (values.choices + natural) / (1.0 - natural)
    return found


def _totals(solver: Solver, values: Values) -> dict[str, Floats]:
    held, often, choices = solver.hands, dealt(solver, values.up), seen(solver, values)
    plain = (held.size == 2) & (held.cards[:, WILD] == 0) & (held.row <= BEST) & (often > 0)
    found = {}
    for soft in (False, True):
        for points in range(SOFT_LEAST if soft else HARD_LEAST, BEST):
            nodes = np.flatnonzero(plain & (held.soft == soft) & (held.points == points))
            if len(nodes):
                weighed = often[nodes] @ choices[nodes] / often[nodes].sum()
                weighed[SPLIT] = -np.inf
                found[total_name(points, soft)] = weighed
    return found


def _pairs(solver: Solver, values: Values) -> dict[str, Floats]:
    choices = seen(solver, values)
    found = {}
    for kind in (*range(1, TEN + 1), ACE):
        node = solver.hands.pairs[kind, kind]
        if node >= 0 and np.isfinite(values.choices[node, SPLIT]):
            found[f"{NAMES[kind]}, {NAMES[kind]}"] = choices[node]
    return found
