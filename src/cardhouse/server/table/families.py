"""The stagings of all families of games."""

from typing import Final

from cardhouse.engine.core.game import Game
from cardhouse.engine.families import family_of
from cardhouse.server.table.banked.staging import BLACKJACK, PAI_GOW
from cardhouse.server.table.pan import STAGING as PAN
from cardhouse.server.table.pot import STAGING as POT
from cardhouse.server.table.staging import Staging

STAGINGS: Final = {staging.family: staging for staging in (POT, BLACKJACK, PAI_GOW, PAN)}


def staging_of(game: Game) -> Staging:
    """The staging of a game."""
    return STAGINGS[family_of(game)]
