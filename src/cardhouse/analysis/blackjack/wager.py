"""The value of a wager of one to the player, behind each up card and overall."""

from msgspec import Struct

from cardhouse.analysis.blackjack.chart import Chart


class Behind(Struct, frozen=True, kw_only=True):
    """An up card of the bank: its chance, and the player's average win."""

    up: str
    chance: float
    value: float


class Edge(Struct, frozen=True, kw_only=True):
    """The player's value of a wager of one; the bank's is the same with the opposite sign."""

    # With the best play of every set of cards, and with the chart's.
    value: float
    chart_value: float
    # The part of the former that comes from insurance.
    insurance: float
    ups: tuple[Behind, ...]
    chart: Chart

    @property
    def bound(self) -> float:
        """An upper bound on the gain from looking at the other hands of a split.

        Everything the cards of a hand say beyond their total is worth `value - chart_value`; other
        hands' cards say less, and only to the one hand in twenty that comes from a split.
        """
        return self.value - self.chart_value
