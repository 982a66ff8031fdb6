"""Every step that a script may name."""

from cardhouse.engine.banked.bank import PutUpBank
from cardhouse.engine.banked.blackjack.bank_hand import DrawBank
from cardhouse.engine.banked.blackjack.insurance import OfferInsurance
from cardhouse.engine.banked.blackjack.rounds import DealRound, Noticed
from cardhouse.engine.banked.blackjack.shoe import BurnFirst
from cardhouse.engine.banked.blackjack.strays import TakeStray, UseStray
from cardhouse.engine.banked.blackjack.turns import PlayHands
from cardhouse.engine.banked.collection import TakeCollections
from cardhouse.engine.banked.pai_gow.bank import SetBank
from cardhouse.engine.banked.pai_gow.dice import ShakeDice
from cardhouse.engine.banked.pai_gow.piles import DealPiles, DeliverPiles
from cardhouse.engine.banked.pai_gow.setting import SetHands
from cardhouse.engine.banked.pai_gow.settle import SettlePaiGow
from cardhouse.engine.banked.blackjack.settle import SettleBlackjack
from cardhouse.engine.banked.wagers import TakeWagers
from cardhouse.engine.core.collect import Assess, Collect
from cardhouse.engine.pan.on_top import DeclareOnTop
from cardhouse.engine.pan.packets import DealPackets
from cardhouse.engine.pan.play import PlayPan
from cardhouse.engine.pan.settle import SettlePan
from cardhouse.engine.pan.tops import PostTops
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.bet import Betting
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.dismissal import Dismiss
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.mend import Restock, TakeBack, TakeOut
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
    | PutUpBank
    | TakeWagers
    | TakeCollections
    | BurnFirst
    | DealRound
    | OfferInsurance
    | PlayHands
    | DrawBank
    | SettleBlackjack
    | DealPiles
    | ShakeDice
    | DeliverPiles
    | SetHands
    | SetBank
    | SettlePaiGow
    | PostTops
    | DealPackets
    | DeclareOnTop
    | PlayPan
    | SettlePan
)

# What a hand may come to play: rulings put in steps of their own.
PlayedStep = (
    AnyStep
    | Restock
    | TakeBack
    | TakeOut
    | Scramble
    | AllInOption
    | Dismiss
    | Noticed
    | TakeStray
    | UseStray
)

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
    PutUpBank,
    TakeWagers,
    TakeCollections,
    BurnFirst,
    DealRound,
    OfferInsurance,
    PlayHands,
    DrawBank,
    SettleBlackjack,
    DealPiles,
    ShakeDice,
    DeliverPiles,
    SetHands,
    SetBank,
    SettlePaiGow,
    PostTops,
    DealPackets,
    DeclareOnTop,
    PlayPan,
    SettlePan,
)
