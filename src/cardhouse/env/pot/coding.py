"""Games for a pot, for learners."""

from typing import Any

from cardhouse.engine.pot.commands import Muck, PlayBoard, Show
from cardhouse.engine.pot.family import POT
from cardhouse.env.coding import Coding
from cardhouse.env.pot.sight import PotSight
from cardhouse.env.pot.slots import slots


def _many(*args: Any, **options: Any) -> Any:
    # The kernels load a compiler, which nobody else here needs.
    from cardhouse.env.pot.arrays.tables import PotTables

    return PotTables(*args, **options)


CODING = Coding(
    family=POT,
    sight=PotSight,
    slots=slots,
    bet=lambda stakes: stakes.big_bet if stakes.limit == "fixed" else stakes.small_bet,
    bet_name="big bets (small bets where the limit is not fixed)",
    showing=(Show, Muck, PlayBoard),
    many=_many,
)
