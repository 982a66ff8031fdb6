"""Panguingue."""

from cardhouse.engine.core.collect import Assess
from cardhouse.engine.core.family import Family
from cardhouse.engine.pan.hand import PanGame
from cardhouse.engine.pan.on_top import DeclareOnTop
from cardhouse.engine.pan.packets import DealPackets
from cardhouse.engine.pan.play import PlayPan
from cardhouse.engine.pan.settle import SettlePan
from cardhouse.engine.pan.tops import PostTops
from cardhouse.engine.pan.view import PanView, look

PAN = Family(
    name="pan",
    scope="pan",
    game=PanGame,
    steps=(Assess, PostTops, DealPackets, DeclareOnTop, PlayPan, SettlePan),
    view=PanView,
    look=look,
)
