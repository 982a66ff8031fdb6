"""The kill: the winner of the last pots plays the next hand for more."""

from collections.abc import Iterator

from cardhouse.engine.core.log import effective
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.rules import Kill
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Killing, Table


class PotsCounted(TableEvent, frozen=True, kw_only=True, tag="pots-counted"):
    """The winner of the last whole pots in a row; nobody if the last was shared or small."""

    name: str = ""
    pots: int = 0
    # True if they post the kill in the next hand.
    earned: bool = False
    cite: str = "blind.kill"

    def change(self, table: Table) -> None:
        table.killing = Killing(name=self.name, pots=self.pots)


def has_kill(table: Table) -> bool:
    """True if the winner of pots may have to post at this table."""
    return _kill(table) is not None


def killer(table: Table, seats: tuple[int, ...]) -> int:
    """The seat that posts the kill, if it is dealt in; 0 if nobody has to."""
    killing = table.killing
    if not _earned(_kill(table), killing):
        return 0
    return next((s for s in seats if table.players[s].name == killing.name), 0)


def count_pots(table: Table) -> Iterator[PotsCounted]:
    """A whole pot that is large enough extends a streak, or begins one."""
    kill = _kill(table)
    if kill is None:
        return
    assert table.counted is not None
    won = [event for event in effective(table.log) if isinstance(event, PotAwarded)]
    if not won:
        # A cancelled hand changes nothing: the same kill is posted again.
        return
    winners = {event.seat for event in won}
    if len(winners) > 1 or sum(event.amount for event in won) < kill.least:
        yield PotsCounted()
        return
    name = table.counted.players[winners.pop()].name
    before = table.killing
    now = Killing(name=name, pots=before.pots + 1 if before.name == name else 1)
    yield PotsCounted(name=now.name, pots=now.pots, earned=_earned(kill, now))


def _kill(table: Table) -> Kill | None:
    """The house's rules of the kill, if there is one at this table."""
    game = table.game
    assert isinstance(game, PotGame)
    return game.kill


def _earned(kill: Kill | None, killing: Killing) -> bool:
    return kill is not None and killing.pots >= kill.pots
