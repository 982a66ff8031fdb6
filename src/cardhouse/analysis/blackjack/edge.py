"""What a hand of blackjack is worth to the player and to the bank, before and after collections."""

from msgspec import Struct

from cardhouse.analysis.blackjack.chart import Chart, fingerprint
from cardhouse.analysis.blackjack.rules import Rules
from cardhouse.analysis.kernel.answers import answered
from cardhouse.engine.banked.rules import Collection


class Behind(Struct, frozen=True, kw_only=True):
    """One up card of the bank: how often it comes, and what the player wins on average."""

    up: str
    chance: float
    value: float


class Edge(Struct, frozen=True, kw_only=True):
    """The player's side of a wager of one; the bank's is the same with the other sign."""

    # With the best play of every set of cards, and with the chart's.
    value: float
    chart_value: float
    # What of the former comes from insurance.
    insurance: float
    ups: tuple[Behind, ...]
    chart: Chart

    @property
    def bound(self) -> float:
        """How much more could be had by looking at the other hands of a split, at the very most.

        All that the cards of one's own hand say beyond their total is worth `value - chart_value`;
        other hands' cards say less, and only to the one hand in twenty that a split made.
        """
        return self.value - self.chart_value


class Result(Struct, frozen=True, kw_only=True):
    """What a side has of a hand at a given bet, in cents."""

    won: float
    collection: int

    @property
    def net(self) -> float:
        return self.won - self.collection


def edge(rules: Rules) -> Edge:
    """A rule set solved, now or at another time."""

    def solve() -> Edge:
        from cardhouse.analysis.blackjack.solved import solve as now

        return now(rules)

    return answered(f"edge-{fingerprint(rules)}", Edge, solve)


def best_value(rules: Rules) -> float:
    """The value of best play alone."""

    def solve() -> float:
        from cardhouse.analysis.blackjack.solved import best_value as now

        return now(rules)

    return answered(f"best-{fingerprint(rules)}", float, solve)


def player_result(found: float, bet: int, fees: Collection) -> Result:
    """A player's hand at a bet."""
    return Result(won=found * bet, collection=fees.due(bet))


def bank_result(found: float, bet: int, wagers: int, fees: Collection) -> Result:
    """The bank's hand against so many wagers of one bet, all of them covered."""
    return Result(won=-found * bet * wagers, collection=fees.bank)
