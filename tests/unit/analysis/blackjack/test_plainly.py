"""The solver against a plain recursion over the cards of a short deck, counted by the engine."""

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from cardhouse.analysis.blackjack.rules import Rules, rules_of
from cardhouse.analysis.blackjack.shoe import counts
from cardhouse.analysis.blackjack.solve import Solver
from cardhouse.analysis.blackjack.solved import solved
from cardhouse.cards import JOKER, Card, Deck
from cardhouse.engine.banked.blackjack.outcome import outcome
from cardhouse.ranking.points import BEST, total
from tests.kit.banked import game

HOUSES = ("tommys", "new-esquire", "lo-ball-room", "ven-a-mexico")
# Aces, sevens, eights, tens of one rank, and jokers: every kind of ending, and few cards.
SHORT = "234569JQK"

Cards = tuple[Card, ...]


class Plainly:
    """The best play of one hand without splits, card by card."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.deck = Counter(
            card if card == JOKER else Card(card[0] + "s") for card in rules.deck.cards()
        )
        self.best = cache(self._best)
        self.stand = cache(self._stand)

    def value(self) -> float:
        """The expected gain on a wager of one."""
        whole, won = 0, 0.0
        for up, up_many in self.deck.items():
            for one, one_many in (self.deck - Counter([up])).items():
                for two, many in (self.deck - Counter([up, one])).items():
                    ways = up_many * one_many * many
                    whole += ways
                    held = tuple(sorted((one, two)))
                    won += ways * (self.stand(held, up)[0] if up == JOKER else self.best(held, up))
        return won / whole

    def _left(self, cards: Cards, up: Card) -> Counter[Card]:
        return self.deck - Counter(cards) - Counter([up])

    def _best(self, cards: Cards, up: Card) -> float:
        play, now = self.rules.play, total(cards, self.rules.points)
        options = []
        limit = play.stand_soft if now.soft else play.stand_hard
        closed = now.natural or JOKER in cards or now.points >= min(limit, BEST)
        all_money, _ = self.stand(cards, up)
        if closed or now.points > play.must_hit:
            options.append(all_money)
        if not closed:
            options.append(self._over_next(cards, up, lambda more: self.best(more, up)))
        doubles = not closed or play.double_stands == "all"
        doubles = doubles or (play.double_stands == "soft-19" and now.soft and now.points == 19)
        if len(cards) == 2 and not now.natural and JOKER not in cards and doubles:
            options.append(self._over_next(cards, up, lambda more: self._doubled(more, up)))
        late = play.surrender == "any-time" and now.points < BEST
        early = play.surrender == "first-two" and len(cards) == 2
        if (late or early) and JOKER not in cards and not now.natural:
            options.append(-0.5)
        return max(options)

    def _doubled(self, cards: Cards, up: Card) -> float:
        all_money, added = self.stand(cards, up)
        gives = (
            self.rules.play.surrender == "any-time" and total(cards, self.rules.points).points < 21
        )
        return max(all_money + added, -1.0) if gives else all_money + added

    def _over_next(self, cards: Cards, up: Card, then: Callable[[Cards], float]) -> float:
        left = self._left(cards, up)
        whole = sum(left.values())
        return sum(n * then(tuple(sorted((*cards, card)))) for card, n in left.items()) / whole

    def _stand(self, cards: Cards, up: Card) -> tuple[float, float]:
        """The first wager's gain, and the gain a second adds, which a joker second spares."""
        player, size = total(cards, self.rules.points), len(cards)

        def bank(held: Cards) -> tuple[float, float]:
            now = total(held, self.rules.points)
            done = len(held) > 1 and (
                now.natural
                or JOKER in held
                or now.points > 17
                or (now.points == 17 and not now.soft)
            )
            if done:
                found = outcome(player, size, now, self.rules.play)
                times, parts = found.odds
                won = {"win": times / parts, "push": 0.0, "lose": -1.0}[found.result]
                spared = held[1] == JOKER and up != JOKER
                return won, 0.0 if spared else won
            left = self._left((*cards, *held[1:]), up)
            whole = sum(left.values())
            parts_ = [(n, bank((*held, card))) for card, n in left.items()]
            return (
                sum(n * part[0] for n, part in parts_) / whole,
                sum(n * part[1] for n, part in parts_) / whole,
            )

        return bank((up,))


@pytest.mark.parametrize("house", HOUSES)
def test_without_splits_the_solver_finds_what_a_plain_recursion_finds(house: str) -> None:
    rules = rules_of(game(house))
    short = Deck(packs=2, jokers=rules.deck.jokers, without=SHORT)
    rules = replace(rules, deck=short, play=replace(rules.play, split_hands=1))
    solver = Solver(rules)
    shares = counts(short) / counts(short).sum()
    assert shares @ solved(solver) == pytest.approx(Plainly(rules).value(), abs=1e-12)
