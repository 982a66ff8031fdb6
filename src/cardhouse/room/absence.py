"""Who does not decide any more: he is passed over, and gives up his seat in the end."""

from collections.abc import Collection

from cardhouse.room.patience import Patience, Stopwatch
from cardhouse.table import Table
from cardhouse.table.commands import Leave, SitOut


class Absence:
    """In how many hands in a row all was decided for somebody, and how long he is away."""

    def __init__(self, patience: Patience, watch: Stopwatch | None = None) -> None:
        self._patience = patience
        self._now = (watch or Stopwatch()).now
        self._silent: set[int] = set()
        self._hands: dict[int, int] = {}
        self._since: dict[int, float] = {}

    def silent(self, seat: int) -> None:
        """Something was decided for somebody because his time was up."""
        self._silent.add(seat)

    def heard(self, seat: int) -> None:
        """Somebody did something himself."""
        self._silent.discard(seat)
        self._hands.pop(seat, None)

    def hand_over(self) -> None:
        """Count who said nothing in the hand that has ended."""
        for seat in self._silent:
            self._hands[seat] = self._hands.get(seat, 0) + 1
        self._silent.clear()

    def due(self, table: Table, away: Collection[int]) -> SitOut | Leave | None:
        """Whoever was silent for too long is passed over; whoever is gone leaves."""
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
