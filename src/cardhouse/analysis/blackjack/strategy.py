"""From the solver's values to a chart, and from a chart back to its exact value."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.blackjack.chart import NO_SPLIT, UPS, Chart, Table, total_name
from cardhouse.analysis.blackjack.hands import (
    CHOICES,
    DOUBLE,
    HIT,
    LOST,
    SPLIT,
    STAND,
    SURRENDER,
)
from cardhouse.analysis.blackjack.shoe import ACE, KINDS, NAMES, TEN, WILD, Floats, Ints
from cardhouse.analysis.blackjack.solve import Policy, Solver, Values
from cardhouse.analysis.kernel.jit import kernel
from cardhouse.ranking.points import BEST

LETTER: Final = "SHDPR"
COLUMN: Final = {up: NAMES.index(up) for up in UPS}
SOFT_LEAST: Final = 12
HARD_LEAST: Final = 4
# Cells no hand reaches still show the best choice.
RARE: Final = 1e-12


class Weighted(NamedTuple):
    """The value of each choice in each cell, summed over hands by frequency."""

    # By softness, points, and choice.
    first: Floats
    split: Floats
    more: Floats
    closed: Floats


@kernel
def reach(
    shoe: Ints, nodes: Ints, cards: Ints, drawn: Ints, best: Ints, often: Floats, doubled: Floats
) -> None:
    """The frequency of each hand, from fewer cards to more."""
    for node in nodes:
        if often[node] <= 0.0 or best[node] not in (HIT, DOUBLE):
            continue
        have = shoe - cards[node]
        left = have.sum()
        for kind in range(KINDS):
            to = drawn[node, kind]
            if to > LOST and have[kind] > 0:
                part = often[node] * have[kind] / left
                if best[node] == HIT:
                    often[to] += part
                else:
                    doubled[to] += part


def dealt(solver: Solver, up: int) -> Floats:
    """The frequency of each two cards dealt behind an up card."""
    shoe = solver.behind(up).astype(np.float64)
    left = shoe.sum()
    often = np.zeros(len(solver.hands.size))
    for a in range(KINDS):
        for b in range(a, KINDS):
            node = solver.hands.pairs[a, b]
            if node >= 0 and shoe[a] and shoe[b] - (a == b) > 0:
                ways = shoe[a] * (shoe[b] - (a == b)) * (1 if a == b else 2)
                often[node] = ways / (left * (left - 1))
    return often


def chart_of(solver: Solver) -> Chart:
    """The chart with the best choice of each cell, on average over its hands."""
    tables: dict[str, dict[str, list[str]]] = {}
    for up in UPS:
        values = solver.values(COLUMN[up])
        cells = _weighed(solver, values)
        for name, column in _columns(solver, values, cells).items():
            rows = tables.setdefault(name, {})
            for row, letter in column.items():
                rows.setdefault(row, []).append(letter)
    joined: dict[str, Table] = {
        name: {row: "".join(letters) for row, letters in rows.items()}
        for name, rows in tables.items()
    }
    return Chart(**joined)


def _weighed(solver: Solver, values: Values) -> Weighted:
    held, up = solver.hands, values.up
    often = dealt(solver, up)
    doubled = np.zeros_like(often)
    best = np.argmax(values.choices, axis=1)
    split_often = {}
    for kind, choices in values.split.items():
        node = held.pairs[kind, kind]
        if best[node] == SPLIT:
            split_often[kind] = _second_cards(solver, kind, up, often[node]), choices
    upward = np.flatnonzero(held.size > 1)[::-1]
    reach(solver.behind(up), upward, held.cards, held.drawn, best, often, doubled)
    two = held.size == 2
    plays = values.choices.copy()
    plays[:, SPLIT] = -np.inf
    # A pair that is split leaves its total to the others.
    weight = np.where(two & (best == SPLIT), RARE, often + RARE)
    first = _sum(solver, plays, weight, two)
    more = _sum(solver, plays, weight, held.size > 2)
    # Hands no split reaches are played like first hands, as far as allowed.
    masked = np.where(held.may_split_hand[:, None] >> np.arange(len(CHOICES)) & 1, plays, -np.inf)
    split = _sum(solver, masked, np.full_like(often, RARE), two)
    for kind, (seconds, choices) in split_often.items():
        if kind != ACE:
            split += _sum(solver, choices, seconds, two)
        else:
            doubled += seconds
    stood = solver.stood(up)
    gives = np.full_like(plays, -np.inf)
    gives[:, STAND] = stood.plain + stood.spared
    if solver.rules.play.surrender == "any-time":
        gives[:, SURRENDER] = values.choices[:, SURRENDER]
    return Weighted(first, split, more, _sum(solver, gives, doubled + RARE, held.size > 1))


def _second_cards(solver: Solver, kind: int, up: int, often: float) -> Floats:
    """The frequency of each two cards at the start of a split hand."""
    found = np.zeros(len(solver.hands.size))
    shoe = solver.behind(up)
    shoe[kind] -= 2
    to = solver.hands.drawn[solver.hands.ones[kind]]
    for second in range(KINDS):
        if to[second] >= 0:
            found[to[second]] = 2 * often * max(shoe[second], 0) / shoe.sum()
    return found


def _sum(solver: Solver, choices: Floats, weight: Floats, which: NDArray[np.bool_]) -> Floats:
    """Values by cell; a choice missing for one hand is missing for its cell."""
    held = solver.hands
    total = np.zeros((2, BEST + 1, len(CHOICES)))
    # A hand with a joker, or a natural, has no choice and must not speak for its total.
    plain = (held.cards[:, WILD] == 0) & (held.row <= BEST) & which & (weight > 0)
    nodes = np.flatnonzero(plain)
    cell = held.soft[nodes].astype(np.int64), held.points[nodes]
    np.add.at(total, cell, weight[nodes, None] * choices[nodes])
    return total


def _columns(solver: Solver, values: Values, cells: Weighted) -> dict[str, dict[str, str]]:
    """The letters of one up card, by table and row."""
    return {
        "pairs": _pairs(solver, values),
        "first": _best(cells.first, range(len(CHOICES))),
        "draws": _best(cells.first, (STAND, HIT)),
        "split": _best(cells.split, range(len(CHOICES))),
        "more": _best(cells.more, range(len(CHOICES))),
        "closed": _best(cells.closed, (STAND, SURRENDER)),
    }


def _pairs(solver: Solver, values: Values) -> dict[str, str]:
    letters = {}
    for kind in (*range(1, TEN + 1), ACE):
        node = solver.hands.pairs[kind, kind]
        best = node >= 0 and values.choices[node].argmax() == SPLIT
        letters[NAMES[kind]] = "P" if best else NO_SPLIT
    return letters


def _best(cells: Floats, among: range | tuple[int, ...]) -> dict[str, str]:
    """The best choice of each row that has a hand."""
    letters = {}
    for soft in (0, 1):
        for points in range(SOFT_LEAST if soft else HARD_LEAST, BEST + 1):
            values = cells[soft, points, list(among)]
            name = total_name(points, bool(soft))
            found = np.isfinite(values) & (values != 0.0)
            letters[name] = LETTER[among[int(values.argmax())]] if found.any() else " "
    return letters


def policy_of(solver: Solver, chart: Chart, up: int) -> Policy:
    """A chart's play for every hand behind one up card."""
    held = solver.hands
    column = UPS.index(NAMES[up])
    marks = {name: _marks(getattr(chart, name), column) for name in ("first", "split", "more")}
    closed = _marks(chart.closed, column)
    cell = held.soft.astype(np.int64), np.minimum(held.points, BEST + 1)
    two = held.size == 2
    only_stands = (held.may == 1 << STAND) | (held.points > BEST)
    found = [
        np.where(only_stands, STAND, np.where(two, marks[name][cell], marks["more"][cell]))
        for name in ("first", "split")
    ]
    gives_up = (closed[cell] == SURRENDER) & (held.may >> SURRENDER & 1 | ~two)
    late = solver.rules.play.surrender == "any-time"
    return Policy(
        first=found[0].astype(np.int8),
        split=np.where(held.may_split_hand == 1 << STAND, STAND, found[1]).astype(np.int8),
        closed=(gives_up & late).astype(np.int8),
        pairs=tuple(chart.pairs[NAMES[kind]][column] == "P" for kind in range(WILD)),
    )


def _marks(table: Table, column: int) -> Ints:
    """The choices of one column, by softness and points."""
    found = np.full((2, BEST + 2), STAND, np.int64)
    for soft in (0, 1):
        for points in range(BEST + 1):
            row = table.get(total_name(points, bool(soft)))
            if row and row[column] in LETTER:
                found[soft, points] = LETTER.index(row[column])
    return found
