"""The cage: selling and redeeming chips, counting drawers, changing shifts, fetching the drop."""

from cardhouse.cage.play import fold, play, replay
from cardhouse.cage.state import Cage, Drawer

__all__ = ["Cage", "Drawer", "fold", "play", "replay"]
