"""The coach at blackjack: the solver's value of every play, in cents of the wager."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from cardhouse.analysis.blackjack.chart import Play, kind_of
from cardhouse.analysis.blackjack.rules import Rules, rules_of
from cardhouse.bots.banked.blackjack import PLAYS
from cardhouse.cards import JOKER
from cardhouse.coach.advice import Advice, BankWorth, Choice, Coach, best_of, plain_choices
from cardhouse.coach.banked.bank import worth
from cardhouse.coach.banked.sheet import blackjack_sheet
from cardhouse.coach.banked.wagers import least_loss, on, wagers
from cardhouse.engine.banked.blackjack.family import BLACKJACK
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.commands import Decline, Insure, PlaceWager
from cardhouse.engine.banked.layout import spot_of
from cardhouse.engine.banked.view import BankedView, HandView
from cardhouse.engine.core.asks import Ask
from cardhouse.words.said import Cards, say

Values = dict[Play, float]


def choices(game: BlackjackGame, view: BankedView, ask: Ask) -> Iterator[Choice]:
    """The plays of the hand in turn, or the wagers."""
    yield from plain_choices(ask)
    yield from wagers(view, ask)


def weigh(
    game: BlackjackGame, view: BankedView, ask: Ask, found: tuple[Choice, ...]
) -> Advice | None:
    """The plays by the solver; wagers by the edge of the game."""
    if any(isinstance(choice.command, PlaceWager) for choice in found):
        from cardhouse.analysis.blackjack.edge import edge

        value = edge(rules_of(game)).value
        return least_loss(view, ask, found, value, game.banking.collection)
    if Insure in ask.offers:
        return _insurance(game, view, found)
    shown = view.layout.in_turn
    if shown is None or not view.layout.bank_hand.up:
        return None
    values = play_values(rules_of(game), view, shown)
    wager = on(view, shown.hand) or 1
    weighed = tuple(
        replace(choice, worth=values[play] * wager)
        if (play := PLAYS.get(type(choice.command))) in values
        else choice
        for choice in found
    )
    best = best_of(weighed)
    if best is None:
        return None
    up = view.layout.bank_hand.up[0]
    total = say("total", kind=shown.kind, points=shown.called)
    why = say("coach-count", cards=Cards(shown.up), total=total, up=Cards((up,)))
    return Advice(
        choices=weighed, best=best.command, why=(why,), basis=say("coach-basis-blackjack")
    )


def play_values(rules: Rules, view: BankedView, shown: HandView) -> Values:
    """The value of each play per unit of the wager: two cards as `cardhouse strategy` has them.

    Longer hands and split ones are valued card by card.
    """
    up = view.layout.bank_hand.up[0]
    if up == JOKER or JOKER in shown.up:
        return {}
    split = sum(spot_of(other.hand) == spot_of(shown.hand) for other in view.layout.hands) > 1
    solved = _solved(_Asked(rules))
    if len(shown.up) == 2 and not split:
        return solved.cell(shown.up, shown.points, soft=shown.soft, up=up)
    return solved.node(shown.up, up, split=split)


class _Asked:
    """Rules as a key: their odds are a dict, which cannot be hashed."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def __hash__(self) -> int:
        return hash(repr(self.rules))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and other.rules == self.rules


class _Solved:
    """A rule set with its solver, kept for the next question."""

    def __init__(self, rules: Rules) -> None:
        from cardhouse.analysis.blackjack.solve import Solver
        from cardhouse.analysis.blackjack.values import cell_values

        self.solver = Solver(rules)
        self.cells = cell_values(self.solver)

    def cell(self, cards: tuple[str, ...], points: int, *, soft: bool, up: str) -> Values:
        """A cell of the chart's values: a pair by its rank, any other hand by its total."""
        from cardhouse.analysis.blackjack.chart import UPS, total_name

        first, second = map(kind_of, cards)
        pair = f"{first}, {second}"
        row = pair if first == second and pair in self.cells else total_name(points, soft)
        column = UPS.index(kind_of(up))
        found = self.cells.get(row, {})
        return {play: v for play, each in found.items() if (v := each[column]) is not None}

    def node(self, cards: tuple[str, ...], up: str, *, split: bool) -> Values:
        """The values of a hand card by card; none for a hand that nobody can reach."""
        import numpy as np

        from cardhouse.analysis.blackjack.hands import CHOICES
        from cardhouse.analysis.blackjack.shoe import KINDS, place
        from cardhouse.analysis.blackjack.values import seen

        solver = self.solver
        held = np.bincount([place(card) for card in cards], minlength=KINDS)
        nodes = np.flatnonzero((solver.hands.cards == held).all(axis=1))
        if not len(nodes):
            return {}
        values = solver.values(place(up))
        table = values.split.get(place(cards[0])) if split else seen(solver, values)
        if table is None:
            return {}
        row = table[int(nodes[0])]
        pairs = zip(CHOICES, row, strict=True)
        return {play: float(value) for play, value in pairs if np.isfinite(value)}


@lru_cache(maxsize=8)
def _solved(asked: _Asked) -> _Solved:
    return _Solved(asked.rules)


def _insurance(game: BlackjackGame, view: BankedView, found: tuple[Choice, ...]) -> Advice | None:
    """Insurance by the cards that are left: half a wager, paid two to one."""
    from cardhouse.analysis.blackjack.bank import natural_of
    from cardhouse.analysis.blackjack.shoe import ACE, KINDS, counts, place

    rules = rules_of(game)
    left = counts(rules.deck)
    left[ACE] -= 1
    # Everybody's cards lie face up.
    for hand in view.layout.hands:
        for card in hand.up:
            left[place(card)] -= 1
    seconds = [kind for kind in range(KINDS) if natural_of(ACE, kind) in rules.points.naturals]
    natural = float(left[seconds].sum() / left.sum())
    wager = sum(on(view, hand.hand) for hand in view.layout.hands_of(view.viewer))
    worths = {Insure: wager / 2 * (3 * natural - 1), Decline: 0.0}
    weighed = tuple(
        replace(choice, worth=worths.get(type(choice.command), choice.worth)) for choice in found
    )
    best = best_of(weighed)
    if best is None:
        return None
    why = say("coach-insurance", share=f"{100 * natural:.1f}")
    return Advice(
        choices=weighed, best=best.command, why=(why,), basis=say("coach-basis-insurance")
    )


def bank(game: BlackjackGame) -> BankWorth:
    """The worth of the bank by the solver, against players who play their best."""
    from cardhouse.analysis.blackjack.edge import bank_results, edge

    found = edge(rules_of(game)).value
    results = bank_results(found, game.stakes.small_bet, game.banking.collection)
    nets = {wagers: result.net for wagers, result in results.items()}
    return worth(game, nets, say("coach-basis-bank-blackjack"))


def prepare(game: BlackjackGame) -> None:
    """Solve the rules of a game."""
    _solved(_Asked(rules_of(game)))


COACH = Coach(
    family=BLACKJACK,
    choices=choices,
    weigh=weigh,
    sheet=blackjack_sheet,
    bank=bank,
    prepare=prepare,
)
