"""Blackjack solved: the value of the best play, or of a chart, card by card over the shoe."""

from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from cardhouse.analysis.blackjack.bank import (
    ENDS,
    JOKER_NATURAL,
    JOKER_SECOND,
    NATURAL,
    Tree,
    bank,
)
from cardhouse.analysis.blackjack.hands import (
    CHOICES,
    SPLIT,
    STAND,
    SURRENDER,
    Hands,
    hands,
    results,
    unnatural,
)
from cardhouse.analysis.blackjack.kernels import Marks, Money, Sets, Stood, choose, standing
from cardhouse.analysis.blackjack.rules import Rules
from cardhouse.analysis.blackjack.shoe import ACE, KINDS, TEN, WILD, Floats, Ints, counts
from cardhouse.analysis.blackjack.split import Single, split_worth
from cardhouse.ranking.points import BEST

# With more cards of the pair gone than this, a hand's value is extrapolated in a straight line: it
# bends by less than a part in a million, and four such cards in a row are rare.
GONE: Final = 2
# Four hands need the values with up to this many gone.
GONE_MOST: Final = 5


class Policy(NamedTuple):
    """The play of each hand: by node, as its own, as a split hand, and when it is closed."""

    first: Marks
    split: Marks
    closed: Marks
    # By kind: true if that pair is split.
    pairs: tuple[bool, ...]


class Values(NamedTuple):
    """Values of hands behind one up card: by node, and by node and choice."""

    up: int
    worth: Floats
    choices: Floats
    # The same for split hands with the first wager, by kind of the pair, if worked out.
    split: dict[int, Floats]


class Solver:
    """A rule set; everything independent of the play is worked out once."""

    def __init__(self, rules: Rules) -> None:
        if rules.practice.peek and rules.deck.jokers:
            raise ValueError("peek=true needs a shoe without jokers (jokers=0)")
        self.rules = rules
        self.shoe = counts(rules.deck)
        self.hands: Hands = hands(rules)
        self.bank = bank(rules)
        self.pay = results(rules)
        found = self.hands
        over = found.points > BEST
        whole = found.size > 1
        self._within = np.flatnonzero(whole & ~over)
        self._over = np.flatnonzero(whole & over)
        self._under = {
            kind: np.flatnonzero(whole & (found.cards[:, kind] > 0)) for kind in range(WILD)
        }
        split_row = np.array([unnatural(row) for row in found.row])
        self.sets = Sets(found.cards, found.points, found.row, found.drawn, found.may)
        self.split_sets = self.sets._replace(row=split_row, may=found.may_split_hand)
        self._split_stood: dict[tuple[int, int, int], Stood] = {}
        self._stood: dict[int, Stood] = {}
        self._best: dict[int, Values] = {}

    @cached_property
    def ups(self) -> tuple[int, ...]:
        """The kinds of up card in the shoe."""
        return tuple(kind for kind in range(KINDS) if self.shoe[kind])

    def behind(self, up: int) -> Ints:
        """The shoe without the bank's up card."""
        left = self.shoe.copy()
        left[up] -= 1
        return left

    def money(self, up: int, base: float = 1.0) -> Money:
        """The effect of the bank's second cards on added money."""
        spares = np.zeros(ENDS, np.bool_)
        safe, half = -1, -0.5
        if self.rules.practice.peek and up in (ACE, TEN):
            spares[NATURAL], safe, half = True, ACE + TEN - up, -1.0
        elif self.rules.deck.jokers and up != WILD:
            spares[[JOKER_SECOND, JOKER_NATURAL]], safe = True, WILD
        late = self.rules.play.surrender == "any-time"
        return Money(base, safe, spares, half, late)

    def stood(self, up: int) -> Stood:
        """The value of standing on every hand."""
        if up not in self._stood:
            nodes = (self._within, self._over)
            self._stood[up] = self.stand(self.behind(up), self.sets, nodes, up)
        return self._stood[up]

    def stand(self, shoe: Ints, sets: Sets, nodes: tuple[Ints, Ints], up: int) -> Stood:
        """The value of standing on some hands, within 21 and over, with a given shoe."""
        size = len(self.hands.size)
        made = Stood(np.zeros(size), np.zeros(size))
        trees: tuple[Tree, Tree] = (self.bank.within[up], self.bank.over[up])
        for over, (part, tree) in enumerate(zip(nodes, trees, strict=True)):
            if len(part):
                standing(shoe, sets, part, tree, bool(over), self.pay, self.money(up), made)
        return made

    def values(self, up: int, policy: Policy | None = None) -> Values:
        """The value of every hand behind an up card, with best play or by a policy."""
        if policy is None and up in self._best:
            return self._best[up]
        found = self._values(up, policy)
        if policy is None:
            self._best[up] = found
        return found

    def _values(self, up: int, policy: Policy | None) -> Values:
        size = len(self.hands.size)
        worth, choices = np.zeros(size), np.full((size, len(CHOICES)), -np.inf)
        stood, money = self.stood(up), self.money(up)
        if up == WILD:
            # Nobody draws behind a joker.
            worth[:] = stood.plain + stood.spared
            return Values(up, worth, choices, {})
        free = np.full(size, -1, np.int8)
        first, closed = (policy.first, policy.closed) if policy else (free, free)
        nodes = np.flatnonzero(self.hands.size > 1)
        choose(self.behind(up), self.sets, nodes, money, stood, first, closed, worth, choices)
        split: dict[int, Floats] = {}
        for kind in range(WILD):
            node = self.hands.pairs[kind, kind]
            if node < 0 or not self.hands.may[node] >> SPLIT & 1 or self.behind(up)[kind] < 2:
                continue
            if policy is not None and not policy.pairs[kind]:
                continue
            value, split[kind] = self._split(kind, up, policy)
            choices[node, SPLIT] = value
            best = value if policy is not None else max(value, worth[node])
            same = self.same_rank(kind, up)
            worth[node] = same * best + (1.0 - same) * worth[node]
        return Values(up, worth, choices, split)

    def same_rank(self, kind: int, up: int) -> float:
        """The chance that two cards of a kind are a pair that may be split."""
        if kind != TEN or self.rules.play.pair == "value":
            return 1.0
        # A ten-value up card leaves one of the four ranks a card short.
        tens = self.behind(up)[TEN]
        each = self.shoe[TEN] // 4
        full = 4 if up != TEN else 3
        ways = full * each * (each - 1) + (4 - full) * (each - 1) * (each - 2)
        return float(ways / (tens * (tens - 1)))

    def _split(self, kind: int, up: int, policy: Policy | None) -> tuple[float, Floats]:
        """The value of splitting a pair, and of the choices on the first wager's hands."""
        play = self.rules.play
        most = play.split_hands if kind != ACE or play.resplit_aces else 2
        shoe = self.behind(up)
        pairs_left = float(shoe[kind] - 2)
        if kind == TEN and play.pair == "rank":
            pairs_left = self.shoe[TEN] / 4 - 2 - (1 / 4 if up == TEN else 0)
        cards_left = float(shoe.sum() - 2)
        chance = np.ones(GONE_MOST)
        for gone in range(1, GONE_MOST):
            left = max(pairs_left - gone + 1, 0.0)
            chance[gone] = chance[gone - 1] * left / (cards_left - gone + 1)
        parts = np.zeros((4, GONE_MOST))
        shown = np.empty(0)
        for gone in range(min(GONE, most - 1)):
            if chance[gone] > 0:
                values, choices = self._single(kind, up, gone, pairs_left - gone, policy)
                parts[:, gone] = values
                shown = choices if gone == 0 else shown
        for gone in range(GONE, GONE_MOST):
            parts[:, gone] = 2 * parts[:, gone - 1] - parts[:, gone - 2]
        return split_worth(Single(*parts), chance, most), shown

    def _single(
        self, kind: int, up: int, gone: int, pairs_left: float, policy: Policy | None
    ) -> tuple[Floats, Floats]:
        """A split hand, with a number of further cards of the pair gone; and its choices."""
        shoe = self.behind(up)
        shoe[kind] -= 1 + gone
        nodes = self._under[kind]
        sets = self.split_sets
        if kind == ACE:
            sets = sets._replace(may=self.hands.may_split_ace)
            if not self.rules.practice.split_aces_play:
                nodes = nodes[self.hands.size[nodes] == 2]
        stood = self._split_stood.get((kind, up, gone))
        if stood is None:
            over = self.hands.points[nodes] > BEST
            stood = self.stand(shoe, sets, (nodes[~over], nodes[over]), up)
            self._split_stood[kind, up, gone] = stood
        size = len(self.hands.size)
        free = np.full(size, -1, np.int8)
        follow, closed = (policy.split, policy.closed) if policy else (free, free)
        if policy and kind == ACE and not self.rules.practice.split_aces_play:
            follow = np.where(closed > 0, SURRENDER, STAND).astype(np.int8)
        have = shoe.copy()
        have[kind] -= 1
        likely = have / have.sum()
        pair = max(pairs_left, 0.0) / have.sum()
        to = self.hands.drawn[self.hands.ones[kind]]
        parts: list[float] = []
        shown: Floats = np.empty(0)
        for base in (1.0, 0.0):
            worth, choices = np.zeros(size), np.full((size, len(CHOICES)), -np.inf)
            money = self.money(up, base)
            choose(shoe, sets, nodes, money, stood, follow, closed, worth, choices)
            second = np.where(to >= 0, worth[to], 0.0)
            whole = float(likely @ second)
            parts += [whole - pair * second[kind], pair * second[kind]]
            shown = choices if base else shown
        return np.array(parts), shown
