"""The value of seeing a card of a split's other hand, which the solver does not see."""

import numpy as np

from cardhouse.analysis.blackjack.hands import CHOICES, SPLIT
from cardhouse.analysis.blackjack.kernels import choose
from cardhouse.analysis.blackjack.shoe import ACE, KINDS, WILD
from cardhouse.analysis.blackjack.solve import Solver
from cardhouse.analysis.blackjack.strategy import dealt
from cardhouse.ranking.points import BEST


def one_card_seen(solver: Solver) -> float:
    """The gain, as a share of a wager, if both hands of every split saw one card of the shoe."""
    gain = 0.0
    for up in solver.ups:
        if up == WILD:
            continue
        values, often = solver.values(up), dealt(solver, up)
        for kind in range(WILD):
            node = solver.hands.pairs[kind, kind]
            if node < 0 or values.choices[node].argmax() != SPLIT:
                continue
            left = solver.behind(up)
            left[kind] -= 2
            seen = sum(
                left[card] / left.sum() * _one_hand(solver, kind, up, card)
                for card in range(KINDS)
                if left[card]
            )
            share = solver.shoe[up] / solver.shoe.sum() * often[node]
            gain += 2 * share * (seen - _one_hand(solver, kind, up))
    return float(gain)


def _one_hand(solver: Solver, kind: int, up: int, seen: int = -1) -> float:
    """A hand that begins with a card of the pair, with one more card known to be gone."""
    shoe = solver.behind(up)
    shoe[kind] -= 1
    if seen >= 0:
        shoe[seen] -= 1
    held, sets = solver.hands, solver.split_sets
    nodes = np.flatnonzero((held.size > 1) & (held.cards[:, kind] > 0))
    if kind == ACE:
        sets = sets._replace(may=held.may_split_ace)
        nodes = nodes[held.size[nodes] == 2]
    over = held.points[nodes] > BEST
    stood = solver.stand(shoe, sets, (nodes[~over], nodes[over]), up)
    free = np.full(len(held.size), -1, np.int8)
    worth, choices = np.zeros(len(free)), np.zeros((len(free), len(CHOICES)))
    choose(shoe, sets, nodes, solver.money(up), stood, free, free, worth, choices)
    shoe[kind] -= 1
    to = held.drawn[held.ones[kind]]
    return float(shoe / shoe.sum() @ np.where(to >= 0, worth[to], 0.0))
