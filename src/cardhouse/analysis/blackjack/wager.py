"""What a wager of one is worth to the player, behind each up card of the bank and on the whole."""

from msgspec import Struct

from cardhouse.analysis.blackjack.chart import Chart


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
