"""Pai gow poker."""

from cardhouse.engine.banked.bank import PutUpBank
from cardhouse.engine.banked.collection import TakeCollections
from cardhouse.engine.banked.pai_gow.bank import SetBank
from cardhouse.engine.banked.pai_gow.dice import ShakeDice
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.banked.pai_gow.piles import DealPiles, DeliverPiles
from cardhouse.engine.banked.pai_gow.setting import SetHands
from cardhouse.engine.banked.pai_gow.settle import SettlePaiGow
from cardhouse.engine.banked.pai_gow.view import look
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.banked.wagers import TakeWagers
from cardhouse.engine.core.family import Family

PAI_GOW = Family(
    name="pai-gow",
    scope="banked",
    by_wager=True,
    game=PaiGowGame,
    steps=(
        PutUpBank,
        TakeWagers,
        TakeCollections,
        DealPiles,
        ShakeDice,
        DeliverPiles,
        SetHands,
        SetBank,
        SettlePaiGow,
    ),
    view=BankedView,
    look=look,
)
