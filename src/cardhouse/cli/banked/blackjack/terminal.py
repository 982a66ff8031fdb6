"""Blackjack's side of the command line."""

from typing import Final

from cardhouse.cli.banked import common, typed
from cardhouse.cli.banked.blackjack import edge, strategy
from cardhouse.cli.banked.blackjack.reports import KINDS
from cardhouse.cli.banked.guide import BankedGuide
from cardhouse.cli.banked.help import BANK, SILENCE
from cardhouse.cli.banked.help import BLACKJACK as HANDS
from cardhouse.cli.terminal import Terminal
from cardhouse.engine.banked.blackjack.family import BLACKJACK
from cardhouse.words.banked_results import collected

TERMINAL: Final = Terminal(
    family=BLACKJACK,
    guide=BankedGuide,
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
    edge=edge.run,
    strategy=strategy.run,
    bulk="solver's chart",
)
