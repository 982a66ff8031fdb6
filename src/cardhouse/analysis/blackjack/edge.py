"""The value of a hand of blackjack to the player and the bank, before and after collections."""

from typing import Final

from msgspec import Struct

from cardhouse.analysis.blackjack.chart import fingerprint
from cardhouse.analysis.blackjack.rules import Rules
from cardhouse.analysis.blackjack.wager import Edge
from cardhouse.analysis.kernel.answers import answered, is_answered
from cardhouse.engine.banked.rules import Collection

# Wagers at a full table, without the bank.
FULL: Final = 7


class Result(Struct, frozen=True, kw_only=True):
    """A side's result of a hand at a given bet, in cents."""

    won: float
    collection: int

    @property
    def net(self) -> float:
        return self.won - self.collection


def edge(rules: Rules) -> Edge:
    """A rule set solved, now or earlier."""

    def solve() -> Edge:
        from cardhouse.analysis.blackjack.solved import solve as now

        return now(rules)

    return answered(f"edge-{fingerprint(rules)}", Edge, solve)


def is_solved(rules: Rules) -> bool:
    """True if the edge is kept, so that nothing has to be solved."""
    return is_answered(f"edge-{fingerprint(rules)}")


def best_value(rules: Rules) -> float:
    """The value of best play alone."""

    def solve() -> float:
        from cardhouse.analysis.blackjack.solved import best_value as now

        return now(rules)

    return answered(f"best-{fingerprint(rules)}", float, solve)


def player_result(found: float, bet: int, fees: Collection) -> Result:
    """A player's result at a bet."""
    return Result(won=found * bet, collection=fees.due(bet))


def bank_result(found: float, bet: int, wagers: int, fees: Collection) -> Result:
    """The bank's result against a number of equal wagers, all covered."""
    return Result(won=-found * bet * wagers, collection=fees.bank)


def bank_results(found: float, bet: int, fees: Collection) -> dict[int, Result]:
    """The bank's results against one wager and against a full table."""
    return {wagers: bank_result(found, bet, wagers, fees) for wagers in (1, FULL)}
