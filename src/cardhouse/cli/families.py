"""The terminals of all families of games."""

from typing import Final

from cardhouse.cli.banked.blackjack.terminal import TERMINAL as BLACKJACK
from cardhouse.cli.banked.pai_gow.terminal import TERMINAL as PAI_GOW
from cardhouse.cli.pan.terminal import TERMINAL as PAN
from cardhouse.cli.pot.terminal import TERMINAL as POT
from cardhouse.cli.terminal import Terminal
from cardhouse.engine.core.game import Game
from cardhouse.engine.families import family_of
from cardhouse.rulebook import Posted

TERMINALS: Final = {each.family: each for each in (POT, BLACKJACK, PAI_GOW, PAN)}


def terminal(post: Posted) -> Terminal:
    """The terminal of a posted game."""
    return TERMINALS[post.family]


def terminal_of(game: Game) -> Terminal:
    """The terminal of a game."""
    return TERMINALS[family_of(game)]
