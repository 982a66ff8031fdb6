"""The bonuses of a house: prizes posted and raised, paid from pools apart from its own money."""

from cardhouse.bonus.notice import Notice, notices
from cardhouse.bonus.play import award, awarded, fold, next_due, play, replay
from cardhouse.bonus.pools import PROMOTIONS, Bonuses, Pool, bonuses_of

__all__ = [
    "PROMOTIONS",
    "Bonuses",
    "Notice",
    "Pool",
    "award",
    "awarded",
    "bonuses_of",
    "fold",
    "next_due",
    "notices",
    "play",
    "replay",
]
