"""The codings of the games of each family."""

from typing import Final

from cardhouse.engine.core.game import Game
from cardhouse.engine.families import family_of
from cardhouse.env.banked.coding import BLACKJACK, PAI_GOW
from cardhouse.env.coding import Coding
from cardhouse.env.pan.coding import CODING as PAN
from cardhouse.env.pot.coding import CODING as POT

CODINGS: Final = {coding.family: coding for coding in (POT, BLACKJACK, PAI_GOW, PAN)}


def coding_of(game: Game) -> Coding:
    """The coding of a game."""
    return CODINGS[family_of(game)]
