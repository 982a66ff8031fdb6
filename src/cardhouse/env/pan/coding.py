"""Pan, for learners."""

from cardhouse.engine.pan.family import PAN
from cardhouse.env.coding import Coding
from cardhouse.env.pan.sight import PanSight
from cardhouse.env.pan.slots import slots

CODING = Coding(
    family=PAN,
    sight=PanSight,
    slots=slots,
    bet=lambda stakes: stakes.chip,
    bet_name="chips",
)
