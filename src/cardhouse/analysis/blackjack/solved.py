"""Blackjack solved from the deal on, with insurance: by the best play and by its chart."""

from typing import Final

import numpy as np

from cardhouse.analysis.blackjack.bank import natural_of
from cardhouse.analysis.blackjack.chart import Chart
from cardhouse.analysis.blackjack.rules import Rules
from cardhouse.analysis.blackjack.shoe import ACE, KINDS, NAMES, WILD, Floats
from cardhouse.analysis.blackjack.solve import Solver
from cardhouse.analysis.blackjack.strategy import chart_of, dealt, policy_of
from cardhouse.analysis.blackjack.wager import Behind, Edge

# Insurance is half a wager, paid two to one.
INSURED: Final = 0.5


def solve(rules: Rules) -> Edge:
    """Solve a rule set."""
    solver = Solver(rules)
    chart = chart_of(solver)
    best, charted = solved(solver), solved(solver, chart)
    insurance = insured(solver)
    shares = solver.shoe / solver.shoe.sum()
    ups = [
        Behind(up=NAMES[up], chance=float(shares[up]), value=float(best[up])) for up in solver.ups
    ]
    return Edge(
        value=float(shares @ best) + insurance,
        chart_value=float(shares @ charted) + insurance,
        insurance=insurance,
        ups=tuple(ups),
        chart=chart,
    )


def best_value(rules: Rules) -> float:
    """The value of best play alone."""
    solver = Solver(rules)
    return float(solver.shoe / solver.shoe.sum() @ solved(solver)) + insured(solver)


def solved(solver: Solver, chart: Chart | None = None) -> Floats:
    """The value of a wager behind each up card, with best play or by a chart."""
    values = np.zeros(KINDS)
    for up in solver.ups:
        policy = policy_of(solver, chart, up) if chart is not None and up != WILD else None
        values[up] = dealt(solver, up) @ solver.values(up, policy).worth
    return values


def insured(solver: Solver) -> float:
    """The gain from insurance, if offered: it is taken with cards that make it pay."""
    rules = solver.rules
    if not rules.play.insurance:
        return 0.0
    seconds = [k for k in range(KINDS) if natural_of(ACE, k) in rules.points.naturals]
    left = solver.behind(ACE) - solver.hands.cards
    natural = left[:, seconds].sum(axis=1) / left.sum(axis=1)
    gain = np.maximum(INSURED * (3 * natural - 1), 0.0)
    return float(solver.shoe[ACE] / solver.shoe.sum() * (dealt(solver, ACE) @ gain))
