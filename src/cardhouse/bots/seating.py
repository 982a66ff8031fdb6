"""Who sits where when a table is filled with bots."""

from collections.abc import Sequence

from cardhouse.table.rules import Rotation
from cardhouse.table.table import Role


def roles(rotation: Rotation, free: Sequence[int]) -> dict[int, Role]:
    """The seats of the standing banks: those kept for them, or the last ones that bots have."""
    seats = rotation.seats or free[len(free) - min(rotation.banks, len(free)) :]
    return dict.fromkeys(seats, "bank")
