"""The floor's rulings on pan."""

from typing import Final

from cardhouse.engine.pan.family import PAN
from cardhouse.floor.core.rulings import Rulings, remedies_in
from cardhouse.floor.pan import mistakes, orders
from cardhouse.floor.pan.ended import given_up, settlement
from cardhouse.floor.pan.guesses import GUESSES

RULINGS: Final = Rulings(
    family=PAN,
    remedies=remedies_in(mistakes, orders),
    settlement=settlement,
    given_up=given_up,
    guesses=GUESSES,
)
