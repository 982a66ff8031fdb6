"""Every step that a script may name."""

from cardhouse.engine.collect import Assess, Collect
from cardhouse.engine.deal import Deal
from cardhouse.engine.mend import Restock, TakeBack
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.bet import Betting
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.showdown import ShowHands

# What a rule book may write.
AnyStep = Assess | Collect | Antes | Blinds | Deal | Betting | Draw | ShowHands

# What a hand may come to play: rulings put in steps of their own.
PlayedStep = AnyStep | Restock | TakeBack

STEPS = (Assess, Collect, Antes, Blinds, Deal, Betting, Draw, ShowHands)
