"""Pai gow poker's side of the command line."""

from typing import Final

from cardhouse.cli.banked import common, typed
from cardhouse.cli.banked.help import BANK, SILENCE
from cardhouse.cli.banked.help import PAI_GOW as HANDS
from cardhouse.cli.banked.pai_gow import edge
from cardhouse.cli.banked.pai_gow.guide import PaiGowGuide
from cardhouse.cli.banked.pai_gow.reports import KINDS
from cardhouse.cli.terminal import Counted, Terminal
from cardhouse.engine.banked.pai_gow.family import PAI_GOW
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.ranking.paigow import back_scale
from cardhouse.words.banked_results import collected

SEVEN: Final = 7


def _counted(game: PaiGowGame) -> Counted:
    """The back hand, the best of seven cards."""
    return Counted({"high": back_scale(game.paigow).rules}, SEVEN)


TERMINAL: Final = Terminal(
    family=PAI_GOW,
    guide=PaiGowGuide,
    is_verb=typed.is_verb,
    command=typed.command,
    waives=("lapse",),
    between=common.BETWEEN,
    help=(*BANK, *HANDS, *SILENCE),
    reports=KINDS,
    lying=common.lying,
    collected=collected,
    own=common.own,
    least=common.least,
    collects=common.collects,
    counted=_counted,
    edge=edge.run,
    bulk="house way",
)
