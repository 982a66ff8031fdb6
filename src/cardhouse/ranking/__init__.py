"""The value of hands: pure, table-driven, and the same for every game."""

from cardhouse.ranking import best, house_way, paigow, points
from cardhouse.ranking.boards import showing, showing_low
from cardhouse.ranking.orders import scale
from cardhouse.ranking.rules import High, Low, SuitOrder
from cardhouse.ranking.scales import Scale

__all__ = [
    "High",
    "Low",
    "Scale",
    "SuitOrder",
    "best",
    "house_way",
    "paigow",
    "points",
    "scale",
    "showing",
    "showing_low",
]
