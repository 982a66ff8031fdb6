"""A player's view of the hands of each family."""

from cardhouse.engine.banked.view import BankedView, CoverView, HandView, LayoutView, WagerView
from cardhouse.engine.pan.view import MeldView, PanView, SpreadsView
from cardhouse.engine.pot.pots import Pot
from cardhouse.engine.pot.view import PotSeat, PotView

__all__ = [
    "BankedView",
    "CoverView",
    "HandView",
    "LayoutView",
    "MeldView",
    "PanView",
    "Pot",
    "PotSeat",
    "PotView",
    "SpreadsView",
    "WagerView",
]
