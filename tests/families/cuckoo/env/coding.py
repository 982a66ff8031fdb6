"""Cuckoo, for learners."""

from collections.abc import Iterable, Sequence

from cardhouse.env.coding import Coding
from cardhouse.env.fields import Field, Numbers, Places
from cardhouse.env.slots import Slots, plain
from tests.families.cuckoo.engine.commands import Exchange, KeepCard
from tests.families.cuckoo.engine.family import CUCKOO
from tests.families.cuckoo.engine.hand import CuckooGame
from tests.families.cuckoo.engine.view import CuckooView

EXCHANGES_MOST = 10


class CuckooSight:
    """The seats still to be asked, and the exchanges so far."""

    def __init__(self, games: Sequence[CuckooGame], places: Places) -> None:
        self._places = places
        self.fields: tuple[Field, ...] = (
            Field("waiting", places.seats, "1 for each seat still to be asked"),
            Field("exchanges", 1, "the number of exchanges", EXCHANGES_MOST),
        )

    def write(self, view: CuckooView, into: Numbers, bet: int) -> None:
        """Fill the fields from a view."""
        around = self._places.around(view.viewer)
        for seat in view.waiting:
            into[around[seat]] = 1
        into[self._places.seats] = view.exchanges


def slots(games: Sequence[CuckooGame], places: Places) -> Iterable[Slots]:
    """Every command of cuckoo."""
    return plain(KeepCard, Exchange)


CODING = Coding(
    family=CUCKOO,
    sight=CuckooSight,
    slots=slots,
    bet=lambda stakes: stakes.small_bet,
    bet_name="bets",
)
