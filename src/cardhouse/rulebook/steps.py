"""Every step that a script may name."""

from cardhouse.engine.collect import Assess, Collect
from cardhouse.engine.deal import Deal
from cardhouse.engine.mend import Restock, TakeBack, TakeOut
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.bet import Betting
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.dismissal import Dismiss
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.opening import OpeningStake
from cardhouse.engine.pot.redeal import Redeal
from cardhouse.engine.pot.resting import AllInOption
from cardhouse.engine.pot.showdown import ShowHands
from cardhouse.engine.pot.straddle import Straddles
from cardhouse.engine.pot.stretch import Scramble, Stretch

# What a rule book may write.
AnyStep = (
    Assess
    | Collect
    | Antes
    | OpeningStake
    | Blinds
    | Straddles
    | Stretch
    | Deal
    | Betting
    | Redeal
    | Draw
    | ShowHands
)

# What a hand may come to play: rulings put in steps of their own.
PlayedStep = AnyStep | Restock | TakeBack | TakeOut | Scramble | AllInOption | Dismiss

STEPS = (
    Assess,
    Collect,
    Antes,
    OpeningStake,
    Blinds,
    Straddles,
    Stretch,
    Deal,
    Betting,
    Redeal,
    Draw,
    ShowHands,
)
