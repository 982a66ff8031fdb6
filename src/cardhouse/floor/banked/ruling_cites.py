"""Which cite keys each ruling on every banked table is about."""

from typing import Final

from cardhouse.floor.banked.reports import MoveCard
from cardhouse.floor.core.reports import CancelHand, GiveChips
from cardhouse.floor.core.rulings import Cites

CITES: Final[Cites] = {
    GiveChips: ("floor",),
    MoveCard: ("floor",),
    CancelHand: ("fee.cancelled", "floor"),
}
