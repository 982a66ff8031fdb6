"""Absent players: passed over after silent hands, and off their seat in the end."""

from collections.abc import Collection

from cardhouse.room.patience import Patience, Stopwatch
from cardhouse.table import Table
from cardhouse.table.commands import Leave, SitOut


class Absence:
    """Counts each seat's silent hands in a row, and how long its player has been away."""

    def __init__(self, patience: Patience, watch: Stopwatch | None = None) -> None:
        self._patience = patience
        self._now = (watch or Stopwatch()).now
        self._silent: set[int] = set()
        self._hands: dict[int, int] = {}
        self._since: dict[int, float] = {}

    def silent(self, seat: int) -> None:
        """Note that a decision was made for a player whose time was up."""
        self._silent.add(seat)

    def heard(self, seat: int) -> None:
        """Note that a player has acted."""
        self._silent.discard(seat)
        self._hands.pop(seat, None)

    def hand_over(self) -> None:
        """Count the seats that were silent in the hand just ended."""
        for seat in self._silent:
            self._hands[seat] = self._hands.get(seat, 0) + 1
        self._silent.clear()

    def due(self, table: Table, away: Collection[int]) -> SitOut | Leave | None:
        """Sit out a player who was silent for too long, or remove one who is gone."""
        now = self._now()
        self._since = {seat: self._since.get(seat, now) for seat in away}
        for seat, player in table.players.items():
            if player.bot or player.leaving:
                continue
            if player.standing == "out":
                if now - self._since.get(seat, now) > self._patience.gone:
                    return Leave(seat=seat)
            elif self._hands.get(seat, 0) >= self._patience.absences:
                del self._hands[seat]
                return SitOut(seat=seat)
        return None
