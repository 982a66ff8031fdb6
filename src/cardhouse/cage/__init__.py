"""The cage: chips sold, redeemed, lent and settled, drawers, shifts, the drop."""

from cardhouse.cage.play import fold, play, replay
from cardhouse.cage.state import Cage, Drawer

__all__ = ["Cage", "Drawer", "fold", "play", "replay"]
