"""How bots play for a pot."""

from cardhouse.bots.habits import Habits, by_seats
from cardhouse.bots.pot.sensible import Sensible
from cardhouse.engine.pot.family import POT
from cardhouse.table import Table


def _least(table: Table) -> int:
    """As the button one must have more than the fee, or one is not dealt in."""
    fee = table.fee
    return 1 + (fee.due(table.seating.most) if fee.payer == "button" else 0)


HABITS = Habits(family=POT, sensible=Sensible, least=_least, count=by_seats)
