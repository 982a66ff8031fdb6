"""Cardhouse itself: the log on, views off."""

from bench.contest import Contestant, Rate, sevens, work_for
from bench.report import OURS
from cardhouse.ranking import High, scale


def evaluations(seconds: float, seed: int) -> Rate:
    """Evaluate seven cards."""
    deals = sevens(seed)
    value = scale(High()).value

    def work() -> None:
        for cards in deals:
            value(cards)

    return work_for(seconds, work, count=len(deals))


CONTESTANT = Contestant(OURS, evaluations=evaluations)
