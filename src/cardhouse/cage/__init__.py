"""The cage: chips are sold and redeemed, drawers counted, shifts changed, the drop fetched."""

from cardhouse.cage.play import fold, play, replay
from cardhouse.cage.state import Cage, Drawer

__all__ = ["Cage", "Drawer", "fold", "play", "replay"]
