"""Games for a pot, for learners."""

from cardhouse.engine.pot.commands import Muck, PlayBoard, Show
from cardhouse.engine.pot.family import POT
from cardhouse.env.coding import Coding
from cardhouse.env.pot.sight import PotSight
from cardhouse.env.pot.slots import slots

CODING = Coding(
    family=POT,
    sight=PotSight,
    slots=slots,
    bet=lambda stakes: stakes.big_bet if stakes.limit == "fixed" else stakes.small_bet,
    bet_name="big bets (small bets where the limit is not fixed)",
    showing=(Show, Muck, PlayBoard),
)
