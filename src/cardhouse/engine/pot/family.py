"""Games played for a pot."""

from cardhouse.engine.core.collect import Assess, Collect
from cardhouse.engine.core.family import Family
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.discard import DiscardDown
from cardhouse.engine.pot.dismissal import Dismiss
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.mend import Restock, TakeBack, TakeOut
from cardhouse.engine.pot.opening import OpeningStake
from cardhouse.engine.pot.redeal import Redeal
from cardhouse.engine.pot.resting import AllInOption
from cardhouse.engine.pot.showdown import ShowHands
from cardhouse.engine.pot.straddle import Straddles
from cardhouse.engine.pot.stretch import Scramble, Stretch
from cardhouse.engine.pot.view import PotView, look

POT = Family(
    name="pot",
    scope="poker",
    game=PotGame,
    steps=(
        Assess,
        Collect,
        Antes,
        OpeningStake,
        Blinds,
        Straddles,
        Stretch,
        Deal,
        BettingRound,
        Redeal,
        Draw,
        DiscardDown,
        ShowHands,
    ),
    ruled=(Restock, TakeBack, TakeOut, Scramble, AllInOption, Dismiss),
    view=PotView,
    look=look,
)
