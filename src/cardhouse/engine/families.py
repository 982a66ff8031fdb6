"""The families of games that a house may post."""

from typing import Final

from cardhouse.engine.banked.blackjack.family import BLACKJACK
from cardhouse.engine.banked.pai_gow.family import PAI_GOW
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.step import Script
from cardhouse.engine.core.view import View
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pot.family import POT

FAMILIES: Final[tuple[Family, ...]] = (POT, BLACKJACK, PAI_GOW, PAN)
_BY_GAME: Final = {family.game: family for family in FAMILIES}


def family_of(game: Game) -> Family:
    """The family of a game."""
    return _BY_GAME[type(game)]


def family_of_script(script: Script) -> Family | None:
    """The family that has all of these steps; none for a mix of several families."""
    kinds = {type(step) for step in script}
    return next((family for family in FAMILIES if kinds <= {*family.steps}), None)


def look(hand: Hand, viewer: int) -> View:
    """The hand as seen from a seat, or from the rail."""
    return _BY_GAME[type(hand.game)].look(hand, viewer)
