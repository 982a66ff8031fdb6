"""Bots' habits in the games of each family."""

from typing import Final

from cardhouse.bots.banked.habits import BLACKJACK, PAI_GOW
from cardhouse.bots.habits import Habits
from cardhouse.bots.pan.habits import HABITS as PAN
from cardhouse.bots.pot.habits import HABITS as POT
from cardhouse.engine.core.game import Game
from cardhouse.engine.families import family_of

HABITS: Final = {habits.family: habits for habits in (POT, BLACKJACK, PAI_GOW, PAN)}


def habits_of(game: Game) -> Habits:
    """Bots' habits in a game."""
    return HABITS[family_of(game)]
