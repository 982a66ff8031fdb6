"""Banked games, for learners."""

from typing import Final

from cardhouse.engine.banked.blackjack.family import BLACKJACK as BLACKJACK_FAMILY
from cardhouse.engine.banked.pai_gow.family import PAI_GOW as PAI_GOW_FAMILY
from cardhouse.engine.core.stakes import Stakes
from cardhouse.env.banked.sight import BlackjackSight, PaiGowSight
from cardhouse.env.banked.slots import blackjack, pai_gow
from cardhouse.env.coding import Coding

BET_NAME: Final = "least wagers"


def _bet(stakes: Stakes) -> int:
    return stakes.small_bet


BLACKJACK: Final = Coding(
    family=BLACKJACK_FAMILY,
    sight=BlackjackSight,
    slots=blackjack,
    bet=_bet,
    bet_name=BET_NAME,
    turned_up=False,
    banked=True,
)
PAI_GOW: Final = Coding(
    family=PAI_GOW_FAMILY,
    sight=PaiGowSight,
    slots=pai_gow,
    bet=_bet,
    bet_name=BET_NAME,
    turned_up=False,
    banked=True,
)
