"""What hands are worth: pure, table-driven, and the same for every game."""

from cardhouse.ranking import best, house_way, paigow, points
from cardhouse.ranking.boards import showing
from cardhouse.ranking.rules import High, Low, SuitOrder
from cardhouse.ranking.scales import Scale, scale

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
]
